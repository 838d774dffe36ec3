import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { scriptedDice } from '../../../src/dice/scripted.ts';
import { seededDice } from '../../../src/dice/seeded.ts';
import { isRefusal, rulingsInForce } from '../../../src/rules/rule.ts';
import {
  type Bataille,
  begin,
  changes,
  decide,
  decisions,
  fight,
  latest,
  outcome,
} from '../../../src/rules/waryaume/combat.ts';
import { count, countOf } from '../../../src/rules/waryaume/groupes.ts';
import { mostUndead, newRegion, present } from '../../../src/rules/waryaume/region.ts';
import type { Groupe } from '../../../src/rules/waryaume/terms.ts';
import { anyRulings, obeys } from '../laws.ts';
import { codes, sound, wild } from './any-combat.ts';
import { battle, defenseur, type Played, regions, rule } from './battle.ts';
import { golden } from './combat.golden.ts';

/** Plays on as `choices` say until the battle is over or 30 decisions are made; `seen` is called after each. */
function playOn(
  { combat, region }: Played,
  choices: readonly number[],
  seed: string,
  seen: (state: Bataille, before: Bataille) => void,
): void {
  const dice = seededDice(seed);
  let state = begin(combat, region);
  for (const choice of choices) {
    const legal = decisions(state);
    const decision = legal[choice % legal.length];
    if (decision === undefined) return;
    const next = decide(state, decision, dice);
    seen(next, state);
    state = next;
  }
}

/** Any battle, any rulings, any decisions. */
function everyBattle(seen: (state: Bataille, before: Bataille) => void): void {
  const choices = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 30 });
  fc.assert(
    fc.property(sound, anyRulings(rule.arbitrages), choices, fc.string(), (values, rulings, made, seed) => {
      const checked = rule.check(values, { ...rulings });
      if (!isRefusal(checked)) playOn(checked, made, seed, seen);
    }),
    { numRuns: 400 },
  );
}

function standingIn({ attaque, cibles }: Bataille): readonly Groupe[] {
  return [...attaque, ...cibles.flatMap(({ groupes }) => groupes)];
}

function pvIn(groupes: readonly Groupe[]): number {
  return groupes.reduce((sum, { nombre, pv }) => sum + nombre * pv, 0);
}

describe('laws of /combat', () => {
  it('obeys the laws of every rule on sound battles', () => {
    obeys(rule, sound, ['too-many-undead'], ({ outcome: { result } }) => {
      const { des, touches, pertes } = result;
      assert.equal(
        touches,
        des.reduce((sum, jet) => sum + jet.faces.filter((face) => face >= jet.seuil).length, 0),
      );
      assert.ok(pvIn(pertes) <= touches);
    });
  });

  it('takes or refuses whatever is typed, and never throws', () => {
    obeys(rule, wild, codes, ({ outcome: { result } }) => assert.equal(result.assauts, 1));
  });

  it('no sequence of assaults makes a negative PV or an empty group, or brings a PV back', () => {
    everyBattle((state, before) => {
      for (const { nombre, pv } of standingIn(state)) assert.ok(nombre > 0 && pv > 0 && pv <= 3);
      const { dernier } = state;
      const fought = state.assauts > before.assauts;
      const pertes = fought ? [...(dernier?.pertes ?? []), ...(dernier?.riposte?.pertes ?? [])] : [];
      const morts = fought ? [...(dernier?.morts ?? []), ...(dernier?.riposte?.morts ?? [])] : [];
      assert.equal(pvIn(standingIn(state)), pvIn(standingIn(before)) - pvIn(pertes));
      assert.equal(count(standingIn(state)), count(standingIn(before)) - count(morts));
    });
  });

  it('no side ever rolls a seventh die, nor the attacker one that he does not own', () => {
    everyBattle(({ dernier, combat }) => {
      const rolled = dernier?.des.flatMap(({ faces }) => faces) ?? [];
      const back = dernier?.riposte?.des.flatMap(({ faces }) => faces) ?? [];
      assert.ok(rolled.length >= 1 && rolled.length <= Math.min(6, combat.desPossedes));
      assert.ok(back.length <= 6);
      assert.equal(back.length > 0, dernier?.riposte !== null);
    });
  });

  it('no region ever holds too many undead, and no cemetery lets any rise', () => {
    everyBattle((state, before) => {
      if (!state.region || !before.region) return;
      const undead = present(state.region, 'mort-vivant');
      assert.ok(undead <= mostUndead(state.region));
      const risen = countOf(state.dernier?.apparus ?? [], 'mort-vivant');
      assert.ok(countOf(standingIn(state), 'mort-vivant') + risen <= mostUndead(state.region));
      if (state.region.cimetiere) assert.equal(risen, 0);
      assert.ok(state.region.troupes >= 0);
    });
  });

  it('one blue trophy for one battle at most, and only against a player', () => {
    everyBattle((state, before) => {
      const blue = state.trophees.filter(({ couleur }) => couleur === 'bleu').length;
      const playing = state.combat.contexte === 'joueur' && state.combat.rulings['trophees'] === 'actifs';
      assert.equal(blue, playing ? 1 : 0);
      assert.deepEqual(state.trophees, [...before.trophees, ...state.nouveaux]);
      const reds = state.trophees.filter(({ couleur }) => couleur === 'rouge').length;
      assert.ok(reds <= (state.combat.contexte === 'pnj' ? state.combat.cibles.length : 1));
    });
  });

  it('a battle is over exactly when nothing can be decided, and is JSON all along', () => {
    everyBattle((state) => {
      assert.equal(decisions(state).length === 0, state.fin !== null);
      assert.deepEqual(JSON.parse(JSON.stringify(state)), state);
      const emptied = [state.attaque, state.cibles.flatMap(({ groupes }) => groupes)].some(
        (groupes) => count(groupes) === 0,
      );
      if (emptied) assert.notEqual(state.fin, null);
    });
  });
});

