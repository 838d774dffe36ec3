import fc from 'fast-check';
import type { ConstantTerm, D66Term, DiceTerm, Keep, Notation } from '../../src/dice/terms.ts';

/** Plain objects, as the parser makes them. */
const plain = { noNullPrototype: true } as const;
const sign = fc.constantFrom<1 | -1>(1, -1);
const sides = fc
  .oneof(fc.constantFrom(2, 6, 100), fc.integer({ min: 2, max: 1000 }))
  .filter((sides) => sides !== 66);

const keepOf = (count: number): fc.Arbitrary<Keep> =>
  fc.record({ count: fc.integer({ min: 1, max: count }), end: fc.constantFrom('high', 'low') }, plain);

/** Dice terms of at most `most` dice. */
const diceTerm = (most: number): fc.Arbitrary<DiceTerm> =>
  fc.integer({ min: 1, max: most }).chain((count) =>
    fc.record(
      {
        kind: fc.constant('dice'),
        sign,
        count: fc.constant(count),
        sides,
        explodes: fc.boolean(),
        keep: fc.option(keepOf(count)),
      },
      plain,
    ),
  );
const d66: fc.Arbitrary<D66Term> = fc.record({ kind: fc.constant('d66'), sign }, plain);
const constant: fc.Arbitrary<ConstantTerm> = fc.record(
  { kind: fc.constant('constant'), sign, value: fc.nat(100_000) },
  plain,
);

const sum: fc.Arbitrary<Notation> = fc
  .array(fc.oneof({ weight: 3, arbitrary: diceTerm(20) }, d66, constant), { minLength: 1, maxLength: 5 })
  .filter((terms) => terms.some(({ kind }) => kind !== 'constant'))
  .map((terms) => ({ terms, test: null }));

const tested: fc.Arbitrary<Notation> = diceTerm(100).chain((term) =>
  fc
    .record({ comparison: fc.constantFrom('>=', '<'), right: fc.integer({ min: 2, max: term.sides }) }, plain)
    .map((test) => ({ terms: [{ ...term, sign: 1 as const }], test })),
);

/** Notations that stand within the bounds, sums and comparisons alike. */
export const anyNotation: fc.Arbitrary<Notation> = fc.oneof(sum, tested);
