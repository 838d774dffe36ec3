import type { Trace } from '../trace.ts';
import type { Run } from './cast.ts';
import type { Defi, Duel, Frappe } from './state.ts';
import type { Side } from './terms.ts';

/** An attack that hit, or may hit. */
export interface Touche {
  /** It wounds without a die. */
  readonly auto: boolean;
  readonly critique: boolean;
  /** Its D, which nothing changes; `null` when the weapon says. */
  readonly fixe: number | null;
}

/** A wound that may still be saved or mitigated. `pa` is `null` for `-` and once saves are done. */
export interface Blessure {
  readonly pa: number | null;
  readonly d: number;
}

/** A strike between two of its stages: all that the next ones depend on. `frappe` is `null` while odds are counted. */
export interface Assaut {
  readonly duel: Duel;
  readonly touches: readonly Run<Touche>[];
  readonly blessures: readonly Run<Blessure>[];
  readonly frappe: Frappe | null;
}

/** Who strikes in which challenge, and where it is written down. */
export interface Scene {
  readonly defi: Defi;
  readonly side: Side;
  readonly trace: Trace;
}

/** The rulings of a mark, when there are any. */
export function decided(...ids: readonly (string | false | null)[]): {
  readonly rulings?: readonly string[];
} {
  const rulings = ids.filter((id) => typeof id === 'string');
  return rulings.length > 0 ? { rulings } : {};
}

/** Nothing under way. */
export function still(duel: Duel): Assaut {
  return { duel, touches: [], blessures: [], frappe: null };
}
