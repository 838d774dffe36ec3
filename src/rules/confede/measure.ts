import { type Refusal, refuse } from '../rule.ts';

/** The longest distance and the greatest MOU, in cm. */
const longest = 500;

/** Digits, then at most three decimals after a comma or a point, then the unit if it was typed. */
const written = /^([-−+]?)\s*(\d+)(?:[.,](\d{1,3}))?\s*(?:cm)?$/iu;

/**
 * A length in cm as typed: `23`, `7,5`, `7.5`, `23 cm`. Refused: `unreadable-measure` [got], `zero-distance` [got,
 * ruling] for a `distance` of 0, `measure-out-of-bounds` [got, above, max] below or beyond. `place` joins the context.
 */
export function readMeasure(option: string, typed: string, place: Refusal['context'] = {}): number | Refusal {
  const got = typed.trim();
  const [whole, sign, digits, decimals] = written.exec(got) ?? [];
  if (whole === undefined) return refuse('unreadable-measure', option, { ...place, got });
  const size = Number(`${digits}.${decimals ?? 0}`);
  if (size === 0 && !option.startsWith('mou')) {
    return refuse('zero-distance', option, { ...place, got, ruling: 'distance-nulle' });
  }
  const fits = size > 0 && size <= longest && sign !== '-' && sign !== '−';
  return fits ? size : refuse('measure-out-of-bounds', option, { ...place, got, above: 0, max: longest });
}
