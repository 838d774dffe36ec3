import type { Json } from '../rule.ts';
import type { ClauseStep } from '../step.ts';
import type { Mark } from '../trace.ts';
import { opener } from './choix.ts';
import type { DefiState } from './state.ts';

/** A state at the beginning of a round, with the steps that say so. Source: `defi.5`. */
export function opened(state: DefiState): DefiState {
  const { round, duel } = state;
  const steps = [
    note({ clause: 'defi.5', what: 'round' }, round),
    note({ clause: 'defi.5', what: 'premier-choix' }, opener(duel)),
  ];
  return { ...state, steps: [...state.steps, ...steps] };
}

/** A step without dice. */
export function note(mark: Mark, value: Json = true): ClauseStep {
  return { ...mark, kind: 'clause', value };
}
