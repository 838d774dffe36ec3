import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mapDistribution } from '../../../src/dice/distribution.ts';
import { roundOdds } from '../../../src/rules/heresie/chances.ts';
import type { DefiStart } from '../../../src/rules/heresie/check.ts';
import { none } from '../../../src/rules/heresie/choix.ts';
import type { Defi, Duel } from '../../../src/rules/heresie/state.ts';
import { reopened } from '../../../src/rules/heresie/suite.ts';
import { start } from './models.ts';
import { naiveRound } from './naive.ts';
import { ready } from './ready.ts';

describe('odds of a whole challenge', () => {
  it('piege-35: round after round without postures, they agree with binomials to the end of the third', () => {
    const from = start({ profil: { i: 2, pv: 2 } }, { profil: { i: 1, a: 1, pv: 2 } });
    const { defi, duel } = ready(from);
    let counted = new Map([[JSON.stringify(duel), 1]]);
    let naive = new Map([['2/2', 1]]);
    for (let number = 1; number <= 3; number += 1) {
      counted = step(counted, (key) => countRound(defi, JSON.parse(key)));
      naive = step(naive, (key) => naiveFrom(from, key));
      const byPv = step(counted, (key) => new Map([[pvOf(JSON.parse(key)), 1]]));
      assert.equal(byPv.size, naive.size);
      for (const [pv, found] of byPv) assert.ok(Math.abs(found - (naive.get(pv) ?? 0)) < 1e-12, pv);
    }
  });
});

/** The chances after one more step of each. */
function step(from: Map<string, number>, next: (key: string) => Map<string, number>): Map<string, number> {
  const after = new Map<string, number>();
  for (const [key, part] of from) {
    for (const [one, more] of next(key)) after.set(one, (after.get(one) ?? 0) + part * more);
  }
  return after;
}

/** One round of the rule, the next one chosen: no posture, the same weapons. */
function countRound(defi: Defi, before: Duel): Map<string, number> {
  if (before.protagoniste.pv === 0 || before.antagoniste.pv === 0)
    return new Map([[JSON.stringify(before), 1]]);
  const all = roundOdds(defi, before);
  const next = (after: Duel): Duel => {
    const { protagoniste, antagoniste, ...rest } = reopened(defi, after);
    const ready = { choix: none, arme: 'poings' };
    return {
      ...rest,
      protagoniste: { ...protagoniste, ...ready },
      antagoniste: { ...antagoniste, ...ready },
    };
  };
  return new Map(
    mapDistribution(all, next).outcomes.map(({ value, weight }) => [
      JSON.stringify(value),
      Number(weight) / Number(all.total),
    ]),
  );
}

function naiveFrom(from: DefiStart, key: string): Map<string, number> {
  const [p = 0, q = 0] = key.split('/').map(Number);
  if (p === 0 || q === 0) return new Map([[key, 1]]);
  return naiveRound({
    ...from,
    protagoniste: { ...from.protagoniste, pv: p },
    antagoniste: { ...from.antagoniste, pv: q },
  });
}

function pvOf({ protagoniste, antagoniste }: Duel): string {
  return `${protagoniste.pv}/${antagoniste.pv}`;
}
