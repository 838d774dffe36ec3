import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { type Claim, type MatchState, match, type Player } from '../../src/matches/match.ts';
import { isRefusal, refuse } from '../../src/rules/rule.ts';
import { obeys } from './laws.ts';
import { seatedHeap } from './seated-heap.ts';

/** The smallest match with turns and dice: two people take one or two of a heap, or the face of a D4. */
interface Heap extends MatchState {
  readonly left: number;
  readonly turn: number;
  readonly people: readonly string[];
}
type Take = 'un' | 'deux' | 'de';

const least = [1, 2, 4];

function takes({ left }: Heap): readonly Take[] {
  const all: readonly Take[] = ['un', 'deux', 'de'];
  return all.filter((_, at) => left >= (least[at] ?? 0));
}

const heapMatch = match<number, Heap, Take, number>({
  begin: (left) => ({ version: 0, left, turn: 0, people: ['a', 'b'] }),
  offered: takes,
  legalMoves: (state, { id }) => (id === state.people[state.turn] ? takes(state) : []),
  awaits: ({ left, turn, people }) => (left === 0 ? [] : people.slice(turn, turn + 1)),
  advance: (state, move, _, dice) => {
    const taken = move === 'de' ? dice.roll(4) : move === 'deux' ? 2 : 1;
    return { ...state, left: state.left - taken, turn: 1 - state.turn };
  },
  view: ({ left }) => left,
  finished: ({ left }) => left === 0,
});

const first: Player = { id: 'a', isMaster: false };
const second: Player = { id: 'b', isMaster: false };

function refusal(state: Heap, claim: Claim<Take>, player: Player) {
  const got = heapMatch.apply(state, claim, player, scriptedDice([]));
  assert.ok(isRefusal(got));
  return got;
}

describe('a match', () => {
  it('obeys its laws with turns, dice and moves that are not always legal', () => {
    const players = [first, second, { id: 'c', isMaster: true }];
    const table = {
      start: fc.integer({ min: 1, max: 12 }),
      players,
      moves: ['un', 'deux', 'de'] as const,
      most: 12,
    };
    obeys(heapMatch, table, ({ moves, states }) => {
      assert.deepEqual(
        states.map(({ version }) => version),
        states.map((_, index) => index),
      );
      assert.equal(states.length, moves.length + 1);
    });
  });

  it('says why a claim is refused: what was got and what is needed', () => {
    const heap = heapMatch.begin(3, scriptedDice([]));
    assert.deepEqual(
      refusal(heap, { version: 0, move: 'de' }, first),
      refuse('illegal-move', null, { got: 'de', legal: ['un', 'deux'] }),
    );
    assert.deepEqual(
      refusal(heap, { version: 0, move: 'un' }, second),
      refuse('not-your-move', null, { awaits: ['a'] }),
    );
    assert.deepEqual(
      refusal(heap, { version: 1, move: 'un' }, first),
      refuse('stale-version', null, { got: 1, now: 0 }),
    );
    const over = { ...heap, left: 0 };
    assert.deepEqual(refusal(over, { version: 0, move: 'un' }, first), refuse('match-finished', null));
  });

  it('two clicks on one button have one effect (piege-02, piege-03)', () => {
    const heap = heapMatch.begin(3, scriptedDice([]));
    const claim: Claim<Take> = { version: 0, move: 'un' };
    const once = heapMatch.apply(heap, claim, first, scriptedDice([]));
    assert.ok(!isRefusal(once));
    assert.deepEqual(once, { version: 1, left: 2, turn: 1, people: ['a', 'b'] });
    assert.equal(refusal(once, claim, first).code, 'stale-version');
    assert.equal(heap.left, 3);
  });

  it('obeys its laws with deadlines and seats that change hands', () => {
    const players = ['a', 'b', 'c', 'd'].map((id) => ({ id, isMaster: false }));
    const start = fc.integer({ min: 1, max: 12 });
    let lapses = 0;
    let hands = 0;
    const table = { start, players, moves: ['un', 'deux', 'de'] as const, newcomers: ['c', 'd'], most: 60 };
    obeys(seatedHeap, table, ({ moves }) => {
      lapses += moves.filter((move) => 'lapsed' in move).length;
      hands += moves.filter((move) => 'from' in move).length;
    });
    assert.ok(lapses > 0 && hands > 0, `${lapses} deadlines, ${hands} seats`);
  });

  it('plays the default of a deadline, on dice where dice fall, and counts it as a version', () => {
    const heap = seatedHeap.begin(6, scriptedDice([]));
    const lapsed = seatedHeap.lapse(heap, scriptedDice([{ sides: 4, face: 3 }]));
    assert.deepEqual(lapsed, { ...heap, version: 1, left: 3, turn: 1 });
    assert.deepEqual(
      heapMatch.lapse(heapMatch.begin(3, scriptedDice([])), scriptedDice([])),
      refuse('no-deadline', null),
    );
    const over = { ...heap, left: 0 };
    assert.deepEqual(seatedHeap.lapse(over, scriptedDice([])), refuse('match-finished', null));
    assert.deepEqual([seatedHeap.hasDefault, heapMatch.hasDefault], [true, false]);
  });

  it('hands a seat to who has none, and says why not otherwise', () => {
    const heap = seatedHeap.begin(6, scriptedDice([]));
    const handed = seatedHeap.hand(heap, { from: 'a', to: 'c' });
    assert.deepEqual(handed, { ...heap, version: 1, people: ['c', 'b'] });
    assert.deepEqual(seatedHeap.hand(heap, { from: 'a', to: 'b' }), refuse('seat-taken', null));
    assert.deepEqual(seatedHeap.hand(heap, { from: 'd', to: 'c' }), refuse('no-seat', null, { who: 'd' }));
    const over = { ...heap, left: 0 };
    assert.deepEqual(seatedHeap.hand(over, { from: 'a', to: 'c' }), refuse('match-finished', null));
    const bare = heapMatch.begin(3, scriptedDice([]));
    assert.deepEqual(heapMatch.hand(bare, { from: 'a', to: 'c' }), refuse('no-seat', null, { who: 'a' }));
  });

  it('plays a recorded match again, deadlines and seats included', () => {
    const record = {
      start: 6,
      opening: [],
      moves: [
        { from: 'a', to: 'c' },
        { lapsed: true, dice: [{ sides: 4, face: 2 }] },
        { version: 2, move: 'deux', player: second, dice: [] },
      ],
    } as const;
    assert.partialDeepStrictEqual(seatedHeap.replay(record), { version: 3, left: 2, people: ['c', 'b'] });
    const early = { ...record, moves: record.moves.slice(2) };
    assert.partialDeepStrictEqual(seatedHeap.replay(early), { refused: true, code: 'stale-version' });
  });

  it('is one round unless its rules tell them apart', () => {
    assert.equal(heapMatch.round(heapMatch.begin(3, scriptedDice([]))), 1);
    assert.equal(seatedHeap.round({ ...seatedHeap.begin(3, scriptedDice([])), version: 5 }), 3);
  });
});
