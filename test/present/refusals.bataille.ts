import { type Refusal, refuse } from '../../src/rules/rule.ts';

/** One refusal of each code of a battle of two, with the facts that it carries. */
export const batailleRefusals: readonly Refusal[] = [
  refuse('battle-none', null),
  refuse('battle-open', null),
  refuse('battle-has-units', null),
  refuse('battle-not-yours', null, { joueur: '*Léa*' }),
  refuse('battle-not-player', 'joueur', { got: 'Tom' }),
  refuse('battle-not-player', null),
  refuse('battle-whose', 'pour'),
  refuse('battle-public', 'visibilite'),
  refuse('battle-below-zero', 'montant', { got: -4, before: 3 }),
  refuse('phase-played', null, { ronde: 2, joueur: '<@1>' }),
  refuse('phase-due', null, { joueur: 'Éléonore d’Aubigné' }),
  refuse('pc-short', 'montant', { got: 4, left: 0 }),
  refuse('target-shaken', 'cible', { got: 'Boyz' }),
  refuse('unit-unknown', 'unite', { got: 'Boys', near: ['Boyz', 'Nobz'] }),
  refuse('unit-unknown', 'unite', { got: 'Boys', near: [] }),
  refuse('unit-taken', 'renommer', { got: 'Boyz' }),
  refuse('unit-same', null),
  refuse('unit-owner-fixed', 'joueur', { got: 'Boyz' }),
  refuse('unit-dead', 'unite', { got: 'Boyz' }),
  refuse('unit-steady', 'unite', { got: 'Boyz' }),
  refuse('unit-without-pv', 'pv', { got: 'Boyz' }),
  refuse('units-full', null, { max: 40 }),
  refuse('losses-none', 'figurines'),
  refuse('losses-too-many', 'pv', { got: 8, left: 7 }),
];
