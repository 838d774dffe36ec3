import { gravites } from '../../../data/confede/gravites.ts';
import { wordId } from '../../text/fold.ts';
import { readRange, writeRange } from '../range.ts';
import { isRefusal, type Refusal, refuse } from '../rule.ts';
import { type Band, findFlaw, type Matrix } from '../table.ts';
import type { Gravite } from './terms.ts';

/** The locations of a fighter, from 1 to 6. */
const locations = [1, 2, 3, 4, 5, 6];

/** One cell of the table and where it was written: row from 1, column by its heading. */
interface Cell {
  readonly localisations: readonly number[];
  readonly band: Band<Gravite>;
}

/**
 * A campaign's own table of wounds, from the parsed rows of a JSON list or of a CSV with headings. Two shapes may be
 * mixed, headings without regard to case and accents: `localisation` (`1`, `1-5`), `indice`, `gravite`; or `indice` and
 * one column for each of `1` to `6`. An indice is `≤ 1`, `2-3`, `4`, `10+` or `≥ 10`, a severity the name or the id of one.
 * Refused: `table-not-rows`; `table-cell` [row, column, got, known]: what cannot be read, row from 1; `table-gap` and
 * `table-overlap` [localisation, from, to]: indices without a severity or with two, `null` standing for no end.
 */
export function readTable(rows: unknown): Matrix<Gravite> | Refusal {
  if (!Array.isArray(rows) || rows.length === 0) return refuse('table-not-rows', null);
  const cells: Cell[] = [];
  for (const [index, row] of rows.entries()) {
    const read = readRow(row, index + 1);
    if (isRefusal(read)) return read;
    cells.push(...read);
  }
  const columns = locations.map((key) => ({
    key,
    bands: cells.filter(({ localisations }) => localisations.includes(key)).map(({ band }) => band),
  }));
  for (const { key, bands } of columns) {
    const flaw = findFlaw(bands);
    if (flaw) return refuse(`table-${flaw.kind}`, null, { localisation: key, from: flaw.from, to: flaw.to });
  }
  return { id: 'table-campagne', source: 'Table de la campagne', columns };
}

/** A table as rows that {@link readTable} reads: locations with the same bands share theirs. */
export function tableRows(table: Matrix<Gravite>): readonly Readonly<Record<string, string>>[] {
  return groupedColumns(table).flatMap(({ from, to, bands }) =>
    bands.map((band) => ({
      localisation: from === to ? String(from) : `${from}-${to}`,
      indice: writeRange(band),
      gravite: gravites.find(({ id }) => id === band.value)?.nom ?? band.value,
    })),
  );
}

/** Neighbouring locations that read alike. */
export function groupedColumns({ columns }: Matrix<Gravite>) {
  const groups: { from: number; to: number; readonly bands: readonly Band<Gravite>[] }[] = [];
  for (const { key, bands } of columns) {
    const last = groups.at(-1);
    if (last && JSON.stringify(last.bands) === JSON.stringify(bands)) last.to = key;
    else groups.push({ from: key, to: key, bands });
  }
  return groups;
}

function readRow(row: unknown, number: number): readonly Cell[] | Refusal {
  const cells = new Map(entriesOf(row).map(([heading, content]) => [wordId(heading), textOf(content)]));
  const indice = cells.get('indice') ?? '';
  const range = readRange(indice);
  if (!range) return refuseCell(number, 'indice', indice);
  const localisation = cells.get('localisation');
  if (localisation === undefined) return readMatrixRow(cells, range, number);
  const localisations = readLocations(localisation);
  if (!localisations) return refuseCell(number, 'localisation', localisation);
  const gravite = cells.get('gravite') ?? '';
  const value = readGravite(gravite);
  return value ? [{ localisations, band: { ...range, value } }] : refuseCell(number, 'gravite', gravite);
}

/** A row with one column for each location. */
function readMatrixRow(
  cells: ReadonlyMap<string, string>,
  range: Omit<Band<Gravite>, 'value'>,
  number: number,
): readonly Cell[] | Refusal {
  const read: Cell[] = [];
  for (const location of locations) {
    const gravite = cells.get(String(location)) ?? '';
    const value = readGravite(gravite);
    if (!value) return refuseCell(number, String(location), gravite);
    read.push({ localisations: [location], band: { ...range, value } });
  }
  return read;
}

function refuseCell(row: number, column: string, got: string): Refusal {
  const known = column === 'indice' || column === 'localisation' ? [] : gravites.map(({ nom }) => nom);
  return refuse('table-cell', null, { row, column, got, known });
}

function entriesOf(row: unknown): [string, unknown][] {
  return typeof row === 'object' && row !== null && !Array.isArray(row) ? Object.entries(row) : [];
}

function textOf(content: unknown): string {
  return typeof content === 'string' || typeof content === 'number' ? String(content).trim() : '';
}

function readGravite(typed: string): Gravite | undefined {
  return gravites.find(({ id }) => id === wordId(typed))?.id;
}

function readLocations(typed: string): readonly number[] | null {
  const range = readRange(typed);
  if (range === null || range.min === null || range.max === null) return null;
  const { min, max } = range;
  return min >= 1 && max <= 6 ? locations.filter((one) => one >= min && one <= max) : null;
}
