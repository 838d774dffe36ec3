import type { CombatResult } from '../../../src/rules/waryaume/combat.ts';
import type { GoldenCase } from '../golden.ts';
import { attaquant, defenseur, fall, groupe, jet, left, lost, none, unhurt, weak } from './battle.ts';

const actifs = { trophees: 'actifs' };
const aucun = { trophees: 'aucun' };
const riposte = { riposte: 'survivants' };
const blue = { joueur: attaquant, couleur: 'bleu', cause: 'insigne-de-mecreant' } as const;
const red = { joueur: defenseur.id, couleur: 'rouge', cause: 'sceau-de-chevalerie' } as const;
const crown = { joueur: attaquant, couleur: 'rouge', cause: 'combat-pour-la-couronne' } as const;
const held = { couleur: 'rouge', cause: 'defense-contre-des-pnj' } as const;

const duel = { contexte: 'joueur', defenseur, attaque: '2 troupes', defense: '2 troupes' };
const couronne = { contexte: 'couronne', attaque: '2 troupes', defense: '2 morts-vivants' };
const pnj = { contexte: 'pnj', defenseur, attaque: '2 bandits', defense: '2 troupes' };

const hit = jet('troupe', 4, [4, 3], 1);
const both = jet('troupe', 4, [4, 6], 2);
const miss = jet('troupe', 4, [1, 2], 0);
const bandits = jet('bandit', 4, [1, 2], 0);

const oneLeft = {
  ...none,
  des: [hit],
  touches: 1,
  ...lost(1, 'troupe'),
  resteAttaque: [groupe(2, 'troupe')],
  resteDefense: [groupe(1, 'troupe')],
};
const bandit = { 'de-bandit': 'd6' };

