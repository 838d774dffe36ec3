import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { arbitrages } from '../../data/waryaume/arbitrages.ts';
import { scriptedDice } from '../../src/dice/scripted.ts';
import {
  attackedOf,
  type CombatGiven,
  type CombatMatch,
  type CombatStart,
  combatMatch,
  type Site,
} from '../../src/matches/combat.ts';
import type { Player } from '../../src/matches/match.ts';
import { isRefusal, type Json, rulingsInForce } from '../../src/rules/rule.ts';
import type { Decision } from '../../src/rules/waryaume/combat.ts';
import { count, countOf } from '../../src/rules/waryaume/groupes.ts';
import { mostUndead, present } from '../../src/rules/waryaume/region.ts';
import type { Region } from '../../src/rules/waryaume/terms.ts';
import type { Values } from '../../src/slash/option.ts';
import { sound } from '../rules/waryaume/any-combat.ts';
import { battle, defenseur, type Played, regions, rule } from '../rules/waryaume/battle.ts';
import { obeys } from './laws.ts';

const owner: Player = { id: '100000000000000001', isMaster: false };
const stranger: Player = { id: '100000000000000002', isMaster: false };
const heir: Player = { id: '100000000000000004', isMaster: false };
const master: Player = { id: '100000000000000003', isMaster: true };
const moves: readonly Decision[] = ['assaut', 'arret', 'arret-et-fin-du-tour'];
const rulings = rulingsInForce(arbitrages);
const duel = { contexte: 'joueur', defenseur, attaque: '3 troupes', defense: '2 troupes' };

function siteOf(region: Region | null): Site | null {
  return region && { id: 7, region, assauts: [] };
}

function startOf(values: Values, region: Region | null = null, over: Partial<CombatStart> = {}): CombatStart {
  const combat = battle(values, rulings, region);
  const people = { player: owner.id, defenseur: defenseur.id };
  return { combat, ...people, site: siteOf(region), waits: false, isAlone: false, ...over };
}

function open(start: CombatStart, faces: readonly number[]): CombatMatch {
  const dice = scriptedDice(faces);
  const state = combatMatch.begin(start, dice);
  dice.finish();
  return state;
}

function move(
  state: CombatMatch,
  one: Decision,
  faces: readonly number[],
  { player = owner, given }: { player?: Player; given?: CombatGiven } = {},
): CombatMatch {
  const dice = scriptedDice(faces);
  const claim = { version: state.version, move: one, ...(given && { given: given as unknown as Json }) };
  const after = combatMatch.apply(state, claim, player, dice);
  dice.finish();
  assert.ok(!isRefusal(after));
  return after;
}

const trophies = (state: CombatMatch) =>
  combatMatch.view(state).effects.changes.map(({ quantity, side }) => `${quantity} ${side}`);

