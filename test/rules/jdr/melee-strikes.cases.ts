import {
  capped,
  frappe,
  hammer,
  knife,
  type MeleeCase,
  nothing,
  powerSword,
  soldat,
  standing,
  sword,
  test,
  together,
  unarmed,
} from './melee-cases.ts';

/** B strikes nothing: who is there to be struck. */
const dummy = soldat('B', 'b', { i: 1, a: 0, armes: [sword] });
const still = frappe('B', 'A', { initiative: 1, attaques: 0 });
const armed = { armes: [sword] };

/** One fighter on a dummy, no wound: only the dice to hit and what they need. */
function swing(
  name: string,
  clauses: readonly string[],
  differs: Parameters<typeof soldat>[2],
  target: Parameters<typeof soldat>[2],
  expected: { readonly attaques: number; readonly seuilTouche: number },
  more: Partial<MeleeCase> = {},
): MeleeCase {
  const { attaques, seuilTouche } = expected;
  return {
    name,
    clauses,
    combattants: [soldat('A', 'a', { ...armed, ...differs }), { ...dummy, ...target }],
    rounds: [{ dice: Array.from({ length: attaques }, () => 1) }],
    result: {
      ...nothing,
      frappes: [frappe('A', 'B', { attaques, seuilTouche }), { ...still, seuilTouche: 4 }],
    },
    pv: [10, 10],
    ...more,
  };
}

/** One hit (4), then the dice said, on a dummy who loses at most 1 PV and holds. */
function strike(
  name: string,
  clauses: readonly string[],
  differs: Parameters<typeof soldat>[2],
  target: Parameters<typeof soldat>[2],
  dice: readonly number[],
  got: { readonly blessures: number; readonly sauvegardes: readonly number[]; readonly pvPerdus: number },
  decided: MeleeCase['decided'] = {},
): MeleeCase {
  const { pvPerdus } = got;
  const malus = [{ cause: 'moins-de-pv', valeur: -1 }];
  return {
    name,
    clauses,
    combattants: [soldat('A', 'a', { a: 1, ...armed, ...differs }), { ...dummy, ...target }],
    rounds: [{ dice: [4, ...dice, ...(pvPerdus > 0 ? [1, 2] : [])] }],
    result: {
      ...nothing,
      frappes: [frappe('A', 'B', { attaques: 1, touches: 1, ...got }), { ...still, seuilTouche: 4 }],
      tests: pvPerdus > 0 ? [test('B', { cdEffectif: 7, malus })] : [],
    },
    pv: [10, 10 - pvPerdus],
    decided,
  };
}

const attacks: MeleeCase[] = [
  swing('dice are the Attaques', ['melee.1', 'melee.4'], {}, {}, { attaques: 2, seuilTouche: 4 }),
  swing('a charge gives one more', ['melee.4'], { charge: true }, {}, { attaques: 3, seuilTouche: 4 }),
  swing(
    'two one-handed weapons give one more',
    ['melee.4', 'melee.5'],
    { armes: [sword, knife] },
    {},
    { attaques: 3, seuilTouche: 4 },
  ),
  swing(
    'A 2, charging, two one-handed weapons: 4 dice',
    ['melee.4'],
    { charge: true, armes: [sword, knife] },
    {},
    { attaques: 4, seuilTouche: 4 },
  ),
  swing(
    'one one-handed and one two-handed weapon give none',
    ['melee.4'],
    { armes: [sword, hammer] },
    {},
    { attaques: 2, seuilTouche: 4 },
  ),
  swing(
    'weapons of which nobody said how they are held give none',
    ['melee.4'],
    {
      armes: [
        { ...sword, mains: null },
        { ...knife, mains: null },
      ],
    },
    {},
    { attaques: 2, seuilTouche: 4 },
  ),
  swing(
    'naming a two-handed weapon takes the die of the two others away',
    ['melee.5'],
    { armes: [sword, knife, hammer] },
    {},
    { attaques: 2, seuilTouche: 4 },
    {
      rounds: [{ choix: [{ arme: 2, cible: null }], dice: [1, 1] }],
      decided: { 'deux-armes': 'non' },
    },
  ),
  swing(
    'a two-handed weapon that stands first is the default',
    ['melee.5'],
    { armes: [hammer, sword, knife] },
    {},
    { attaques: 2, seuilTouche: 4 },
    { decided: { 'deux-armes': 'non' } },
  ),
  swing(
    'piege-16: without a weapon, A dice',
    ['melee.5'],
    { armes: [] },
    {},
    { attaques: 2, seuilTouche: 4 },
    {
      decided: unarmed,
    },
  ),
  {
    ...swing(
      'a charge counts in the first round alone',
      ['melee.4'],
      { charge: true },
      {},
      { attaques: 2, seuilTouche: 4 },
    ),
    rounds: [{ dice: [1, 1, 1] }, { dice: [1, 1] }],
  },
];

