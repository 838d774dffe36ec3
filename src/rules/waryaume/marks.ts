import { isRefusal, type Outcome, type Refusal, type Rulings, refuse } from '../rule.ts';
import { Trace } from '../trace.ts';
import type { Batiments } from './batiments.ts';
import { type RoyaumeResult, resultOf } from './deed.ts';
import { noDice } from './no-dice.ts';
import { mostUndead, present } from './region.ts';
import type { Region } from './terms.ts';

/** What may be said of a region; what is left out stays as it is. */
export type Marks = Partial<
  Pick<Region, 'cimetiere' | 'capitale' | 'poi' | 'troupes' | 'heros'> & { readonly batiments: Batiments }
>;

/** Bounds of the numbers of a region. */
export const regionBounds = {
  poi: { min: 1, max: 20 },
  troupes: { min: 0, max: 99 },
  heros: { min: 0, max: 99 },
} as const;

/**
 * The region with what was said of it. Refused: `out-of-bounds` [got, min, max]; `too-many-undead` [got, most, poi,
 * region] when its undead no longer fit. Source: `royaume.8`, `royaume.14`.
 */
export function mark(region: Region, marks: Marks, rulings: Rulings): Outcome<RoyaumeResult> | Refusal {
  const refusal = refuseBounds(marks);
  if (refusal) return refusal;
  const marked = { ...region, ...given(marks) };
  const fits = refuseOverfull('poi', marked, present(marked, 'mort-vivant'));
  if (isRefusal(fits)) return fits;
  const trace = new Trace(noDice);
  trace.clause({ clause: 'royaume.14', what: 'poi' }, marked.poi);
  return trace.outcome(resultOf(marked, trace), rulings);
}

/** More undead than the region can hold: `too-many-undead` [got, most, poi, region]. */
export function refuseOverfull(option: string, region: Region, got: number): Refusal | null {
  const most = mostUndead(region);
  const { poi, nom } = region;
  return got <= most ? null : refuse('too-many-undead', option, { got, most, poi, region: nom });
}

function refuseBounds(marks: Marks): Refusal | null {
  for (const name of ['poi', 'troupes', 'heros'] as const) {
    const got = marks[name];
    const { min, max } = regionBounds[name];
    if (got !== undefined && (got < min || got > max))
      return refuse('out-of-bounds', name, { got, min, max });
  }
  return null;
}

/** Only what was said: `undefined` must not hide what stands. */
function given(marks: Marks): Marks {
  return Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined));
}
