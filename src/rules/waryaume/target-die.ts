import type { Trace } from '../trace.ts';
import type { Cible } from './terms.ts';

const sides = 6;

/** Which target is hit, and the face that said so; `null` without a die. */
interface Aim {
  readonly index: number;
  readonly de: number | null;
}

/**
 * The target of this assault: one die of another colour where there are several, thrown again while it points at nobody.
 * Source: `combat.13`.
 */
export function aim(cibles: readonly Cible[], trace: Trace): Aim {
  if (cibles.length < 2) return { index: 0, de: null };
  const clause = 'combat.13';
  const de = trace.dice.until(
    () => trace.roll({ clause, what: 'de-de-cible' }, 1, sides).value,
    (face) => pointsAt(face, cibles.length) !== null,
  );
  const index = pointsAt(de, cibles.length) ?? 0; // a face that was accepted points at somebody
  const about = cibles[index]?.nom ?? null;
  trace.clause({ clause, what: 'cible', ...(about !== null && { about }) }, index + 1);
  return { index, de };
}

/** At which of `targets` a face points, from 0; `null`: at nobody. Even is the first of two. */
export function pointsAt(face: number, targets: number): number | null {
  if (targets === 2) return face % 2;
  if (targets === 3) return Math.floor((face - 1) / 2);
  return face <= targets ? face - 1 : null;
}
