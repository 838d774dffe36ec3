import { arbitrages } from '../data/w40k/arbitrages.ts';
import { ebranlement as present } from '../src/present/ebranlement.ts';
import { check, resolve } from '../src/rules/w40k/ebranlement.ts';
import { rollCommand } from '../src/slash/roll.ts';
import { sheetOption } from '../src/slash/sheets.ts';
import { ofBattle, unitOption } from './bataille/unites.ts';
import { ofUnit } from './fiche/rolls.ts';

/** `/ebranlement`: one test of a unit. */
export const ebranlement = rollCommand({
  name: 'ebranlement',
  description: 'Test d’Ébranlement d’une unité : 2D6 contre son Cd, et ce qui s’ensuit',
  game: 'w40k',
  arbitrages,
  options: {
    fiche: sheetOption('La fiche de l’unité : remplit ce que tu ne dis pas'),
    'effectif-initial': {
      type: 'integer',
      min: 1,
      max: 200,
      description: 'Figurines au début de la bataille',
    },
    'effectif-restant': { type: 'integer', min: 0, max: 200, description: 'Figurines encore là' },
    cd: { type: 'integer', min: 2, max: 12, description: 'Commandement de la fiche : 7 pour 7+' },
    co: { type: 'integer', min: 0, max: 99, description: 'CO d’une figurine, pour montrer ce qui est perdu' },
    'pv-initial': {
      type: 'integer',
      min: 1,
      max: 99,
      description: 'Unité d’une figurine : ses PV de départ',
    },
    'pv-restants': { type: 'integer', min: 0, max: 99, description: 'Unité d’une figurine : ses PV actuels' },
    modificateur: { type: 'integer', min: -6, max: 6, description: 'Ajouté au total des 2D6 : -1' },
    repli: {
      type: 'boolean',
      description: 'L’unité se replie ce tour : 1D6 par figurine si elle est ébranlée',
    },
    impose: { type: 'boolean', description: 'Une règle impose le test, même sans pertes' },
    'deja-ebranlee': { type: 'boolean', description: 'L’unité est déjà ébranlée' },
    relance: { type: 'boolean', description: 'Relancer une fois les deux dés' },
    unite: unitOption('L’unité : celles de la bataille remplissent le reste et gardent le résultat'),
  },
  sheets: { fiche: ofUnit },
  lookups: { unite: ofBattle },
  check,
  resolve,
  present,
});
