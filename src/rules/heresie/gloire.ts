import { type Refusal, refuse } from '../rule.ts';
import type { Modifier } from '../step.ts';
import type { Trace } from '../trace.ts';
import { chose } from './choix.ts';
import { effetsDe } from './effets.ts';
import { isOver } from './frappe.ts';
import type { Defi, DefiResult, Duel } from './state.ts';
import { other, type Side, sides } from './terms.ts';

type Gloire = Pick<DefiResult, 'vainqueur' | 'prc'>;

const nobody: Gloire = { vainqueur: null, prc: 0 };

/** Who may use Rompre now: chosen in the last Confrontation, and not removed. Source: `defi.14`. */
export function mayRompre(defi: Defi, duel: Duel): readonly Side[] {
  return sides.filter((side) => duel[side].pv > 0 && chose(defi, duel, side, 'rompre'));
}

/**
 * Who wins, and the PRC. `rompre`: who ends the challenge by Rompre, `null` when nobody does. Refused: `rompre-not-chosen`
 * [side]. Source: `defi.43` to `defi.46`.
 */
export function gloire(defi: Defi, duel: Duel, rompre: Side | null, trace: Trace): Gloire | Refusal {
  if (rompre !== null && !mayRompre(defi, duel).includes(rompre)) {
    return refuse('rompre-not-chosen', null, { side: rompre });
  }
  const end = rompre === null ? award(defi, duel, trace) : broken(duel, rompre, trace);
  trace.clause({ clause: 'defi.46', what: 'retour' });
  return end;
}

function broken(duel: Duel, side: Side, trace: Trace): Gloire {
  const rulings = ['rompre-prc', ...(isOver(duel) ? ['rompre-apres-mort'] : [])];
  trace.clause({ clause: 'defi.14', what: 'rompre', about: side, rulings });
  return nobody;
}

function award(defi: Defi, duel: Duel, trace: Trace): Gloire {
  const standing = sides.filter((side) => duel[side].pv > 0);
  const [only] = standing;
  if (standing.length === 1 && only) return killed(defi, duel, only, trace);
  const { protagoniste, antagoniste } = duel;
  if (standing.length === 0 || protagoniste.pris === antagoniste.pris) {
    trace.clause({ clause: 'defi.45', what: 'vainqueur' }, null);
    return nobody;
  }
  const vainqueur = protagoniste.pris > antagoniste.pris ? 'protagoniste' : 'antagoniste';
  trace.clause({ clause: 'defi.44', what: 'vainqueur', rulings: ['pv-pris'] }, vainqueur);
  return count(duel, vainqueur, duel[vainqueur].pris, [], 'defi.44', trace);
}

/** The other was removed: its base PV, and 1 more once for a parangon or état-major. */
function killed(defi: Defi, duel: Duel, vainqueur: Side, trace: Trace): Gloire {
  const { pv, type, sousTypes } = defi[other(vainqueur)].profil;
  const great = type === 'parangon' || sousTypes.includes('etat-major');
  const deadly = effetsDe(defi, duel, vainqueur, 'prc').filter(({ effet }) => effet.quand === 'mort');
  const by = [
    { cause: 'parangon-ou-etat-major', value: great ? 1 : 0 },
    ...deadly.map(({ effet, posture }) => ({ cause: posture.id, value: effet.valeur })),
  ];
  trace.clause({ clause: 'defi.43', what: 'vainqueur' }, vainqueur);
  return count(duel, vainqueur, pv, by, 'defi.43', trace);
}

function count(
  duel: Duel,
  vainqueur: Side,
  base: number,
  by: readonly Modifier[],
  clause: string,
  trace: Trace,
): Gloire {
  const earned = { cause: 'provoquer-et-leurrer', value: duel[vainqueur].prc };
  const mark = { clause, what: 'prc', about: vainqueur };
  return { vainqueur, prc: trace.modify(mark, base, [...by, earned]).value };
}
