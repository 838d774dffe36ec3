import type { Values } from '../../slash/option.ts';
import { isRefusal, type Refusal, refuse } from '../rule.ts';
import { flag, integer, refuseMissing, text } from '../values.ts';
import { noCapacites, readCapacites } from './capacites.ts';
import { readCibles, type TypedTarget } from './cibles.ts';
import { readMeasure } from './measure.ts';
import type { Situation, Target } from './terms.ts';

/** The one who hits: its X, and 2 × MOU in cm with a speed marker. */
type Impactor = Pick<Target, 'x' | 'marqueur'>;

/** Groups of targets, and the options that said something about them. */
interface Reading {
  readonly groups: readonly (readonly Target[])[];
  readonly used: readonly string[];
}

/** How each situation reads who is hit, and by what. */
export const situations: Readonly<
  Record<Situation, (values: Values, impactor: Impactor) => Reading | Refusal>
> = { charge, 'face-a-face': faceAFace, 'assaillie-de-face': assaillieDeFace };

/** 2 × MOU in cm when the option `marker` says yes, else `null`. The MOU is then required. */
export function readMarker(values: Values, marker: string, mou: string): number | null | Refusal {
  if (!flag(values, marker)) return null;
  const typed = text(values, mou);
  if (typed === undefined) return refuse('missing', mou);
  const read = readMeasure(mou, typed);
  return isRefusal(read) ? read : 2 * read;
}

function charge(values: Values, impactor: Impactor): Reading | Refusal {
  const cibles = text(values, 'cibles');
  if (cibles !== undefined) return several(values, impactor, cibles);
  const distance = readDistance(values, impactor);
  if (isRefusal(distance)) return distance;
  const single = readSingle(values);
  if (isRefusal(single)) return single;
  const groups = [[{ ...single.target, ...impactor, distance }]];
  return { groups, used: [...single.used, 'distance'] };
}

/** `cibles` at their own distances; those without one are at `distance`. A marker can do without any. */
function several(values: Values, impactor: Impactor, cibles: string): Reading | Refusal {
  const typed = readCibles(cibles);
  if (isRefusal(typed)) return typed;
  const bare = typed.findIndex(({ distance }) => distance === null);
  if (bare < 0) return { groups: groupByDistance(typed, impactor), used: ['cibles'] };
  const measured = text(values, 'distance') !== undefined;
  const optional = impactor.marqueur !== null && typed.every(({ distance }) => distance === null);
  if (!measured && !optional) {
    const place = { number: bare + 1, target: typed[bare]?.nom ?? '' };
    return refuse('target-without-distance', 'cibles', place);
  }
  const common = readDistance(values, impactor);
  if (isRefusal(common)) return common;
  const targets = typed.map((target) => ({ ...target, distance: target.distance ?? common }));
  return { groups: groupByDistance(targets, impactor), used: ['cibles', 'distance'] };
}

function groupByDistance(typed: readonly TypedTarget[], impactor: Impactor): Target[][] {
  const ordered = [...typed].sort((one, other) => (one.distance ?? 0) - (other.distance ?? 0));
  const groups = Map.groupBy(ordered, ({ distance }) => distance);
  return [...groups.values()].map((group) => group.map((target) => ({ ...target, ...impactor })));
}

/** The charged one first; with a speed marker of its own it hits back. */
function faceAFace(values: Values, impactor: Impactor): Reading | Refusal {
  const lacking = refuseMissing(values, ['resistance']);
  if (lacking) return lacking;
  const distance = readDistance(values, impactor);
  if (isRefusal(distance)) return distance;
  const single = readSingle(values);
  if (isRefusal(single)) return single;
  const charged = { ...single.target, ...impactor, distance };
  const used = [...single.used, 'distance', 'vitesse-adverse'];
  const marqueur = readMarker(values, 'vitesse-adverse', 'mou-adverse');
  if (isRefusal(marqueur)) return marqueur;
  if (marqueur === null) return { groups: [[charged]], used };
  const needed = refuseMissing(values, ['x-adverse', 'resistance-impacteur']);
  if (needed) return needed;
  const x = integer(values, 'x-adverse') ?? 0;
  const res = integer(values, 'resistance-impacteur') ?? null;
  const own = { nom: null, distance: null, res, capacites: noCapacites, x, marqueur };
  return {
    groups: [[charged, own]],
    used: [...used, 'mou-adverse', 'x-adverse', 'resistance-impacteur'],
  };
}

/** The impactor stands still: whoever charges its front is hit, and no distance counts. */
function assaillieDeFace(values: Values, impactor: Impactor): Reading | Refusal {
  const cibles = text(values, 'cibles');
  if (cibles === undefined) {
    const single = readSingle(values);
    if (isRefusal(single)) return single;
    return { groups: [[{ ...single.target, ...impactor, distance: null }]], used: single.used };
  }
  const typed = readCibles(cibles);
  if (isRefusal(typed)) return typed;
  const group = typed.map((target) => ({ ...target, ...impactor, distance: null }));
  return { groups: [group], used: ['cibles'] };
}

/** The real distance; with a speed marker it may be left out. */
function readDistance(values: Values, { marqueur }: Impactor): number | null | Refusal {
  const typed = text(values, 'distance');
  if (typed !== undefined) return readMeasure('distance', typed);
  return marqueur === null ? refuse('missing', 'distance') : null;
}

/** The one target of the options; without `resistance` only the FOR is asked, and it needs no abilities. */
function readSingle(
  values: Values,
): { target: Pick<Target, 'nom' | 'res' | 'capacites'>; used: readonly string[] } | Refusal {
  const nom = text(values, 'cible') ?? null;
  const res = integer(values, 'resistance') ?? null;
  if (res === null) return { target: { nom, res, capacites: noCapacites }, used: ['cible'] };
  const capacites = readCapacites('capacites', text(values, 'capacites') ?? '');
  if (isRefusal(capacites)) return capacites;
  return { target: { nom, res, capacites }, used: ['cible', 'resistance', 'capacites'] };
}
