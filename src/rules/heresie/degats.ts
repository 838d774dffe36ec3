import type { Modifier } from '../step.ts';
import { type Assaut, decided, type Scene } from './assaut.ts';
import { effetsDe } from './effets.ts';
import { armeOf, hasImpact, reglesOf, valeurOf } from './regles.ts';
import type { Camp, Duel, Frappe } from './state.ts';
import { other } from './terms.ts';

/** The PA of the weapon; Impact (PA) betters it by one, never under 2. */
export function basePa(duel: Duel, { defi, side, trace }: Scene): number | null {
  const { pa } = armeOf(defi, duel, side);
  if (!hasImpact(defi, duel, side, 'pa')) return pa;
  const better = pa === null ? null : Math.min(pa, Math.max(2, pa - 1));
  trace.clause({ clause: 'defi.38', what: 'pa', about: side, rulings: ['impact-pa'] }, better ?? 'aucune');
  return better;
}

/** The D of the weapon: × Force, then Coup de grâce and Impact (D). Source: `defi.35`. */
export function baseD(duel: Duel, { defi, side, trace }: Scene): number {
  const { d } = armeOf(defi, duel, side);
  const added = effetsDe(defi, duel, side, 'touches').map(({ effet, posture }) => {
    return { cause: posture.id, value: effet.d };
  });
  const by: Modifier[] = [
    { cause: 'force', value: duel[side].force ? d : 0 },
    ...added,
    { cause: 'impact', value: hasImpact(defi, duel, side, 'd') ? 1 : 0 },
  ];
  const changed = by.some(({ value }) => value !== 0);
  const mark = { clause: 'defi.35', what: 'd', about: side, ...decided(changed && 'degats-ordre') };
  return trace.modify(mark, d, by).value;
}

/** Guerrier éternel of the target: every wound loses so much, down to 1. */
export function eternalOf(duel: Duel, { defi, side }: Scene): number {
  return valeurOf(defi, duel, other(side), 'guerrier-eternel');
}

/** What a strike leaves once its last die has fallen. */
export interface Suite {
  readonly duel: Duel;
  readonly frappe: Frappe | null;
}

/** All that a strike came to that what follows depends on: PV in all, excess included, and misses that Se garder counts. */
export interface Bilan {
  readonly total: number;
  readonly ratees: number;
}

/** What a strike came to. Every wound that is left takes at least one PV. */
export function bilanOf({ blessures, ratees }: Pick<Assaut, 'blessures' | 'ratees'>): Bilan {
  return { total: blessures.reduce((sum, { n, kind }) => sum + n * kind.d, 0), ratees };
}

/** The end of a strike whose dice have all fallen: what it came to, and what that does. */
export function damage(assaut: Assaut, scene: Scene): Suite {
  const { duel, side } = scene;
  const bilan = bilanOf(assaut);
  const degats = Math.min(bilan.total, duel[other(side)].pv);
  return { duel: suffer(bilan, scene), frappe: assaut.frappe && { ...assaut.frappe, degats } };
}

/** PV really lost, the excess gone, what Se garder gains, then Phage. Source: `defi.35`, `defi.36`, `defi.39`. */
export function suffer({ total, ratees }: Bilan, scene: Scene): Duel {
  const { defi, side, duel } = scene;
  const target = other(side);
  const degats = Math.min(total, duel[target].pv);
  if (total > 0) traceDamage(total, degats, scene);
  const guards = effetsDe(defi, duel, target, 'garde').length > 0;
  const wounded: Camp = {
    ...duel[target],
    pv: duel[target].pv - degats,
    garde: guards ? ratees : duel[target].garde,
  };
  return {
    ...duel,
    [side]: { ...duel[side], pris: duel[side].pris + degats },
    [target]: total > 0 ? sicken(duel, wounded, scene) : wounded,
  };
}

function traceDamage(total: number, degats: number, scene: Scene): void {
  const { side, duel, trace } = scene;
  const about = other(side);
  const eternal = eternalOf(duel, scene);
  if (eternal > 0) trace.clause({ clause: 'defi.36', what: 'guerrier-eternel', about }, eternal);
  const by = [{ cause: 'degats', value: -degats }];
  trace.modify({ clause: 'defi.35', what: 'pv', about }, duel[about].pv, by);
  if (total > degats) {
    trace.clause({ clause: 'defi.35', what: 'exces', about, rulings: ['pv-pris'] }, total - degats);
  }
}

/** Phage lowers each of its characteristics by 1, once in all. */
function sicken(duel: Duel, target: Camp, { defi, side, trace }: Scene): Camp {
  if (target.pv === 0) return target;
  const all = reglesOf(defi, duel, side).flatMap((regle) => (regle.id === 'phage' ? [regle.c] : []));
  const added = [...new Set(all)].filter((c) => !target.phages.includes(c));
  for (const c of added) trace.clause({ clause: 'defi.39', what: 'phage', about: other(side) }, c);
  return { ...target, phages: [...target.phages, ...added].sort() };
}