const hits: MeleeCase[] = [
  swing(
    'CC 2 against CC 4: 4+',
    ['melee.7'],
    { cc: 2 },
    { cc: 4 },
    { attaques: 2, seuilTouche: 4 },
    {
      result: { ...nothing, frappes: [frappe('A', 'B'), { ...still, seuilTouche: 3 }] },
    },
  ),
  swing(
    'CC 2 against CC 5, more than double: 5+',
    ['melee.7'],
    { cc: 2 },
    { cc: 5 },
    { attaques: 2, seuilTouche: 5 },
    {
      result: { ...nothing, frappes: [frappe('A', 'B', { seuilTouche: 5 }), { ...still, seuilTouche: 3 }] },
    },
  ),
  swing('CC 5 against CC 4, higher: 3+', ['melee.7'], { cc: 5 }, { cc: 4 }, { attaques: 2, seuilTouche: 3 }),
  swing('CC 4 against CC 4: 4+', ['melee.7'], { cc: 4 }, { cc: 4 }, { attaques: 2, seuilTouche: 4 }),
];

const none = { blessures: 0, sauvegardes: [], pvPerdus: 0 };
const saved = { blessures: 1, sauvegardes: [3], pvPerdus: 0 };
const hurt = { blessures: 1, sauvegardes: [], pvPerdus: 1 };

const wounds: MeleeCase[] = [
  strike('F 4 against E 4: a 4 wounds, a 3 saves', ['melee.8', 'melee.9'], {}, {}, [4, 3], saved),
  strike('F 4 against E 4: a 3 does not wound', ['melee.8'], {}, {}, [3], none),
  strike('F 3 against E 6: a 6 wounds', ['melee.8'], { f: 3 }, { e: 6 }, [6, 3], saved),
  strike('F 3 against E 6: a 5 does not', ['melee.8'], { f: 3 }, { e: 6 }, [5], none),
  strike('F 3 against E 7: impossible, no die falls', ['melee.8'], { f: 3 }, { e: 7 }, [], none, {
    'blessure-impossible': 'non',
  }),
  strike('F 10 against E 1: a 1 never wounds', ['melee.8'], { f: 10 }, { e: 1 }, [1], none),
  strike('F 10 against E 1: a 2 does', ['melee.8'], { f: 10 }, { e: 1 }, [2, 3], saved),
];

const saves: MeleeCase[] = [
  strike('a 2 does not save 3+', ['melee.9', 'melee.11'], {}, {}, [4, 2], { ...hurt, sauvegardes: [2] }),
  strike('without armour no save', ['melee.9'], {}, { svg: null }, [4], hurt),
  strike(
    'F 4 with a power weapon against Svg 3+: no save',
    ['melee.10'],
    { armes: [powerSword] },
    {},
    [4],
    hurt,
    {
      'un-et-six': 'touche-et-sauvegarde',
    },
  ),
  strike(
    'F 3 with a power weapon against Svg 2+: a 5 saves',
    ['melee.9'],
    { f: 3, armes: [powerSword] },
    { svg: 2 },
    [5, 5],
    {
      ...saved,
      sauvegardes: [5],
    },
  ),
  strike(
    'F 3 with a power weapon against Svg 2+: a 4 does not',
    ['melee.9'],
    { f: 3, armes: [powerSword] },
    { svg: 2 },
    [5, 4],
    {
      ...hurt,
      sauvegardes: [4],
    },
  ),
  strike(
    'F 3 with a power weapon against Svg 3+: a 6 saves',
    ['melee.9'],
    { f: 3, armes: [powerSword] },
    {},
    [5, 6],
    {
      ...saved,
      sauvegardes: [6],
    },
  ),
  strike(
    'a power weapon that is not the one named does not count',
    ['melee.5', 'melee.9'],
    { armes: [hammer, powerSword] },
    {},
    [4, 3],
    saved,
  ),
];

