import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { arbitrages } from '../../data/jdr/arbitrages.ts';
import { type Distribution, fraction } from '../../src/dice/distribution.ts';
import { distribution } from '../../src/dice/every.ts';
import { seededDice } from '../../src/dice/seeded.ts';
import { type FighterFate, meleeOdds } from '../../src/odds/jdr-melee.ts';
import { readGains } from '../../src/rules/jdr/gains.ts';
import { check } from '../../src/rules/jdr/melee/check.ts';
import { begin, playRound } from '../../src/rules/jdr/melee/melee.ts';
import type { Choix, Combattant, Melee } from '../../src/rules/jdr/melee/terms.ts';
import { isRefusal, rulingsInForce } from '../../src/rules/rule.ts';

const kael: Combattant = {
  ...{ fiche: 'Kael', camp: 'a', joueur: true, cc: 4, f: 4, e: 4, pvBase: 10, pv: 10, i: 4, a: 2 },
  ...{ cd: 8, svg: 3, xp: 0, armes: [], charge: true },
};
const borg: Combattant = {
  ...kael,
  ...{ fiche: 'Borg', camp: 'b', cc: 3, e: 5, pvBase: 6, pv: 6, i: 3, a: 3, cd: 7, svg: 5, charge: false },
};

function fight(...combattants: readonly Combattant[]) {
  const melee = check(combattants, null, rulingsInForce(arbitrages));
  assert.ok(!isRefusal(melee));
  return { melee, choix: [] };
}

/** What is asked of one fighter, for whom there are odds. */
function one(all: readonly Distribution<FighterFate>[], at: number): Distribution<FighterFate> {
  const found = all[at];
  assert.ok(found);
  return found;
}

test('piege-35: a round of close combat has the odds that the page gives by hand', () => {
  const all = meleeOdds(fight(kael, borg));
  for (const { outcomes, total } of all)
    assert.equal(
      outcomes.reduce((sum, { weight }) => sum + weight, 0n),
      total,
    );
  // Three dice: 3+ to touch, 5+ to wound, and a save of 5+ that fails.
  assert.deepEqual(
    fraction(one(all, 1), ({ pvPerdus }) => pvPerdus === 0),
    [23n ** 3n, 27n ** 3n],
  );
  const harmless = meleeOdds(fight({ ...kael, a: 0, charge: false }, { ...borg, a: 0 }));
  assert.deepEqual(harmless, [
    { outcomes: [{ value: { pvPerdus: 0, fuite: false, ko: false }, weight: 1n }], total: 1n },
    { outcomes: [{ value: { pvPerdus: 0, fuite: false, ko: false }, weight: 1n }], total: 1n },
  ]);
});

test('it agrees with 20 000 plays within five standard errors: flights, and who is K.O. of one', () => {
  const question = fight({ ...kael, pv: 2 }, { ...borg, pv: 1 });
  const all = meleeOdds(question);
  const plays = 20_000;
  const counted = { flees: 0, falls: 0 };
  for (let play = 0; play < plays; play += 1) {
    const { etats } = playRound(begin(question.melee), [], seededDice(`melee ${play}`));
    if (etats[0]?.fuite) counted.flees += 1;
    if (etats[1]?.pv === 0) counted.falls += 1;
  }
  const expected = {
    flees: fraction(one(all, 0), ({ fuite }) => fuite),
    falls: fraction(one(all, 1), ({ ko }) => ko),
  };
  for (const what of ['flees', 'falls'] as const) {
    const chance = Number(expected[what][0]) / Number(expected[what][1]);
    const error = Math.sqrt((chance * (1 - chance)) / plays);
    assert.ok(Math.abs(counted[what] / plays - chance) <= 5 * error, what);
  }
});

/** The same by walking every way in which the whole round can fall. */
function byHand({ melee, choix }: { readonly melee: Melee; readonly choix: readonly Choix[] }) {
  const start = begin(melee);
  return start.etats.map(({ pv: before }, at) =>
    distribution((dice): FighterFate => {
      const { pv, fuite } = playRound(start, choix, dice).etats[at] ?? { pv: 0, fuite: false };
      return { pvPerdus: before - pv, fuite, ko: pv === 0 };
    }),
  );
}

function same(question: { readonly melee: Melee; readonly choix: readonly Choix[] }): void {
  const [found, hand] = [meleeOdds(question), byHand(question)];
  assert.equal(found.length, hand.length);
  for (const [at, { outcomes }] of hand.entries()) {
    const fates = one(found, at);
    assert.equal(fates.outcomes.length, outcomes.length);
    for (const { value } of outcomes) {
      const is = (fate: FighterFate) => isDeepStrictEqual(fate, value);
      assert.deepEqual(fraction(fates, is), fraction(one(hand, at), is));
    }
  }
}

test('piege-35: step by step or all at once, a round comes to the same, with two and with more', () => {
  const weak = { ...kael, a: 1, pv: 2, pvBase: 5, charge: false };
  const foe = { ...borg, a: 1, pv: 2, i: 4 };
  same(fight({ ...kael, a: 1, pv: 3 }, { ...borg, a: 2, pv: 2 }));
  same(fight(weak, foe)); // both of one initiative
  same(fight(weak, foe, { ...foe, fiche: 'Drog', i: 5, svg: null }));
  const three = fight(weak, { ...weak, fiche: 'Mara', i: 2, pv: 1 }, { ...foe, a: 2, i: 3 });
  same(three);
  const aimed = { arme: null, cible: 1 };
  same({ ...three, choix: [{ arme: null, cible: null }, { arme: null, cible: null }, aimed] });
});

test('a table of gains decides nothing of what a round does', () => {
  const question = fight({ ...kael, pv: 1, a: 1 }, { ...borg, pv: 1, a: 1 });
  const gains = readGains([{ xp: 10, credits: 5 }]);
  assert.ok(!isRefusal(gains));
  const paid: Melee = { ...question.melee, gains };
  assert.deepEqual(meleeOdds({ melee: paid, choix: [] }), meleeOdds(question));
});

test('five who fight are counted: what they come to adds up', () => {
  const at = (fiche: string, camp: 'a' | 'b', i: number): Combattant => ({ ...kael, fiche, camp, i, svg: 4 });
  const five = fight(at('A', 'a', 5), at('B', 'a', 4), at('C', 'b', 4), at('D', 'b', 3), {
    ...at('E', 'b', 2),
    charge: false,
  });
  const all = meleeOdds(five);
  for (const { outcomes, total } of all)
    assert.equal(
      outcomes.reduce((sum, { weight }) => sum + weight, 0n),
      total,
    );
  assert.ok(fraction(one(all, 0), ({ pvPerdus }) => pvPerdus > 0)[0] > 0n);
});
