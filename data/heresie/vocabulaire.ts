import type { Forme } from '../../src/rules/heresie/check-posture.ts';

const source = 'Vocabulaire des postures de Héraut, tiré des postures de base et de faction';

const qui = { parmi: ['soi', 'adverse'] };
const bonus = { min: -10, max: 10 };
const face = { min: 2, max: 6 };

/** Every effect that a posture may have, and what each of its fields may be. */
export const formes: readonly Forme[] = [
  { id: 'de-de-plus', champs: { defausse: { parmi: ['bas', 'haut'] } }, source },
  { id: 'concentration', champs: { valeur: { ...bonus, parmi: ['ecart-de-vol'] } }, source },
  { id: 'sans-malus-de-pv', champs: {}, source },
  {
    id: 'soutien',
    champs: {
      qui,
      fois: { min: 1, max: 5, facultatif: true },
      maximum: { min: 0, max: 50, facultatif: true },
    },
    source,
  },
  {
    id: 'attaques',
    champs: {
      valeur: { min: 1, max: 10, parmi: ['d3', 'soutien', 'ecart-de-soutien'] },
      maximum: { min: 1, max: 50, facultatif: true },
    },
    source,
  },
  { id: 'attaque-unique', champs: {}, source },
  {
    id: 'caracteristique',
    champs: {
      qui,
      c: { parmi: ['cc', 'f', 'e', 'i', 'a'] },
      etape: { parmi: ['concentration', 'frappe', 'toutes'] },
      operation: { parmi: ['plus', 'divise', 'fixe'] },
      valeur: { ...bonus, max: 20, parmi: ['cc-de-base-adverse'] },
      minimum: { min: 0, max: 10, facultatif: true },
    },
    source,
  },
  { id: 'touches', champs: { f: { min: 0, max: 10 }, d: { min: 0, max: 10 } }, source },
  {
    id: 'degats-fixes',
    champs: { valeur: { min: 1, max: 10, parmi: ['pv'] }, portee: { parmi: ['toutes', 'arbitrage'] } },
    source,
  },
  { id: 'regle', champs: { regle: { regle: true } }, source },
  { id: 'critique-ameliore', champs: { sinon: { ...face, facultatif: true } }, source },
  { id: 'touche-sur', champs: { valeur: face }, source },
  { id: 'blessure-ratee', champs: { qui, jusqua: { min: 1, max: 5 } }, source },
  { id: 'avantage-suivant', champs: {}, source },
  { id: 'garde', champs: {}, source },
  { id: 'provoquer', champs: {}, source },
  { id: 'prc', champs: { valeur: { min: 1, max: 10 }, quand: { parmi: ['chaque-choix', 'mort'] } }, source },
  { id: 'interdire', champs: {}, source },
  { id: 'rompre', champs: {}, source },
  { id: 'gloire-interdite', champs: {}, source },
];

/** What an effect may depend on, and what the special rules that a posture gives may carry. */
export const conditions: readonly { readonly id: string; readonly source: string }[] = [
  { id: 'avec-avantage', source },
  { id: 'sans-avantage', source },
  { id: 'blesse', source },
  { id: 'adverse-blesse', source },
  { id: 'pv-au-plus-2', source },
  { id: 'charge', source },
  { id: 'faction-visee', source },
];

/** Special rules that a posture may give for the round, with their fields. */
export const formesDeRegle: readonly Forme[] = [
  { id: 'breche', champs: { x: face }, source },
  { id: 'perforant', champs: { x: face }, source },
  { id: 'critique', champs: { x: face }, source },
  { id: 'dechirure', champs: { x: face }, source },
  { id: 'empoisonne', champs: { x: face }, source },
  { id: 'insensible-a-la-douleur', champs: { x: face }, source },
  { id: 'guerrier-eternel', champs: { x: { min: 1, max: 10 } }, source },
  { id: 'atout-du-duelliste', champs: { x: { min: 1, max: 10 } }, source },
  { id: 'phage', champs: { c: { parmi: ['cc', 'f', 'e', 'i', 'a'] } }, source },
  { id: 'impact', champs: { c: { parmi: ['i', 'a', 'f', 'pa', 'd'] } }, source },
  { id: 'haine', champs: { contre: { mot: true } }, source },
];
