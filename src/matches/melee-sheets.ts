import type { Etat } from '../rules/jdr/melee/terms.ts';
import { note } from './melee-state.ts';
import type { Engage, MeleeMatch, SheetPv } from './melee-terms.ts';

/**
 * Those who fight with the PV that their sheets say by now: between two rounds the sheet is the truth, and what it
 * changes is told. Who was K.O. before or has fled is out of it, whatever becomes of his sheet.
 */
export function asOnSheets(state: MeleeMatch, pv: readonly SheetPv[]): MeleeMatch {
  if (state.phase !== 'combat') return state;
  return state.etats.reduce((next, etat, at) => {
    const engage = state.engages[at];
    const sheet = pv.find(({ fiche }) => fiche === engage?.fiche);
    const isOut = etat.fuite || etat.pv === 0;
    return !engage || !sheet || isOut ? next : takenOver(next, { at, engage, etat }, sheet);
  }, state);
}

interface Place {
  readonly at: number;
  readonly engage: Engage;
  readonly etat: Etat;
}

function takenOver(state: MeleeMatch, { at, engage, etat }: Place, { pv, base }: SheetPv): MeleeMatch {
  const { fiche, pvBase } = engage.combattant;
  if (pv === etat.pv && base === pvBase) return state;
  const combattant = { ...engage.combattant, pvBase: base };
  return {
    ...state,
    engages: state.engages.with(at, { ...engage, combattant }),
    etats: state.etats.with(at, { ...etat, pv }),
    corrected: [...(state.corrected ?? []), { at, pv }],
    steps: [...state.steps, note('pv-de-la-fiche', { avant: etat.pv, apres: pv, base }, fiche)],
  };
}
