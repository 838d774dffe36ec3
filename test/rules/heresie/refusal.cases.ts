import type { DefiStart } from '../../../src/rules/heresie/check.ts';
import type { Choix } from '../../../src/rules/heresie/state.ts';
import type { Json } from '../../../src/rules/rule.ts';
import type { RefusalCase } from './cases.ts';
import { fists, start, takes } from './models.ts';

type Context = Readonly<Record<string, Json>>;

function model(name: string, code: string, from: DefiStart, context: Context, option = 'fiche'): RefusalCase {
  return {
    name,
    clauses: [],
    start: from,
    refusal: { code, option, context: { nom: 'Cassian', ...context } },
  };
}

function posture(name: string, code: string, mine: Choix, foe: Choix | null, context: Context): RefusalCase {
  const postures = { protagoniste: mine, ...(foe && { antagoniste: foe }) };
  const option = foe ? 'posture-adverse' : 'posture';
  return { name, clauses: [], start: start(), rounds: [{ postures }], refusal: { code, option, context } };
}

/** What a sheet cannot bring into a challenge. */
const models: readonly RefusalCase[] = [
  model(
    'neither parangon nor état-major nor champion',
    'not-eligible',
    start({ profil: { sousTypes: [] } }),
    {},
  ),
  model('en déroute', 'routed', start({ statut: 'deroute' }), {}),
  model('piege-16: PV 0 is removed', 'removed', start({ pv: 0 }), {}),
  model('more PV than at the base', 'pv-above-base', start({ pv: 4 }), { got: 4, base: 3 }),
  model('no weapon', 'no-weapon', { ...start(), protagoniste: { ...start().protagoniste, armes: [] } }, {}),
  model(
    'two weapons of one id',
    'weapon-twice',
    { ...start(), protagoniste: { ...start().protagoniste, armes: [fists, fists] } },
    { arme: 'poings' },
  ),
  model('a characteristic beyond every sheet', 'value-out-of-bounds', start({ profil: { cc: 21 } }), {
    value: 'cc',
    got: 21,
    min: 0,
    max: 20,
  }),
  model('half a point', 'value-out-of-bounds', start({ profil: { f: 4.5 } }), {
    value: 'f',
    got: 4.5,
    min: 0,
    max: 20,
  }),
  model('a save of 1+', 'value-out-of-bounds', start({ profil: { svg: 1 } }), {
    value: 'svg',
    got: 1,
    min: 2,
    max: 6,
  }),
  model('Critique on 7', 'value-out-of-bounds', start({ arme: { regles: [{ id: 'critique', x: 7 }] } }), {
    value: 'critique',
    got: 7,
    min: 2,
    max: 6,
  }),
  model('a weapon that multiplies by 0', 'value-out-of-bounds', start({ arme: { f: { fois: 0 } } }), {
    value: 'fois',
    got: 0,
    min: 1,
    max: 5,
  }),
  model(
    'Force without Vol or Cd',
    'no-willpower',
    start({ profil: { cd: null }, arme: { regles: [{ id: 'force' }] } }),
    { arme: 'poings' },
  ),
  model(
    'the antagonist under its own option',
    'not-eligible',
    start({}, { profil: { sousTypes: [] } }),
    { nom: 'Drusus' },
    'fiche-adverse',
  ),
];