describe('a battle by clicks', () => {
  it('against a player waits for the first assault, and books the blue trophy with it, once', () => {
    const opened = open(startOf(duel, null, { waits: true }), []);
    assert.deepEqual(combatMatch.offered(opened), ['assaut']);
    assert.equal(combatMatch.view(opened).outcome.result.assauts, 0);
    assert.deepEqual(trophies(opened), []);
    const first = move(opened, 'assaut', [1, 2, 3]);
    assert.deepEqual(trophies(first), ['trophee-bleu attaque']);
    assert.deepEqual(combatMatch.offered(first), moves);
    const second = move(first, 'assaut', [1, 2, 4], { player: master });
    assert.deepEqual(trophies(second), []);
    assert.equal(combatMatch.round(second), 2);
    const stopped = move(second, 'arret-et-fin-du-tour', []);
    assert.deepEqual(trophies(stopped), ['trophee-rouge defense']);
    assert.deepEqual([combatMatch.finished(stopped), combatMatch.awaits(stopped)], [true, []]);
  });

  it('is the attacker’s alone, and a MJ’s', () => {
    const opened = open(startOf(duel, null, { waits: true }), []);
    assert.deepEqual(combatMatch.legalMoves(opened, stranger), []);
    assert.deepEqual(combatMatch.legalMoves(opened, master), ['assaut']);
    assert.deepEqual(combatMatch.awaits(opened), [owner.id]);
  });

  it('is handed over: who takes the seat moves, and wins what is won from then on; nobody takes both sides', () => {
    const start = { ...duel, attaque: '9 troupes' };
    const opened = open(startOf(start, null, { waits: true }), []);
    const seat = (from: string, to: string) => combatMatch.hand(opened, { from, to });
    assert.partialDeepStrictEqual(seat(heir.id, master.id), { code: 'no-seat' });
    assert.partialDeepStrictEqual(seat(owner.id, defenseur.id), { code: 'seat-taken' });
    assert.partialDeepStrictEqual(seat(defenseur.id, owner.id), { code: 'seat-taken' });
    const handed = seat(owner.id, heir.id);
    assert.ok(!isRefusal(handed));
    assert.deepEqual(combatMatch.legalMoves(handed, owner), []);
    assert.deepEqual([combatMatch.awaits(handed), combatMatch.view(handed).next], [[heir.id], heir.id]);
    const given = { site: null, attaquant: 'l’autre', joueurAttaque: 'personne d’autre' };
    const first = move(handed, 'assaut', [1, 1, 1, 1, 1, 1], { player: heir, given });
    assert.deepEqual(
      combatMatch.view(first).effects.changes.map(({ joueur }) => joueur),
      ['l’autre'],
    );
  });

  it('passes the seat of who is attacked on: the red trophy is the heir’s, and the attacker moves as before', () => {
    const opened = open(startOf(duel, null, { waits: true }), []);
    const handed = combatMatch.hand(opened, { from: defenseur.id, to: heir.id });
    assert.ok(!isRefusal(handed));
    assert.equal(attackedOf(handed), heir.id);
    assert.deepEqual(combatMatch.legalMoves(handed, heir), []);
    assert.deepEqual(combatMatch.awaits(handed), [owner.id]);
    const again = combatMatch.hand(handed, { from: defenseur.id, to: stranger.id });
    assert.partialDeepStrictEqual(again, { code: 'no-seat' });
    const given = { site: null, attaquant: 'nul autre', joueurAttaque: 'l’héritier' };
    const first = move(handed, 'assaut', [1, 1, 1], { given });
    const stopped = move(first, 'arret', [], { given });
    const won = [first, stopped].flatMap((state) => combatMatch.view(state).effects.changes);
    assert.deepEqual(
      won.map(({ quantity, joueur }) => [quantity, joueur]),
      [
        ['trophee-bleu', opened.fixed.combat.attaquant],
        ['trophee-rouge', 'l’héritier'],
      ],
    );
  });

  it('keeps the steps of the last decision alone', () => {
    const first = open(startOf(duel), [1, 2, 3]);
    const second = move(first, 'assaut', [4, 1, 1]);
    const dice = combatMatch
      .view(second)
      .outcome.steps.flatMap((step) => (step.kind === 'roll' ? step.dice.map(({ face }) => face) : []));
    assert.deepEqual(dice, [4, 1, 1]);
  });

  it('goes on in the region as others have left it meanwhile', () => {
    const region = { ...(regions['Val'] as Region), troupes: 2 };
    const first = open(startOf({ ...duel, region: 'Val' }, region), [6, 1, 1]);
    assert.deepEqual(combatMatch.view(first).effects.site?.region.invocations, [
      { type: 'mort-vivant', nombre: 1 },
    ]);
    const meanwhile = { ...region, troupes: 9, cimetiere: true };
    const second = move(first, 'assaut', [6, 1, 1], {
      given: { site: { id: 8, region: meanwhile, assauts: ['golem'] }, attaquant: null, joueurAttaque: null },
    });
    assert.deepEqual(combatMatch.view(second).effects.site, {
      id: 8,
      region: { ...meanwhile, troupes: 8 },
      assauts: ['golem'],
    });
  });

  it('leaves in the region those who rose in it, whatever happens to the undead it is fought against', () => {
    const strikesBack = { ...rulings, riposte: 'survivants' };
    const values = { contexte: 'couronne', attaque: '2 troupes', defense: '4 morts-vivants' };
    const undead = (state: CombatMatch) => combatMatch.view(state).effects.site?.region.invocations;
    const begun = (region: Region) => {
      const combat = battle(values, strikesBack, region);
      const people = { player: owner.id, defenseur: null, site: siteOf(region) };
      return open({ combat, ...people, waits: false, isAlone: false }, [4, 1, 4, 1, 1]);
    };
    const unsaid = begun(regions['Val'] as Region);
    assert.deepEqual(undead(unsaid), [{ type: 'mort-vivant', nombre: 1 }]);
    assert.deepEqual(undead(move(unsaid, 'assaut', [4, 1, 1])), [{ type: 'mort-vivant', nombre: 1 }]);
    const known = {
      ...(regions['Val'] as Region),
      invocations: [{ type: 'mort-vivant', nombre: 4 }],
    } as const;
    const said = begun(known);
    assert.deepEqual(undead(said), [{ type: 'mort-vivant', nombre: 4 }]);
    assert.deepEqual(undead(move(said, 'assaut', [4, 1, 1])), [{ type: 'mort-vivant', nombre: 3 }]);
  });

  it('counts those who rose beside those who fight: five in all, one point of interest', () => {
    const values = { contexte: 'couronne', attaque: '5 troupes', defense: '5 morts-vivants' };
    const combat = battle(values, { ...rulings, riposte: 'survivants' }, regions['Val'] as Region);
    const people = { player: owner.id, defenseur: null, site: siteOf(regions['Val'] as Region) };
    const first = open({ combat, ...people, waits: false, isAlone: false }, [4, 1, 1, 1, 1, 4, 4, 1, 1]);
    assert.deepEqual(combatMatch.view(first).outcome.result.apparus, [{ type: 'mort-vivant', nombre: 1 }]);
    const second = move(first, 'assaut', [1, 1, 1, 4, 1, 1, 1]);
    assert.deepEqual(combatMatch.view(second).outcome.result.apparus, []);
  });

  it('of non-players is one assault, which their kinds have made then', () => {
    const values = { contexte: 'pnj', attaque: '2 bandits + 1 démon', defense: '4 troupes', defenseur };
    const state = open(startOf(values, regions['Val'] ?? null), [1, 1, 1, 1, 1]);
    assert.equal(combatMatch.finished(state), true);
    assert.deepEqual(combatMatch.view(state).effects.site?.assauts, ['bandit', 'demon']);
  });

  it('simulated changes nothing, and where nobody can click it is one assault', () => {
    const values = { contexte: 'couronne', attaque: '2 troupes', defense: '4 bandits' };
    const simulated = open(startOf({ ...values, simuler: true }, regions['Val'] ?? null), [6, 6]);
    assert.deepEqual(combatMatch.view(simulated).effects, { site: null, changes: [] });
    assert.equal(combatMatch.finished(simulated), true);
    const alone = open(startOf(values, null, { isAlone: true }), [6, 6]);
    assert.equal(combatMatch.finished(alone), true);
    assert.equal(combatMatch.view(alone).outcome.result.vainqueur, null);
  });
});

