import { type Refusal, refuse } from '../../src/rules/rule.ts';

/** One refusal of each code of the odds, with the facts that it carries. */
export const chancesRefusals: readonly Refusal[] = [
  refuse('odds-too-long', null, { seconds: 20 }),
  refuse('odds-uncountable', null),
  refuse('odds-many-fighters', null, { got: 8, most: 5 }),
  refuse('odds-none', null),
  refuse('odds-table-changed', null),
  refuse('odds-sheet-changed', null),
  refuse('luck-no-rolls', null),
];