describe('a battle by decisions', () => {
  const duel = golden.cases.find(({ name }) => name.startsWith('worked: attack a player'));

  function checkedDuel(): Played {
    assert.ok(duel);
    const checked = rule.check(duel.values, rulingsInForce(rule.arbitrages));
    assert.ok(!isRefusal(checked));
    return checked;
  }

  it('begins with an assault and nothing else', () => {
    const { combat } = checkedDuel();
    const state = begin(combat);
    assert.deepEqual(decisions(state), ['assaut']);
    assert.throws(() => decide(state, 'arret', scriptedDice([])), RangeError);
    assert.throws(() => outcome(state), RangeError);
  });

  it('offers the end of the turn once a trophy is won, and nothing after a stop', () => {
    const { combat } = checkedDuel();
    const state = fight(combat, null, ['assaut'], scriptedDice([1, 1]));
    assert.deepEqual(decisions(state), ['assaut', 'arret', 'arret-et-fin-du-tour']);
    const stopped = decide(state, 'arret-et-fin-du-tour', scriptedDice([]));
    assert.deepEqual(decisions(stopped), []);
    assert.throws(() => decide(stopped, 'assaut', scriptedDice([])), RangeError);
  });

  it('without a trophy there is no such end', () => {
    const { combat } = checkedDuel();
    const plain = { ...combat, rulings: { ...combat.rulings, trophees: 'aucun' } };
    const state = fight(plain, null, ['assaut'], scriptedDice([1, 1]));
    assert.deepEqual(decisions(state), ['assaut', 'arret']);
  });

  it('gives the ledger the changes of each decision once, with their side and cause', () => {
    const { combat } = checkedDuel();
    const first = fight(combat, null, ['assaut'], scriptedDice([1, 1]));
    const blue = { quantity: 'trophee-bleu', change: 1, cause: 'insigne-de-mecreant', side: 'attaque' };
    assert.deepEqual(changes(first), [{ ...blue, joueur: combat.attaquant }]);
    const second = decide(first, 'assaut', scriptedDice([1, 1]));
    assert.deepEqual(changes(second), []);
    const red = { quantity: 'trophee-rouge', change: 1, cause: 'sceau-de-chevalerie', side: 'defense' };
    const [target] = combat.cibles;
    assert.deepEqual(changes(decide(second, 'arret', scriptedDice([]))), [
      { ...red, joueur: target?.joueur },
    ]);
  });

  it('tells the steps of the last decision apart from those of the whole battle', () => {
    const { combat } = checkedDuel();
    const first = fight(combat, null, ['assaut'], scriptedDice([1, 1]));
    const second = decide(first, 'assaut', scriptedDice([4, 1]));
    assert.deepEqual(outcome(second).steps, [...outcome(first).steps, ...latest(second).steps]);
    assert.deepEqual(latest(second).result, outcome(second).result);
  });

  it('takes the dead off the region: its own troops, and who fought them', () => {
    const played = rule.check(
      { contexte: 'pnj', region: 'Bois', attaque: '3 morts-vivants', cibles: 'A : 2 troupes ; B : 1 dragon' },
      rulingsInForce(rule.arbitrages, { riposte: 'survivants' }),
    );
    assert.ok(!isRefusal(played));
    const state = fight(played.combat, played.region, ['assaut'], scriptedDice([4, 1, 1, 2, 4]));
    assert.deepEqual(state.region, {
      ...regions['Bois'],
      troupes: 1,
      invocations: [{ type: 'mort-vivant', nombre: 3 }], // one fell, and the dead troop rose
    });
  });

  it('between players, those who wait in the region are neither side’s', () => {
    const region = { ...newRegion('Val'), troupes: 3, invocations: [{ type: 'golem', nombre: 1 }] } as const;
    const answers = rulingsInForce(rule.arbitrages, { riposte: 'survivants' });
    const values = { contexte: 'joueur', defenseur, attaque: '1 golem (1 PV)', defense: '2 troupes' };
    const state = fight(battle(values, answers, region), region, ['assaut'], scriptedDice([8, 6]));
    assert.equal(state.fin, 'plus-d-attaquants');
    const risen = { type: 'mort-vivant', nombre: 1 };
    assert.deepEqual(state.region, { ...region, troupes: 2, invocations: [...region.invocations, risen] });
  });

  it('non-players are nobody, whoever presses for them', () => {
    const values = { contexte: 'pnj', defenseur, attaque: '1 bandit', defense: '2 troupes' };
    const combat = battle(values, rulingsInForce(rule.arbitrages));
    assert.deepEqual([combat.attaquant, combat.cibles[0]?.joueur], [null, defenseur.id]);
  });
});
