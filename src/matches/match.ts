import type { Dice, Die } from '../dice/dice.ts';
import { scriptedDice } from '../dice/scripted.ts';
import { isRefusal, type Refusal, refuse } from '../rules/rule.ts';
import type { Claim, Game, Match, MatchState, Player, Recording } from './terms.ts';

export type * from './terms.ts';

/** Makes a match of its rules: what is legal, fresh and due is checked here, once for all games. */
export function match<Start, State extends MatchState, Move extends string, View>(
  game: Game<Start, State, Move, View>,
): Match<Start, State, Move, View> {
  const { begin, offered, legalMoves, awaits, view, finished } = game;
  const round = (state: State): number => game.round?.(state) ?? 1;
  const hasDefault = game.lapse !== undefined;
  const events = eventsOf(game);
  const replay = (record: Recording<Start, Move>) => replayed(begin, events, record);
  const kept = { begin, offered, legalMoves, awaits, view, finished };
  return { ...kept, round, hasDefault, ...events, replay };
}

type Events<State extends MatchState, Move extends string> = Pick<
  Match<never, State, Move, never>,
  'refuses' | 'apply' | 'lapse' | 'hand'
>;

/** What changes a state, each counting one version more. */
function eventsOf<Start, State extends MatchState, Move extends string, View>(
  game: Game<Start, State, Move, View>,
): Events<State, Move> {
  const counted = (state: State, after: State | Refusal): State | Refusal =>
    isRefusal(after) ? after : { ...after, version: state.version + 1 };
  const over = (state: State) => (game.finished(state) ? refuse('match-finished', null) : null);
  return {
    refuses: (state, claim, player) => refuseClaim(game, state, claim, player),
    apply: (state, claim, player, dice) =>
      refuseClaim(game, state, claim, player) ??
      counted(state, game.advance(state, claim.move, player, dice, claim.given ?? null)),
    lapse: (state, dice) =>
      over(state) ?? counted(state, game.lapse?.(state, dice) ?? refuse('no-deadline', null)),
    hand: (state, handed) =>
      over(state) ??
      counted(state, game.hand?.(state, handed) ?? refuse('no-seat', null, { who: handed.from })),
  };
}

function replayed<Start, State extends MatchState, Move extends string>(
  begin: (start: Start, dice: Dice) => State,
  { apply, lapse, hand }: Events<State, Move>,
  { start, opening, moves }: Recording<Start, Move>,
): State | Refusal {
  let state: State | Refusal = onDice(opening, (dice) => begin(start, dice));
  for (const one of moves) {
    const before: State | Refusal = state;
    if (isRefusal(before)) return before;
    if ('from' in one) state = hand(before, one);
    else if ('lapsed' in one) state = onDice(one.dice, (dice) => lapse(before, dice));
    else state = onDice(one.dice, (dice) => apply(before, one, one.player, dice));
  }
  return state;
}

function refuseClaim<Start, State extends MatchState, Move extends string, View>(
  game: Game<Start, State, Move, View>,
  state: State,
  { version, move }: Claim<Move>,
  player: Player,
): Refusal | null {
  if (game.finished(state)) return refuse('match-finished', null);
  if (version !== state.version) return refuse('stale-version', null, { got: version, now: state.version });
  const legal = game.legalMoves(state, player);
  if (legal.length === 0) return refuse('not-your-move', null, { awaits: game.awaits(state) });
  return legal.includes(move) ? null : refuse('illegal-move', null, { got: move, legal });
}

/** Runs on recorded dice, all of which must fall; a refused move leaves them, and says why. */
function onDice<T>(script: readonly Die[], run: (dice: Dice) => T): T {
  const dice = scriptedDice(script);
  const value = run(dice);
  if (!isRefusal(value)) dice.finish();
  return value;
}
