import type { Trace } from '../trace.ts';
import { merge } from './groupes.ts';
import type { Camp, Groupe, TypeId } from './terms.ts';

/** What touches cost one side. In `pertes`, `nombre` are the dead and `pv` all PV lost, those of the wounded included. */
export interface Losses {
  readonly reste: readonly Groupe[];
  readonly pertes: readonly Groupe[];
}

/** Each touch takes 1 PV, from the groups in their order, one belligerent after the other. Source: `combat.12`. */
export function strike(groupes: readonly Groupe[], touches: number, camp: Camp, trace: Trace): Losses {
  const mark = { clause: 'combat.12', rulings: ['degats', 'allocation'] };
  const reste: Groupe[] = [];
  const lost = new Map<TypeId, Groupe>();
  let left = touches;
  for (const groupe of groupes) {
    const pv = Math.min(left, groupe.nombre * groupe.pv);
    left -= pv;
    const dead = Math.floor(pv / groupe.pv);
    const wound = pv % groupe.pv;
    const { type } = groupe;
    if (wound > 0) reste.push({ type, nombre: 1, pv: groupe.pv - wound });
    reste.push({ ...groupe, nombre: groupe.nombre - dead - (wound > 0 ? 1 : 0) });
    const before = lost.get(type) ?? { type, nombre: 0, pv: 0 };
    if (pv > 0) lost.set(type, { type, nombre: before.nombre + dead, pv: before.pv + pv });
  }
  trace.clause({ ...mark, what: camp === 'defense' ? 'pv-perdus' : 'pv-perdus-attaque' }, touches - left);
  return { reste: merge(reste), pertes: [...lost.values()] };
}