const order: MeleeCase[] = [
  {
    name: 'who is slower strikes after, with the PV that he has left',
    clauses: ['melee.2', 'melee.11', 'melee.13'],
    combattants: [soldat('Lent', 'a', { i: 3, ...armed }), soldat('Vif', 'b', { i: 5, ...armed })],
    rounds: [{ dice: [4, 3, 4, 2, 1, 2, 3, 4] }],
    result: {
      ...nothing,
      frappes: [
        frappe('Vif', 'Lent', { initiative: 5, touches: 1, blessures: 1, sauvegardes: [2], pvPerdus: 1 }),
        frappe('Lent', 'Vif', { initiative: 3 }),
      ],
      tests: [
        test('Lent', { cdEffectif: 7, malus: [{ cause: 'moins-de-pv', valeur: -1 }], des: [3, 4], total: 7 }),
      ],
    },
    pv: [9, 10],
  },
  {
    name: 'who falls before his turn does not strike; the PV lost are at most those left',
    clauses: ['melee.2', 'melee.11', 'melee.12', 'melee.16', 'melee.17'],
    combattants: [soldat('Lent', 'a', { i: 3, pv: 1, ...armed }), soldat('Vif', 'b', { i: 5, ...armed })],
    rounds: [{ dice: [4, 4, 4, 4, 1, 1] }],
    result: {
      ...nothing,
      frappes: [
        frappe('Vif', 'Lent', { initiative: 5, touches: 2, blessures: 2, sauvegardes: [1, 1], pvPerdus: 1 }),
      ],
      ko: ['Lent'],
      gains: [{ fiche: 'Vif', xp: 0, credits: 0, cause: 'ko' }],
    },
    pv: [0, 10],
    isOver: true,
    decided: capped,
  },
  {
    name: 'equal I: both strike and both fall, and nobody is left to gain',
    clauses: ['melee.3', 'melee.12', 'melee.17'],
    combattants: [soldat('A', 'a', { pv: 1, a: 1, ...armed }), soldat('B', 'b', { pv: 1, a: 1, ...armed })],
    rounds: [{ dice: [4, 4, 1, 4, 4, 1] }],
    result: {
      ...nothing,
      frappes: [
        frappe('A', 'B', { attaques: 1, touches: 1, blessures: 1, sauvegardes: [1], pvPerdus: 1 }),
        frappe('B', 'A', { attaques: 1, touches: 1, blessures: 1, sauvegardes: [1], pvPerdus: 1 }),
      ],
      ko: ['B', 'A'],
    },
    pv: [0, 0],
    isOver: true,
    decided: together,
  },
  {
    name: 'equal I on one target: all dice fall, what is too much is lost; the second gains as well',
    clauses: ['melee.3', 'melee.11'],
    combattants: [
      soldat('A1', 'a', { a: 1, ...armed }),
      soldat('B', 'b', { i: 1, pv: 1, svg: null, ...armed }),
      soldat('A2', 'a', { a: 1, ...armed }),
    ],
    rounds: [{ dice: [4, 4, 4, 4] }],
    result: {
      ...nothing,
      frappes: [
        frappe('A1', 'B', { attaques: 1, touches: 1, blessures: 1, pvPerdus: 1 }),
        frappe('A2', 'B', { attaques: 1, touches: 1, blessures: 1 }),
      ],
      ko: ['B'],
      gains: [
        { fiche: 'A1', xp: 0, credits: 0, cause: 'ko' },
        { fiche: 'A2', xp: 0, credits: 0, cause: 'ko' },
      ],
    },
    pv: [10, 0, 10],
    isOver: true,
    decided: { ...together, ...capped, 'cibles-simultanees': 'perdu', 'gains-simultanes': 'apres-tous' },
  },
];

const b1 = soldat('B1', 'b', { i: 1, a: 0, pv: 1, svg: null, ...armed });
const b2 = soldat('B2', 'b', { i: 1, a: 0, svg: null, ...armed });
const idle = (de: string) => frappe(de, 'A', { initiative: 1, attaques: 0 });

const targets: MeleeCase[] = [
  {
    name: 'he strikes the one whom he named',
    clauses: ['melee.6'],
    combattants: [soldat('A', 'a', armed), b1, b2],
    rounds: [{ choix: [{ arme: null, cible: 2 }], dice: [1, 1] }],
    result: { ...nothing, frappes: [frappe('A', 'B2'), idle('B1'), idle('B2')] },
    pv: [10, 1, 10],
    decided: together,
  },
  {
    name: 'he who names nobody strikes the first in joining order',
    clauses: ['melee.6'],
    combattants: [soldat('A', 'a', armed), b1, b2],
    rounds: [{ dice: [1, 1] }],
    result: { ...nothing, frappes: [frappe('A', 'B1'), idle('B1'), idle('B2')] },
    pv: [10, 1, 10],
    decided: { ...together, ...standing },
  },
  {
    name: 'his target fell before his turn: he strikes the first who stands',
    clauses: ['melee.6'],
    combattants: [soldat('A1', 'a', { i: 5, a: 1, ...armed }), b1, b2, soldat('A2', 'a', armed)],
    rounds: [{ choix: [1, null, null, 1].map((cible) => ({ arme: null, cible })), dice: [4, 4, 1, 1] }],
    result: {
      ...nothing,
      frappes: [
        frappe('A1', 'B1', { initiative: 5, attaques: 1, touches: 1, blessures: 1, pvPerdus: 1 }),
        frappe('A2', 'B2'),
        frappe('B2', 'A1', { initiative: 1, attaques: 0 }),
      ],
      ko: ['B1'],
      gains: [
        { fiche: 'A1', xp: 0, credits: 0, cause: 'ko' },
        { fiche: 'A2', xp: 0, credits: 0, cause: 'ko' },
      ],
    },
    pv: [10, 0, 10, 10],
    decided: standing,
  },
  {
    name: 'a friend is no target',
    clauses: ['melee.6'],
    combattants: [soldat('A1', 'a', armed), soldat('A2', 'a', { i: 2, a: 0, ...armed }), dummy],
    rounds: [{ choix: [{ arme: null, cible: 1 }], dice: [1, 1] }],
    result: {
      ...nothing,
      frappes: [
        frappe('A1', 'B'),
        frappe('A2', 'B', { initiative: 2, attaques: 0 }),
        frappe('B', 'A1', { initiative: 1, attaques: 0 }),
      ],
    },
    pv: [10, 10, 10],
    decided: standing,
  },
];

export const strikeCases: readonly MeleeCase[] = [
  ...attacks,
  ...hits,
  ...wounds,
  ...saves,
  ...order,
  ...targets,
];
