import type { Entry } from '../../src/campaign/entry.ts';
import { entryById } from '../../src/campaign/reading.ts';
import { type HeldMove, heldMoves, playedGames, stateBefore } from '../../src/campaign/undo/games.ts';
import { playedGame } from '../../src/present/undo-games.ts';
import { type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Call, Choice, Command, CompleteCall, Desk, Shelf } from '../../src/slash/command.ts';
import type { OptionSpecs } from '../../src/slash/option.ts';
import { viewerOf } from '../../src/slash/sheets.ts';
import { fold } from '../../src/text/fold.ts';

/** How much of a game is taken back. */
export const portees = {
  coup: 'Le dernier coup',
  manche: 'La dernière manche',
  tout: 'Toute la partie',
} as const;
export type Portee = keyof typeof portees;

/** The options that name a game instead of a number. */
export const gameOptions = {
  partie: {
    type: 'text',
    max: 100,
    autocomplete: true,
    description: 'Une partie en cours ou finie depuis peu, au lieu d’un numéro',
  },
  portee: {
    type: 'choice',
    choices: portees,
    description: 'Avec une partie, ce qui en est annulé (le dernier coup si rien n’est dit)',
  },
} as const satisfies OptionSpecs;

/**
 * The first entry that a part of a game consists of: all that come after it go with it. Refused: `undo-unknown-game`
 * [got], `undo-erased` [got].
 */
export async function firstOf(
  typed: string,
  portee: Portee,
  call: Pick<Call, 'actor'>,
  desk: Desk,
  commands: readonly Command[],
): Promise<Entry | Refusal> {
  const { tx, campaign } = desk;
  const games = await playedGames(tx, campaign.id, viewerOf(call, desk), desk.now);
  const game = games.find((one) => String(one.id) === typed || fold(playedGame(one)) === fold(typed));
  if (!game) return refuse('undo-unknown-game', 'partie', { got: typed });
  const held = await heldMoves(tx, campaign.id, game.id);
  const { roundOf } = commands.find(({ name }) => name === game.kind) ?? {};
  const first = portee === 'tout' ? held[0] : await startOf(desk, game.id, held, portee, roundOf);
  const entry = first ? await entryById(tx, first.id) : null;
  if (!entry) return refuse('undo-unknown-game', 'partie', { got: typed });
  return entry.content ? entry : refuse('undo-erased', null, { got: entry.number });
}

/** The last move, or the first one of its round: the round in which the game stood before it. */
async function startOf(
  { tx }: Desk,
  gameId: number,
  held: readonly HeldMove[],
  portee: Portee,
  roundOf: Command['roundOf'],
): Promise<HeldMove | undefined> {
  const last = held.at(-1);
  if (portee === 'coup' || !roundOf || !last || last.move === null) return last;
  const roundBefore = async ({ version }: HeldMove) => roundOf(await stateBefore(tx, gameId, version));
  const round = await roundBefore(last);
  let first = last;
  for (const move of held.toReversed()) {
    if (move.move === null || (await roundBefore(move)) !== round) break;
    first = move;
  }
  return first;
}

/** The open and recent games that hold what was typed. */
export async function completeGame(
  { actor, at, focused }: CompleteCall,
  { tx, campaign, isMaster }: Shelf,
): Promise<readonly Choice[]> {
  if (!campaign) return [];
  const games = await playedGames(tx, campaign.id, viewerOf({ actor }, { isMaster }), at);
  const wanted = fold(focused.typed);
  return games
    .map((game) => ({ name: playedGame(game), value: String(game.id) }))
    .filter(({ name }) => fold(name).includes(wanted));
}
