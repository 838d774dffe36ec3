import type { Entry } from '../../src/campaign/entry.ts';
import type { UndoResult } from '../../src/campaign/undo.ts';
import type { Json } from '../../src/rules/rule.ts';
import type { Draft } from '../../src/slash/command.ts';
import type { Restored } from './restore.ts';

/**
 * What the journal keeps of an undoing. `entries`: what was taken back, latest first; the last one is what was named.
 * `held`: the numbers that hold again.
 */
export function undoDraft(
  actorId: string,
  entries: readonly Entry[],
  { changes, games, mouvements, reglages, fiches, etats }: Restored,
  held: readonly number[],
): Draft {
  const named = entries.at(-1);
  if (!named) throw new RangeError('nothing is taken back');
  const suite = entries.slice(0, -1).map(({ number }) => number);
  const [retabli = null, ...retablis] = held;
  const own = games.find(({ id }) => id === named.content.game?.id);
  const parties = games.filter((game) => game !== own);
  const { number: numero, content } = named;
  const result: UndoResult = {
    numero,
    commande: content.command,
    ...(suite.length > 0 && { suite }),
    retabli,
    ...(retablis.length > 0 && { retablis }),
    ...{ mouvements, reglages, fiches, etats },
    partie: games.length > 0,
    ...(parties.length > 0 && { parties }),
  };
  return {
    ...seenLike(entries, named, actorId),
    motif: null,
    options: { numero, ...(suite.length > 0 && { suite: true }) },
    outcome: { result: result as unknown as { [key: string]: Json }, steps: [], rulings: [], ignored: [] }, // JSON by its type
    dice: [],
    typed: false,
    changes,
    ...(own && { game: { ...own, move: 'annuler' } }),
  };
}

/**
 * An undoing is seen by those who see all of what it takes back. What the MJs alone see is shown to who undoes it, who is
 * one of them: an answer that says nothing would be of no use.
 */
function seenLike(
  entries: readonly Entry[],
  named: Entry,
  actorId: string,
): Pick<Draft, 'visibility' | 'behalf'> {
  const hidden = entries.filter(
    ({ visibility, revealedAt }) => visibility !== 'public' && revealedAt === null,
  );
  if (hidden.some(({ visibility }) => visibility === 'mj')) return { visibility: 'joueur-mj', behalf: null };
  const people = new Set(hidden.map((entry) => playerOf(entry).id));
  if (people.size > 1) return { visibility: 'joueur-mj', behalf: null };
  const { id, name } = playerOf(hidden[0] ?? named);
  const behalf = id === null || name === null || id === actorId ? null : { id, name };
  return { visibility: hidden.length === 0 ? 'public' : 'joueur-mj', behalf };
}

/** For whom an entry was made. */
function playerOf({ behalf, author }: Entry): Entry['author'] {
  return behalf ?? author;
}
