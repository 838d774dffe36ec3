import type { Refusal } from '../../../src/rules/rule.ts';
import type { Values } from '../../../src/slash/option.ts';
import type { RefusalCase } from '../golden.ts';

function refused(
  name: string,
  clauses: readonly string[],
  values: Values,
  code: string,
  option: string,
  context: Refusal['context'] = {},
): RefusalCase {
  return { name, clauses, values, refusal: { code, option, context } };
}

const one = { x: 3, distance: '23', resistance: 6 };
const marker = { x: 5, vitesse: true, mou: '20' };
const headOn = { ...one, situation: 'face-a-face' };
const both = {
  ...headOn,
  'vitesse-adverse': true,
  'x-adverse': 2,
  'mou-adverse': '7',
  'resistance-impacteur': 9,
};
const bounds = { above: 0, max: 500 };
const abilities = ['Instinct de survie/X', 'Immunité/tête', 'Immunité/doubles', 'Acharné'];
const zero = { ruling: 'distance-nulle' };

/** `values` without the option `name`. */
function without(values: Values, name: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
}

/** One typed list of targets that is refused. */
function list(name: string, cibles: string, code: string, context: Refusal['context'] = {}): RefusalCase {
  return refused(name, ['impact.6'], { x: 3, cibles }, code, 'cibles', context);
}

