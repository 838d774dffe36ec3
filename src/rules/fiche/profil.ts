import { caracteristiques } from '../../../data/fiche/caracteristiques.ts';
import { unaccented } from '../../text/fold.ts';
import { isRefusal, type Refusal, refuse } from '../rule.ts';
import type { CaracteristiqueImprimee, Profil } from './terms.ts';

const gap = /[\s,;/·]*/uy;
const label = /(\p{L}+)\.?\s*[:=]?\s*/uy;
const value = /([-–—−])(?!\s*\d)|(\d{1,4})(?:[.,](\d{1,2}))?(\s*(?:\+|"|″|cm\b|ps\b))?/uy;
const word = /[^\s,;]*/uy;

/** What one look into a profile gives: which characteristic, its value, and where the next one may begin. */
interface Read {
  readonly id: string;
  readonly value: number | null;
  readonly end: number;
}

/**
 * A profile as printed, in any order: `CC 6 F 4 PV: 4 Svg 2+ Inv -`. Refused under `option`, with the position from 1 of
 * the mistake: `profile-empty`, `profile-label` [position, got], `profile-twice` [position, label], `profile-value`
 * [position, label, got, plus, dash], `profile-bounds` [position, label, got, min, max].
 */
export function readProfil(text: string, option: string): Profil | Refusal {
  const profil: Record<string, number | null> = {};
  for (let at = skip(gap, text, 0); at < text.length; ) {
    const read = readOne(text, at, option);
    if (isRefusal(read)) return read;
    if (Object.hasOwn(profil, read.id)) {
      return refuse('profile-twice', option, { position: at + 1, label: nomOf(read.id) });
    }
    profil[read.id] = read.value;
    at = skip(gap, text, read.end);
  }
  return Object.keys(profil).length === 0 ? refuse('profile-empty', option) : profil;
}

/** Writes a profile so that it is read again as the same: characteristics in the order of the data. */
export function writeProfil(profil: Profil): string {
  return caracteristiques
    .filter(({ id }) => profil[id] !== undefined)
    .map((one) => `${one.nom} ${printed(one, profil[one.id] ?? null)}`)
    .join(' ');
}

/** A value as the sheet prints it: `2+`, `-`, `12,5`. */
function printed({ genre }: CaracteristiqueImprimee, value: number | null): string {
  if (value === null) return '-';
  return String(value).replace('.', ',') + (genre === 'seuil' ? '+' : '');
}

/** The characteristic that a word names, in any spelling; `undefined` for any other word. */
export function caracteristiqueOf(named: string): CaracteristiqueImprimee | undefined {
  const wanted = unaccented(named);
  return caracteristiques.find(({ nom, mots }) => unaccented(nom) === wanted || mots.includes(wanted));
}

/** The characteristic of an id; it is a bug to ask for one that no sheet has. */
export function caracteristiqueById(id: string): CaracteristiqueImprimee {
  const found = caracteristiques.find((one) => one.id === id);
  if (!found) throw new Error(`No characteristic ${id}`);
  return found;
}

function readOne(text: string, at: number, option: string): Read | Refusal {
  const [whole = '', named = ''] = match(label, text, at) ?? [];
  const known = caracteristiqueOf(named);
  if (!known) return refuse('profile-label', option, { position: at + 1, got: named || wordAt(text, at) });
  const start = at + whole.length;
  const found = match(value, text, start);
  const number = found && numberIn(known, found);
  if (number === undefined || number === null || !found) {
    const { nom, genre, tiret } = known;
    const context = { position: start + 1, label: nom, got: wordAt(text, start), genre, dash: tiret };
    return refuse('profile-value', option, context);
  }
  const { value: read } = number;
  const { min, max } = known;
  if (read !== null && (read < min || read > max)) {
    return refuse('profile-bounds', option, { position: start + 1, label: known.nom, got: read, min, max });
  }
  return { id: known.id, value: read, end: start + found[0].length };
}

/** The value that was found, if that characteristic can be so written; a plus after a Cd is how some sheets print it. */
function numberIn(known: CaracteristiqueImprimee, found: RegExpExecArray): { value: number | null } | null {
  const [, dash, whole = '', decimals, unit = ''] = found;
  if (dash !== undefined) return known.tiret ? { value: null } : null;
  if (known.genre === 'mesure')
    return unit.trim() === '+' ? null : { value: Number(`${whole}.${decimals ?? 0}`) };
  if (decimals !== undefined) return null;
  const isPlus = unit.trim() === '+';
  if (unit !== '' && !(isPlus && (known.genre === 'seuil' || known.id === 'cd'))) return null;
  return { value: Number(whole) };
}

function nomOf(id: string): string {
  return caracteristiqueById(id).nom;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function skip(pattern: RegExp, text: string, at: number): number {
  return at + (match(pattern, text, at)?.[0].length ?? 0);
}

function wordAt(text: string, at: number): string {
  return match(word, text, at)?.[0] ?? '';
}
