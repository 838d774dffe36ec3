import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Dice, Die } from '../../src/dice/dice.ts';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { seededDice } from '../../src/dice/seeded.ts';
import type { Claim, Handed, Lapsed, Match, MatchState, Played, Player } from '../../src/matches/match.ts';
import { isRefusal, type Json } from '../../src/rules/rule.ts';

/** What a law needs to play a match at random. */
export interface Table<Start, Move> {
  readonly start: fc.Arbitrary<Start>;
  /** Everybody who might click, legal or not. */
  readonly players: readonly Player[];
  /** Every move that a button could carry. */
  readonly moves: readonly Move[];
  /** What a move brings with it, where it needs something; `pick` is any number. */
  readonly given?: (move: Move, pick: number) => Json;
  /** Ids of players without a seat at the beginning, who may be handed one. */
  readonly newcomers?: readonly string[];
  /** No match takes more moves than this. */
  readonly most: number;
}

/** A seat that was handed over; no dice fall. */
type SeatMove = Handed & { readonly dice: readonly Die[] };

/** A match played at random to its end, with all that is needed to play it again. */
export interface Game<Start, State, Move> {
  readonly start: Start;
  readonly opening: readonly Die[];
  readonly moves: readonly (Played<Move> | Lapsed | SeatMove)[];
  /** Each state from the first to the last. */
  readonly states: readonly State[];
}

/**
 * Holds a match to what every match promises, whoever plays it and however the dice fall: it ends; saved and reloaded
 * between every two moves it equals its twin that never was; played again from its record it ends the same; what is
 * stale, illegal or not one's own is refused and changes nothing. `then` adds its own laws.
 */
export function obeys<Start, State extends MatchState, Move extends string, View>(
  match: Match<Start, State, Move, View>,
  table: Table<Start, Move>,
  then: (game: Game<Start, State, Move>) => void,
): void {
  fc.assert(
    fc.property(table.start, fc.string(), fc.infiniteStream(fc.nat()), (start, seed, picks) => {
      const game = playOut(match, table, start, seed, picks);
      const { states, ...record } = game;
      assert.deepEqual(match.replay(reloaded(record)), states.at(-1));
      then(game);
    }),
    { numRuns: 300 },
  );
}

function playOut<Start, State extends MatchState, Move extends string, View>(
  match: Match<Start, State, Move, View>,
  table: Table<Start, Move>,
  start: Start,
  seed: string,
  picks: fc.Stream<number>,
): Game<Start, State, Move> {
  const dice = seededDice(seed);
  let state = match.begin(start, dice);
  const opening = [...dice.rolled];
  const states = [state];
  const moves: (Played<Move> | Lapsed | SeatMove)[] = [];
  let twin = reloaded(state);
  while (!match.finished(state)) {
    assert.ok(moves.length < table.most, 'a match ends');
    refusesTheRest(match, table, state);
    const choices = table.players.flatMap((player) =>
      match.legalMoves(state, player).map((move) => ({ player, move })),
    );
    const pick = picks.next().value ?? 0;
    const handed = pick % 8 === 6 ? handOver(match, table, state, pick) : null;
    if (handed) {
      const after = accepted(match.hand(state, handed));
      assert.deepEqual(after.fixed, state.fixed, 'what is fixed stays');
      assert.equal(after.version, state.version + 1);
      assert.ok(!match.awaits(after).includes(handed.from), 'who has handed a seat over is awaited no more');
      twin = accepted(match.hand(reloaded(twin), handed));
      assert.deepEqual(reloaded(twin), after);
      moves.push({ ...handed, dice: [] });
      states.push(after);
      state = after;
      continue;
    }
    const before = dice.rolled.length;
    const lapses = match.hasDefault && pick % 8 === 7;
    const choice = choices[pick % choices.length];
    assert.ok(lapses || choice, 'somebody can move while it is not finished');
    const given = choice && table.given?.(choice.move, pick);
    const claim = choice && {
      version: state.version,
      move: choice.move,
      ...(given !== undefined && { given }),
    };
    const play = (from: State, on: Dice) =>
      accepted(
        lapses || !choice || !claim ? match.lapse(from, on) : match.apply(from, claim, choice.player, on),
      );
    const { fixed } = state;
    state = play(state, dice);
    assert.deepEqual(state.fixed, fixed, 'what is fixed stays');
    const fallen = dice.rolled.slice(before);
    twin = play(reloaded(twin), scriptedDice(fallen));
    assert.deepEqual(reloaded(twin), state);
    assert.deepEqual(match.view(twin), match.view(state));
    moves.push(
      lapses || !choice || !claim
        ? { lapsed: true, dice: fallen }
        : { ...claim, player: choice.player, dice: fallen },
    );
    states.push(state);
  }
  refusesTheRest(match, table, state);
  return { start, opening, moves, states };
}

/** A seat of somebody awaited that goes to a newcomer, `null` where that cannot be. */
function handOver<Start, State extends MatchState, Move extends string, View>(
  match: Match<Start, State, Move, View>,
  { newcomers = [] }: Table<Start, Move>,
  state: State,
  pick: number,
): Handed | null {
  const [from] = match.awaits(state);
  const to = newcomers[Math.floor(pick / 8) % newcomers.length];
  if (from === undefined || to === undefined) return null;
  return isRefusal(match.hand(state, { from, to })) ? null : { from, to };
}

/** Every claim that should be refused is: no die rolls and the state stays as it was. */
function refusesTheRest<Start, State extends MatchState, Move extends string, View>(
  match: Match<Start, State, Move, View>,
  table: Table<Start, Move>,
  state: State,
): void {
  const saved = reloaded(state);
  const refuses = (claim: Claim<Move>, player: Player, codes: readonly string[]) => {
    const got = match.apply(state, claim, player, scriptedDice([])); // a die that falls would throw
    assert.ok(isRefusal(got));
    assert.ok(codes.includes(got.code), got.code);
    assert.deepEqual(reloaded(got), got);
  };
  const over = match.finished(state);
  if (over) assert.deepEqual(match.awaits(state), []);
  const nobody = match.hand(state, { from: 'nobody', to: 'somebody' });
  assert.ok(isRefusal(nobody) && nobody.code === (over ? 'match-finished' : 'no-seat'));
  const lapsed = over || !match.hasDefault ? match.lapse(state, scriptedDice([])) : null;
  if (lapsed) assert.ok(isRefusal(lapsed) && lapsed.code === (over ? 'match-finished' : 'no-deadline'));
  const offered = match.offered(state);
  assert.equal(offered.length === 0, over);
  for (const player of table.players) {
    const legal = match.legalMoves(state, player);
    if (over) assert.deepEqual(legal, []);
    assert.deepEqual(
      offered.filter((move) => legal.includes(move)),
      legal,
      'what is legal is offered, in the same order',
    );
    for (const move of table.moves) {
      const stale = over ? 'match-finished' : 'stale-version';
      for (const version of [state.version - 1, state.version + 1])
        refuses({ version, move }, player, [stale]);
      if (legal.includes(move)) continue;
      const codes = over ? ['match-finished'] : [legal.length === 0 ? 'not-your-move' : 'illegal-move'];
      refuses({ version: state.version, move }, player, codes);
    }
  }
  assert.deepEqual(state, saved);
}

function accepted<State>(got: State): Exclude<State, { refused: true }> {
  assert.ok(!isRefusal(got), JSON.stringify(got));
  return got as Exclude<State, { refused: true }>; // it has just been seen to be none
}

function reloaded<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T; // the round trip is what is tested
}
