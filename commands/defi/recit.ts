import type { DefiView } from '../../src/matches/defi.ts';
import { outcomeOf } from '../../src/rules/trace.ts';

/** The calculation of this round; what the bot adds to a move goes on from it, a new round included. */
export function told(last: DefiView, all: readonly DefiView[]) {
  const [first = last, ...others] = all;
  const steps = [
    ...first.outcome.steps,
    ...others.flatMap(({ outcome, since }) => outcome.steps.slice(since)),
  ];
  const answers = Object.fromEntries(
    all.flatMap(({ outcome }) => outcome.rulings.map(({ id, answer }) => [id, answer])),
  );
  return {
    outcome: outcomeOf(steps, last.outcome.result, answers, last.outcome.ignored),
    since: first.since,
  };
}
