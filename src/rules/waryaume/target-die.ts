import type { Trace } from '../trace.ts';
import { count } from './groupes.ts';
import type { Cible } from './terms.ts';

const sides = 6;

/** Which target is hit, and the face that said so; `null` without a die. */
export interface Aim {
  readonly index: number;
  readonly de: number | null;
}

/**
 * The target of this assault among those that still stand: one die of another colour where there are several, thrown
 * again while it points at nobody. Source: `combat.13`.
 */
export function aim(cibles: readonly Cible[], trace: Trace): Aim {
  const standing = cibles.map((_, index) => index).filter((index) => count(cibles[index]?.groupes ?? []) > 0);
  const [only = 0] = standing;
  if (standing.length < 2) return { index: only, de: null };
  const mark = { clause: 'combat.13', what: 'de-de-cible' };
  const de = trace.dice.until(
    () => trace.roll(mark, 1, sides).value,
    (face) => pointsAt(face, standing.length) !== null,
  );
  const index = standing[pointsAt(de, standing.length) ?? 0] ?? only;
  const about = cibles[index]?.nom ?? undefined;
  trace.clause({ clause: 'combat.13', what: 'cible', ...(about !== undefined && { about }) }, index + 1);
  return { index, de };
}

/** At which of `targets` a face points, from 0; `null`: at nobody. Even is the first of two. */
export function pointsAt(face: number, targets: number): number | null {
  if (targets === 2) return face % 2;
  if (targets === 3) return Math.floor((face - 1) / 2);
  return face <= targets ? face - 1 : null;
}
