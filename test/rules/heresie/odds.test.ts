import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Dice } from '../../../src/dice/dice.ts';
import { chance, fraction } from '../../../src/dice/distribution.ts';
import { concentrationOdds, strikeOdds } from '../../../src/rules/heresie/chances.ts';
import type { DefiStart } from '../../../src/rules/heresie/check.ts';
import { none } from '../../../src/rules/heresie/choix.ts';
import { strikeOnce } from '../../../src/rules/heresie/frappe.ts';
import type { Choix } from '../../../src/rules/heresie/state.ts';
import type { Rulings } from '../../../src/rules/rule.ts';
import { Trace } from '../../../src/rules/trace.ts';
import { everyPlay, everyWay } from './every-play.ts';
import { type Model, start, takes } from './models.ts';
import { ready } from './ready.ts';

/** The chance that the protagonist takes the advantage. */
function advantage(from: DefiStart, mine?: Choix): readonly [bigint, bigint] {
  const { defi, duel } = ready(from, mine);
  return fraction(concentrationOdds(defi, duel), ({ avantage }) => avantage === 'protagoniste');
}

/** The chance that the first strike of the protagonist, who holds the advantage, takes any PV. */
function hurts(p: Model, q: Model): number {
  const { defi, duel } = ready(start(p, q));
  const held = { ...duel, avantage: 'protagoniste' } as const;
  const all = strikeOdds(defi, held, 'protagoniste');
  return chance(all, ({ antagoniste }) => antagoniste.pv < duel.antagoniste.pv);
}

const whole = (min: number, max: number) => fc.integer({ min, max });

describe('odds of Concentration', () => {
  it('piege-35: equal initiatives share it; one point is 21 in 31; two dice are 25 in 36', () => {
    const equal = start({ profil: { i: 4 } }, { profil: { i: 4 } });
    assert.deepEqual(advantage(equal), [1n, 2n]);
    assert.deepEqual(advantage(start({ profil: { i: 5 } }, { profil: { i: 4 } })), [21n, 31n]);
    assert.deepEqual(advantage(equal, takes('saisir-l-initiative')), [25n, 36n]);
    assert.deepEqual(advantage(equal, takes('coup-de-grace')), [11n, 36n]);
  });

  it('six points more are certain', () => {
    assert.deepEqual(advantage(start({ profil: { i: 7 } }, { profil: { i: 1 } })), [1n, 1n]);
  });
});

describe('odds of one strike', () => {
  const rich: readonly [string, Model, Model, Choix, Rulings][] = [
    [
      'Perforant, Brèche, Déchirure and both saves',
      {
        profil: { a: 1 },
        arme: {
          pa: 5,
          regles: [
            { id: 'perforant', x: 6 },
            { id: 'breche', x: 5 },
            { id: 'dechirure', x: 6 },
          ],
        },
      },
      { profil: { pv: 4, svg: 3, inv: 5 } },
      none,
      {},
    ],
    [
      'Critique, Haine, Insensible and Guerrier éternel',
      {
        profil: { regles: [{ id: 'haine', contre: 'champion' }] },
        arme: { pa: 2, d: 3, regles: [{ id: 'critique', x: 5 }] },
      },
      {
        profil: {
          pv: 7,
          svg: 2,
          regles: [
            { id: 'insensible-a-la-douleur', x: 5 },
            { id: 'guerrier-eternel', x: 1 },
          ],
        },
      },
      none,
      {},
    ],
    [
      'Grêle on the added attacks only, and Phage',
      { profil: { cc: 2, a: 0 }, arme: { d: 2, regles: [{ id: 'phage', c: 'e' }] } },
      { profil: { pv: 5 } },
      takes('grele-de-coups'),
      { 'grele-portee': 'supplementaires' },
    ],
    ['Se garder of the striker', { profil: { a: 3 } }, { profil: { cc: 5, svg: 4 } }, takes('se-garder'), {}],
  ];
  for (const [name, p, q, mine, set] of rich) {
    it(`${name}: counted as it is played die by die`, () => {
      const { defi, duel } = ready(start(p, q), mine, set);
      const held = { ...duel, avantage: 'protagoniste' } as const;
      const run = (dice: Dice) => strikeOnce(defi, held, 'protagoniste', new Trace(dice)).duel;
      const played = everyPlay(run);
      const counted = strikeOdds(defi, held, 'protagoniste');
      assert.equal(counted.outcomes.length, played.size);
      for (const { value, weight } of counted.outcomes) {
        const ways = played.get(JSON.stringify(value)) ?? 0n;
        assert.equal(weight * everyWay, ways * counted.total, JSON.stringify(value.antagoniste));
      }
    });
  }

  it('a better CC, F or D never lowers the chance; a better CC, E or Svg of the other never raises it', () => {
    const attacker = fc.record({ cc: whole(1, 10), f: whole(1, 8), a: whole(0, 3) });
    const defender = fc.record({ cc: whole(1, 10), e: whole(1, 8), svg: whole(3, 6) });
    fc.assert(
      fc.property(attacker, defender, (mine, foe) => {
        const base = hurts({ profil: mine }, { profil: foe });
        for (const better of [{ cc: mine.cc + 1 }, { f: mine.f + 1 }, { a: mine.a + 1 }]) {
          assert.ok(hurts({ profil: { ...mine, ...better } }, { profil: foe }) >= base - 1e-12);
        }
        for (const better of [{ cc: foe.cc + 1 }, { e: foe.e + 1 }, { svg: foe.svg - 1 }]) {
          assert.ok(hurts({ profil: mine }, { profil: { ...foe, ...better } }) <= base + 1e-12);
        }
      }),
      { numRuns: 60 },
    );
  });
});
