import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Distribution } from '../../src/dice/distribution.ts';
import { seededDice } from '../../src/dice/seeded.ts';
import { Rounds } from '../../src/odds/heresie/round.ts';
import { concentrationOdds, roundOdds, strikeOdds } from '../../src/rules/heresie/chances.ts';
import { awaits, begin } from '../../src/rules/heresie/run.ts';
import type { DefiState, Duel } from '../../src/rules/heresie/state.ts';
import { advance, anyDefi, anyPath } from '../rules/heresie/any-defi.ts';

/** A challenge whose Concentration is due in its first or a later round. */
const anyDue = fc
  .tuple(anyDefi, anyPath, fc.string())
  .map(([defi, path, seed]) => {
    const dice = seededDice(seed);
    let used = 0;
    const pick = (count: number) => (path[used++ % path.length] ?? 0) % count;
    let state: DefiState = begin(defi);
    for (let moves = 0; moves < 24; moves += 1) {
      if (moves > 10 && awaits(state).kind === 'concentration') break;
      const next = advance(state, pick, dice);
      if (next === null) break;
      state = next;
    }
    return state;
  })
  .filter((state) => awaits(state).kind === 'concentration');

function sameAs(found: Distribution<Duel>, known: Distribution<Duel>): void {
  const weights = new Map(known.outcomes.map(({ value, weight }) => [JSON.stringify(value), weight]));
  assert.equal(found.outcomes.length, known.outcomes.length);
  for (const { value, weight } of found.outcomes) {
    assert.equal(weight * known.total, (weights.get(JSON.stringify(value)) ?? -1n) * found.total);
  }
}

describe('rounds that remember', () => {
  it('piege-35: give exactly what the stages give that play, whatever the challenge, the postures and the round', () => {
    fc.assert(
      fc.property(anyDue, ({ defi, duel }) => {
        const rounds = new Rounds(defi);
        sameAs(rounds.from(duel), roundOdds(defi, duel));
        const taken = concentrationOdds(defi, duel);
        const { outcomes, total } = rounds.advantage(duel);
        for (const { value, weight } of outcomes) {
          const same = taken.outcomes.find((one) => one.value.avantage === value);
          assert.equal(weight * taken.total, (same?.weight ?? -1n) * total);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('what was learnt from one state never passes for another', () => {
    fc.assert(
      fc.property(
        anyDue,
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 4, maxLength: 4 }),
        ({ defi, duel }, pvs) => {
          const rounds = new Rounds(defi);
          for (const pv of [0, 1, 2, 3]) {
            const [mine = 1, theirs = 1] = [pvs[pv], pvs[3 - pv]];
            const there: Duel = {
              ...duel,
              avantage: pv % 2 === 0 ? 'protagoniste' : 'antagoniste',
              protagoniste: { ...duel.protagoniste, pv: mine, phages: pv > 1 ? ['f'] : [] },
              antagoniste: { ...duel.antagoniste, pv: theirs },
            };
            sameAs(rounds.strike(there, 'protagoniste'), strikeOdds(defi, there, 'protagoniste'));
            sameAs(rounds.strike(there, 'antagoniste'), strikeOdds(defi, there, 'antagoniste'));
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});
