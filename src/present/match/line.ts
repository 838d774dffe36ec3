import type { Entry } from '../../campaign/entry.ts';
import { literal } from '../escape.ts';
import { fr } from '../words.ts';
import { mentions, until } from './call.ts';

/** Names of moves that no person makes by a button of the game. */
export const lapsedMove = 'echeance';
export const handedMove = 'passer';

/** On whom a game waits, for what, and by when (milliseconds since 1970). */
interface Turn {
  readonly awaits: readonly string[];
  readonly expects: string | null;
  readonly deadlineAt: number | null;
}

/** What stands above the answer of a game between several persons: how the last move came about, and whose turn it is. */
export function gameLines(entry: Entry, turn: Turn): string {
  return [...lastMove(entry), ...turnLine(turn)].join('\n');
}

function lastMove({ author, behalf, content: { game } }: Entry): string[] {
  if (game?.move === lapsedMove) return [fr`Délai passé : ce qui était attendu est joué par défaut.`];
  const isOther = behalf !== null && behalf.id !== author.id;
  if (!game || game.move === null || !isOther) return [];
  return [`Joué par ${named(author)} (MJ) pour ${named(behalf)}.`];
}

function turnLine({ awaits, expects, deadlineAt }: Turn): string[] {
  if (awaits.length === 0) return [];
  const what = expects ?? 'de jouer';
  const when = deadlineAt === null ? '' : `, ${until(deadlineAt)}`;
  return [
    expects === null ? `À ${mentions(awaits)} ${what}${when}.` : fr`${mentions(awaits)} : ${what}${when}.`,
  ];
}

function named({ name }: Entry['author']): string {
  return name === null ? 'une personne effacée' : literal(name);
}
