import { type Refusal, type Rulings, refuse } from '../rule.ts';
import { Trace } from '../trace.ts';
import type { Done } from './bataille.ts';
import type { Unite } from './bataille-terms.ts';
import { bring } from './changes.ts';
import { noDice } from './no-dice.ts';

/** What a unit has lost. `pv` of the model that was hurt last, `null` where nobody counts them. */
export interface PertesResult {
  readonly unite: string;
  readonly effectif: { readonly avant: number; readonly apres: number };
  readonly pv: { readonly avant: number; readonly apres: number } | null;
  readonly detruite: boolean;
}

/** What is taken off: whole models, then PV. */
interface Pertes {
  readonly figurines: number;
  readonly pv: number;
}

/**
 * Takes models, then PV off a unit; PV hurt one model after the other. Refused: `unit-dead` [got] under `unite`,
 * `losses-none` under `figurines` when nothing is taken, `losses-too-many` [got, left] under `figurines` or `pv`,
 * `unit-without-pv` [got] under `pv`. Source: `bataille.5`, ruling `pertes-en-pv`.
 */
export function perdre(
  unite: Unite,
  { figurines, pv }: Pertes,
  rulings: Rulings,
): Done<PertesResult> | Refusal {
  const { nom, effectif } = unite;
  if (effectif === 0) return refuse('unit-dead', 'unite', { got: nom });
  if (figurines === 0 && pv === 0) return refuse('losses-none', 'figurines');
  if (figurines > effectif) return refuse('losses-too-many', 'figurines', { got: figurines, left: effectif });
  const trace = new Trace(noDice);
  const whole = afterModels(unite, figurines);
  if (figurines > 0)
    trace.modify({ clause: 'bataille.5', what: 'effectif', about: nom }, effectif, [
      { cause: 'pertes', value: -figurines },
    ]);
  const after = pv === 0 ? whole : hurt(unite, whole, pv, trace);
  if ('refused' in after) return after;
  const detruite = after.effectif === 0;
  if (detruite) trace.clause({ clause: 'bataille.5', what: 'detruite', about: nom });
  const result = {
    unite: nom,
    effectif: { avant: effectif, apres: after.effectif },
    pv: unite.pv === null ? null : { avant: unite.pv, apres: after.pv ?? 0 },
    detruite,
  };
  return { outcome: trace.outcome(result, rulings), changes: changesTo(unite, after) };
}

type Left = Pick<Unite, 'effectif' | 'pv'>;

/** The model that was hurt goes first, and the next one has all its PV. */
function afterModels(unite: Unite, figurines: number): Left {
  const effectif = unite.effectif - figurines;
  const fresh = effectif === 0 ? 0 : unite.pvInitial;
  return { effectif, pv: figurines === 0 || unite.pv === null ? unite.pv : fresh };
}

function hurt(
  { nom, pvInitial }: Unite,
  { effectif, pv: had }: Left,
  lost: number,
  trace: Trace,
): Left | Refusal {
  if (pvInitial === null || had === null) return refuse('unit-without-pv', 'pv', { got: nom });
  const before = effectif === 0 ? 0 : (effectif - 1) * pvInitial + had;
  if (lost > before) return refuse('losses-too-many', 'pv', { got: lost, left: before });
  const mark = { clause: 'bataille.5', what: 'pv', about: nom };
  const rulings = effectif > 1 ? { rulings: ['pertes-en-pv'] } : {};
  const { value: left } = trace.modify({ ...mark, ...rulings }, before, [{ cause: 'pertes', value: -lost }]);
  const models = Math.ceil(left / pvInitial);
  return { effectif: models, pv: models === 0 ? 0 : left - (models - 1) * pvInitial };
}

function changesTo(unite: Unite, { effectif, pv }: Left) {
  return [
    ...bring(unite, 'effectif', effectif, 'pertes'),
    ...(pv === null ? [] : bring(unite, 'pv', pv, 'pertes')),
  ];
}
