import { type Refusal, refuse } from '../rules/rule.ts';

const minute = 60_000;
const units: Readonly<Record<string, number>> = {
  min: minute,
  minute: minute,
  minutes: minute,
  h: 60 * minute,
  heure: 60 * minute,
  heures: 60 * minute,
  j: 24 * 60 * minute,
  jour: 24 * 60 * minute,
  jours: 24 * 60 * minute,
};

/** The least, the most, and what holds when nothing is said, in milliseconds. */
export const delays = { least: 5 * minute, most: 7 * 24 * 60 * minute, usual: 24 * 60 * minute } as const;

const part = /(\d{1,6})\s*([a-z]+)/giu;
const whole = /^(?:\d{1,6}\s*[a-z]+\s*)+$/iu;

/**
 * A length of time typed as `24 h`, `30 min`, `2 j` or `1 j 12 h`, in milliseconds. Refused under `option`: `not-a-delay`
 * [got], `delay-bounds` [got] below 5 minutes and above 7 days.
 */
export function readDelay(option: string, typed: string): number | Refusal {
  const refusal = refuse('not-a-delay', option, { got: typed });
  if (!whole.test(typed)) return refusal;
  let sum = 0;
  for (const [, count, name] of typed.matchAll(part)) {
    const unit = units[(name ?? '').toLowerCase()];
    if (unit === undefined) return refusal;
    sum += Number(count) * unit;
  }
  return sum < delays.least || sum > delays.most ? refuse('delay-bounds', option, { got: typed }) : sum;
}
