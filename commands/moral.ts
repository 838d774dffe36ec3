import { arbitrages } from '../data/jdr/arbitrages.ts';
import { moral as present } from '../src/present/moral.ts';
import { check, resolve } from '../src/rules/jdr/moral.ts';
import { rollCommand } from '../src/slash/roll.ts';
import { sheetOption } from '../src/slash/sheets.ts';
import { ofFighter, ofOpponent } from './fiche/rolls.ts';

/** `/moral`: one test of a fighter. */
export const moral = rollCommand({
  name: 'moral',
  description: 'Test de Moral d’un combattant : 2D6 contre son Cd, ses malus, sa fuite',
  game: 'jdr',
  arbitrages,
  options: {
    fiche: sheetOption('La fiche du combattant : remplit Cd, PV de base et PV actuels'),
    cd: { type: 'integer', min: 2, max: 12, description: 'Commandement du combattant' },
    'pv-base': { type: 'integer', min: 1, max: 99, description: 'Ses PV de base' },
    pv: { type: 'integer', min: 0, max: 99, description: 'Ses PV actuels, pertes comptées' },
    contexte: {
      type: 'choice',
      choices: { tir: 'Tir', melee: 'Corps à corps' },
      description: 'D’où viennent les pertes',
    },
    'pv-perdus': {
      type: 'integer',
      min: 0,
      max: 99,
      description: 'PV perdus pendant cette phase ou ce tour',
    },
    'pv-adverses': {
      type: 'integer',
      min: 0,
      max: 99,
      description: 'Corps à corps : PV actuels de l’adversaire, 0 s’il n’en reste pas',
    },
    'pv-perdus-adverses': {
      type: 'integer',
      min: 0,
      max: 99,
      description: 'Corps à corps : PV que l’adversaire a perdus ce tour',
    },
    'par-joueur': {
      type: 'boolean',
      description: 'L’adversaire est un joueur (compte pour les soins d’un K.O.)',
    },
    impose: { type: 'boolean', description: 'Le MJ impose le test, même sans occasion' },
    'fiche-adverse': sheetOption('Corps à corps : la fiche de l’adversaire'),
  },
  sheets: { fiche: ofFighter, 'fiche-adverse': ofOpponent },
  check,
  resolve,
  present,
});