/** Choices that are not to be had. */
const choices: readonly RefusalCase[] = [
  posture('a posture that is none', 'posture-unknown', takes('charge'), null, { got: 'charge' }),
  posture('a posture of a faction that is not its own', 'posture-not-yours', takes('legion-of-one'), null, {
    posture: 'legion-of-one',
  }),
  posture('what the first has taken', 'posture-taken', takes('rompre'), takes('rompre'), {
    posture: 'rompre',
  }),
  posture(
    'what Feinte et riposte forbids',
    'posture-forbidden',
    takes('feinte-et-riposte', 'se-garder'),
    takes('se-garder'),
    { posture: 'se-garder' },
  ),
  posture(
    'Feinte et riposte for who chooses second, though the first passed',
    'posture-opener-only',
    { posture: null, nommee: null },
    takes('feinte-et-riposte', 'se-garder'),
    { posture: 'feinte-et-riposte' },
  ),
  posture(
    'Feinte et riposte that names nothing',
    'feint-without-posture',
    takes('feinte-et-riposte'),
    null,
    {},
  ),
  posture(
    'Feinte et riposte that names itself',
    'feint-unknown',
    takes('feinte-et-riposte', 'feinte-et-riposte'),
    null,
    {
      got: 'feinte-et-riposte',
    },
  ),
  {
    name: 'a posture of the first Confrontation in the second',
    clauses: [],
    start: start({ profil: { faction: 'alpha-legion' } }),
    rounds: [{}, { postures: { protagoniste: takes('i-am-alpharius') } }],
    dice: [1, 1, 1, 1],
    refusal: { code: 'posture-first-round', option: 'posture', context: { posture: 'i-am-alpharius' } },
  },
  {
    name: 'a lasting posture taken twice',
    clauses: [],
    start: start({ profil: { faction: 'space-wolves' } }),
    rounds: [
      { postures: { protagoniste: takes('no-prey-escapes') } },
      { postures: { protagoniste: takes('no-prey-escapes') } },
    ],
    dice: [1, 1, 1, 1],
    refusal: { code: 'posture-used', option: 'posture', context: { posture: 'no-prey-escapes' } },
  },
  {
    name: 'a weapon that is not there, before a die of Force falls',
    clauses: [],
    start: start({}, { arme: { regles: [{ id: 'force' }] } }),
    rounds: [{ armes: { protagoniste: 'hache' } }],
    refusal: { code: 'weapon-unknown', option: 'arme', context: { got: 'hache', known: ['poings'] } },
  },
  {
    name: 'a round after a death',
    clauses: [],
    start: start({ arme: { d: 3 } }),
    rounds: [{}, {}],
    dice: [1, 1, 4, 1, 4],
    refusal: { code: 'challenge-over', option: null, context: { round: 2 } },
  },
  {
    name: 'Gloire before any round',
    clauses: [],
    start: start(),
    rounds: [],
    refusal: { code: 'not-now', option: null, context: { awaits: 'posture' } },
  },
  {
    name: 'Rompre by one who did not choose it',
    clauses: [],
    start: start(),
    rompre: 'protagoniste',
    dice: [1, 1, 1, 1],
    refusal: { code: 'rompre-not-chosen', option: null, context: { side: 'protagoniste' } },
  },
  {
    name: 'Rompre by one who was removed',
    clauses: [],
    start: start({ arme: { d: 3 } }),
    rounds: [{ postures: { antagoniste: takes('rompre') } }],
    rompre: 'antagoniste',
    dice: [1, 1, 4, 1, 4],
    refusal: { code: 'rompre-not-chosen', option: null, context: { side: 'antagoniste' } },
  },
  {
    name: 'Rompre chosen in an earlier round than the last',
    clauses: [],
    start: start(),
    rounds: [{ postures: { protagoniste: takes('rompre') } }, {}],
    rompre: 'protagoniste',
    dice: [1, 1, 1, 1, 1, 1, 1],
    refusal: { code: 'rompre-not-chosen', option: null, context: { side: 'protagoniste' } },
  },
  {
    name: 'Gloire against No Prey Escapes while both stand',
    clauses: [],
    start: start({}, { profil: { faction: 'space-wolves' } }),
    rounds: [{ postures: { antagoniste: takes('no-prey-escapes') } }],
    dice: [1, 1, 1, 1],
    refusal: { code: 'gloire-withheld', option: null, context: { side: 'protagoniste' } },
  },
];

export const refusalCases: readonly RefusalCase[] = [...models, ...choices];
