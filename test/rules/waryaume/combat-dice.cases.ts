import type { CombatResult } from '../../../src/rules/waryaume/combat.ts';
import type { GoldenCase } from '../golden.ts';
import { creature, effectif, fall, groupe, jet, left, lost, machine, none, weak } from './battle.ts';

const simuler = { contexte: 'couronne', simuler: true };
const bandits20 = { defense: '20 bandits' };
/** A simulated assault that leaves 20 bandits less `touches`. */
function against20(touches: number): Partial<CombatResult> {
  return {
    touches,
    ...lost(touches, 'bandit'),
    resteDefense: [groupe(20 - touches, 'bandit')],
    fin: 'simulation',
  };
}

const six = jet('troupe', 4, [1, 2, 3, 4, 5, 6], 3);
const three = jet('troupe', 4, [4, 1, 1], 1);
const golem = jet('golem', 5, [4, 5, 8], 2);
const golemEolane = jet('golem', 4, [4, 5, 8], 3);
const demon = jet('demon', 3, [2, 3, 8], 2);
const abomination = jet('abomination', 5, [4, 5, 10], 2);
const dragon = jet('dragon', 5, [4, 5, 12], 2);
const hurt = jet('catapulte', 5, [4, 5], 1);
const gem = jet('catapulte', 4, [3, 4, 12], 2);
const excess = { 'choix-des-des': 'meilleures' };

