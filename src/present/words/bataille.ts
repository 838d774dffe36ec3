import { arbitrages } from '../../../data/w40k/arbitrages.ts';
import { clauses as bataille } from '../../../data/w40k/bataille.ts';
import { clauses as commandement } from '../../../data/w40k/commandement.ts';
import { type RuleWords, unrolled } from '../labels.ts';
import { ebranlementWords } from './ebranlement.ts';

/** Short names of the rulings of the game. */
const ruling: RuleWords['ruling'] = ebranlementWords.ruling;

/** Why the PC of a player changed. */
export const bataillePcCauses: Readonly<Record<string, string>> = {
  depart: 'début de la bataille',
  'phase-de-commandement': 'phase de commandement',
  depense: 'dépense',
  rectification: 'correction d’un MJ',
  annulation: 'annulation',
};

export const commandementWords: RuleWords = {
  name: 'Phase de commandement',
  what: {
    pc: 'PC',
    retablie: 'Rétablie',
    depart: 'Figurines ou PV de départ',
    'sous-moitie': 'Assez de pertes pour tester',
    reussi: 'Total contre Cd',
    'deja-testee': 'Déjà testée pendant ce tour',
    rappel: 'Annoncé par sa fiche',
    tenu: 'CO sur l’objectif, contre celui de l’adversaire',
    'deuxieme-ronde': 'Deuxième ronde ou plus',
    points: 'Points',
  },
  cause: bataillePcCauses,
  value: {},
  table: {},
  ruling,
  clauses: commandement,
  arbitrages,
};

export const batailleWords: RuleWords = {
  name: 'Bataille',
  what: {
    pc: 'PC',
    points: 'Points',
    ronde: 'Ronde',
    'tour-de': 'C’est son tour',
    effectif: 'Figurines',
    pv: 'PV de l’unité',
    detruite: 'Détruite',
    cible: 'Stratagème sur une unité ébranlée de l’adversaire',
  },
  cause: { ...bataillePcCauses, pertes: 'pertes' },
  value: { autorise: 'permis' },
  table: {},
  ruling,
  clauses: bataille,
  arbitrages,
};

/** Of the fall-back of a unit, whose dice are those of the Ébranlement. */
export const repliWords: RuleWords = { ...ebranlementWords, name: 'Repli' };

/** Of what is written down without a calculation. */
export const uniteWords: RuleWords = unrolled('Unité');
export const finWords: RuleWords = unrolled('Fin de la bataille');
