import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arbitrages } from '../../data/jdr/arbitrages.ts';
import { fraction } from '../../src/dice/distribution.ts';
import { seededDice } from '../../src/dice/seeded.ts';
import { meleeOdds } from '../../src/odds/jdr-melee.ts';
import { check } from '../../src/rules/jdr/melee/check.ts';
import { begin, playRound } from '../../src/rules/jdr/melee/melee.ts';
import type { Combattant } from '../../src/rules/jdr/melee/terms.ts';
import { isRefusal, rulingsInForce } from '../../src/rules/rule.ts';

const kael: Combattant = {
  ...{ fiche: 'Kael', camp: 'a', joueur: true, cc: 4, f: 4, e: 4, pvBase: 10, pv: 10, i: 4, a: 2 },
  ...{ cd: 8, svg: 3, xp: 0, armes: [], charge: true },
};
const borg: Combattant = {
  ...kael,
  ...{ fiche: 'Borg', camp: 'b', cc: 3, e: 5, pvBase: 6, pv: 6, i: 3, a: 3, cd: 7, svg: 5, charge: false },
};

function fight(one: Combattant, two: Combattant) {
  const melee = check([one, two], null, rulingsInForce(arbitrages));
  assert.ok(!isRefusal(melee));
  return { melee, choix: [] };
}

test('piege-35: a round of close combat has the odds that the page gives by hand', () => {
  const all = meleeOdds(fight(kael, borg));
  assert.equal(
    all.outcomes.reduce((sum, { weight }) => sum + weight, 0n),
    all.total,
  );
  // Three dice: 3+ to touch, 5+ to wound, and a save of 5+ that fails.
  assert.deepEqual(
    fraction(all, ([, b]) => b?.pvPerdus === 0),
    [23n ** 3n, 27n ** 3n],
  );
  const harmless = meleeOdds(fight({ ...kael, a: 0, charge: false }, { ...borg, a: 0 }));
  assert.deepEqual(
    fraction(harmless, ([a, b]) => a?.pvPerdus === 0 && b?.fuite === false),
    [1n, 1n],
  );
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
    flees: fraction(all, ([a]) => a?.fuite === true),
    falls: fraction(all, ([, b]) => b?.ko === true),
  };
  for (const what of ['flees', 'falls'] as const) {
    const chance = Number(expected[what][0]) / Number(expected[what][1]);
    const error = Math.sqrt((chance * (1 - chance)) / plays);
    assert.ok(Math.abs(counted[what] / plays - chance) <= 5 * error, what);
  }
});
