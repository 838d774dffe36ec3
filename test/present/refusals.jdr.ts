import { type Refusal, refuse } from '../../src/rules/rule.ts';

/** One refusal of each code of `/melee` and `/soins`, with the facts that it carries. */
export const jdrRefusals: readonly Refusal[] = [
  refuse('soins-whom', null),
  refuse('not-ko', 'fiche', { fiche: 'Kael', pv: 3 }),
  refuse('not-ko', 'fiche', { fiche: 'Kael', pv: null }),
  refuse('no-base-pv', 'fiche', { fiche: 'Kael' }),
  refuse('nobody-ko', null),
  refuse('soins-hidden', 'fiche', { fiche: 'Ombre' }),
  refuse('melee-one-camp', null, { camp: 'b' }),
  refuse('melee-full', null, { most: 12 }),
  refuse('melee-twice', null, { fiche: '*Kael*' }),
  refuse('melee-nobody', null),
  refuse('melee-figure', 'fiche', { fiche: 'Kael', figure: 'cc', got: 0, min: 1, max: 10 }),
  refuse('melee-ko', 'fiche', { fiche: 'Kael' }),
  refuse('melee-more-pv', null, { fiche: 'Kael', got: 5, base: 4 }),
  refuse('melee-locked', 'fiche', { fiche: 'Kael' }),
  refuse('melee-gone', null, { fiche: 'Kael' }),
  refuse('melee-hidden', 'fiche', { fiche: 'Ombre' }),
  refuse('melee-sheet', 'fiche', { fiche: 'Kael', missing: ['CC', 'Svg'] }),
  refuse('melee-sheet', 'fiche', { fiche: 'Kael', missing: ['CC'] }),
  refuse('melee-arme', 'arme', { got: 'Épé', fiche: 'Kael', known: ['Épée', 'Couteau'] }),
  refuse('melee-arme', 'arme', { got: 'Épé', fiche: 'Kael', known: [] }),
  refuse('melee-needs-opponent', 'fiche-adverse', { fiche: 'Orok' }),
];
