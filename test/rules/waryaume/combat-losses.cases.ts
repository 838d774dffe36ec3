import type { CombatResult } from '../../../src/rules/waryaume/combat.ts';
import type { GoldenCase } from '../golden.ts';
import { creature, effectif, fall, groupe, jet, left, lost, none, weak } from './battle.ts';

const riposte = { riposte: 'survivants' };
const pnj = { contexte: 'pnj', simuler: true, attaque: '2 morts-vivants' };
const simulated = { ...none, fin: 'simulation' } as const;
const two = jet('mort-vivant', 4, [4, 6], 2);
const one = jet('mort-vivant', 4, [4, 1], 1);

/** Troops of each target, in typed order. */
type Troops = Readonly<Record<string, number>>;

/** Two undead hit the target at which the last die points, once. */
function aimed(
  name: string,
  before: Troops,
  faces: readonly number[],
  nom: string,
): GoldenCase<CombatResult> {
  const typed = Object.entries(before).map(([who, troops]) => `${who} : ${troops} troupes`);
  const after = Object.entries({ ...before, [nom]: (before[nom] ?? 0) - 1 });
  const total = after.reduce((sum, [, troops]) => sum + troops, 0);
  return {
    name,
    clauses: ['combat.13'],
    values: { ...pnj, cibles: typed.join(' ; ') },
    dice: [...fall(one), ...faces.map((face) => ({ sides: 6, face }))],
    result: {
      ...simulated,
      des: [one],
      touches: 1,
      ...lost(1, 'troupe'),
      resteAttaque: [groupe(2, 'mort-vivant')],
      resteDefense: [groupe(total, 'troupe')],
      cible: { de: faces.at(-1) ?? 0, nom },
      cibles: after.map(([who, troops]) => ({ nom: who, reste: [groupe(troops, 'troupe')] })),
    },
    decided: { ...weak, ...left },
  };
}
const pair = { Alice: 3, Bob: 2 };
const trio = { ...pair, Chloé: 4 };
const four = { ...trio, Dan: 5 };
const five = { ...four, Ève: 6 };
const all = { ...five, Flo: 7 };

export const losses: GoldenCase<CombatResult>[] = [
  {
    name: 'touches fall in typed order: the golem first, then the troops behind it',
    clauses: ['combat.12'],
    values: { contexte: 'joueur', simuler: true, attaque: '6 troupes', defense: '1 golem + 4 troupes' },
    dice: fall(jet('troupe', 4, [4, 4, 4, 4, 4, 1], 5)),
    result: {
      ...simulated,
      des: [jet('troupe', 4, [4, 4, 4, 4, 4, 1], 5)],
      touches: 5,
      pertes: [groupe(1, 'golem', 3), groupe(2, 'troupe')],
      morts: [effectif(1, 'golem'), effectif(2, 'troupe')],
      resteAttaque: [groupe(6, 'troupe')],
      resteDefense: [groupe(2, 'troupe')],
    },
    decided: { ...weak, ...left },
  },
  {
    name: 'a wounded creature stands before the others of its kind',
    clauses: ['combat.12'],
    values: { contexte: 'couronne', simuler: true, attaque: '4 troupes', defense: '3 démons' },
    dice: fall(jet('troupe', 4, [4, 4, 4, 4], 4)),
    result: {
      ...simulated,
      des: [jet('troupe', 4, [4, 4, 4, 4], 4)],
      touches: 4,
      pertes: [groupe(1, 'demon', 3), groupe(1, 'demon', 1)],
      morts: [effectif(1, 'demon')],
      resteAttaque: [groupe(4, 'troupe')],
      resteDefense: [groupe(1, 'demon', 2), groupe(1, 'demon', 3)],
    },
    decided: { ...weak, ...left },
  },
  {
    name: 'more touches than defenders: the surplus is lost and nobody strikes back',
    clauses: ['combat.12', 'combat.19'],
    values: { contexte: 'couronne', simuler: true, attaque: '3 troupes', defense: '1 bandit' },
    rulings: riposte,
    dice: fall(jet('troupe', 4, [4, 5, 6], 3)),
    result: {
      ...none,
      des: [jet('troupe', 4, [4, 5, 6], 3)],
      touches: 3,
      ...lost(1, 'bandit'),
      resteAttaque: [groupe(3, 'troupe')],
      fin: 'plus-de-defenseurs',
      vainqueur: 'attaque',
    },
    decided: weak,
  },
  {
    name: 'riposte: six dice at most, and a hurt golem rolls one die fewer in the next assault',
    clauses: ['combat.5', 'combat.6', 'combat.12', 'combat.14'],
    values: { contexte: 'couronne', attaque: '1 golem', defense: '7 bandits', assauts: 2, 'des-possedes': 1 },
    rulings: riposte,
    dice: fall(
      jet('golem', 5, [1], 0),
      jet('bandit', 4, [1, 1, 1, 1, 1, 4], 1),
      jet('golem', 5, [8], 1),
      jet('bandit', 4, [4, 1, 1, 1, 1, 1], 1),
    ),
    result: {
      ...none,
      des: [jet('golem', 5, [8], 1)],
      desExclus: [effectif(1, 'golem')],
      touches: 1,
      ...lost(1, 'bandit'),
      resteAttaque: [groupe(1, 'golem', 1)],
      resteDefense: [groupe(6, 'bandit')],
      riposte: {
        des: [jet('bandit', 4, [4, 1, 1, 1, 1, 1], 1)],
        desExclus: [],
        touches: 1,
        pertes: [groupe(1, 'golem', 1)],
        morts: [],
      },
      assauts: 2,
    },
    decided: { ...weak, ...creature, ...riposte, 'de-bandit': 'd6', 'choix-des-des': 'meilleures' },
  },
  aimed('two targets: even is the first', pair, [2], 'Alice'),
  aimed('two targets: odd is the second', pair, [5], 'Bob'),
  aimed('three targets: 1-2 the first', trio, [2], 'Alice'),
  aimed('three targets: 3-4 the second', trio, [3], 'Bob'),
  aimed('three targets: 5-6 the third', trio, [6], 'Chloé'),
  aimed('four targets: by number, thrown again on 5 and 6', four, [5, 6, 4], 'Dan'),
  aimed('five targets: thrown again on 6', five, [6, 6, 5], 'Ève'),
  aimed('six targets: every face points', all, [6], 'Flo'),
  {
    name: 'the target struck down to nobody: the others go on, and nobody strikes back for it',
    clauses: ['combat.13'],
    values: { ...pnj, cibles: 'Alice: 1 troupe ; Bob: 2 troupes' },
    rulings: riposte,
    dice: [...fall(two), { sides: 6, face: 6 }],
    result: {
      ...simulated,
      des: [two],
      touches: 2,
      ...lost(1, 'troupe'),
      resteAttaque: [groupe(2, 'mort-vivant')],
      resteDefense: [groupe(2, 'troupe')],
      cible: { de: 6, nom: 'Alice' },
      cibles: [
        { nom: 'Alice', reste: [] },
        { nom: 'Bob', reste: [groupe(2, 'troupe')] },
      ],
    },
    decided: weak,
  },
];
