import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arbitrages } from '../../data/waryaume/arbitrages.ts';
import { seededDice } from '../../src/dice/seeded.ts';
import { batailleOdds } from '../../src/odds/bataille.ts';
import { assautOdds } from '../../src/odds/waryaume.ts';
import { isRefusal, rulingsInForce } from '../../src/rules/rule.ts';
import { begin, type Combat, check, decide } from '../../src/rules/waryaume/combat.ts';
import type { Values } from '../../src/slash/option.ts';

function battle(values: Values, riposte: 'aucune' | 'survivants' = 'survivants'): Combat {
  const combat = check(
    { contexte: 'joueur', simuler: true, ...values },
    rulingsInForce(arbitrages, { riposte }),
  );
  assert.ok(!isRefusal(combat));
  return combat;
}

/** Ways of `n` fair coins to show `k` heads. */
function binomial(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - i + 1)) / i;
  return ways / 2 ** n;
}

/** Chance that `a` troops beat `d` troops, both rolling 4+, six dice at most, the survivors striking back. */
function byHand(a: number, d: number): number {
  if (d === 0) return 1;
  if (a === 0) return 0;
  let [sum, away] = [0, 0];
  for (let hit = 0; hit <= Math.min(6, a); hit += 1) {
    const left = Math.max(0, d - hit);
    for (let back = 0; back <= Math.min(6, left); back += 1) {
      const chance = binomial(Math.min(6, a), hit) * (left === 0 ? 1 : binomial(Math.min(6, left), back));
      if (hit === 0 && back === 0) continue;
      away += chance;
      sum += chance * byHand(Math.max(0, a - back), left);
    }
  }
  return sum / away;
}

describe('a battle', () => {
  it('piege-35: agrees with a recursion over binomials written from the rule alone', () => {
    for (const [a, d] of [
      [1, 1],
      [3, 2],
      [2, 4],
      [7, 5],
    ] as const) {
      const { fin } = batailleOdds(battle({ attaque: `${a} troupes`, defense: `${d} troupes` }), null, 3);
      assert.ok(Math.abs(fin.attaque - byHand(a, d)) < 1e-12, `${a} against ${d}`);
      assert.ok(Math.abs(fin.attaque + fin.defense - 1) < 1e-12);
    }
  });

  it('within some assaults it only grows, towards the end', () => {
    const { assauts, fin } = batailleOdds(
      battle({ attaque: '2 golems', defense: '1 démon + 3 troupes' }),
      null,
      20,
    );
    assert.equal(assauts.length, 20);
    for (const side of ['attaque', 'defense'] as const) {
      const all = [...assauts.map((one) => one[side]), fin[side]];
      for (const [at, one] of all.entries()) assert.ok(one + 1e-12 >= (all[at - 1] ?? 0));
      assert.ok(fin[side] - (assauts.at(-1)?.[side] ?? 0) < 1e-3);
    }
  });

  it('without riposte the attacker wins in the end, and agrees with 20 000 plays of two assaults', () => {
    const combat = battle(
      { attaque: '4 troupes + 1 golem (2 PV)', defense: '1 golem + 1 troupe', bonus: 'heros' },
      'aucune',
    );
    const { assauts, fin } = batailleOdds(combat, null, 2);
    assert.deepEqual(fin, { attaque: 1, defense: 0 });
    const plays = 20_000;
    let won = 0;
    for (let play = 0; play < plays; play += 1) {
      const dice = seededDice(`battle ${play}`);
      let state = decide(begin({ ...combat, simuler: false }), 'assaut', dice);
      if (state.fin === null) state = decide(state, 'assaut', dice);
      if (state.fin === 'plus-de-defenseurs') won += 1;
    }
    const chance = assauts[1]?.attaque ?? 0;
    const error = Math.sqrt((chance * (1 - chance)) / plays);
    assert.ok(Math.abs(won / plays - chance) <= 5 * error, `${won / plays} for ${chance}`);
  });

  it('is sure or impossible only where it is, however long it is looked at', () => {
    const long = batailleOdds(battle({ attaque: '10 dragons', defense: '1 troupe' }, 'aucune'), null, 20);
    for (const { attaque, defense } of long.assauts)
      assert.ok(attaque > 0.99 && attaque < 1 && defense === 0);
    assert.deepEqual(long.fin, { attaque: 1, defense: 0 });
    const uneven = batailleOdds(battle({ attaque: '1 troupe', defense: '20 dragons' }), null, 1);
    assert.ok(uneven.fin.attaque > 0 && uneven.fin.attaque < 1e-9);
    assert.ok(uneven.fin.defense > 0.999 && uneven.fin.defense < 1);
  });

  it('each of several targets has its share of the target die', () => {
    const { cibles } = assautOdds(
      battle({
        contexte: 'pnj',
        attaque: '3 bandits',
        cibles: 'A : 1 troupe ; B : 1 troupe ; C : 2 troupes ; D : 1 troupe ; E : 1 troupe',
      }),
      null,
    );
    assert.deepEqual(
      cibles.map(({ nom }) => nom),
      ['A', 'B', 'C', 'D', 'E'],
    );
    for (const { chance } of cibles) assert.ok(Math.abs(chance - 1 / 5) < 1e-15);
  });

  it('distributions sum to 1, losses are capped by who stands', () => {
    const { touches, pertesDefense, pertesAttaque } = assautOdds(
      battle({ attaque: '3 dragons', defense: '2 troupes' }),
      null,
    );
    for (const all of [touches, pertesDefense, pertesAttaque]) {
      if (all)
        assert.equal(
          all.outcomes.reduce((sum, { weight }) => sum + weight, 0n),
          all.total,
        );
    }
    assert.equal(Math.max(...pertesDefense.outcomes.map(({ value }) => value)), 2);
    assert.equal(Math.max(...touches.outcomes.map(({ value }) => value)), 6);
  });
});
