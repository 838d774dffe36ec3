import { statuts } from '../../../data/fiche/statuts.ts';
import { unaccented } from '../../text/fold.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../rule.ts';
import { readNamedArme } from './arme.ts';
import { type Column, columnOf, columns } from './columns.ts';
import { type Counts, fresh, type Listed, mostOf, type Quantite, quantites } from './listed.ts';
import { caracteristiqueOf, readProfil } from './profil.ts';
import { readRegles } from './regles.ts';
import { type Arme, blank, type Fiche } from './terms.ts';
import { readType } from './type.ts';
import { pieces } from './words.ts';

type Cells = Partial<Record<Column, Json>>;

/**
 * A row of a file as a sheet; `side`: what it is when it does not say. Columns named as characteristics belong to the
 * profile. Refused: `row-not-row`, `row-column` [got], `roster-no-name`, `row-figure` [column, got, max], `row-status`
 * [got, known], `row-yes-no` [column, got], and what profile, rules and weapons refuse.
 */
export function readRow(
  row: unknown,
  side: Pick<Listed, 'pnj' | 'cachee'>,
  option: string,
): Listed | Refusal {
  const cells = cellsIn(row, option);
  if (isRefusal(cells)) return cells;
  const nom = textOf(cells.nom);
  if (nom === '') return refuse('roster-no-name', option);
  const fiche = ficheOf(cells, option);
  if (isRefusal(fiche)) return fiche;
  const begun = fresh(nom, fiche, side);
  const counts = countsOf(cells, begun, option);
  if (isRefusal(counts)) return counts;
  const set = statutsOf(textOf(cells.statuts), option);
  if (isRefusal(set)) return set;
  const pnj = yesNo(cells.pnj, 'pnj', side.pnj, option);
  if (isRefusal(pnj)) return pnj;
  const cachee = yesNo(cells.cachee, 'cachee', side.cachee, option);
  return isRefusal(cachee) ? cachee : { nom, fiche, pnj, cachee, counts, statuts: set };
}

function cellsIn(row: unknown, option: string): Cells | Refusal {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return refuse('row-not-row', option);
  const cells: Cells = {};
  let profil = '';
  for (const [heading, value] of Object.entries(row as { [name: string]: Json })) {
    const name = unaccented(heading)
      .trim()
      .replace(/[\s_]+/gu, '-');
    const column = columns.find((one) => one === name);
    if (column) cells[column] = value;
    else if (!caracteristiqueOf(name)) return refuse('row-column', option, { got: heading });
    else if (textOf(value) !== '') profil += ` ${name} ${textOf(value)}`;
  }
  return { ...cells, profil: `${textOf(cells.profil)}${profil}` };
}

function ficheOf(cells: Cells, option: string): Fiche | Refusal {
  const profil = readProfil(textOf(cells.profil), option);
  if (isRefusal(profil)) return profil;
  const regles = readRegles(textOf(cells.regles), option);
  if (isRefusal(regles)) return regles;
  const { armes: listed = [] } = cells;
  const texts = Array.isArray(listed)
    ? listed.map(textOf)
    : pieces(textOf(listed), ';').map(({ text }) => text);
  const armes: Arme[] = [];
  for (const text of texts) {
    const arme = readNamedArme(text, option);
    if (isRefusal(arme)) return arme;
    armes.push(arme);
  }
  const type = textOf(cells.type);
  return {
    ...blank,
    profil,
    regles,
    armes,
    faction: textOf(cells.faction) || null,
    ...(type !== '' && readType(type)),
  };
}

function countsOf(cells: Cells, { fiche, counts }: Listed, option: string): Counts | Refusal {
  const read: Record<Quantite, number | null> = { ...counts };
  for (const one of quantites) {
    const text = textOf(cells[columnOf[one]]);
    if (text === '') continue;
    const max = mostOf(fiche, one);
    if (!/^\d{1,7}$/u.test(text) || Number(text) > max) {
      return refuse('row-figure', option, { column: columnOf[one], got: text, max });
    }
    read[one] = Number(text);
  }
  return read;
}

function statutsOf(text: string, option: string): readonly string[] | Refusal {
  const set: string[] = [];
  for (const { text: typed } of pieces(text, ',;')) {
    const known = statuts.find(
      ({ id, nom }) => id === unaccented(typed) || unaccented(nom) === unaccented(typed),
    );
    if (!known) return refuse('row-status', option, { got: typed, known: statuts.map(({ nom }) => nom) });
    if (!set.includes(known.id)) set.push(known.id);
  }
  return set;
}

function yesNo(
  value: Json | undefined,
  column: string,
  otherwise: boolean,
  option: string,
): boolean | Refusal {
  if (typeof value === 'boolean') return value;
  const text = unaccented(textOf(value));
  if (text === '') return otherwise;
  if (text === 'oui' || text === 'non') return text === 'oui';
  return refuse('row-yes-no', option, { column, got: text });
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
