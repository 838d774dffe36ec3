import type { Modificateur } from '../modificateur.ts';
import { type Refusal, refuse } from '../rule.ts';
import type { Arme } from './terms.ts';

/** A letter with its value at the beginning of a text, and the space after it. */
export const stat =
  /^(IM|AM|SM|FM|PA|AP|I|A|F|S|D)(?:\s*[:=]\s*|\s+|(?=[-+−–—\d×]))([IASF]|[-+−–]?\d{1,2}|[x×]\s*\d|[-–—−])(?=[\s,;)]|$)[\s]*/iu;
/** Which value of a weapon a printed letter stands for. */
const fields: Readonly<Record<string, 'i' | 'a' | 'f' | 'pa' | 'd'>> = {
  im: 'i',
  i: 'i',
  am: 'a',
  a: 'a',
  sm: 'f',
  fm: 'f',
  s: 'f',
  f: 'f',
  pa: 'pa',
  ap: 'pa',
  d: 'd',
};
const bounds = { plus: [-10, 10], fois: [1, 5], fixe: [0, 20], pa: [1, 7], d: [1, 20] } as const;

/** A weapon while it is read. */
export type Stats = { -readonly [K in keyof Arme]: Arme[K] };

/** One value as printed, where it stands in its option. */
interface Stat {
  readonly label: string;
  readonly value: string;
  readonly position: number;
  readonly option: string;
}

/** Reads one value into the weapon. Refused: `weapon-value`, `weapon-twice-said`, `weapon-bounds`, as a whole weapon is. */
export function readStat(
  { label, value, position, option }: Stat,
  arme: Stats,
  said: Set<string>,
): Refusal | null {
  const field = fields[label.toLowerCase()];
  if (!field) return refuse('weapon-value', option, { position, label, got: value });
  if (said.has(field)) return refuse('weapon-twice-said', option, { position, label });
  said.add(field);
  const outside = (got: number, [min, max]: readonly [number, number]) =>
    got < min || got > max ? refuse('weapon-bounds', option, { position, label, got, min, max }) : null;
  if (field === 'pa' || field === 'd') {
    if (field === 'pa' && /^[-–—−]$/u.test(value)) return null;
    if (!/^\d+$/u.test(value)) return refuse('weapon-value', option, { position, label, got: value });
    arme[field] = Number(value);
    return outside(Number(value), bounds[field]);
  }
  const change = changeOf(value);
  if (change === undefined) return refuse('weapon-value', option, { position, label, got: value });
  arme[field] = change;
  if (change === null) return null;
  const [[kind, number]] = Object.entries(change) as [[keyof typeof bounds, number]]; // one of three, as the type says
  return outside(number, bounds[kind]);
}

function changeOf(value: string): Modificateur | undefined {
  if (/^(\p{L}|[-–—−])$/u.test(value)) return null;
  const number = Number(value.replace(/[−–]/u, '-').replace(/[x×]\s*/iu, '')) + 0;
  if (/^[x×]/iu.test(value)) return { fois: number };
  return /^[-+−–]/u.test(value) ? { plus: number } : { fixe: number };
}

/** A change as printed; `letter` stands where there is none. */
export function writeChange(change: Modificateur, letter: string): string {
  if (change === null) return letter;
  if ('plus' in change) return change.plus < 0 ? String(change.plus) : `+${change.plus}`;
  return 'fois' in change ? `x${change.fois}` : String(change.fixe);
}
