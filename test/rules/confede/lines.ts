import type { Cible, ImpactResult } from '../../../src/rules/confede/terms.ts';

/** FOR alone, X 3 at 23 cm: what each line says differs from this. */
const alone: Cible = {
  nom: null,
  distance: 23,
  tranches: 3,
  for: 9,
  res: null,
  instinct: null,
  des: null,
  localisation: null,
  indice: null,
  gravite: null,
  exceptionnelle: null,
  annulee: null,
  resteEnPlace: null,
};

/** The line of an impact of which only the FOR is asked. */
export function forceLine(differs: Partial<Cible>): Cible {
  return { ...alone, ...differs };
}

/** The line of a target of RES 6 whose wound roll took place; the page's own: dice 2 and 5, FOR 9, indice 8. */
export function woundLine(differs: Partial<Cible>): Cible {
  return {
    ...alone,
    res: 6,
    des: [2, 5],
    localisation: 2,
    indice: 8,
    gravite: 'critique',
    exceptionnelle: false,
    resteEnPlace: false,
    ...differs,
  };
}

/** A charge: stopped by a survivor unless said otherwise. */
export function charge(cibles: readonly Cible[], differs: Partial<ImpactResult> = {}): ImpactResult {
  return { situation: 'charge', cibles, arret: 'survivant', nonAtteintes: [], ...differs };
}

export const house = { 'table-maison': 'maison' };
