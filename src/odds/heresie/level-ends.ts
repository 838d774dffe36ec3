import { type End, endsOf, type Issue } from './issue.ts';
import type { State } from './level-pair.ts';

/**
 * How a challenge may end from each state by the pairs that are chosen, however seldom: what numbers that were bettered
 * step by step leave of the impossible is not asked. From where nothing leads out of the level, it ends as `stuck` does.
 */
export function possibleEnds(states: readonly State[], stuck: Issue): ReadonlyMap<State, ReadonlySet<End>> {
  const ends = new Map(states.map((state) => [state, new Set<End>()]));
  spread(ends);
  for (const found of ends.values()) if (found.size === 0) for (const end of endsOf(stuck)) found.add(end);
  spread(ends);
  return ends;
}

/** Carries what may come to where it may come from, until nothing is new. */
function spread(ends: ReadonlyMap<State, Set<End>>): void {
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const [{ chosen }, found] of ends) {
      const before = found.size;
      for (const { strikes } of chosen?.branches ?? []) {
        for (const end of endsOf(strikes.settled)) found.add(end);
        for (const { to } of strikes.inner) for (const end of ends.get(to) ?? []) found.add(end);
      }
      isNew ||= found.size > before;
    }
  }
}
