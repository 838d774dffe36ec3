import { belligerants } from '../../../data/waryaume/belligerants.ts';
import { type Outcome, type Refusal, type Rulings, refuse } from '../rule.ts';
import { Trace } from '../trace.ts';
import { type RoyaumeResult, resultOf } from './deed.ts';
import { add, kindOf, mostBelligerents } from './groupes.ts';
import { refuseOverfull } from './marks.ts';
import { noDice } from './no-dice.ts';
import { present } from './region.ts';
import type { Effectif, Region, TypeId } from './terms.ts';

/** What may wait in a region: all but troops and catapults. */
export const invocables: readonly TypeId[] = belligerants
  .filter(({ tenebres }) => tenebres)
  .map(({ id }) => id);

/**
 * Puts invocations into a region; they attack at the start of the next turn. Refused: `not-an-invocation` [got, known],
 * `out-of-bounds` [got, min, max], `too-many-undead` [got, most, poi, region] with all its undead counted. Source:
 * `royaume.8`, `royaume.9`.
 */
export function invoke(region: Region, wanted: Effectif, rulings: Rulings): Outcome<RoyaumeResult> | Refusal {
  const refusal = refuseWanted(wanted);
  if (refusal) return refusal;
  const { type, nombre } = wanted;
  const before = present(region, type);
  const overfull = type === 'mort-vivant' ? refuseOverfull('nombre', region, before + nombre) : null;
  if (overfull) return overfull;
  const trace = new Trace(noDice);
  const by = [{ cause: 'invocation', value: nombre }];
  const clause = type === 'mort-vivant' ? 'royaume.8' : 'royaume.9';
  trace.modify({ clause, what: 'presents', about: kindOf(type).nom }, before, by);
  const after = { ...region, invocations: add(region.invocations, type, nombre) };
  return trace.outcome(resultOf(after, trace, { apparus: [wanted] }), rulings);
}

/**
 * Takes invocations out of a region. Refused: `not-an-invocation`, `out-of-bounds`, `not-so-many` [got, type, present].
 * Source: `royaume.9`.
 */
export function withdraw(
  region: Region,
  wanted: Effectif,
  rulings: Rulings,
): Outcome<RoyaumeResult> | Refusal {
  const { type, nombre } = wanted;
  const before = present(region, type);
  const refusal = refuseWanted(wanted);
  if (refusal) return refusal;
  if (nombre > before) return refuse('not-so-many', 'nombre', { got: nombre, type, present: before });
  const trace = new Trace(noDice);
  const by = [{ cause: 'retrait', value: -nombre }];
  trace.modify({ clause: 'royaume.9', what: 'presents', about: kindOf(type).nom }, before, by);
  const after = { ...region, invocations: add(region.invocations, type, -nombre) };
  return trace.outcome(resultOf(after, trace), rulings);
}

function refuseWanted({ type, nombre }: Effectif): Refusal | null {
  if (!invocables.includes(type)) {
    return refuse('not-an-invocation', 'type', { got: type, known: invocables });
  }
  const [min, max] = [1, mostBelligerents];
  return nombre < min || nombre > max ? refuse('out-of-bounds', 'nombre', { got: nombre, min, max }) : null;
}
