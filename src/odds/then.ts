import type { Distribution } from '../dice/distribution.ts';

/** What comes after each value of `from`. Equal values are not merged. */
export function then<A, B>(from: Distribution<A>, next: (value: A) => Distribution<B>): Distribution<B> {
  const steps = from.outcomes.map(({ value, weight }) => ({ weight, after: next(value) }));
  const over = steps.reduce((all, { after }) => common(all, after.total), 1n);
  const outcomes: { readonly value: B; readonly weight: bigint }[] = [];
  for (const { weight, after } of steps) {
    const share = weight * (over / after.total);
    for (const one of after.outcomes) outcomes.push({ value: one.value, weight: share * one.weight });
  }
  return { outcomes, total: from.total * over };
}

/** The least number that both divide. */
function common(one: bigint, other: bigint): bigint {
  if (one % other === 0n) return one;
  if (other % one === 0n) return other;
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return (one / a) * other;
}
