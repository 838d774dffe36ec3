import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { arbitrages } from '../../../data/jdr/arbitrages.ts';
import { chance } from '../../../src/dice/distribution.ts';
import { distribution } from '../../../src/dice/every.ts';
import { scriptedDice } from '../../../src/dice/scripted.ts';
import { seededDice } from '../../../src/dice/seeded.ts';
import { flatGains } from '../../../src/rules/jdr/gains.ts';
import { check } from '../../../src/rules/jdr/melee/check.ts';
import { begin, campsUp, isOver, outcome, playRound } from '../../../src/rules/jdr/melee/melee.ts';
import type { Choix, Combattant, Melee } from '../../../src/rules/jdr/melee/terms.ts';
import { isRefusal, rulingsInForce } from '../../../src/rules/rule.ts';
import { hammer, knife, powerSword, soldat, sword } from './melee-cases.ts';

const rulings = rulingsInForce(arbitrages);
const gain = fc.tuple(fc.nat(20), fc.nat(20)).map(([xp, credits]) => ({ xp, credits }));
const profile = fc.record({
  joueur: fc.boolean(),
  cc: fc.integer({ min: 1, max: 10 }),
  f: fc.integer({ min: 1, max: 8 }),
  e: fc.integer({ min: 1, max: 8 }),
  pv: fc.integer({ min: 1, max: 8 }),
  i: fc.integer({ min: 1, max: 4 }),
  a: fc.integer({ min: 0, max: 4 }),
  cd: fc.integer({ min: 2, max: 12 }),
  svg: fc.option(fc.integer({ min: 2, max: 6 })),
  xp: fc.nat(100),
  armes: fc.subarray([sword, knife, hammer, powerSword]),
  charge: fc.boolean(),
});
const camps = fc.array(fc.tuple(profile, fc.constantFrom('a', 'b')), { minLength: 0, maxLength: 10 });
const someMelee: fc.Arbitrary<Melee> = fc
  .tuple(profile, profile, camps, fc.option(gain))
  .map(([first, second, more, gains]) =>
    sound(
      [
        soldat('Un', 'a', first),
        soldat('Deux', 'b', second),
        ...more.map(([one, camp], at) => soldat(`Renfort ${at}`, camp === 'a' ? 'a' : 'b', one)),
      ],
      gains,
    ),
  );
const someChoices = fc.array(fc.record({ arme: fc.option(fc.nat(4)), cible: fc.option(fc.nat(12)) }), {
  maxLength: 12,
});

function sound(combattants: readonly Combattant[], gains: { xp: number; credits: number } | null): Melee {
  const melee = check(combattants, gains && flatGains(gains), rulings);
  assert.ok(!isRefusal(melee), JSON.stringify(melee));
  return melee;
}

function roundTrip<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** Holds one round to what every round promises. */
function holds(melee: Melee, choix: readonly Choix[], seed: string): void {
  let state = begin(melee);
  for (let round = 1; round <= 4 && !isOver(state); round += 1) {
    const before = state;
    const dice = seededDice(`${seed}${round}`);
    state = playRound(before, choix, dice);
    const script = scriptedDice(dice.rolled);
    assert.deepEqual(playRound(roundTrip(before), choix, script), state, 'the same dice give the same round');
    script.finish();
    assert.deepEqual(roundTrip(state), state, 'the state is JSON');
    const { result, steps } = outcome(state);
    const thrown = steps.flatMap((step) => (step.kind === 'roll' ? step.dice : []));
    assert.deepEqual(thrown, dice.rolled);
    for (const [at, { pv, gagne, abattu, fuite, xp }] of state.etats.entries()) {
      const was = before.etats[at];
      const fiche = melee.combattants[at]?.fiche;
      assert.ok(was && fiche !== undefined);
      const lost = result.frappes
        .filter(({ vers }) => vers === fiche)
        .reduce((sum, one) => sum + one.pvPerdus, 0);
      assert.equal(pv, was.pv - lost - Number(result.fuites.includes(fiche)));
      assert.ok(pv >= 0);
      assert.equal(abattu !== null, pv === 0);
      assert.equal(fuite, was.fuite || result.fuites.includes(fiche));
      const own = result.gains.filter((one) => one.fiche === fiche);
      assert.equal(
        own.reduce((sum, one) => sum + one.xp, was.gagne.xp),
        gagne.xp,
      );
      assert.equal(xp, was.xp + gagne.xp - was.gagne.xp);
    }
    assert.equal(state.round, round);
    assert.equal(isOver(state), campsUp(state).length < 2);
  }
}

