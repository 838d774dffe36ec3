import { type Refusal, refuse } from '../../src/rules/rule.ts';

/** One refusal of each code of `/melee` and `/soins`, with the facts that it carries. */
export const jdrRefusals: readonly Refusal[] = [
  refuse('soins-whom', null),
  refuse('not-ko', 'fiche', { fiche: 'Kael', pv: 3 }),
  refuse('not-ko', 'fiche', { fiche: 'Kael', pv: null }),
  refuse('no-base-pv', 'fiche', { fiche: 'Kael' }),
  refuse('nobody-ko', null),
];
