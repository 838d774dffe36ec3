import { type Refusal, refuse } from '../../src/rules/rule.ts';

/** One refusal of each code of `/journal`, with the facts that it carries. */
export const journalRefusals: readonly Refusal[] = [
  refuse('unknown-number', 'numero', { got: 1200 }),
  refuse('nothing-to-disclose', 'caches'),
  refuse('span-backwards', 'jusqu-a', { got: 2, from: 3 }),
  refuse('nothing-to-export', 'depuis', { from: 6 }),
  refuse('nothing-to-export', null, { from: 1 }),
  refuse('export-too-long', 'jusqu-a', { fits: 1400 }),
  refuse('erased-number', 'numero', { got: 12 }),
  refuse('nothing-to-search', null),
  refuse('unknown-roll', 'commande', { got: 'morale' }),
  refuse('not-a-day', 'du', { got: '31/02/2026' }),
  refuse('days-backwards', 'au'),
  refuse('session-open', null, { number: 3 }),
  refuse('no-session-open', null),
  refuse('no-session-yet', null),
  refuse('unknown-session', 'seance', { got: 12 }),
  refuse('nothing-to-tell', null),
];
