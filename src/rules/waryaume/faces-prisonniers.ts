import { belligerants } from '../../../data/waryaume/belligerants.ts';
import { unaccented } from '../../text/fold.ts';
import { isRefusal, type Refusal, refuse } from '../rule.ts';
import type { Camp, FacesPrisonniers } from './terms.ts';

const shape = /^(attaque|defense)\s+d\s*(\d+)\s*[:=]?\s*(\d[\d\s,]*)$/u;
const knownSides = [...new Set(belligerants.map(({ cotes }) => cotes))];

/**
 * The faces that make prisoners as a MJ types them: `attaque D6 : 6 ; défense D6 : 1, 2`, parted by semicolons or new
 * lines. Refused with the part's rank from 1 and its words [number, got]: `prisoner-faces-unreadable`,
 * `prisoner-faces-sides` [known], `prisoner-face` [face, sides], `prisoner-faces-twice`. Source: ruling
 * `faces-prisonniers`.
 */
export function readFacesPrisonniers(option: string, typed: string): readonly FacesPrisonniers[] | Refusal {
  const parts = typed.split(/[;\n]/u).map((part) => part.trim());
  const rows: FacesPrisonniers[] = [];
  for (const got of parts.filter((part) => part !== '')) {
    const row = readRow(option, { number: rows.length + 1, got });
    if (isRefusal(row)) return row;
    const isKnown = rows.some(({ camp, cotes }) => camp === row.camp && cotes === row.cotes);
    if (isKnown) return refuse('prisoner-faces-twice', option, { number: rows.length + 1, got });
    rows.push(row);
  }
  return rows;
}

/** The faces as {@link readFacesPrisonniers} reads them. */
export function writeFacesPrisonniers(rows: readonly FacesPrisonniers[]): string {
  return rows.map(({ camp, cotes, faces }) => `${camp} D${cotes} : ${faces.join(', ')}`).join(' ; ');
}

function readRow(option: string, place: { number: number; got: string }): FacesPrisonniers | Refusal {
  const [whole, camp, sides, list = ''] = shape.exec(unaccented(place.got)) ?? [];
  if (whole === undefined) return refuse('prisoner-faces-unreadable', option, place);
  const cotes = Number(sides);
  if (!knownSides.includes(cotes))
    return refuse('prisoner-faces-sides', option, { ...place, known: knownSides });
  const faces = [...new Set([...list.matchAll(/\d+/gu)].map(([face]) => Number(face)))];
  const wrong = faces.find((face) => face < 1 || face > cotes);
  if (wrong !== undefined) return refuse('prisoner-face', option, { ...place, face: wrong, sides: cotes });
  return { camp: camp as Camp, cotes, faces: faces.sort((one, other) => one - other) }; // one of the two of `shape`
}
