import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { arbitrages } from '../../../data/jdr/arbitrages.ts';
import { clauses } from '../../../data/jdr/soins.ts';
import { type Malade, type Soin, soigner } from '../../../src/rules/jdr/soins.ts';
import { isRefusal, rulingsInForce } from '../../../src/rules/rule.ts';

const rulings = rulingsInForce(arbitrages);
const worked: Malade = {
  fiche: 'Abattu',
  pv: 0,
  pvBase: 9,
  xp: 1000,
  credits: 400,
  parJoueur: true,
  par: null,
};

interface Case {
  readonly name: string;
  readonly clauses: readonly string[];
  readonly malades: readonly Malade[];
  readonly result: readonly Soin[];
}

const cases: readonly Case[] = [
  {
    name: 'by a player, 1 000 XP, 400 Crédits, PV 9: 900 XP, 360 Crédits, 4 PV',
    clauses: ['soins.2', 'soins.3', 'soins.4'],
    malades: [worked],
    result: [{ fiche: 'Abattu', pv: 4, xpPerdu: 100, creditsPerdus: 40 }],
  },
  {
    name: 'by nobody’s player: 5 % of the Crédits',
    clauses: ['soins.4'],
    malades: [{ ...worked, parJoueur: false }],
    result: [{ fiche: 'Abattu', pv: 4, xpPerdu: 100, creditsPerdus: 20 }],
  },
  {
    name: 'nobody knows by whom: as by no player',
    clauses: ['soins.4'],
    malades: [{ ...worked, parJoueur: null }],
    result: [{ fiche: 'Abattu', pv: 4, xpPerdu: 100, creditsPerdus: 20 }],
  },
  {
    name: 'piege-18: losses and PV are rounded down',
    clauses: ['soins.2', 'soins.3', 'soins.4'],
    malades: [{ ...worked, pvBase: 11, xp: 19, credits: 39, parJoueur: false }],
    result: [{ fiche: 'Abattu', pv: 5, xpPerdu: 1, creditsPerdus: 1 }],
  },
  {
    name: 'piege-16: who owns nothing loses nothing; a base of 1 PV leaves 0',
    clauses: ['soins.2'],
    malades: [{ ...worked, pvBase: 1, xp: 0, credits: 0 }],
    result: [{ fiche: 'Abattu', pv: 0, xpPerdu: 0, creditsPerdus: 0 }],
  },
  {
    name: 'who is not K.O. gets none',
    clauses: ['soins.1'],
    malades: [{ ...worked, fiche: 'Debout', pv: 1 }, worked],
    result: [{ fiche: 'Abattu', pv: 4, xpPerdu: 100, creditsPerdus: 40 }],
  },
];

describe('golden care', () => {
  it('keeps who brought him down, where somebody knows', () => {
    const said = (par: string | null) => {
      const got = soigner([{ ...worked, par }], rulings);
      assert.ok(!isRefusal(got));
      return got.steps.find(({ what }) => what === 'abattu-par')?.value;
    };
    assert.deepEqual([said('Brutus'), said(null)], ['Brutus', undefined]);
  });

  for (const { name, clauses: pinned, malades, result } of cases) {
    it(name, () => {
      const got = soigner(malades, rulings);
      assert.ok(!isRefusal(got));
      assert.deepEqual(got.result, result);
      for (const clause of pinned)
        assert.ok(
          got.steps.some((step) => step.clause === clause),
          clause,
        );
      assert.deepEqual(JSON.parse(JSON.stringify(got)), got);
    });
  }

  it('has a case for every clause', () => {
    const pinned = new Set(cases.flatMap((one) => one.clauses));
    assert.deepEqual(
      clauses.map(({ id }) => id).filter((id) => !pinned.has(id)),
      [],
    );
  });

  it('is refused when nobody is K.O.', () => {
    for (const malades of [[], [{ ...worked, pv: 3 }]]) {
      const got = soigner(malades, rulings);
      assert.ok(isRefusal(got) && got.code === 'nobody-ko');
    }
  });

  it('never takes more than one owns, and never less by a player', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.nat(1_000_000),
        fc.nat(1_000_000),
        (pvBase, xp, credits) => {
          const care = (parJoueur: boolean) => {
            const got = soigner([{ ...worked, pvBase, xp, credits, parJoueur }], rulings);
            assert.ok(!isRefusal(got));
            const [one] = got.result;
            assert.ok(one);
            return one;
          };
          const [hard, soft] = [care(true), care(false)];
          assert.ok(hard.creditsPerdus >= soft.creditsPerdus && hard.creditsPerdus <= credits);
          assert.ok(hard.xpPerdu === soft.xpPerdu && hard.xpPerdu <= xp);
          assert.ok(hard.pv * 2 <= pvBase && hard.pv * 2 >= pvBase - 1);
        },
      ),
    );
  });
});
