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

/** A strike between two of its stages: what fell so far. `frappe` is `null` while odds are counted. */
export interface Assaut {
  readonly touches: readonly Run<Touche>[];
  readonly blessures: readonly Run<Blessure>[];
  /** Attacks that missed. */
  readonly ratees: number;
  readonly frappe: Frappe | null;
}

/** Who strikes in which challenge, from where it stands, and where it is written down. */
export interface Scene {
  readonly defi: Defi;
  readonly duel: Duel;
  readonly side: Side;
  readonly trace: Trace;
  /** What was read before in this strike, by name: while odds are counted a stage runs once for each way its dice fall. */
  readonly read: Map<string, unknown>;
}

/** Reads what no die of the strike changes once. Played, each stage runs once, and so does `read`. */
export function once<T>({ read }: Scene, name: string, make: () => T): T {
  if (!read.has(name)) read.set(name, make());
  return read.get(name) as T; // one name, one type
}

/** The rulings of a mark, when there are any. */
export function decided(...ids: readonly (string | false | null)[]): {
  readonly rulings?: readonly string[];
} {
  const rulings = ids.filter((id) => typeof id === 'string');
  return rulings.length > 0 ? { rulings } : {};
}

/** Before the first stage. */
export const still: Assaut = { touches: [], blessures: [], ratees: 0, frappe: null };
