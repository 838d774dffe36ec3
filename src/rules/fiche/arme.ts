import { unaccented } from '../../text/fold.ts';
import { isRefusal, type Refusal, refuse } from '../rule.ts';
import { readStat, type Stats, stat, writeChange } from './arme-stat.ts';
import { readRegle, writeRegle } from './regles.ts';
import type { Arme, Regle } from './terms.ts';
import { pieces } from './words.ts';

const longestName = 80;

/** A weapon that does nothing of its own. */
function bareArme(nom: string): Arme {
  return { nom, i: null, a: null, f: null, pa: null, d: 1, regles: [], mains: null, energetique: false };
}

/**
 * A weapon as printed: `IM I, AM A, SM +1, PA 2, D 1, Critique (6+), à deux mains, énergétique`, in brackets or not; what
 * is not said is as on a bare weapon. Refused: `weapon-value` [position, label, got], `weapon-bounds` [position, label,
 * got, min, max], `weapon-twice-said` [position, label], and what rules refuse. `at`: where it begins in the option.
 */
export function readArme(nom: string, printed: string, option: string, at = 0): Arme | Refusal {
  const [, lead = '', inside] = /^(\s*\()([^()]*(?:\([^()]*\)[^()]*)*)\)\s*$/u.exec(printed) ?? [];
  const arme: Stats = { ...bareArme(nom) };
  const regles: Regle[] = [];
  const said = new Set<string>();
  for (const piece of pieces(inside ?? printed, ',;')) {
    const start = at + (inside === undefined ? 0 : lead.length) + piece.at;
    const refusal = readPiece(piece.text, start, option, arme, regles, said);
    if (refusal) return refusal;
  }
  return { ...arme, regles };
}

/**
 * A weapon with its name: `Lame : IM I, PA 2`, `Lame (PA 2)`, or a name alone. Refused: `weapon-name` [position, got], and as
 * {@link readArme}.
 */
export function readNamedArme(text: string, option: string, at = 0): Arme | Refusal {
  const [, nom = text, mark = ''] = /^([^:(]*?)\s*([:(]|$)/u.exec(text) ?? [];
  if (!isArmeName(nom)) return refuse('weapon-name', option, { position: at + 1, got: nom });
  const from = mark === ':' ? text.indexOf(':') + 1 : mark === '(' ? text.indexOf('(') : text.length;
  return readArme(nom.trim(), text.slice(from), option, at + from);
}

/** Whether a weapon may be so called: it can be written on one line and read again. */
export function isArmeName(nom: string): boolean {
  return /[\p{L}\p{N}]/u.test(nom) && nom.length <= longestName && !/[:;|()\n]/u.test(nom);
}

/** What is printed after the name, so that it is read again as the same. */
export function writeArme({ i, a, f, pa, d, regles, mains, energetique }: Arme): string {
  const others = [
    ...regles.map(writeRegle),
    ...(mains === null ? [] : [mains === 1 ? 'à une main' : 'à deux mains']),
    ...(energetique ? ['énergétique'] : []),
  ];
  const isBare = i === null && a === null && f === null && pa === null && d === 1;
  if (isBare && others.length > 0) return others.join(', ');
  const stats = [`IM ${writeChange(i, 'I')}`, `AM ${writeChange(a, 'A')}`, `SM ${writeChange(f, 'S')}`];
  return [...stats, `PA ${pa ?? '-'}`, `D ${d}`, ...others].join(', ');
}

/** « Lame : IM I, … ». */
export function writeNamedArme(arme: Arme): string {
  return `${arme.nom} : ${writeArme(arme)}`;
}

function readPiece(
  text: string,
  at: number,
  option: string,
  arme: Stats,
  regles: Regle[],
  said: Set<string>,
): Refusal | null {
  let rest = text;
  for (let found = stat.exec(rest); found; found = stat.exec(rest)) {
    const [whole, label = '', value = ''] = found;
    const position = at + text.length - rest.length + 1;
    const refusal = readStat({ label: label.toUpperCase(), value, position, option }, arme, said);
    if (refusal) return refusal;
    rest = rest.slice(whole.length);
  }
  if (rest === '') return null;
  const word = unaccented(rest);
  if (/^(a )?(une|1) mains?$/u.test(word)) arme.mains = 1;
  else if (/^(a )?(deux|2) mains$/u.test(word)) arme.mains = 2;
  else if (word === 'energetique') arme.energetique = true;
  else {
    const regle = readRegle(rest, at + text.length - rest.length, option);
    if (isRefusal(regle)) return regle;
    regles.push(regle);
  }
  return null;
}