describe('laws of a battle by clicks', () => {
  it('obeys those of every match; no negative PV, no seventh die, no undead too many, one blue trophy at most', () => {
    const played = sound
      .map((values) => rule.check(values, rulings))
      .filter((checked): checked is Played => !isRefusal(checked));
    const start = fc.tuple(played, fc.boolean()).map(
      ([{ combat, region }, waits]): CombatStart => ({
        ...{ combat, player: owner.id, defenseur: null, site: siteOf(region), isAlone: false },
        waits: waits && combat.contexte === 'joueur',
      }),
    );
    const given = () => ({ site: null, attaquant: 'un autre', joueurAttaque: null });
    const newcomers = [heir.id];
    const table = { start, players: [owner, stranger, heir, master], moves, given, newcomers, most: 200 };
    obeys(combatMatch, table, ({ opening, moves: made, states }) => {
      const thrown = [opening, ...made.map((one) => ('dice' in one ? one.dice : []))];
      const blue = states.flatMap(trophies).filter((one) => one.startsWith('trophee-bleu'));
      assert.ok(blue.length <= 1);
      for (const [at, state] of states.entries()) {
        const { outcome, effects } = combatMatch.view(state);
        const { des, riposte, resteAttaque, resteDefense } = outcome.result;
        const fallen = outcome.steps.flatMap((step) => (step.kind === 'roll' ? step.dice : []));
        assert.deepEqual(fallen, thrown[at]);
        for (const side of [des, riposte?.des ?? []])
          assert.ok(side.flatMap(({ faces }) => faces).length <= 6);
        const left = [...resteAttaque, ...resteDefense];
        assert.ok(left.every(({ nombre, pv }) => nombre > 0 && pv > 0));
        assert.ok(count(left) <= 80);
        if (!effects.site) continue;
        const { region } = effects.site;
        assert.ok(present(region, 'mort-vivant') <= mostUndead(region));
        assert.ok(region.invocations.every(({ nombre }) => nombre > 0) && region.troupes >= 0);
        assert.ok(countOf(left, 'mort-vivant') <= mostUndead(region));
      }
    });
  });
});
