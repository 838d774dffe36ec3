import assert from 'node:assert/strict';
import { arbitrages } from '../../data/jdr/arbitrages.ts';
import type { Die } from '../../src/dice/dice.ts';
import { scriptedDice } from '../../src/dice/scripted.ts';
import type { Player } from '../../src/matches/match.ts';
import {
  type Engage,
  type MeleeMatch,
  type MeleeMove,
  type MeleeStart,
  meleeMatch,
  type Recrue,
} from '../../src/matches/melee.ts';
import type { CampId, Combattant } from '../../src/rules/jdr/melee/terms.ts';
import { isRefusal, type Json, type Refusal, rulingsInForce } from '../../src/rules/rule.ts';
import { fixed, soldat, sword } from '../rules/jdr/melee-cases.ts';

export const master: Player = { id: '100000000000000001', isMaster: true };
export const lea: Player = { id: '100000000000000002', isMaster: false };
export const tom: Player = { id: '100000000000000003', isMaster: false };
export const stranger: Player = { id: '100000000000000004', isMaster: false };

/** A sheet brought by somebody. Its id is that of its name. */
export function recrue(nom: string, who: Player, differs: Partial<Combattant> = {}): Recrue {
  const { camp: _, ...combattant } = soldat(nom, 'a', { armes: [sword], ...differs });
  const fiche = [...nom].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 100_003;
  return { combattant, fiche, joueur: who.id, amene: who.id, arme: null, statuts: [] };
}

export function engage(camp: CampId, one: Recrue): Engage {
  return { ...one, combattant: { ...one.combattant, camp } };
}

/** A lobby of the MJ in which nobody is yet. */
export const lobby: MeleeStart = {
  duel: false,
  fiche: null,
  charge: false,
  gains: fixed,
  rulings: rulingsInForce(arbitrages),
  meneur: master.id,
  adversaire: null,
  engages: [],
  seul: false,
  ignored: [],
};

export function open(start: MeleeStart, script: readonly (number | Die)[] = []): MeleeMatch {
  const dice = scriptedDice(script);
  const state = meleeMatch.begin(start, dice);
  dice.finish();
  return state;
}

export function tries(
  state: MeleeMatch,
  move: MeleeMove,
  player: Player,
  given?: readonly Recrue[],
  script: readonly number[] = [],
): MeleeMatch | Refusal {
  const dice = scriptedDice(script);
  const claim = {
    version: state.version,
    move,
    ...(given && { given: { recrues: given, anew: [], pv: [] } as unknown as Json }),
  };
  const after = meleeMatch.apply(state, claim, player, dice);
  if (!isRefusal(after)) dice.finish();
  return after;
}

/** The same, when it must be done. */
export function does(...args: Parameters<typeof tries>): MeleeMatch {
  const after = tries(...args);
  assert.ok(!isRefusal(after), JSON.stringify(after));
  return after;
}

export function code(...args: Parameters<typeof tries>): string {
  const after = tries(...args);
  assert.ok(isRefusal(after), 'it was done');
  return after.code;
}
