import type { Cible, ImpactResult } from '../../../src/rules/confede/terms.ts';
import { d6, type GoldenCase } from '../golden.ts';
import { charge, house, woundLine } from './lines.ts';

/** X 3: at 8, 18 and 21 cm FOR 3, 6 and 9; RES 1 dies on indice 10 and more. */
const gobelin = (des: readonly [number, number], differs: Partial<Cible> = {}) =>
  woundLine({ nom: 'Gobelin', distance: 8, tranches: 1, for: 3, res: 1, des, ...differs });

const three = 'Gobelin RES 1 à 8 ; Orque RES 1 à 18 ; Troll RES 1 à 21';
/** Location 6 alone lets FOR 3 kill RES 1: indice 8 on the head. */
const first = gobelin([6, 6], { localisation: 6, indice: 8, gravite: 'tue-net', exceptionnelle: true });
const second = woundLine({
  nom: 'Orque',
  distance: 18,
  tranches: 2,
  for: 6,
  res: 1,
  des: [1, 5],
  localisation: 1,
  indice: 10,
  gravite: 'tue-net',
});
const third = woundLine({
  nom: 'Troll',
  distance: 21,
  res: 1,
  des: [1, 3],
  localisation: 1,
  indice: 11,
  gravite: 'tue-net',
});
const onMarker = { distance: null, tranches: 4, for: 20 };

