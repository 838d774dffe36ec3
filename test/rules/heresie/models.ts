import { postureCatalogue, readyMade } from '../../../src/rules/heresie/catalogue.ts';
import type { DefiStart } from '../../../src/rules/heresie/check.ts';
import type { Choix, Concentration, DefiResult, Frappe, Round } from '../../../src/rules/heresie/state.ts';
import type { Arme, Combattant, Profil, Side } from '../../../src/rules/heresie/terms.ts';

export const allPostures = postureCatalogue();

/** A weapon that changes nothing. */
export const fists: Arme = {
  id: 'poings',
  nom: 'Poings',
  i: null,
  a: null,
  f: null,
  pa: null,
  d: 1,
  regles: [],
};

const plain: Profil = {
  nom: 'Cassian',
  cc: 4,
  f: 4,
  e: 4,
  pv: 3,
  i: 9,
  a: 1,
  cd: 8,
  vol: null,
  svg: null,
  inv: null,
  type: 'infanterie',
  sousTypes: ['champion'],
  faction: null,
  personnage: null,
  regles: [],
};

/** What a case says of a model: whatever differs from a plain one. `arme` differs from the fists. */
export type Model = Partial<Omit<Combattant, 'profil' | 'armes'>> & {
  readonly profil?: Partial<Profil>;
  readonly arme?: Partial<Arme>;
};

export function model(base: Partial<Profil>, { profil, arme, ...rest }: Model = {}): Combattant {
  const whole = { ...plain, ...base, ...profil };
  return {
    profil: whole,
    armes: [{ ...fists, ...arme }],
    pv: whole.pv,
    soutien: 0,
    marcheurs: 0,
    charge: false,
    statut: 'aucun',
    ...rest,
  };
}

/** The protagonist is quick (I 9, A 1); the antagonist slow and harmless (I 1, A 0). */
export function start(p: Model = {}, q: Model = {}, rest: Partial<DefiStart> = {}): DefiStart {
  return {
    protagoniste: model({}, p),
    antagoniste: model({ nom: 'Drusus', i: 1, a: 0 }, q),
    seul: null,
    joueurActif: 'protagoniste',
    postures: allPostures,
    eligible: false,
    ...rest,
  };
}

/** A ready-made model with one of its weapons. */
export function printed(id: string, weapon: string): Combattant {
  const found = readyMade(id);
  const arme = found?.armes.find((one) => one.id === weapon);
  if (!found || !arme) throw new Error(`${id} ${weapon}`);
  const { profil } = found;
  return { profil, armes: [arme], pv: profil.pv, soutien: 0, marcheurs: 0, charge: false, statut: 'aucun' };
}

export function takes(posture: string, nommee: string | null = null): Choix {
  return { posture, nommee };
}

export function con(
  des: readonly number[],
  modificateurs: readonly (readonly [string, number])[],
  total: number,
): Concentration {
  return { des, modificateurs: modificateurs.map(([cause, valeur]) => ({ cause, valeur })), total };
}

/** A strike: attacks, hits, wounds, PV lost, faces of saves and mitigations. */
export function hit(
  de: Side,
  attaques: number,
  touches = 0,
  blessures = 0,
  degats = 0,
  sauvegardes: readonly number[] = [],
  mitigations: readonly number[] = [],
): Frappe {
  return { de, attaques, touches, blessures, sauvegardes, mitigations, degats };
}

/** What the plain models roll when both dice show 1. */
export const quick = con([1], [['initiative', 9]], 10);
export const slow = con([1], [['initiative', 1]], 2);
/** The antagonist has no attack. */
export const idle = hit('antagoniste', 0);

/** One round that the protagonist begins, with no posture; what differs is said. */
export function round(frappes: readonly Frappe[], rest: Partial<Round> = {}): Round {
  return {
    postures: { protagoniste: null, antagoniste: null },
    concentration: [quick, slow],
    avantage: 'protagoniste',
    frappes,
    ...rest,
  };
}

/** A result: rounds, who wins with how many PRC, PV left. */
export function ends(
  rounds: readonly Round[],
  vainqueur: Side | null,
  prc: number,
  [protagoniste, antagoniste]: readonly [number, number],
): DefiResult {
  return { rounds, vainqueur, prc, pv: { protagoniste, antagoniste } };
}

/** Both stand, nobody lost anything. */
export function draw(...rounds: readonly Round[]): DefiResult {
  return ends(rounds, null, 0, [3, 3]);
}