/** Exact chance that the second falls in the first round. */
function chanceToFell(differs: Partial<Combattant>, target: Partial<Combattant>): number {
  const foe = soldat('B', 'b', { a: 0, pv: 1, pvBase: 1, i: 1, ...target });
  const state = begin(sound([soldat('A', 'a', { armes: [sword], ...differs }), foe], null));
  const odds = distribution((dice) => playRound(state, [], dice).etats[1]?.pv === 0);
  return chance(odds, (fallen) => fallen);
}

describe('laws of a mêlée', () => {
  it('replay, JSON, no PV below 0, losses, gains and ends that add up', () => {
    fc.assert(fc.property(someMelee, someChoices, fc.string(), holds), { numRuns: 150 });
  });

  it('gives nothing once it is over, and nobody who fell is struck', () => {
    const state = begin(sound([soldat('A', 'a', { pv: 1 }), soldat('B', 'b', { i: 9, svg: null })], null));
    const over = playRound(state, [], scriptedDice([4, 4, 4, 4, 1, 1]));
    assert.ok(isOver(over));
    assert.equal(playRound(over, [], scriptedDice([])), over);
  });

  it('a better profile never lowers the chance', () => {
    const small = fc.record({
      cc: fc.integer({ min: 1, max: 9 }),
      f: fc.integer({ min: 1, max: 9 }),
      a: fc.integer({ min: 0, max: 3 }),
    });
    const foe = fc.record({
      cc: fc.integer({ min: 1, max: 9 }),
      e: fc.integer({ min: 1, max: 9 }),
      svg: fc.integer({ min: 2, max: 6 }),
    });
    fc.assert(
      fc.property(small, foe, (own, theirs) => {
        const base = chanceToFell(own, theirs);
        for (const key of ['cc', 'f', 'a'] as const)
          assert.ok(chanceToFell({ ...own, [key]: own[key] + 1 }, theirs) >= base - 1e-12, key);
        for (const key of ['cc', 'e'] as const)
          assert.ok(chanceToFell(own, { ...theirs, [key]: theirs[key] + 1 }) <= base + 1e-12, key);
        assert.ok(chanceToFell({ ...own, armes: [powerSword] }, theirs) >= base - 1e-12);
      }),
      { numRuns: 40 },
    );
  });

  it('piege-35: counted as it is played: A 1, F 4 against E 4, CC alike, Svg 3+: 1/2 × 1/2 × 1/3', () => {
    assert.ok(Math.abs(chanceToFell({ a: 1 }, {}) - 1 / 12) < 1e-12);
  });
});

describe('who brought a fighter down', () => {
  const fell = (joueur: boolean, pv: number, dice: readonly number[]) => {
    const foes = [
      soldat('B', 'b', { joueur, i: 9, a: 1 }),
      soldat('A', 'a', { pv, a: 0, svg: null, pvBase: 9 }),
    ];
    return playRound(begin(sound(foes, null)), [], scriptedDice(dice)).etats[1]?.abattu;
  };

  it('is the one who took the last PV, a player or not', () => {
    assert.deepEqual(fell(true, 1, [4, 4]), { par: 'B', parJoueur: true });
    assert.deepEqual(fell(false, 1, [4, 4]), { par: 'B', parJoueur: false });
  });

  it('is nobody when his flight kills him, but a player if one was against him', () => {
    assert.deepEqual(fell(true, 2, [4, 4, 6, 6]), { par: null, parJoueur: true });
    assert.deepEqual(fell(false, 2, [4, 4, 6, 6]), { par: null, parJoueur: false });
  });
});

describe('a mêlée that cannot be played', () => {
  const refused = (combattants: readonly Combattant[]) => {
    const got = check(combattants, null, rulings);
    assert.ok(isRefusal(got));
    return [got.code, got.context];
  };
  const [a, b] = [soldat('A', 'a'), soldat('B', 'b')];

  it('says why', () => {
    assert.deepEqual(refused([a]), ['melee-one-camp', { camp: 'b' }]);
    assert.deepEqual(refused([a, b, a]), ['melee-twice', { fiche: 'A' }]);
    assert.deepEqual(refused([a, { ...b, pv: 0 }]), ['melee-ko', { fiche: 'B' }]);
    assert.deepEqual(refused([a, { ...b, pv: 11 }]), ['melee-more-pv', { fiche: 'B', got: 11, base: 10 }]);
    assert.deepEqual(refused([a, { ...b, cc: 11 }]), [
      'melee-figure',
      { fiche: 'B', figure: 'cc', got: 11, min: 1, max: 10 },
    ]);
    const crowd = Array.from({ length: 13 }, (_, at) => soldat(`N ${at}`, at === 0 ? 'b' : 'a'));
    assert.deepEqual(refused(crowd), ['melee-full', { most: 12 }]);
    assert.ok(!isRefusal(check(crowd.slice(0, 12), null, rulings)));
  });
});