export const trophies: GoldenCase<CombatResult>[] = [
  {
    name: 'joueur, attacker: blue with the first assault, while it goes on',
    clauses: ['combat.21'],
    values: duel,
    dice: fall(hit),
    result: { ...oneLeft, trophees: [blue] },
    decided: { ...weak, ...left, ...actifs },
  },
  {
    name: 'joueur: a second assault gives no second blue',
    clauses: ['combat.21'],
    values: { ...duel, assauts: 2 },
    dice: fall(hit, miss),
    result: {
      ...oneLeft,
      des: [miss],
      touches: 0,
      ...unhurt,
      assauts: 2,
      trophees: [blue],
    },
    decided: { ...weak, ...left, ...actifs },
  },
  {
    name: 'joueur: the attacker wins, blue all the same and nothing for the defender',
    clauses: ['combat.19', 'combat.21'],
    values: duel,
    dice: fall(both),
    result: {
      ...none,
      des: [both],
      touches: 2,
      ...lost(2, 'troupe'),
      resteAttaque: [groupe(2, 'troupe')],
      fin: 'plus-de-defenseurs',
      vainqueur: 'attaque',
      trophees: [blue],
    },
    decided: { ...weak, ...actifs },
  },
  {
    name: 'worked: attack a player and stop before he is beaten: attacker blue, defender red',
    clauses: ['combat.19', 'combat.20', 'combat.21', 'combat.22'],
    values: { ...duel, decision: 'arret' },
    dice: fall(hit),
    result: { ...oneLeft, fin: 'arret', vainqueur: 'defense', trophees: [blue, red] },
    decided: { ...weak, ...left, ...actifs, arret: 'defense' },
  },
  {
    name: 'joueur: with a trophy won he may end his turn as well',
    clauses: ['combat.19', 'combat.20', 'combat.22'],
    values: { ...duel, decision: 'arret-et-fin-du-tour' },
    dice: fall(hit),
    result: { ...oneLeft, fin: 'arret-et-fin-du-tour', vainqueur: 'defense', trophees: [blue, red] },
    decided: { ...weak, ...left, ...actifs, arret: 'defense' },
  },
  {
    name: 'joueur: the riposte leaves no attacker: blue, and red for the defender',
    clauses: ['combat.14', 'combat.19', 'combat.22'],
    values: duel,
    rulings: riposte,
    dice: fall(miss, both),
    result: {
      ...none,
      des: [miss],
      resteDefense: [groupe(2, 'troupe')],
      riposte: { des: [both], desExclus: [], touches: 2, ...lost(2, 'troupe') },
      fin: 'plus-d-attaquants',
      vainqueur: 'defense',
      trophees: [blue, red],
    },
    decided: { ...weak, ...riposte, ...actifs },
  },
  {
    name: 'joueur: a scenario without trophies',
    clauses: ['combat.26'],
    values: { ...duel, decision: 'arret' },
    rulings: aucun,
    dice: fall(hit),
    result: { ...oneLeft, fin: 'arret', vainqueur: 'defense' },
    decided: { ...weak, ...left, ...aucun, arret: 'defense' },
  },
  {
    name: 'simulated, a won battle gives nothing, and the defender is nobody',
    clauses: ['combat.19'],
    values: { ...duel, simuler: true },
    dice: fall(both),
    result: {
      ...none,
      des: [both],
      touches: 2,
      ...lost(2, 'troupe'),
      resteAttaque: [groupe(2, 'troupe')],
      fin: 'plus-de-defenseurs',
      vainqueur: 'attaque',
    },
    ignored: ['defenseur'],
    decided: weak,
  },
  {
    name: 'couronne: red on victory, and the king may grant a favour',
    clauses: ['combat.23'],
    values: { ...couronne, defenseur },
    dice: fall(both),
    result: {
      ...none,
      des: [both],
      touches: 2,
      ...lost(2, 'mort-vivant'),
      resteAttaque: [groupe(2, 'troupe')],
      fin: 'plus-de-defenseurs',
      vainqueur: 'attaque',
      trophees: [crown],
    },
    ignored: ['defenseur'],
    decided: { ...weak, ...actifs },
  },
  {
    name: 'couronne: stopped, nothing for anybody',
    clauses: ['combat.20'],
    values: { ...couronne, decision: 'arret' },
    dice: fall(hit),
    result: {
      ...oneLeft,
      ...lost(1, 'mort-vivant'),
      resteDefense: [groupe(1, 'mort-vivant')],
      fin: 'arret',
      vainqueur: 'defense',
    },
    decided: { ...weak, ...left, arret: 'defense' },
  },
  {
    name: 'pnj: one assault, nobody beaten, nobody has won, no trophy',
    clauses: ['combat.25'],
    values: pnj,
    dice: fall(bandits),
    result: {
      ...none,
      des: [bandits],
      resteAttaque: [groupe(2, 'bandit')],
      resteDefense: [groupe(2, 'troupe')],
      fin: 'assaut-du-tour-fait',
    },
    decided: { ...weak, ...left, ...bandit },
  },
  {
    name: 'pnj: the attackers win, no trophy',
    clauses: ['combat.19'],
    values: pnj,
    dice: fall(jet('bandit', 4, [4, 4], 2)),
    result: {
      ...none,
      des: [jet('bandit', 4, [4, 4], 2)],
      touches: 2,
      ...lost(2, 'troupe'),
      resteAttaque: [groupe(2, 'bandit')],
      fin: 'plus-de-defenseurs',
      vainqueur: 'attaque',
    },
    decided: { ...weak, ...bandit },
  },
  {
    name: 'pnj: no attacker left: red for the defender',
    clauses: ['combat.19', 'combat.24'],
    values: pnj,
    rulings: riposte,
    dice: fall(bandits, both),
    result: {
      ...none,
      des: [bandits],
      resteDefense: [groupe(2, 'troupe')],
      riposte: { des: [both], desExclus: [], touches: 2, ...lost(2, 'bandit') },
      fin: 'plus-d-attaquants',
      vainqueur: 'defense',
      trophees: [{ joueur: defenseur.id, ...held }],
    },
    decided: { ...weak, ...bandit, ...riposte, ...actifs, 'defense-pnj': 'aneantis' },
  },
  {
    name: 'pnj: red for each of two defending players, also for the one who was not aimed at',
    clauses: ['combat.13', 'combat.24'],
    values: {
      contexte: 'pnj',
      defenseur,
      attaque: '2 bandits',
      defense: 'rien qui compte',
      cibles: 'Alice : 2 troupes ; Bob : 1 dragon',
    },
    rulings: riposte,
    dice: [...fall(bandits), { sides: 6, face: 4 }, ...fall(both)],
    result: {
      ...none,
      des: [bandits],
      resteDefense: [groupe(2, 'troupe'), groupe(1, 'dragon', 3)],
      cible: { de: 4, nom: 'Alice' },
      cibles: [
        { nom: 'Alice', reste: [groupe(2, 'troupe')] },
        { nom: 'Bob', reste: [groupe(1, 'dragon', 3)] },
      ],
      riposte: { des: [both], desExclus: [], touches: 2, ...lost(2, 'bandit') },
      fin: 'plus-d-attaquants',
      vainqueur: 'defense',
      trophees: [
        { joueur: 'Alice', ...held },
        { joueur: 'Bob', ...held },
      ],
    },
    ignored: ['defense', 'defenseur'],
    decided: { ...weak, ...bandit, ...riposte, ...actifs, 'defense-pnj': 'aneantis' },
  },
];
