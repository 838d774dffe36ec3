import { type Refusal, refuse } from '../../src/rules/rule.ts';

const nom = 'Cassian';

/** One refusal of each code of the challenge, with the facts that it carries. */
export const heresieRefusals: readonly Refusal[] = [
  refuse('not-eligible', 'fiche', { nom }),
  refuse('routed', 'fiche', { nom }),
  refuse('removed', 'fiche-adverse', { nom: '*Drusus*' }),
  refuse('pv-above-base', 'fiche', { nom, got: 4, base: 3 }),
  refuse('no-weapon', 'fiche', { nom }),
  refuse('weapon-twice', 'fiche', { nom, arme: 'poings' }),
  refuse('value-out-of-bounds', 'fiche', { nom, value: 'cc', got: 21, min: 0, max: 20 }),
  refuse('value-out-of-bounds', 'fiche', { nom, value: 'f', got: 4.5, min: 0, max: 20 }),
  refuse('value-out-of-bounds', 'fiche', { nom, value: 'pv-actuels', got: 40, min: 1, max: 30 }),
  refuse('value-out-of-bounds', 'fiche', { nom, value: 'guerrier-eternel', got: 0, min: 1, max: 10 }),
  refuse('no-willpower', 'fiche', { nom, arme: 'bâton' }),
  refuse('weapon-unknown', 'arme', { got: 'hache', known: ['poings', 'épée'] }),
  refuse('out-of-turn', 'posture', { side: 'protagoniste' }),
  refuse('out-of-turn', 'arme-adverse', { side: 'antagoniste' }),
  refuse('posture-unknown', 'posture', { got: 'charge' }),
  refuse('posture-not-yours', 'posture', { posture: 'legion-of-one' }),
  refuse('posture-taken', 'posture-adverse', { posture: 'rompre' }),
  refuse('posture-forbidden', 'posture-adverse', { posture: 'se-garder' }),
  refuse('posture-first-round', 'posture', { posture: 'i-am-alpharius' }),
  refuse('posture-used', 'posture', { posture: 'de-la-campagne' }),
  refuse('posture-opener-only', 'posture-adverse', { posture: 'feinte-et-riposte' }),
  refuse('feint-without-posture', 'posture'),
  refuse('feint-unknown', 'posture', { got: 'feinte-et-riposte' }),
  refuse('disgrace-nobody', null, { got: 'Drusus' }),
  refuse('disgrace-unnamed', null, { known: ['Drusus'] }),
  refuse('disgrace-unknown', null, { got: 'Karl', known: ['Drusus', 'Varro'] }),
  refuse('challenge-over', null, { round: 2 }),
  ...['posture', 'arme', 'concentration', 'frappe', 'suite', 'gloire'].map((awaits) =>
    refuse('not-now', null, { awaits }),
  ),
  refuse('rompre-not-chosen', null, { side: 'antagoniste' }),
  refuse('gloire-withheld', null, { side: 'protagoniste' }),
];
