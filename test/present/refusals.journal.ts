import { type Refusal, refuse } from '../../src/rules/rule.ts';

/** One refusal of each code of `/journal`, with the facts that it carries. */
export const journalRefusals: readonly Refusal[] = [
  refuse('unknown-number', 'numero', { got: 1200 }),
  refuse('nothing-to-disclose', 'caches'),
  refuse('span-backwards', 'jusqu-a', { got: 2, from: 3 }),
  refuse('nothing-to-export', 'depuis', { from: 6 }),
  refuse('nothing-to-export', null, { from: 1 }),
  refuse('export-too-long', 'jusqu-a', { fits: 1400 }),
];
