import assert from 'node:assert/strict';
import fc from 'fast-check';
import { arbitrages } from '../../data/heresie/arbitrages.ts';
import { scriptedDice } from '../../src/dice/scripted.ts';
import {
  type DefiMatch,
  type DefiMove,
  type DefiStart,
  defiMatch,
  type Modele,
} from '../../src/matches/defi.ts';
import type { Player } from '../../src/matches/match.ts';
import type { Combattant } from '../../src/rules/heresie/terms.ts';
import { isRefusal, type Json, rulingsInForce } from '../../src/rules/rule.ts';
import { anyDefi } from '../rules/heresie/any-defi.ts';
import { start as startOf } from '../rules/heresie/models.ts';

export const alice: Player = { id: '100000000000000001', isMaster: false };
export const bob: Player = { id: '100000000000000002', isMaster: false };
export const stranger: Player = { id: '100000000000000003', isMaster: false };
export const master: Player = { id: '100000000000000004', isMaster: true };
export const seats = { protagoniste: alice.id, antagoniste: bob.id };

/** A model as a sheet gives it. */
export function modele(id: string, combattant: Combattant): Modele {
  return { id, fiche: null, combattant };
}

type Start = Parameters<typeof startOf>;

/** A challenge between the plain models, or as said. */
export function issue(one: Start[0] = {}, other: Start[1] = {}, more: Partial<DefiStart> = {}): DefiStart {
  const { protagoniste, antagoniste, seul, joueurActif, postures } = startOf(one, other);
  return {
    protagoniste: modele('cassian', protagoniste),
    adverses: [modele('drusus', antagoniste)],
    seul,
    joueurActif,
    postures,
    rulings: rulingsInForce(arbitrages),
    arene: false,
    simulation: false,
    sansEffet: [],
    seats,
    mode: null,
    choices: {},
    ...more,
  };
}

/** A challenge that has begun; no die falls before it is answered. */
export function open(start: DefiStart = issue()): DefiMatch {
  return defiMatch.begin(start, scriptedDice([]));
}

/** The state after moves, each by who may make it: a move, its dice, what it brings. */
export function plays(
  state: DefiMatch,
  ...moves: readonly (readonly [DefiMove, (readonly number[])?, Json?])[]
): DefiMatch {
  let now = state;
  for (const [move, faces = [], given] of moves) {
    const player = [alice, bob].find((one) => defiMatch.legalMoves(now, one).includes(move)) ?? alice;
    const dice = scriptedDice(faces);
    const claim = { version: now.version, move, ...(given !== undefined && { given }) };
    const next = defiMatch.apply(now, claim, player, dice);
    assert.ok(!isRefusal(next), `${move}: ${JSON.stringify(next)}`);
    dice.finish();
    now = next;
  }
  return now;
}

/** A challenge that is accepted as it was issued. */
export function accepted(start: DefiStart = issue()): DefiMatch {
  return plays(open(start), ['relever']);
}

/** What that person may do. */
export function legal(state: DefiMatch, player: Player): readonly string[] {
  return defiMatch.legalMoves(state, player);
}

/** The state after its deadline went by, with these dice. */
export function lapsed(state: DefiMatch, rolls: readonly number[] = []): DefiMatch {
  const dice = scriptedDice(rolls);
  const next = defiMatch.lapse(state, dice);
  assert.ok(!isRefusal(next));
  dice.finish();
  return next;
}

/** Any challenge: several models may accept, with or without the bot as the other player. */
export const anyStart: fc.Arbitrary<DefiStart> = fc
  .tuple(anyDefi, anyDefi, fc.integer({ min: 1, max: 3 }), fc.boolean())
  .map(([{ protagoniste, antagoniste, ...rest }, second, count, arene]) => ({
    ...rest,
    protagoniste: modele('fiche-1', protagoniste),
    adverses: [antagoniste, second.protagoniste, second.antagoniste]
      .slice(0, count)
      .map((one, at) => modele(`fiche-${at + 2}`, named(one, `${one.profil.nom} ${at}`))),
    arene,
    simulation: false,
    sansEffet: [],
    seats,
    mode: null,
    choices: {},
  }));

function named({ profil, ...rest }: Combattant, nom: string): Combattant {
  return { ...rest, profil: { ...profil, nom } };
}
