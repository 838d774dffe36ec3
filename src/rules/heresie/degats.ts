import type { Modifier } from '../step.ts';
import { type Assaut, decided, type Scene } from './assaut.ts';
import { effetsDe } from './effets.ts';
import { armeOf, hasImpact, reglesOf, valeurOf } from './regles.ts';
import type { Camp, Duel } from './state.ts';
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

/** The damage of one wound once Guerrier éternel of the target has lowered it, at least 1. */
export function finalD(duel: Duel, d: number, { defi, side }: Scene): number {
  return Math.max(1, d - valeurOf(defi, duel, other(side), 'guerrier-eternel'));
}

/** Last stage: PV really lost, the excess gone, then Phage. Source: `defi.35`, `defi.36`, `defi.39`. */
export function damage({ duel, blessures, frappe }: Assaut, scene: Scene): Assaut {
  const { defi, side, trace } = scene;
  const target = other(side);
  const about = target;
  const total = blessures.reduce((sum, { n, kind }) => sum + n * kind.d, 0);
  const degats = Math.min(total, duel[target].pv);
  const eternal = valeurOf(defi, duel, target, 'guerrier-eternel');
  if (total > 0 && eternal > 0) {
    trace.clause({ clause: 'defi.36', what: 'guerrier-eternel', about }, eternal);
  }
  if (total > 0) {
    const by = [{ cause: 'degats', value: -degats }];
    trace.modify({ clause: 'defi.35', what: 'pv', about }, duel[target].pv, by);
  }
  if (total > degats) {
    trace.clause({ clause: 'defi.35', what: 'exces', about, rulings: ['pv-pris'] }, total - degats);
  }
  const hurt = blessures.length > 0;
  const wounded: Camp = { ...duel[target], pv: duel[target].pv - degats };
  const after = {
    ...duel,
    [side]: { ...duel[side], pris: duel[side].pris + degats },
    [target]: hurt ? sicken(duel, wounded, scene) : wounded,
  };
  return { duel: after, touches: [], blessures: [], frappe: frappe && { ...frappe, degats } };
}

/** Phage lowers each of its characteristics by 1, once in all. */
function sicken(duel: Duel, target: Camp, { defi, side, trace }: Scene): Camp {
  if (target.pv === 0) return target;
  const all = reglesOf(defi, duel, side).flatMap((regle) => (regle.id === 'phage' ? [regle.c] : []));
  const added = [...new Set(all)].filter((c) => !target.phages.includes(c));
  for (const c of added) trace.clause({ clause: 'defi.39', what: 'phage', about: other(side) }, c);
  return { ...target, phages: [...target.phages, ...added].sort() };
}
