import { arbitrages } from '../../../data/waryaume/arbitrages.ts';
import { clauses } from '../../../data/waryaume/combat.ts';
import type { Die } from '../../../src/dice/dice.ts';
import { isRefusal, type Refusal, type Rulings } from '../../../src/rules/rule.ts';
import type { Jet } from '../../../src/rules/waryaume/blows.ts';
import {
  type Combat,
  type CombatResult,
  check,
  type Decision,
  fight,
  outcome,
} from '../../../src/rules/waryaume/combat.ts';
import { readFacesPrisonniers } from '../../../src/rules/waryaume/faces-prisonniers.ts';
import { newRegion } from '../../../src/rules/waryaume/region.ts';
import type { Effectif, Groupe, Region, TypeId } from '../../../src/rules/waryaume/terms.ts';
import type { Values } from '../../../src/slash/option.ts';
import type { GoldenRule } from '../golden.ts';

/** The two players of the cases. */
export const attaquant = '100000000000000001';
export const defenseur = { id: '100000000000000002', name: 'Berthe' };

const val = newRegion('Val');
/** The regions that cases name. */
export const regions: Readonly<Record<string, Region>> = {
  Val: val,
  Cimes: { ...val, nom: 'Cimes', cimetiere: true },
  Bois: {
    ...val,
    nom: 'Bois',
    pillages: 1,
    troupes: 2,
    heros: 2,
    invocations: [{ type: 'mort-vivant', nombre: 3 }],
  },
  Gué: { ...val, nom: 'Gué', cimetiere: true, heros: 1 },
  Repaire: { ...val, nom: 'Repaire', pillages: 2, invocations: [{ type: 'bandit', nombre: 6 }] },
  Port: { ...val, nom: 'Port', poi: 2, batiments: [{ nom: 'Maison d’esclaves', production: false }] },
};

/** A battle with the decisions that a case makes beforehand: `assauts` (1 unless said), then `decision`. */
export interface Played {
  readonly combat: Combat;
  readonly region: Region | null;
  readonly decided: readonly Decision[];
}

/** `/combat` as the cases play it: `region` names one of {@link regions}, `faces` what the MJ has set for prisoners. */
export const rule: GoldenRule<Played, CombatResult> = {
  clauses,
  arbitrages,
  check: (values, rulings) => {
    const region = regions[String(values['region'])] ?? null;
    const prisonniers = readFacesPrisonniers('faces', String(values['faces'] ?? ''));
    if (isRefusal(prisonniers)) return prisonniers;
    const combat = check(values, rulings, { region, attaquant, prisonniers });
    return isRefusal(combat) ? combat : { combat, region, decided: decisionsOf(values) };
  },
  resolve: ({ combat, region, decided }, dice) => outcome(fight(combat, region, decided, dice)),
};

function decisionsOf({ assauts = 1, decision }: Values): readonly Decision[] {
  const repeated = Array.from({ length: Number(assauts) }, (): Decision => 'assaut');
  return decision === undefined ? repeated : [...repeated, decision as Decision];
}

/** A checked battle; a refusal fails the test. */
export function battle(values: Values, rulings: Rulings, region: Region | null = null): Combat {
  const combat: Combat | Refusal = check(values, rulings, { region, attaquant });
  if (isRefusal(combat)) throw new Error(JSON.stringify(combat));
  return combat;
}

/** Nothing but a roll of nothing: what each case says differs from this. */
export const none: CombatResult = {
  des: [],
  desExclus: [],
  bonusApplique: false,
  bonusPerdu: false,
  touches: 0,
  pertes: [],
  morts: [],
  resteAttaque: [],
  resteDefense: [],
  cible: null,
  cibles: null,
  riposte: null,
  apparus: [],
  prisonniers: null,
  assauts: 1,
  fin: null,
  vainqueur: null,
  trophees: [],
  departs: null,
};

const sides: Readonly<Record<TypeId, number>> = {
  troupe: 6,
  'mort-vivant': 6,
  bandit: 6,
  demon: 8,
  golem: 8,
  abomination: 10,
  dragon: 12,
  catapulte: 12,
};

/** The dice of one kind as the result tells them. */
export function jet(type: TypeId, seuil: number, faces: readonly number[], touches: number): Jet {
  return { type, cotes: sides[type], faces, seuil, touches };
}

/** The same dice as they fall. */
export function fall(...jets: readonly Jet[]): readonly Die[] {
  return jets.flatMap(({ cotes, faces }) => faces.map((face) => ({ sides: cotes, face })));
}

export function groupe(nombre: number, type: TypeId, pv = 1): Groupe {
  return { type, nombre, pv };
}

/** Weak fighters who died. */
export function lost(nombre: number, type: TypeId): Pick<CombatResult, 'pertes' | 'morts'> {
  return { pertes: [groupe(nombre, type)], morts: [effectif(nombre, type)] };
}

/** Nobody was touched. */
export const unhurt: Pick<CombatResult, 'pertes' | 'morts'> = { pertes: [], morts: [] };

export function effectif(nombre: number, type: TypeId): Effectif {
  return { type, nombre };
}

const usual = { degats: 'un', allocation: 'ordre' };
/** What decides wherever weak fighters roll, and creatures. */
export const weak = { ...usual, 'effet-de-melee': 'nombre' };
export const creature = { ...usual, 'pv-creatures': '3' };
export const machine = usual;
/** What decides as well where defenders are left. */
export const left = { riposte: 'aucune' };
