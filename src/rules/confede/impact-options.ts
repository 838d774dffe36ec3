import { arbitrages } from '../../../data/confede/arbitrages.ts';
import { tableMaison } from '../../../data/confede/table-maison.ts';
import type { Values } from '../../slash/option.ts';
import { isRefusal, type Refusal, type Rulings, refuse, rulingsInForce } from '../rule.ts';
import type { Matrix } from '../table.ts';
import { flag, integer, refuseMissing, text } from '../values.ts';
import { readMarker, situations } from './situations.ts';
import type { Gravite, Situation, Target } from './terms.ts';

/** An impact that may be played. */
export interface Impact {
  readonly situation: Situation;
  /** Targets that are hit together, in the order of the groups. */
  readonly groups: readonly (readonly Target[])[];
  /** After how many groups the impactor stops by choice; `null`: it goes on as long as it may. */
  readonly stopAfter: number | null;
  /** Nothing was decided beforehand: after each group that is wholly removed, somebody has to choose. */
  readonly asks: boolean;
  readonly table: Matrix<Gravite>;
  readonly rulings: Rulings;
  readonly ignored: readonly string[];
}

/** Options that not every situation uses, in the order in which an answer names those without effect. */
const optionNames: readonly string[] = [
  'distance',
  'mou',
  'resistance',
  'cible',
  'cibles',
  'capacites',
  'x-adverse',
  'vitesse-adverse',
  'mou-adverse',
  'resistance-impacteur',
  'mode',
  'arret-apres',
];

/**
 * Options of `/impact` → an impact that may be played, on the campaign's own table of wounds or else the house table.
 * Refused: `missing`; `no-speed-marker`: `assaillie-de-face` needs `vitesse`; `target-without-distance` [number, target];
 * and what measures, abilities and `cibles` refuse. Source: `impact.2` to `impact.9`.
 */
export function check(
  values: Values,
  rulings: Rulings,
  table: Matrix<Gravite> = tableMaison,
): Impact | Refusal {
  const situation = (text(values, 'situation') ?? 'charge') as Situation; // one of the choices of the option
  const lacking = refuseMissing(values, ['x']);
  if (lacking) return lacking;
  if (situation === 'assaillie-de-face' && !flag(values, 'vitesse')) {
    return refuse('no-speed-marker', 'vitesse', { situation });
  }
  const marqueur = readMarker(values, 'vitesse', 'mou');
  if (isRefusal(marqueur)) return marqueur;
  const reading = situations[situation](values, { x: integer(values, 'x') ?? 0, marqueur });
  if (isRefusal(reading)) return reading;
  const { groups } = reading;
  const { stopAfter, asks, used } = readChoice(values, groups.length);
  const known = new Set([...reading.used, ...used, ...(marqueur === null ? [] : ['mou'])]);
  const ignored = optionNames.filter((name) => values[name] !== undefined && !known.has(name));
  return { situation, groups, stopAfter, asks, table, rulings: rulingsInForce(arbitrages, rulings), ignored };
}

/** What was decided beforehand about going on: nothing can be where there is one group. */
function readChoice(values: Values, groups: number) {
  if (groups < 2) return { stopAfter: null, asks: false, used: [] };
  const stopAfter = integer(values, 'arret-apres') ?? null;
  if (stopAfter !== null) return { stopAfter, asks: false, used: ['arret-apres'] };
  return { stopAfter, asks: values['mode'] === undefined, used: ['mode'] };
}
