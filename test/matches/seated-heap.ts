import { type MatchState, match } from '../../src/matches/match.ts';
import { refuse } from '../../src/rules/rule.ts';

/** Two people take one or two of a heap, or the face of a D4; who is late takes a D4 as well, and seats change hands. */
export interface SeatedHeap extends MatchState {
  readonly left: number;
  readonly turn: number;
  readonly people: readonly string[];
}
type Take = 'un' | 'deux' | 'de';

function takes({ left }: SeatedHeap): readonly Take[] {
  const all: readonly Take[] = ['un', 'deux', 'de'];
  return all.filter((_, at) => left >= at + 1);
}

function taken(state: SeatedHeap, count: number): SeatedHeap {
  return { ...state, left: Math.max(0, state.left - count), turn: 1 - state.turn };
}

export const seatedHeap = match<number, SeatedHeap, Take, number>({
  begin: (left) => ({ version: 0, fixed: { start: left }, left, turn: 0, people: ['a', 'b'] }),
  offered: takes,
  legalMoves: (state, { id }) => (id === state.people[state.turn] ? takes(state) : []),
  awaits: ({ left, turn, people }) => (left === 0 ? [] : people.slice(turn, turn + 1)),
  advance: (state, move, _, dice) => taken(state, move === 'de' ? dice.roll(4) : move === 'deux' ? 2 : 1),
  lapse: (state, dice) => taken(state, dice.roll(4)),
  hand: (state, { from, to }) => {
    if (!state.people.includes(from)) return refuse('no-seat', null, { who: from });
    if (state.people.includes(to)) return refuse('seat-taken', null);
    return { ...state, people: state.people.map((id) => (id === from ? to : id)) };
  },
  round: ({ version }) => Math.floor(version / 2) + 1,
  view: ({ left }) => left,
  finished: ({ left }) => left === 0,
});
