import fc from 'fast-check';
import { arbitrages } from '../../../data/heresie/arbitrages.ts';
import type { Dice } from '../../../src/dice/dice.ts';
import { check } from '../../../src/rules/heresie/check.ts';
import { legalPostures, namablePostures, none } from '../../../src/rules/heresie/choix.ts';
import { awaits, concentrate, strike, takePosture, takeWeapon } from '../../../src/rules/heresie/run.ts';
import type { Choix, Defi, DefiState } from '../../../src/rules/heresie/state.ts';
import { poursuivre, suites } from '../../../src/rules/heresie/suite.ts';
import type { Arme, Combattant, Profil, Regle } from '../../../src/rules/heresie/terms.ts';
import type { Modificateur } from '../../../src/rules/modificateur.ts';
import { isRefusal, type Refusal } from '../../../src/rules/rule.ts';
import { anyRulings } from '../laws.ts';
import { allPostures } from './models.ts';

const whole = (min: number, max: number) => fc.integer({ min, max });
const face = whole(2, 6);
const perhaps = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const seuils = [
  'breche',
  'perforant',
  'critique',
  'dechirure',
  'empoisonne',
  'insensible-a-la-douleur',
] as const;
const regle: fc.Arbitrary<Regle> = fc.oneof(
  fc.record({ id: fc.constantFrom(...seuils), x: face }),
  fc.record({
    id: fc.constantFrom('guerrier-eternel' as const, 'atout-du-duelliste' as const),
    x: whole(1, 3),
  }),
  fc.record({ id: fc.constant('phage' as const), c: fc.constantFrom('cc', 'f', 'e', 'i', 'a' as const) }),
  fc.record({ id: fc.constant('impact' as const), c: fc.constantFrom('i', 'a', 'f', 'pa', 'd' as const) }),
  fc.record({
    id: fc.constant('haine' as const),
    contre: fc.constantFrom('infanterie', 'champion', 'custodes'),
  }),
  fc.constantFrom<Regle>({ id: 'force' }, { id: 'insensible-aux-statuts' }),
);
const regles = fc.array(regle, { maxLength: 3 });
const change: fc.Arbitrary<Modificateur> = fc.oneof(
  fc.constant(null),
  whole(-3, 4).map((plus) => ({ plus })),
  fc.constant({ fois: 2 }),
  whole(1, 8).map((fixe) => ({ fixe })),
);
const arme = (id: string): fc.Arbitrary<Arme> =>
  fc.record({
    id: fc.constant(id),
    nom: fc.constant('Lame'),
    i: change,
    a: change,
    f: change,
    pa: perhaps(whole(2, 6)),
    d: whole(1, 3),
    regles,
  });

/** A named character of each faction that has postures, so that all of them come up. */
const heroes = allPostures.map(({ faction, personnage }) => ({ faction, personnage }));

const profil: fc.Arbitrary<Profil> = fc
  .record({
    nom: fc.constantFrom('Éléonore d’Aubigné', '@everyone', 'X'),
    cc: whole(0, 12),
    f: whole(0, 10),
    e: whole(0, 10),
    pv: whole(1, 7),
    i: whole(0, 9),
    a: whole(0, 6),
    cd: whole(2, 12),
    vol: perhaps(whole(2, 12)),
    svg: perhaps(face),
    inv: perhaps(face),
    type: fc.constantFrom('infanterie', 'parangon'),
    sousTypes: fc.subarray(['lourd', 'leger', 'etat-major', 'champion']),
    regles,
    hero: fc.constantFrom(...heroes),
  })
  .map(({ hero, ...rest }) => ({ ...rest, ...hero }));

const combattant: fc.Arbitrary<Combattant> = profil.chain((own) =>
  fc.record({
    profil: fc.constant(own),
    armes: fc.tuple(arme('a'), arme('b')),
    pv: whole(1, own.pv),
    soutien: whole(0, 12),
    marcheurs: whole(0, 2),
    charge: fc.boolean(),
    statut: fc.constantFrom('aucun', 'aucun', 'unite', 'disgrace' as const),
  }),
);

/** Any challenge that may be played. */
export const anyDefi: fc.Arbitrary<Defi> = fc
  .record({
    protagoniste: combattant,
    antagoniste: combattant,
    seul: fc.constantFrom(null, null, 'protagoniste' as const, 'antagoniste' as const),
    joueurActif: fc.constantFrom('protagoniste' as const, 'antagoniste' as const),
    rulings: anyRulings(arbitrages),
  })
  .map(({ rulings, ...rest }) => {
    const defi = check({ ...rest, postures: allPostures, eligible: true }, rulings);
    if (isRefusal(defi)) throw new Error(JSON.stringify(defi));
    return JSON.parse(JSON.stringify(defi)); // plain objects, as they come from the store
  });

/** Numbers that decide: the n-th choice is the n-th number, modulo what there is to choose from. */
export const anyPath = fc.array(fc.nat({ max: 999 }), { minLength: 60, maxLength: 60 });

/** The state after the next move, decided by `pick`; `null` when nothing is left but Gloire. */
export function advance(state: DefiState, pick: (count: number) => number, dice: Dice): DefiState | null {
  const next = awaits(state);
  switch (next.kind) {
    case 'posture':
      return sound(takePosture(state, next.side, anyChoice(state, next.side, pick)));
    case 'arme':
      return sound(takeWeapon(state, next.side, pick(2) === 0 ? null : 'b', dice));
    case 'concentration':
      return concentrate(state, dice);
    case 'frappe':
      return strike(state, dice);
    case 'suite':
      return pick(4) === 0 && suites(state).includes('gloire') ? null : sound(poursuivre(state));
    case 'gloire':
      return null;
  }
}

function anyChoice(
  { defi, duel }: DefiState,
  side: 'protagoniste' | 'antagoniste',
  pick: (count: number) => number,
): Choix {
  const legal = legalPostures(defi, duel, side);
  const posture = legal[pick(legal.length + 1)];
  if (!posture) return none;
  const named = namablePostures(defi, posture.id);
  const forbids = posture.effets.some(({ effet }) => effet === 'interdire');
  return { posture: posture.id, nommee: forbids ? (named[pick(named.length)]?.id ?? null) : null };
}

function sound(state: DefiState | Refusal): DefiState {
  if (isRefusal(state)) throw new Error(JSON.stringify(state));
  return state;
}
