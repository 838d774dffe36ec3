import type { Trace } from '../trace.ts';
import { count, kindOf, typesOf } from './groupes.ts';
import type { Effectif, Groupe, TypeId } from './terms.ts';

/** Most dice of one roll. Those of one creature or catapult are its PV. */
export const mostDice = 6;

/** The dice of one kind: how many roll, on which threshold. */
export interface Line {
  readonly type: TypeId;
  readonly cotes: number;
  readonly seuil: number;
  readonly nombre: number;
}

/** The dice that roll, in typed order, and those that stay out. */
interface Hand {
  readonly lines: readonly Line[];
  readonly desExclus: readonly Effectif[];
}

/**
 * Which dice roll: what the belligerents bring, at most `limit`; beyond that the best chance to touch first, equal
 * chances in typed order. `seuilOf` gives the threshold of a kind. Source: `combat.3` to `combat.6`.
 */
export function takeDice(
  groupes: readonly Groupe[],
  limit: number,
  seuilOf: (type: TypeId) => number,
  trace: Trace,
): Hand {
  const offered = typesOf(groupes).map((type) => bring(groupes, type, seuilOf(type), trace));
  const total = count(offered);
  if (total <= limit) return { lines: offered, desExclus: [] };
  trace.test({ clause: 'combat.5', what: 'trop-de-des' }, total, '>', limit);
  const taken = takeBest(offered, limit);
  const desExclus = offered
    .map(({ type, nombre }) => ({ type, nombre: nombre - (taken.get(type) ?? 0) }))
    .filter(({ nombre }) => nombre > 0);
  for (const { type, nombre } of desExclus) {
    const about = kindOf(type).nom;
    trace.clause({ clause: 'combat.6', what: 'des-exclus', about, rulings: ['choix-des-des'] }, nombre);
  }
  const lines = offered.map((line) => ({ ...line, nombre: taken.get(line.type) ?? 0 }));
  return { lines: lines.filter(({ nombre }) => nombre > 0), desExclus };
}

/** Chance of one die to touch: `[ways, sides]`. */
export function touchChance(cotes: number, seuil: number): readonly [number, number] {
  return [cotes - seuil + 1, cotes];
}

/** The dice that all belligerents of one kind bring: one for each PV left. */
function bring(groupes: readonly Groupe[], type: TypeId, seuil: number, trace: Trace): Line {
  const own = groupes.filter((groupe) => groupe.type === type);
  const nombre = own.reduce((sum, group) => sum + group.nombre * group.pv, 0);
  const { nom: about, pv, cotes } = kindOf(type);
  const mark = { what: 'des-apportes', about };
  if (pv === 1) {
    const rulings = type === 'bandit' ? ['effet-de-melee', 'de-bandit'] : ['effet-de-melee'];
    trace.clause({ ...mark, clause: 'combat.3', rulings }, nombre);
  } else {
    const rulings = type === 'catapulte' ? [] : ['pv-creatures'];
    trace.clause({ ...mark, clause: 'combat.4', ...(rulings.length > 0 && { rulings }) }, nombre);
  }
  return { type, cotes, seuil, nombre };
}

function takeBest(offered: readonly Line[], limit: number): ReadonlyMap<TypeId, number> {
  const best = offered.toSorted((one, other) => worth(other) * one.cotes - worth(one) * other.cotes);
  let left = limit;
  return new Map(
    best.map(({ type, nombre }) => {
      const taken = Math.min(nombre, left);
      left -= taken;
      return [type, taken];
    }),
  );
}

/** Faces that touch: over the sides, the chance. */
function worth({ cotes, seuil }: Line): number {
  return touchChance(cotes, seuil)[0];
}
