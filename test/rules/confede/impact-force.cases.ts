import type { ImpactResult } from '../../../src/rules/confede/terms.ts';
import { d6, type GoldenCase } from '../golden.ts';
import { charge, forceLine, house, woundLine } from './lines.ts';

/** The FOR alone: no resistance, no die. */
function force(
  name: string,
  values: GoldenCase['values'],
  differs: Parameters<typeof forceLine>[0],
  clauses: readonly string[] = ['impact.2'],
): GoldenCase<ImpactResult> {
  return { name, clauses, values, result: charge([forceLine(differs)], { arret: null }) };
}

const marker = { x: 5, vitesse: true, mou: '20' };
const marked = { distance: null, tranches: 4, for: 20 };

export const forceCases: readonly GoldenCase<ImpactResult>[] = [
  force('X 3, 23 cm: three slices, FOR 9, and the assault is recalled', { x: 3, distance: '23' }, {}, [
    'impact.1',
    'impact.2',
  ]),
  force(
    'exactly 10 cm is one slice (piege-18)',
    { x: 3, distance: '10' },
    { distance: 10, tranches: 1, for: 3 },
  ),
  force(
    '10,1 cm are two slices (piege-18)',
    { x: 3, distance: '10,1' },
    { distance: 10.1, tranches: 2, for: 6 },
  ),
  force('0,5 cm is one slice', { x: 20, distance: '0,5' }, { distance: 0.5, tranches: 1, for: 20 }),
  force('500 cm are fifty slices', { x: 1, distance: '500' }, { distance: 500, tranches: 50, for: 50 }),
  force('7.5 with a point', { x: 2, distance: '7.5' }, { distance: 7.5, tranches: 1, for: 2 }),
  force('7,5cm with its unit', { x: 2, distance: ' 7,5cm ' }, { distance: 7.5, tranches: 1, for: 2 }),
  force('23 cm with its unit', { x: 3, distance: '23 cm' }, {}),
  force('a name without resistance', { x: 3, distance: '23', cible: 'Orque' }, { nom: 'Orque' }),
  force('X 5, MOU 20, speed marker: 40 cm, FOR 20', marker, marked, ['impact.2', 'impact.4']),
  force('the real distance is kept with a marker', { ...marker, distance: '6' }, { ...marked, distance: 6 }, [
    'impact.4',
  ]),
  force('without the marker 6 cm are FOR 5', { x: 5, distance: '6' }, { distance: 6, tranches: 1, for: 5 }),
  force(
    'MOU 5 is exactly one slice (piege-18)',
    { ...marker, mou: '5' },
    { ...marked, tranches: 1, for: 5 },
    ['impact.4'],
  ),
  force('MOU 5,1 is two slices (piege-18)', { ...marker, mou: '5,1' }, { ...marked, tranches: 2, for: 10 }, [
    'impact.4',
  ]),
  {
    name: 'the FOR alone has no use for abilities and a way to go on, nor for a MOU without its marker',
    clauses: ['impact.2'],
    values: {
      x: 3,
      distance: '23',
      mou: '20',
      vitesse: false,
      capacites: 'Acharné',
      'x-adverse': 2,
      'vitesse-adverse': false,
      'mou-adverse': '7',
      'resistance-impacteur': 9,
      mode: 'rapide',
      'arret-apres': 1,
    },
    result: charge([forceLine({})], { arret: null }),
    ignored: [
      'mou',
      'capacites',
      'x-adverse',
      'vitesse-adverse',
      'mou-adverse',
      'resistance-impacteur',
      'mode',
      'arret-apres',
    ],
  },
  {
    name: 'head-on against no marker: only the charged one rolls',
    clauses: ['impact.1', 'impact.7', 'impact.15'],
    values: { x: 3, distance: '23', resistance: 6, cible: 'Char', situation: 'face-a-face' },
    dice: d6(2, 5),
    result: charge([woundLine({ nom: 'Char' })], { situation: 'face-a-face' }),
    decided: house,
  },
  {
    name: 'head-on without a marker the other’s figures say nothing',
    clauses: ['impact.7'],
    values: {
      x: 3,
      distance: '23',
      resistance: 6,
      cibles: 'Orque RES 6 à 3',
      situation: 'face-a-face',
      'vitesse-adverse': false,
      'x-adverse': 2,
      'mou-adverse': '7',
      'resistance-impacteur': 9,
    },
    dice: d6(2, 5),
    result: charge([woundLine({})], { situation: 'face-a-face' }),
    ignored: ['cibles', 'x-adverse', 'mou-adverse', 'resistance-impacteur'],
    decided: house,
  },
  {
    name: 'head-on against a marker: the charged one first, then the impactor at the other’s FOR',
    clauses: ['impact.8', 'impact.4', 'impact.15', 'impact.16'],
    values: {
      x: 3,
      distance: '23',
      resistance: 6,
      situation: 'face-a-face',
      'vitesse-adverse': true,
      'x-adverse': 2,
      'mou-adverse': '7,5',
      'resistance-impacteur': 9,
    },
    dice: d6(2, 5, 4, 1),
    result: charge(
      [
        woundLine({}),
        woundLine({
          distance: null,
          tranches: 2,
          for: 4,
          res: 9,
          des: [4, 1],
          localisation: 1,
          indice: -1,
          gravite: 'aucune',
        }),
      ],
      { situation: 'face-a-face' },
    ),
    decided: house,
  },
  {
    name: 'head-on with markers on both sides, both killed outright: nobody goes on',
    clauses: ['impact.4', 'impact.8'],
    values: {
      ...marker,
      resistance: 6,
      situation: 'face-a-face',
      'vitesse-adverse': true,
      'x-adverse': 5,
      'mou-adverse': '20',
      'resistance-impacteur': 6,
    },
    dice: d6(1, 2, 1, 3),
    result: charge(
      [
        woundLine({ ...marked, des: [1, 2], localisation: 1, indice: 16, gravite: 'tue-net' }),
        woundLine({ ...marked, des: [1, 3], localisation: 1, indice: 17, gravite: 'tue-net' }),
      ],
      { situation: 'face-a-face', arret: null },
    ),
    decided: house,
  },
  {
    name: 'charged from the front at speed: the attacker takes the impact, no distance counts',
    clauses: ['impact.9', 'impact.4', 'impact.5', 'impact.16'],
    values: { ...marker, distance: '6', resistance: 18, situation: 'assaillie-de-face' },
    dice: d6(2, 5),
    result: charge([woundLine({ ...marked, res: 18, indice: 7, gravite: 'grave' })], {
      situation: 'assaillie-de-face',
      arret: null,
    }),
    ignored: ['distance'],
    decided: house,
  },
  {
    name: 'charged from the front by several: as typed, all of them',
    clauses: ['impact.9'],
    values: {
      ...marker,
      cibles: 'Orque RES 20 à 9 ; Nain RES 21',
      situation: 'assaillie-de-face',
      'arret-apres': 1,
    },
    dice: d6(1, 5, 1, 4),
    result: charge(
      [
        woundLine({
          ...marked,
          nom: 'Orque',
          res: 20,
          des: [1, 5],
          localisation: 1,
          indice: 5,
          gravite: 'legere',
        }),
        woundLine({
          ...marked,
          nom: 'Nain',
          res: 21,
          des: [1, 4],
          localisation: 1,
          indice: 3,
          gravite: 'sonne',
        }),
      ],
      { situation: 'assaillie-de-face', arret: null },
    ),
    ignored: ['arret-apres'],
    decided: house,
  },
  {
    name: 'charged from the front: the FOR alone',
    clauses: ['impact.9', 'impact.4'],
    values: { ...marker, situation: 'assaillie-de-face' },
    result: charge([forceLine(marked)], { situation: 'assaillie-de-face', arret: null }),
  },
];
