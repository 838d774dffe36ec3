import { arbitrages as jdr } from '../../data/jdr/arbitrages.ts';
import { arbitrages as w40k } from '../../data/w40k/arbitrages.ts';
import { ebranlementChances, jetChances, moralChances } from '../../src/present/chances.ts';
import { check as checkMoral } from '../../src/rules/jdr/moral.ts';
import { check as checkJet } from '../../src/rules/libre/jet.ts';
import { rulingsInForce } from '../../src/rules/rule.ts';
import { check as checkEbranlement } from '../../src/rules/w40k/ebranlement.ts';
import type { Values } from '../../src/slash/option.ts';
import { ebranlement } from '../ebranlement.ts';
import { ofFighter, ofOpponent, ofUnit } from '../fiche/rolls.ts';
import { jet } from '../jet.ts';
import { moral } from '../moral.ts';
import { borrowed, type Sujet } from './sujet.ts';

/** `/chances ebranlement`. */
export const ebranlementSujet: Sujet<'ebranlement'> = {
  description: 'Chances d’un test d’Ébranlement, et des morts d’un repli',
  options: borrowed(
    ebranlement,
    'fiche',
    'effectif-initial',
    'effectif-restant',
    'cd',
    'pv-initial',
    'pv-restants',
    'modificateur',
    'repli',
    'impose',
    'deja-ebranlee',
    'relance',
  ),
  sheets: { fiche: ofUnit },
  asked: async (values, _call, { campaign }) =>
    checkEbranlement(values, rulingsInForce(w40k, campaign.rulings['w40k'])),
  shown: (found, values) => ebranlementChances(found, nameIn(values, 'fiche')),
};

/** `/chances moral`. */
export const moralSujet: Sujet<'moral'> = {
  description: 'Chances d’un Test de Moral : tenir, fuir, tomber K.O.',
  options: borrowed(
    moral,
    'fiche',
    'cd',
    'pv-base',
    'pv',
    'contexte',
    'pv-perdus',
    'pv-adverses',
    'pv-perdus-adverses',
    'impose',
    'fiche-adverse',
  ),
  sheets: { fiche: ofFighter, 'fiche-adverse': ofOpponent },
  asked: async (values, _call, { campaign }) =>
    checkMoral(values, rulingsInForce(jdr, campaign.rulings['jdr'])),
  shown: (found, values) => moralChances(found, nameIn(values, 'fiche')),
};

/** `/chances jet`. */
export const jetSujet: Sujet<'jet'> = {
  description: 'Chances d’un jet libre : chaque total, ou chaque nombre de succès',
  options: borrowed(jet, 'notation'),
  asked: async ({ notation }) => checkJet(String(notation)),
  shown: (found, { notation }, { test }) =>
    jetChances(found, String(notation), test !== null && test !== undefined),
  ...(jet.action?.complete && { complete: jet.action.complete }),
};

function nameIn(values: Values, option: string): string | null {
  const value = values[option];
  return typeof value === 'string' ? value : null;
}