export const groupCases: readonly GoldenCase<ImpactResult>[] = [
  {
    name: 'targets at 8, 18 and 21 cm, all killed: FOR 3, 6, 9; without a choice it goes on',
    clauses: ['impact.5', 'impact.6', 'impact.14', 'impact.16'],
    values: { x: 3, cibles: three },
    dice: d6(6, 6, 1, 5, 1, 3),
    result: charge([first, second, third], { arret: null }),
    decided: house,
  },
  {
    name: 'the order is that of the distances, not of the words; new lines part as well',
    clauses: ['impact.6'],
    values: { x: 3, cibles: 'Troll RES 1 a 21\norque  res 1 à 18 cm;;\nGobelin Res 1 À 8', mode: 'rapide' },
    dice: d6(6, 6, 1, 5, 1, 3),
    result: charge([first, { ...second, nom: 'orque' }, third], { arret: null }),
    decided: house,
  },
  {
    name: 'a survivor stops it, and the answer says who was never reached',
    clauses: ['impact.6', 'impact.15'],
    values: { x: 3, cibles: three, mode: 'rapide' },
    dice: d6(2, 5),
    result: charge([gobelin([2, 5], { indice: 7, gravite: 'grave' })], { nonAtteintes: ['Orque', 'Troll'] }),
    decided: house,
  },
  {
    name: 'stopped by choice after the first group',
    clauses: ['impact.14'],
    values: { x: 3, cibles: three, 'arret-apres': 1, mode: 'rapide' },
    dice: d6(6, 6),
    result: charge([first], { arret: 'choix', nonAtteintes: ['Orque', 'Troll'] }),
    ignored: ['mode'],
    decided: house,
  },
  {
    name: 'a survivor comes before the choice',
    clauses: ['impact.15'],
    values: { x: 3, cibles: three, 'arret-apres': 2 },
    dice: d6(6, 6, 1, 1),
    result: charge(
      [first, { ...second, des: [1, 1], localisation: 1, indice: 6, gravite: 'grave', exceptionnelle: true }],
      { nonAtteintes: ['Troll'] },
    ),
    decided: house,
  },
  {
    name: 'to stop after the last group is no choice: nobody is left to reach',
    clauses: ['impact.14'],
    values: { x: 3, cibles: three, 'arret-apres': 3 },
    dice: d6(6, 6, 1, 5, 1, 3),
    result: charge([first, second, third], { arret: null }),
    decided: house,
  },
  {
    name: 'one distance, one group: hit together, and one survivor of two stops it',
    clauses: ['impact.5', 'impact.6', 'impact.15', 'impact.16'],
    values: { x: 3, cibles: 'Orque RES 1 à 18 ; Nain RES 9 à 18,0 ; Troll RES 1 à 21' },
    dice: d6(1, 5, 3, 4),
    result: charge(
      [
        second,
        { ...second, nom: 'Nain', res: 9, des: [3, 4], localisation: 3, indice: 1, gravite: 'aucune' },
      ],
      { nonAtteintes: ['Troll'] },
    ),
    decided: house,
  },
  {
    name: 'two of one name are two targets',
    clauses: ['impact.6'],
    values: { x: 3, cibles: 'Orque RES 1 à 18 ; Orque RES 1 à 18', 'arret-apres': 1 },
    dice: d6(1, 5, 1, 5),
    result: charge([second, second], { arret: null }),
    ignored: ['arret-apres'],
    decided: house,
  },
  {
    name: 'with a marker the groups are still those of the real distances, the FOR is one',
    clauses: ['impact.4', 'impact.6'],
    values: { x: 5, vitesse: true, mou: '20', cibles: 'Orque RES 6 à 18 ; Gobelin RES 4 à 8' },
    dice: d6(1, 2, 1, 3),
    result: charge(
      [
        woundLine({
          ...onMarker,
          nom: 'Gobelin',
          distance: 8,
          res: 4,
          des: [1, 2],
          localisation: 1,
          indice: 18,
          gravite: 'tue-net',
        }),
        woundLine({
          ...onMarker,
          nom: 'Orque',
          distance: 18,
          des: [1, 3],
          localisation: 1,
          indice: 17,
          gravite: 'tue-net',
        }),
      ],
      { arret: null },
    ),
    decided: house,
  },
  {
    name: 'with a marker no target needs a distance: they are one group',
    clauses: ['impact.4', 'impact.5'],
    values: { x: 5, vitesse: true, mou: '20', cibles: 'Orque RES 20 ; Gobelin RES 21' },
    dice: d6(1, 5, 1, 4),
    result: charge([
      woundLine({
        ...onMarker,
        nom: 'Orque',
        res: 20,
        des: [1, 5],
        localisation: 1,
        indice: 5,
        gravite: 'legere',
      }),
      woundLine({
        ...onMarker,
        nom: 'Gobelin',
        res: 21,
        des: [1, 4],
        localisation: 1,
        indice: 3,
        gravite: 'sonne',
      }),
    ]),
    decided: house,
  },
  {
    name: 'targets without a distance of their own stand at that of the option',
    clauses: ['impact.6'],
    values: { x: 3, distance: '18', cibles: 'Troll RES 1 à 21 ; Orque RES 1' },
    dice: d6(1, 5, 1, 3),
    result: charge([second, third], { arret: null }),
    decided: house,
  },
  {
    name: 'with their own distances the options of a single target say nothing',
    clauses: ['impact.5'],
    values: {
      x: 3,
      distance: '99',
      resistance: 9,
      cible: 'Elfe',
      capacites: 'Acharné',
      cibles: 'Orque RES 1 à 18',
      mode: 'rapide',
    },
    dice: d6(1, 5),
    result: charge([second], { arret: null }),
    ignored: ['distance', 'resistance', 'cible', 'capacites', 'mode'],
    decided: house,
  },
  {
    name: 'abilities after RES, after the distance, around a decimal comma; Instinct before its own wound roll',
    clauses: ['impact.17', 'impact.18', 'impact.19'],
    values: {
      x: 3,
      cibles:
        'Orque RES 1 Acharné à 17,5, immunite/tete ; Élan d’os RES 6, Instinct de survie/5, Acharné à 17,5 cm;Chevalier à 2 mains, Rés : 1 à 17.5,Immunité/doubles',
    },
    dice: d6(1, 5, 4, 1, 1, 2, 2),
    result: charge([
      { ...second, distance: 17.5, resteEnPlace: true },
      {
        ...second,
        nom: 'Élan d’os',
        distance: 17.5,
        res: 6,
        instinct: 4,
        des: [1, 1],
        indice: 1,
        gravite: 'aucune',
        exceptionnelle: true,
      },
      {
        ...second,
        nom: 'Chevalier à 2 mains',
        distance: 17.5,
        des: [2, 2],
        localisation: 2,
        indice: 7,
        gravite: 'aucune',
        exceptionnelle: true,
        annulee: 'immunite',
      },
    ]),
    decided: { ...house, acharne: 'arrete' },
  },
  {
    name: 'a distance before the RES is understood',
    clauses: ['impact.6'],
    values: { x: 3, cibles: 'Orque à 18 cm RES 1 ; Troll, à 21, RÉSISTANCE 1' },
    dice: d6(1, 5, 1, 3),
    result: charge([second, third], { arret: null }),
    decided: house,
  },
  ...['(RES 1) à 18', '(RES 1 à 18)', '(RES 1, à 18 cm)', 'RES 1 (à 18)', 'à 18 (RES 1)', 'RES 1.0 à 18'].map(
    (profil): GoldenCase<ImpactResult> => ({
      name: `« ${profil} » is understood`,
      clauses: ['impact.5'],
      values: { x: 3, cibles: `Orque ${profil}` },
      dice: d6(1, 5),
      result: charge([second], { arret: null }),
      decided: house,
    }),
  ),
  {
    name: 'an ability may stand in the brackets of the RES',
    clauses: ['impact.5'],
    values: { x: 3, cibles: 'Orque (RES 1, Immunité (tête)) à 18' },
    dice: d6(1, 5),
    result: charge([second], { arret: null }),
    decided: house,
  },
  {
    name: 'a name may hold a distance of its own; RES from 1 to 99 (piege-18)',
    clauses: ['impact.6'],
    values: { x: 3, cibles: 'Duelliste à 3 RES 1à 18 ; Roc RES 99 à 18' },
    dice: d6(1, 5, 1, 5),
    result: charge([
      { ...second, nom: 'Duelliste à 3' },
      { ...second, nom: 'Roc', res: 99, indice: -88, gravite: 'aucune' },
    ]),
    decided: house,
  },
  {
    name: 'names are text, whatever they look like (piege-07, piege-11)',
    clauses: ['impact.6'],
    values: { x: 3, cibles: '(((((((a+)+)+)+)$ RES 1 à 18 ; .* **@everyone** RES 1 à 21' },
    dice: d6(1, 5, 1, 3),
    result: charge(
      [
        { ...second, nom: '(((((((a+)+)+)+)$' },
        { ...third, nom: '.* **@everyone**' },
      ],
      { arret: null },
    ),
    decided: house,
  },
];
