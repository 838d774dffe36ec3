import type { Trace } from '../trace.ts';
import { add, merge } from './groupes.ts';
import type { Camp, Effectif, Groupe } from './terms.ts';

/** What touches cost one side. In `pertes`, `nombre` belligerents lost `pv` PV each; `morts` are those who died of it. */
interface Losses {
  readonly reste: readonly Groupe[];
  readonly pertes: readonly Groupe[];
  readonly morts: readonly Effectif[];
}

/** Each touch takes 1 PV, from the groups in their order, one belligerent after the other. Source: `combat.12`. */
export function strike(groupes: readonly Groupe[], touches: number, camp: Camp, trace: Trace): Losses {
  const reste: Groupe[] = [];
  const pertes: Groupe[] = [];
  let morts: readonly Effectif[] = [];
  let left = touches;
  for (const { type, nombre, pv } of groupes) {
    const taken = Math.min(left, nombre * pv);
    left -= taken;
    const dead = Math.floor(taken / pv);
    const wound = taken % pv;
    const hurt = wound > 0 ? 1 : 0;
    pertes.push({ type, nombre: dead, pv }, { type, nombre: hurt, pv: wound });
    reste.push({ type, nombre: hurt, pv: pv - wound }, { type, nombre: nombre - dead - hurt, pv });
    morts = add(morts, type, dead);
  }
  const what = camp === 'defense' ? 'pv-perdus' : 'pv-perdus-attaque';
  trace.clause({ clause: 'combat.12', what, rulings: ['degats', 'allocation'] }, touches - left);
  return { reste: merge(reste), pertes: merge(pertes), morts };
}
