import type { Entry } from '../../campaign/entry.ts';
import { gameById, type StoredGame } from '../../campaign/games.ts';
import type { MatchState } from '../../matches/match.ts';
import { messageLink } from '../../present/games-open.ts';
import { lapsedMove } from '../../present/match/line.ts';
import { isRefusal, type Refusal, refuse } from '../../rules/rule.ts';
import type { Desk, EntryDeed } from '../command.ts';
import { callTo } from './calls.ts';
import { gameDeed } from './deed.ts';
import type { MatchPlay } from './roll.ts';
import { carryOn } from './run.ts';
import { keepMoves, stateOf } from './standing.ts';

/** What a deadline does that went by: the default, and what the machine adds. Refused: what `lapse` of the match refuses. */
export async function lapseGame<State extends MatchState, Move extends string, View, R extends object>(
  play: MatchPlay<State, Move, View, R>,
  game: StoredGame,
  desk: Desk,
): Promise<EntryDeed | Refusal> {
  const before = stateOf(play, game.state);
  const awaited = play.match.awaits(before);
  if (awaited.length === 0 || play.mayLapse?.(before) === false) return refuse('no-deadline', null);
  const { opening, channel } = game;
  const dice = desk.dice(opening.visibility);
  const first = play.match.lapse(before, dice);
  if (isRefusal(first)) return first;
  const run = carryOn(play, first, dice);
  await keepMoves(play, game, run, desk);
  const happened = {
    ...{ opening, before, run, dice: [...dice.rolled], typed: false, motif: opening.motif, behalf: null },
    game: { id: game.id, version: game.version, move: lapsedMove },
    deadlineAt: (await gameById(desk.tx, game.id))?.deadlineAt ?? null,
    ...{ actor: null, moved: awaited, answer: null, link: linkTo(game, desk) },
  };
  return gameDeed(play, happened, { guild: desk.campaign.guild, channel }, desk);
}

/** Reminds those on whom a game waits, by one new message. `entry`: the last one of the game. */
export async function remindOf<State extends MatchState, Move extends string, View, R extends object>(
  play: MatchPlay<State, Move, View, R>,
  game: StoredGame,
  entry: Entry,
  desk: Desk,
): Promise<void> {
  const { channel, deadlineAt } = game;
  const state = stateOf(play, game.state);
  const to = { channel, answer: null, link: linkTo(game, desk), deadlineAt, isReminder: true };
  await callTo(play, entry, state, play.match.awaits(state), to, desk);
}

/** The address of the message that shows a game, as far as it is known. */
export function linkTo(
  { channel, message }: StoredGame,
  { campaign }: Pick<Desk, 'campaign'>,
): string | null {
  return message === null ? null : messageLink(campaign.guild, channel, message);
}