export const refusalCases: readonly RefusalCase[] = [
  refused('no X', ['impact.2'], without(one, 'x'), 'missing', 'x'),
  refused('no distance', ['impact.2'], without(one, 'distance'), 'missing', 'distance'),
  refused(
    'a distance of 0 (piege-16)',
    ['impact.3'],
    { ...one, distance: '0' },
    'zero-distance',
    'distance',
    {
      got: '0',
      ...zero,
    },
  ),
  refused(
    'a distance of 0 with a marker',
    ['impact.3'],
    { ...marker, distance: '0,0 cm' },
    'zero-distance',
    'distance',
    {
      got: '0,0 cm',
      ...zero,
    },
  ),
  refused(
    'a distance below 0',
    ['impact.2'],
    { ...one, distance: '-5' },
    'measure-out-of-bounds',
    'distance',
    {
      got: '-5',
      ...bounds,
    },
  ),
  refused(
    'a distance below 0, true minus',
    ['impact.2'],
    { ...one, distance: '−5' },
    'measure-out-of-bounds',
    'distance',
    {
      got: '−5',
      ...bounds,
    },
  ),
  refused(
    '500,1 cm (piege-18)',
    ['impact.2'],
    { ...one, distance: '500,1' },
    'measure-out-of-bounds',
    'distance',
    {
      got: '500,1',
      ...bounds,
    },
  ),
  refused(
    'four hundred digits',
    ['impact.2'],
    { ...one, distance: '9'.repeat(400) },
    'measure-out-of-bounds',
    'distance',
    {
      got: '9'.repeat(400),
      ...bounds,
    },
  ),
  ...['loin', '7,5,2', '1e3', '10,0001', '23 m', '0x10', ''].map((distance) =>
    refused(
      `the distance « ${distance} »`,
      ['impact.2'],
      { ...one, distance },
      'unreadable-measure',
      'distance',
      {
        got: distance,
      },
    ),
  ),
  refused('a marker without MOU', ['impact.4'], without(marker, 'mou'), 'missing', 'mou'),
  refused('MOU 0 (piege-16)', ['impact.4'], { ...marker, mou: '0' }, 'measure-out-of-bounds', 'mou', {
    got: '0',
    ...bounds,
  }),
  refused('MOU beyond bounds', ['impact.4'], { ...marker, mou: '501' }, 'measure-out-of-bounds', 'mou', {
    got: '501',
    ...bounds,
  }),
  refused('MOU in words', ['impact.4'], { ...marker, mou: 'vite' }, 'unreadable-measure', 'mou', {
    got: 'vite',
  }),
  refused('head-on without resistance', ['impact.7'], without(headOn, 'resistance'), 'missing', 'resistance'),
  refused('head-on without distance', ['impact.7'], without(headOn, 'distance'), 'missing', 'distance'),
  refused(
    'head-on, an unknown ability',
    ['impact.7'],
    { ...headOn, capacites: 'Vol' },
    'unknown-ability',
    'capacites',
    {
      got: 'Vol',
      known: abilities,
    },
  ),
  ...['x-adverse', 'mou-adverse', 'resistance-impacteur'].map((name) =>
    refused(`head-on against a marker without ${name}`, ['impact.8'], without(both, name), 'missing', name),
  ),
  refused(
    'head-on, the other’s MOU 0',
    ['impact.8'],
    { ...both, 'mou-adverse': '0' },
    'measure-out-of-bounds',
    'mou-adverse',
    {
      got: '0',
      ...bounds,
    },
  ),
  ...[{}, { vitesse: false }].map((vitesse) =>
    refused(
      `charged from the front without a marker ${JSON.stringify(vitesse)}`,
      ['impact.9'],
      { ...without(marker, 'vitesse'), ...vitesse, situation: 'assaillie-de-face' },
      'no-speed-marker',
      'vitesse',
      { situation: 'assaillie-de-face' },
    ),
  ),
  refused(
    'charged from the front without MOU',
    ['impact.9'],
    { x: 5, vitesse: true, situation: 'assaillie-de-face' },
    'missing',
    'mou',
  ),
  refused(
    'charged from the front, an unknown ability',
    ['impact.9'],
    { ...marker, situation: 'assaillie-de-face', resistance: 6, capacites: 'Vol' },
    'unknown-ability',
    'capacites',
    { got: 'Vol', known: abilities },
  ),
  refused(
    'charged from the front by nobody',
    ['impact.9'],
    { ...marker, situation: 'assaillie-de-face', cibles: ' ; ' },
    'no-target',
    'cibles',
  ),
  refused(
    'Instinct de survie without its X',
    ['impact.17'],
    { ...one, capacites: 'Instinct de survie' },
    'ability-value',
    'capacites',
    {
      got: 'Instinct de survie',
      ability: 'Instinct de survie/X',
      min: 2,
      max: 6,
    },
  ),
  ...[1, 7].map((x) =>
    refused(
      `Instinct de survie/${x}`,
      ['impact.17'],
      { ...one, capacites: `Acharné, Instinct de survie/${x}` },
      'ability-value',
      'capacites',
      {
        got: `Instinct de survie/${x}`,
        ability: 'Instinct de survie/X',
        min: 2,
        max: 6,
      },
    ),
  ),
  refused(
    'Acharné with a value',
    ['impact.19'],
    { ...one, capacites: 'Acharné/3' },
    'ability-value',
    'capacites',
    {
      got: 'Acharné/3',
      ability: 'Acharné',
    },
  ),
  refused(
    'Immunité to something else',
    ['impact.18'],
    { ...one, capacites: 'Immunité/jambe' },
    'unknown-ability',
    'capacites',
    {
      got: 'Immunité/jambe',
      known: abilities,
    },
  ),
  list('no target in the list', ' ; \n ;', 'no-target'),
  list('a target without RES', 'Gobelin RES 4 à 8 ; Orque à 18', 'target-without-res', {
    number: 2,
    target: 'Orque à 18',
  }),
  ...['0', '100', '-3', '4.5', '6,5'].map((got) =>
    list(`RES ${got}`, `Gobelin RES ${got} à 8`, 'target-res', {
      number: 1,
      target: `Gobelin RES ${got} à 8`,
      got,
      min: 1,
      max: 99,
    }),
  ),
  ...['A RES 1 à 5| B RES 2 à 6', 'A RES 1 à 5, B RES 2 à 6', 'A RES 1 B RES 2 à 6'].map((target) =>
    list(`« ${target} »`, `${target} ; C RES 1 à 2`, 'targets-not-parted', { number: 1, target }),
  ),
  list('a target without a name', 'RES 4 à 8', 'target-without-name', { number: 1, target: 'RES 4 à 8' }),
  list('a target without a distance', 'Gobelin RES 4 à 8 ; Orque RES 6, Acharné', 'target-without-distance', {
    number: 2,
    target: 'Orque',
  }),
  refused(
    'with a marker, a target without a distance among those that have one',
    ['impact.6'],
    { ...marker, cibles: 'Orque RES 6 ; Gobelin RES 4 à 8' },
    'target-without-distance',
    'cibles',
    { number: 1, target: 'Orque' },
  ),
  list('two distances for one target', 'Gobelin RES 4 à 8 à 9', 'target-with-two-distances', {
    number: 1,
    target: 'Gobelin RES 4 à 8 à 9',
  }),
  list('a target at 0 cm', 'Gobelin RES 4 à 0', 'zero-distance', {
    number: 1,
    target: 'Gobelin RES 4 à 0',
    got: '0',
    ...zero,
  }),
  list('a target below 0 cm', 'Gobelin RES 4 à -8', 'measure-out-of-bounds', {
    number: 1,
    target: 'Gobelin RES 4 à -8',
    got: '-8',
    ...bounds,
  }),
  list('a target’s unknown ability', 'Gobelin RES 4 à 8, Vol', 'unknown-ability', {
    number: 1,
    target: 'Gobelin RES 4 à 8, Vol',
    got: 'Vol',
    known: abilities,
  }),
  list('a distance of words', 'Gobelin RES 4 à huit', 'unknown-ability', {
    number: 1,
    target: 'Gobelin RES 4 à huit',
    got: 'à huit',
    known: abilities,
  }),
  refused(
    'targets at the distance of the option, which is none',
    ['impact.6'],
    { x: 3, distance: 'loin', cibles: 'Gobelin RES 4' },
    'unreadable-measure',
    'distance',
    { got: 'loin' },
  ),
];
