import { isRefusal, type Refusal, refuse } from '../rule.ts';
import { readCapacites } from './capacites.ts';
import { readMeasure } from './measure.ts';
import type { Target } from './terms.ts';

/** One typed target; `distance` is `null` when none was written. */
export type TypedTarget = Pick<Target, 'nom' | 'distance' | 'res' | 'capacites'>;

/** Which target is meant, as the sentence of a refusal names it: its rank from 1 and its words. */
interface Place {
  readonly [key: string]: string | number;
  readonly number: number;
  readonly target: string;
}

const option = 'cibles';
const resistance = { min: 1, max: 99 };

/** Name, `RES` and its figure, then the rest. */
const shape =
  /^(.*?)(?<![\p{L}\p{N}])R[EÉ]S(?:ISTANCE)?(?!\p{L})\s*[:=]?\s*([-−]?\d+(?:[.,]\d+)?)(?![.\d])(.*)$/isu;
/** The bracket that closes one opened before, and all that stands in it. */
const closing = /^((?:[^()]|\([^()]*\))*)\)/u;
/** `à 7,5 cm` between blanks or commas, with or without brackets. */
const far = /(?:^|[\s,])\(?[àa]\s*([-−]?\d+(?:[.,]\d+)?)\s*(?:cm)?\)?(?=$|[\s,])/giu;
/** The same at the end of a name: `Orque à 18 RES 6`. */
const farName = /(?<![\s,])[\s,]+([àa]\s*\d+(?:[.,]\d+)?\s*(?:cm)?)$/iu;

/**
 * `Gobelin RES 4 à 8 ; Troll RES 9 à 21, Acharné`: targets parted by semicolons or new lines, as typed. Refused with the
 * target's rank and words [number, target]: `no-target` (none at all), `target-without-name`, `target-without-res`,
 * `targets-not-parted` (a second RES), `target-res` [got, min, max], `target-with-two-distances`, and what
 * {@link readMeasure} and {@link readCapacites} refuse.
 */
export function readCibles(typed: string): readonly TypedTarget[] | Refusal {
  const parts = typed
    .normalize('NFC')
    .split(/[;\n]/u)
    .map((part) => part.trim());
  const targets: TypedTarget[] = [];
  for (const target of parts.filter((part) => part !== '')) {
    const read = readTarget(target, { number: targets.length + 1, target });
    if (isRefusal(read)) return read;
    targets.push(read);
  }
  return targets.length > 0 ? targets : refuse('no-target', option);
}

function readTarget(target: string, place: Place): TypedTarget | Refusal {
  const [, before, figure, after = ''] = shape.exec(target) ?? [];
  if (before === undefined || figure === undefined) return refuse('target-without-res', option, place);
  if (shape.test(after)) return refuse('targets-not-parted', option, place);
  const { nom, rest } = partName(...unwrap(before, after));
  if (nom === '') return refuse('target-without-name', option, place);
  const res = Number(figure.replace('−', '-').replace(',', '.'));
  if (!Number.isInteger(res) || res < resistance.min || res > resistance.max) {
    return refuse('target-res', option, { ...place, got: figure, ...resistance });
  }
  const distance = readDistance(rest, place);
  if (isRefusal(distance)) return distance;
  const capacites = readCapacites(option, rest.replace(far, ','), place);
  return isRefusal(capacites) ? capacites : { nom, distance, res, capacites };
}

/** Without the brackets that hold the RES, alone or with what follows it: `Orque (RES 6) à 8`. */
function unwrap(before: string, after: string): [before: string, after: string] {
  const bare = before.replace(/\(\s*$/u, '');
  return bare === before ? [before, after] : [bare, after.replace(closing, '$1,')];
}

/** The name alone, and all else: a distance may stand before the RES. */
function partName(before: string, after: string): { nom: string; rest: string } {
  const words = before
    .replace(/\s+/gu, ' ')
    .replace(/(?<![\s,:])[\s,:]+$/u, '')
    .trim();
  const found = after.search(far) < 0 ? farName.exec(words) : null;
  if (!found) return { nom: words, rest: after };
  return { nom: words.slice(0, found.index), rest: `${found[1]},${after}` };
}

function readDistance(rest: string, place: Place): number | null | Refusal {
  const written = [...rest.matchAll(far)].map(([, figure = '']) => figure);
  if (written.length > 1) return refuse('target-with-two-distances', option, place);
  const [figure] = written;
  return figure === undefined ? null : readMeasure(option, figure, place);
}
