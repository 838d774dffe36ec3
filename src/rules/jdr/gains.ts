import { wordId } from '../../text/fold.ts';
import { readRange, writeRange } from '../range.ts';
import { isRefusal, type Refusal, refuse } from '../rule.ts';
import { type Band, bandValue, findFlaw } from '../table.ts';

/** What each opponent still standing gains when a fighter is neutralised or leaves. */
export interface Gain {
  readonly xp: number;
  readonly credits: number;
}

/** The gains of a campaign, by the XP of who was eliminated; one band without ends when they are flat. */
export type Gains = readonly Band<Gain>[];

/** The most of each that one elimination gives. */
export const mostGained = 1_000_000;

/**
 * Gains from the parsed rows of a JSON list or of a CSV with headings `xp-adverse` (`0-99`, `100+`; left out in a single
 * row: flat), `xp` and `credits`, without regard to case and accents. XP below 0 do not exist: the lowest band may begin
 * at 0. Refused: `gains-not-rows`; `gains-cell` [row, column, got, max]; `gains-gap` and `gains-overlap` [from, to].
 */
export function readGains(rows: unknown): Gains | Refusal {
  if (!Array.isArray(rows) || rows.length === 0) return refuse('gains-not-rows', null);
  const bands: Band<Gain>[] = [];
  for (const [index, row] of rows.entries()) {
    const band = readRow(row, index + 1, rows.length === 1);
    if (isRefusal(band)) return band;
    bands.push(band);
  }
  const flaw = findFlaw(bands);
  return flaw ? refuse(`gains-${flaw.kind}`, null, { from: flaw.from, to: flaw.to }) : bands;
}

/** The same gains for every elimination. */
export function flatGains(gain: Gain): Gains {
  return [{ min: null, max: null, value: gain }];
}

/** Gains as rows that {@link readGains} reads. */
export function gainsRows(gains: Gains): readonly Readonly<Record<string, string | number>>[] {
  return gains.map(({ value, ...range }) => ({ 'xp-adverse': writeRange(range), ...value }));
}

/** What the elimination of somebody who has `xp` gives. */
export function gainFor(gains: Gains, xp: number): Gain {
  return bandValue(gains, xp);
}

function readRow(row: unknown, number: number, alone: boolean): Band<Gain> | Refusal {
  if (typeof row !== 'object' || row === null) return refuse('gains-not-rows', null);
  const cells = new Map(
    Object.entries(row).map(([heading, content]) => [wordId(heading), String(content ?? '').trim()]),
  );
  const value: Record<string, number> = {};
  for (const column of ['xp', 'credits']) {
    const got = cells.get(column) ?? '';
    const amount = /^\d{1,7}$/u.test(got) ? Number(got) : Number.NaN;
    if (!(amount <= mostGained)) return refuseCell(number, column, got);
    value[column] = amount;
  }
  const typed = cells.get('xp-adverse') ?? '';
  const range = typed === '' && alone ? { min: null, max: null } : readRange(typed);
  if (!range) return refuseCell(number, 'xp-adverse', typed);
  const min = range.min !== null && range.min <= 0 ? null : range.min;
  return { min, max: range.max, value: { xp: value['xp'] ?? 0, credits: value['credits'] ?? 0 } };
}

function refuseCell(row: number, column: string, got: string): Refusal {
  return refuse('gains-cell', null, { row, column, got, max: mostGained });
}
