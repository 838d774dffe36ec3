import { unaccented } from '../../text/fold.ts';
import { isRefusal, type Refusal, refuse } from '../rule.ts';
import type { Regle } from './terms.ts';
import { pieces } from './words.ts';

/** The most rules of one sheet or weapon, and characters of a name and of a value. */
const most = 40;
const longest = { nom: 80, valeur: 40 } as const;
const shape = /^([^()|]+?)\s*(?:\(([^()|]*)\)|\/\s*([^\s()|/]+)|(?<=\s)(\d{1,2}\+?))?$/u;

/**
 * Special rules as printed, parted by commas or semicolons: `Guerrier éternel (1), Critique 6+, Instinct de survie/5`.
 * Refused: `rule-unreadable` [position, got], `rule-too-long` [position, max], `rule-twice` [position, got],
 * `rules-too-many` [count, max].
 */
export function readRegles(text: string, option: string): readonly Regle[] | Refusal {
  const found = pieces(text, ',;');
  if (found.length > most) return refuse('rules-too-many', option, { count: found.length, max: most });
  const regles: Regle[] = [];
  for (const piece of found) {
    const regle = readRegle(piece.text, piece.at, option);
    if (isRefusal(regle)) return regle;
    if (regles.some((one) => isSame(one, regle))) {
      return refuse('rule-twice', option, { position: piece.at + 1, got: writeRegle(regle) });
    }
    regles.push(regle);
  }
  return regles;
}

/** One rule; `at` is where it begins in the text of `option`, from 0. */
export function readRegle(text: string, at: number, option: string): Regle | Refusal {
  const [, nom = '', inner, slashed, trailing] = shape.exec(text) ?? [];
  if (nom.trim() === '' || !/[\p{L}\p{N}]/u.test(nom))
    return refuse('rule-unreadable', option, { position: at + 1, got: text });
  const valeur = (inner ?? slashed ?? trailing ?? '').trim() || null;
  if (nom.length > longest.nom)
    return refuse('rule-too-long', option, { position: at + 1, max: longest.nom });
  if (valeur !== null && valeur.length > longest.valeur) {
    return refuse('rule-too-long', option, { position: at + 1, max: longest.valeur });
  }
  return { nom: nom.trim(), valeur };
}

/** « Critique (6+) ». */
export function writeRegle({ nom, valeur }: Regle): string {
  return valeur === null ? nom : `${nom} (${valeur})`;
}

/** Rules so that they are read again as the same. */
export function writeRegles(regles: readonly Regle[]): string {
  return regles.map(writeRegle).join(', ');
}

function isSame(one: Regle, other: Regle): boolean {
  return unaccented(writeRegle(one)) === unaccented(writeRegle(other));
}
