import { isRefusal, type Json, type Refusal, refuse } from '../rule.ts';
import { readCsv } from './csv.ts';
import { readBullet, readLine } from './line.ts';
import { fresh, type Listed } from './listed.ts';
import { readRow } from './row.ts';

/** A sheet of a roster and the line (or row) that it stands on, from 1. */
export interface Numbered {
  readonly line: number;
  readonly listed: Listed;
}

type Side = Pick<Listed, 'pnj' | 'cachee'>;
type Mistake = { readonly line: number; readonly refusal: Refusal };

/** The most sheets of one roster, and mistakes that are told. */
const most = 200;
const told = 10;

/**
 * A whole roster: lines as {@link readLine} takes them (below one, `- ` begins a weapon or rules; `#` a remark), JSON, or
 * CSV with headings. `side`: what a sheet is that does not say. All or nothing. Refused: `roster-json`, `roster-none`,
 * `roster-too-many` [count, max], `roster-errors` [count, errors: line, code and context of the first ones].
 */
export function readRoster(text: string, side: Side, option: string): readonly Numbered[] | Refusal {
  const read = sourceOf(text, side, option);
  if (isRefusal(read)) return read;
  const mistakes = read.filter((one): one is Mistake => 'refusal' in one);
  if (mistakes.length > 0) return refuseLines(mistakes, option);
  const sheets = read.filter((one): one is Numbered => 'listed' in one);
  if (sheets.length === 0) return refuse('roster-none', option);
  return sheets.length > most
    ? refuse('roster-too-many', option, { count: sheets.length, max: most })
    : sheets;
}

/** All the mistakes of a roster as one refusal. */
export function refuseLines(mistakes: readonly Mistake[], option: string): Refusal {
  const errors: Json[] = mistakes
    .slice(0, told)
    .map(({ line, refusal: { code, context } }) => ({ line, code, context }));
  return refuse('roster-errors', option, { count: mistakes.length, errors });
}

function sourceOf(text: string, side: Side, option: string): readonly (Numbered | Mistake)[] | Refusal {
  if (/^\s*[[{]/u.test(text)) return fromJson(text, side, option);
  const [head = ''] = text.trimStart().split('\n');
  return /^["\s]*nom["\s]*[;,\t]/iu.test(head)
    ? rowsOf(readCsv(text), side, option, 2)
    : fromLines(text, side, option);
}

function fromJson(text: string, side: Side, option: string): readonly (Numbered | Mistake)[] | Refusal {
  try {
    const json: unknown = JSON.parse(text);
    const list = Array.isArray(json) ? json : (json as { fiches?: unknown }).fiches;
    return Array.isArray(list) ? rowsOf(list, side, option, 1) : refuse('roster-json', option);
  } catch {
    return refuse('roster-json', option);
  }
}

function rowsOf(rows: readonly unknown[], side: Side, option: string, first: number): (Numbered | Mistake)[] {
  return rows.map((row, index) => numbered(first + index, readRow(row, side, option)));
}

function fromLines(text: string, side: Side, option: string): (Numbered | Mistake)[] {
  const found: (Numbered | Mistake)[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const above = found.at(-1);
    if (line.trim() === '' || /^\s*#/u.test(line)) continue;
    if (/^\s*[-–—•]/u.test(line) && above) {
      if ('refusal' in above) continue;
      const fiche = readBullet(line, above.listed.fiche, option);
      if (isRefusal(fiche)) found.push({ line: index + 1, refusal: fiche });
      else found[found.length - 1] = { ...above, listed: { ...above.listed, fiche } };
      continue;
    }
    const read = readLine(line, option);
    found.push(numbered(index + 1, isRefusal(read) ? read : fresh(read.nom, read.fiche, side)));
  }
  return found;
}

function numbered(line: number, read: Listed | Refusal): Numbered | Mistake {
  return isRefusal(read) ? { line, refusal: read } : { line, listed: read };
}
