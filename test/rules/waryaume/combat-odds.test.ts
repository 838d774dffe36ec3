import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { belligerants } from '../../../data/waryaume/belligerants.ts';
import { type Distribution, fraction } from '../../../src/dice/distribution.ts';
import { chain, distribution } from '../../../src/dice/every.ts';
import { scriptedDice } from '../../../src/dice/scripted.ts';
import { isRefusal, rulingsInForce } from '../../../src/rules/rule.ts';
import { begin, type CombatResult, decide, resolve, standing } from '../../../src/rules/waryaume/combat.ts';
import { touchChance } from '../../../src/rules/waryaume/dice-choice.ts';
import { pointsAt } from '../../../src/rules/waryaume/target-die.ts';
import type { Values } from '../../../src/slash/option.ts';
import { battle, rule } from './battle.ts';

const rulings = rulingsInForce(rule.arbitrages);
const riposte = { ...rulings, riposte: 'survivants' };
const simuler = { contexte: 'couronne', simuler: true, defense: '30 bandits' };

function odds(values: Values, answers = rulings): Distribution<CombatResult> {
  const combat = battle({ ...simuler, ...values }, answers);
  return distribution((dice) => resolve(combat, dice).result);
}

function touches(values: Values): readonly [bigint, bigint] {
  return fraction(odds(values), (result) => result.touches > 0);
}

describe('odds of /combat', () => {
  it('chance of one die to touch, exact', () => {
    const plain = belligerants.map(({ id, cotes, seuil }) => [id, ...touchChance(cotes, seuil)]);
    assert.deepEqual(plain, [
      ['troupe', 3, 6],
      ['mort-vivant', 3, 6],
      ['bandit', 3, 6],
      ['demon', 6, 8],
      ['golem', 4, 8],
      ['abomination', 6, 10],
      ['dragon', 8, 12],
      ['catapulte', 8, 12],
    ]);
  });

  for (const [attaque, bonus, chance] of [
    ['1 troupe', null, [1n, 2n]],
    ['1 troupe', 'heros', [2n, 3n]],
    ['1 mort-vivant', null, [1n, 2n]],
    ['1 démon (1 PV)', null, [3n, 4n]],
    ['1 golem (1 PV)', null, [1n, 2n]],
    ['1 golem (1 PV)', 'eolane', [5n, 8n]],
    ['1 abomination (1 PV)', null, [3n, 5n]],
    ['1 dragon (1 PV)', null, [2n, 3n]],
    ['1 catapulte (1 PV)', null, [2n, 3n]],
    ['1 catapulte (1 PV)', 'pierre', [3n, 4n]],
    ['1 démon', null, [63n, 64n]],
    ['1 golem', null, [7n, 8n]],
    ['1 golem', 'eolane', [485n, 512n]],
    ['1 abomination', null, [117n, 125n]],
    ['1 dragon', null, [26n, 27n]],
    ['1 catapulte', 'pierre', [63n, 64n]],
    ['1 catapulte (2 PV)', null, [8n, 9n]],
  ] as const) {
    it(`piege-35: at least one touch, ${attaque}${bonus ? ` with ${bonus}` : ''}: ${chance.join('/')}`, () => {
      const defense = attaque.includes('troupe') ? '1 bandit' : '30 bandits';
      assert.deepEqual(touches({ attaque, defense, ...(bonus && { bonus }) }), chance);
    });
  }

  it('weights add up, and the touches of troops follow the binomial law', () => {
    const all = odds({ attaque: '8 troupes' });
    const sum = all.outcomes.reduce((total, { weight }) => total + weight, 0n);
    assert.equal(sum, all.total);
    const law = [1n, 6n, 15n, 20n, 15n, 6n, 1n];
    for (const [count, ways] of law.entries()) {
      const [part, whole] = fraction(all, (result) => result.touches === count);
      assert.equal(part * 64n, ways * whole);
    }
  });

  it('the target die is fair to every target, thrown again or not', () => {
    for (const targets of [2, 3, 4, 5, 6]) {
      const cibles = Array.from({ length: targets }, (_, at) => `J${at} : 2 golems`);
      const all = odds({ contexte: 'pnj', attaque: '1 bandit', cibles: cibles.join(' ; ') });
      for (const [at] of cibles.entries()) {
        assert.deepEqual(
          fraction(all, ({ cible }) => cible?.nom === `J${at}`),
          [1n, BigInt(targets)],
        );
      }
      const pointed = [1, 2, 3, 4, 5, 6].map((face) => pointsAt(face, targets)).filter((at) => at !== null);
      assert.equal(new Set(pointed).size, targets);
    }
  });

  it('a brute force over every face agrees, riposte and prisoners included', () => {
    const combat = battle(
      { contexte: 'joueur', simuler: true, attaque: '2 troupes', defense: '1 golem (2 PV)' },
      riposte,
    );
    const counted = distribution((dice) => {
      const { touches, resteAttaque, resteDefense } = resolve(combat, dice).result;
      return { touches, resteAttaque, resteDefense };
    });
    const tally = new Map<string, number>();
    const faces = (sides: number) => Array.from({ length: sides }, (_, index) => index + 1);
    for (const one of faces(6)) {
      for (const two of faces(6)) {
        const hits = [one, two].filter((face) => face >= 4).length;
        const back = 2 - hits; // one die for each PV that the golem has left
        for (const three of faces(8)) {
          for (const four of faces(8)) {
            const killed = [three, four].slice(0, back).filter((face) => face >= 5).length;
            const key = `${hits} ${2 - killed} ${back}`;
            tally.set(key, (tally.get(key) ?? 0) + 1);
          }
        }
      }
    }
    const whole = 36 * 64;
    assert.equal(counted.outcomes.length, tally.size);
    for (const { value, weight } of counted.outcomes) {
      const troops = value.resteAttaque[0]?.nombre ?? 0;
      const pv = value.resteDefense[0]?.pv ?? 0;
      const expected = tally.get(`${value.touches} ${troops} ${pv}`) ?? 0;
      assert.equal(weight * BigInt(whole), BigInt(expected) * counted.total);
    }
  });

  it('assaults can be chained, equal states merged: one troop against one bandit within three', () => {
    const combat = battle({ contexte: 'couronne', attaque: '1 troupe', defense: '1 bandit' }, rulings);
    const step = (state: ReturnType<typeof begin>, dice: Parameters<typeof decide>[2]) =>
      standing(state.fin === null ? decide(state, 'assaut', dice) : state);
    const after = chain(begin(combat), step, step, step);
    assert.deepEqual(
      fraction(after, ({ fin }) => fin === 'plus-de-defenseurs'),
      [7n, 8n],
    );
  });

  it('a bonus, a better die or one more troop never lowers the chance to touch', () => {
    const chance = (attaque: string, bonus?: string) => {
      const [part, whole] = touches({ attaque, defense: '1 bandit', ...(bonus && { bonus }) });
      return Number(part) / Number(whole);
    };
    for (const nombre of [1, 2, 3, 4, 5, 6]) {
      const troops = `${nombre} troupes`;
      assert.ok(chance(troops, 'heros') >= chance(troops));
      assert.ok(chance(`${nombre + 1} troupes`) >= chance(troops));
      assert.ok(chance(`${nombre} démons (1 PV)`) >= chance(troops));
    }
  });
});

