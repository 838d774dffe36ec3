import { isRefusal, type Refusal, refuse } from '../rule.ts';
import type { Trace } from '../trace.ts';
import { suffersStatus } from './caracteristiques.ts';
import { armeOf, hasRegle } from './regles.ts';
import type { Defi, Duel } from './state.ts';
import { type Arme, type Side, sides } from './terms.ts';

/** Who names a weapon first: the reactive player. Source: `defi.17`. */
export function armed({ joueurActif }: Defi): readonly Side[] {
  return sides.toSorted((one, two) => Number(one === joueurActif) - Number(two === joueurActif));
}

/**
 * The duel once `side` has named a weapon, its first when it names none; with Force, 2D6 at most the Vol (Cd without
 * it). Refused under `arme` or `arme-adverse`: `weapon-unknown` [got, known], `out-of-turn` [side].
 */
export function arm(defi: Defi, duel: Duel, side: Side, named: string | null, trace: Trace): Duel | Refusal {
  const option = side === 'protagoniste' ? 'arme' : 'arme-adverse';
  const due = armed(defi).find((one) => duel[one].arme === null);
  if (due !== side) return refuse('out-of-turn', option, { side });
  const arme = findArme(defi, side, named);
  if (isRefusal(arme)) return arme;
  trace.clause({ clause: 'defi.17', what: 'arme', about: side }, arme.id);
  const holding = { ...duel, [side]: { ...duel[side], arme: arme.id } };
  const force = hasRegle(armeOf(defi, holding, side).regles, 'force') && checkForce(defi, side, trace);
  return { ...holding, [side]: { ...holding[side], force } };
}

/** The weapon of that id, the first for `null`; refused as `arm` does. */
export function findArme(defi: Defi, side: Side, named: string | null): Arme | Refusal {
  const { armes } = defi[side];
  const arme = named === null ? armes[0] : armes.find(({ id }) => id === named);
  const option = side === 'protagoniste' ? 'arme' : 'arme-adverse';
  return arme ?? refuse('weapon-unknown', option, { got: named, known: armes.map(({ id }) => id) });
}

/** What Force is checked against: Vol, or Cd without it (halved in disgrace); `null` when the sheet has neither. */
function volonteOf(defi: Defi, side: Side): number | null {
  const { vol, cd } = defi[side].profil;
  if (vol !== null || cd === null) return vol;
  return defi[side].statut === 'disgrace' && suffersStatus(defi, side) ? Math.floor(cd / 2) : cd;
}

/** 2D6: at most the Vol passes, two 1s always do, two 6s never. */
function checkForce(defi: Defi, side: Side, trace: Trace): boolean {
  const mark = { clause: 'defi.37', about: side, rulings: ['force'] };
  const { value: total } = trace.roll({ ...mark, what: 'volonte' }, 2, 6);
  const { value: within } = trace.test({ ...mark, what: 'force' }, total, '<=', volonteOf(defi, side) ?? 0);
  if (total === 2 && !within) trace.clause({ ...mark, what: 'double-un' });
  if (total === 12 && within) trace.clause({ ...mark, what: 'double-six' });
  return total === 2 || (within && total !== 12);
}