export const dice: GoldenCase<CombatResult>[] = [
  {
    name: 'worked: 8 troops, 7 dice owned: 6 dice',
    clauses: ['combat.2', 'combat.3', 'combat.5', 'combat.6', 'combat.7'],
    values: { ...simuler, ...bandits20, attaque: '8 troupes', 'des-possedes': 7 },
    dice: fall(six),
    result: {
      ...none,
      ...against20(3),
      des: [six],
      desExclus: [effectif(2, 'troupe')],
      resteAttaque: [groupe(8, 'troupe')],
    },
    decided: { ...weak, ...left, ...excess },
  },
  {
    name: 'fewer dice owned than troops: 3',
    clauses: ['combat.5', 'combat.6'],
    values: { ...simuler, ...bandits20, attaque: '4 troupes', 'des-possedes': 3 },
    dice: fall(three),
    result: {
      ...none,
      ...against20(1),
      des: [three],
      desExclus: [effectif(1, 'troupe')],
      resteAttaque: [groupe(4, 'troupe')],
    },
    decided: { ...weak, ...left, ...excess },
  },
  {
    name: 'piege-18: exactly 6 troops, 6 dice: none stays out',
    clauses: ['combat.3'],
    values: { ...simuler, ...bandits20, attaque: '6 troupes' },
    dice: fall(six),
    result: { ...none, ...against20(3), des: [six], resteAttaque: [groupe(6, 'troupe')] },
    decided: { ...weak, ...left },
  },
  {
    name: 'worked: golem 4, 5, 8: 2 touches',
    clauses: ['combat.4', 'combat.7', 'combat.12'],
    values: { ...simuler, ...bandits20, attaque: 'un golem' },
    dice: fall(golem),
    result: { ...none, ...against20(2), des: [golem], resteAttaque: [groupe(1, 'golem', 3)] },
    decided: { ...creature, ...left },
  },
  {
    name: 'worked: the same with Eolane: 3',
    clauses: ['combat.4', 'combat.8'],
    values: { ...simuler, ...bandits20, attaque: '1 golem', bonus: 'Eolane' },
    dice: fall(golemEolane),
    result: {
      ...none,
      ...against20(3),
      des: [golemEolane],
      bonusApplique: true,
      resteAttaque: [groupe(1, 'golem', 3)],
    },
    decided: { ...creature, ...left },
  },
  {
    name: 'demon: 3D8, 3+',
    clauses: ['combat.4', 'combat.7'],
    values: { ...simuler, ...bandits20, attaque: '1 démon' },
    dice: fall(demon),
    result: { ...none, ...against20(2), des: [demon], resteAttaque: [groupe(1, 'demon', 3)] },
    decided: { ...creature, ...left },
  },
  {
    name: 'abomination: 3D10, 5+',
    clauses: ['combat.4'],
    values: { ...simuler, ...bandits20, attaque: '1 abomination' },
    dice: fall(abomination),
    result: { ...none, ...against20(2), des: [abomination], resteAttaque: [groupe(1, 'abomination', 3)] },
    decided: { ...creature, ...left },
  },
  {
    name: 'dragon: 3D12, 5+, and no bonus is its own',
    clauses: ['combat.4'],
    values: { ...simuler, ...bandits20, attaque: '1 dragon', bonus: 'heros et batiment, pierre + eolane' },
    dice: fall(dragon),
    result: { ...none, ...against20(2), des: [dragon], resteAttaque: [groupe(1, 'dragon', 3)] },
    ignored: ['bonus'],
    decided: { ...creature, ...left },
  },
  {
    name: 'worked: catapult with 2 PV: 2 dice',
    clauses: ['combat.4'],
    values: { ...simuler, ...bandits20, attaque: '1 catapulte (2 PV)' },
    dice: fall(hurt),
    result: { ...none, ...against20(1), des: [hurt], resteAttaque: [groupe(1, 'catapulte', 2)] },
    decided: { ...machine, ...left },
  },
  {
    name: 'catapult with a gem: 4+',
    clauses: ['combat.8'],
    values: { ...simuler, ...bandits20, attaque: '1 catapulte', bonus: 'pierre précieuse' },
    dice: fall(gem),
    result: {
      ...none,
      ...against20(2),
      des: [gem],
      bonusApplique: true,
      resteAttaque: [groupe(1, 'catapulte', 3)],
    },
    decided: { ...machine, ...left },
  },
  {
    name: 'too many dice: the demon before the troops, whatever was typed first; shown in typed order',
    clauses: ['combat.5', 'combat.6'],
    values: { ...simuler, ...bandits20, attaque: '5 troupes + 1 démon' },
    dice: fall(three, demon),
    result: {
      ...none,
      ...against20(3),
      des: [three, demon],
      desExclus: [effectif(2, 'troupe')],
      resteAttaque: [groupe(5, 'troupe'), groupe(1, 'demon', 3)],
    },
    decided: { ...weak, ...creature, ...left, ...excess },
  },
  {
    name: 'equal chances, 4+ on a D6 and 5+ on a D8: the typed order decides, troops first',
    clauses: ['combat.6'],
    values: { ...simuler, ...bandits20, attaque: '6 troupes, 1 golem' },
    dice: fall(six),
    result: {
      ...none,
      ...against20(3),
      des: [six],
      desExclus: [effectif(3, 'golem')],
      resteAttaque: [groupe(6, 'troupe'), groupe(1, 'golem', 3)],
    },
    decided: { ...weak, ...creature, ...left, ...excess },
  },
  {
    name: 'equal chances: the golem first when it was typed first',
    clauses: ['combat.6'],
    values: { ...simuler, ...bandits20, attaque: '1 golem et 6 troupes' },
    dice: fall(golem, three),
    result: {
      ...none,
      ...against20(3),
      des: [golem, three],
      desExclus: [effectif(3, 'troupe')],
      resteAttaque: [groupe(1, 'golem', 3), groupe(6, 'troupe')],
    },
    decided: { ...weak, ...creature, ...left, ...excess },
  },
  {
    name: 'a bonus changes who goes first: troops at 3+ before a golem',
    clauses: ['combat.6', 'combat.8'],
    values: { ...simuler, attaque: '1 golem + 6 troupes', defense: '7 bandits', bonus: 'héros' },
    dice: fall(jet('troupe', 3, [1, 2, 3, 4, 5, 6], 4)),
    result: {
      ...none,
      des: [jet('troupe', 3, [1, 2, 3, 4, 5, 6], 4)],
      desExclus: [effectif(3, 'golem')],
      bonusApplique: true,
      touches: 4,
      ...lost(4, 'bandit'),
      resteAttaque: [groupe(1, 'golem', 3), groupe(6, 'troupe')],
      resteDefense: [groupe(3, 'bandit')],
      fin: 'simulation',
    },
    decided: { ...weak, ...creature, ...left, ...excess, nombre: 'un', inferiorite: 'troupes' },
  },
  {
    name: 'two groups of one kind roll together',
    clauses: ['combat.4'],
    values: { ...simuler, ...bandits20, attaque: '1 golem (1 PV) + 1 golem (2 PV)' },
    dice: fall(golem),
    result: {
      ...none,
      ...against20(2),
      des: [golem],
      resteAttaque: [groupe(1, 'golem', 1), groupe(1, 'golem', 2)],
    },
    decided: { ...creature, ...left },
  },
  {
    name: 'a bonus whose dice all stay out was not applied',
    clauses: ['combat.6', 'combat.8'],
    values: { ...simuler, ...bandits20, attaque: '1 golem + 2 démons', bonus: 'pierre' },
    dice: fall(jet('demon', 3, [1, 2, 3, 1, 2, 3], 2)),
    result: {
      ...none,
      ...against20(2),
      des: [jet('demon', 3, [1, 2, 3, 1, 2, 3], 2)],
      desExclus: [effectif(3, 'golem')],
      resteAttaque: [groupe(1, 'golem', 3), groupe(2, 'demon', 3)],
    },
    decided: { ...creature, ...left, ...excess },
  },
];