describe('the trace of /combat', () => {
  function stepsOf(values: Values, faces: readonly number[]) {
    const checked = rule.check({ ...simuler, ...values }, rulings);
    assert.ok(!isRefusal(checked));
    return rule.resolve(checked, scriptedDice(faces)).steps;
  }

  it('names the source of a bonus, and says when several make one', () => {
    const steps = stepsOf({ attaque: '3 troupes', defense: '1 bandit', bonus: 'pierre, heros' }, [1, 2, 3]);
    assert.equal(steps.find(({ what }) => what === 'sources-de-bonus')?.value, 2);
    const seuil = steps.find(({ what }) => what === 'seuil');
    assert.ok(seuil?.kind === 'modify');
    assert.deepEqual(seuil.by, [{ cause: 'heros', value: -1 }]);
    assert.equal(seuil.value, 3);
  });

  it('says that there are too many dice only when there are', () => {
    const says = (attaque: string) =>
      stepsOf({ attaque }, [1, 1, 1, 1, 1, 1]).some(({ what }) => what === 'trop-de-des');
    assert.deepEqual([says('6 troupes'), says('7 troupes')], [false, true]);
  });

  it('shows each face that was compared, and a target die that was thrown again', () => {
    const cibles = 'A : 1 golem ; B : 1 golem ; C : 1 golem ; D : 1 golem';
    const steps = stepsOf({ contexte: 'pnj', attaque: '2 bandits', cibles }, [3, 4, 6, 5, 1]);
    const count = steps.find(({ what }) => what === 'touches');
    const about = { clause: 'combat.7', what: 'touches', about: 'bandit', kind: 'clause' };
    assert.deepEqual(count, { ...about, faces: [3, 4], comparison: '>=', right: 4, value: 1 });
    const thrown = steps.filter(({ what }) => what === 'de-de-cible').map(({ value }) => value);
    assert.deepEqual(thrown, [6, 5, 1]);
    const aimed = steps.find(({ what }) => what === 'cible');
    assert.deepEqual([aimed?.value, aimed?.about], [1, 'A']);
  });

  it('recalls that the king may grant a favour, on victory only', () => {
    const won = { contexte: 'couronne', simuler: false, attaque: '1 troupe', defense: '1 bandit' };
    assert.ok(stepsOf(won, [6]).some(({ what }) => what === 'faveur-royale'));
    assert.ok(!stepsOf(won, [1]).some(({ what }) => what === 'faveur-royale'));
  });
});
