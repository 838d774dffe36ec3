import type { Json } from '../rule.ts';
import { writeNamedArme } from './arme.ts';
import { type Listed, type Quantite, quantites } from './listed.ts';
import { writeProfil } from './profil.ts';
import { writeRegles } from './regles.ts';
import { writeType } from './type.ts';

/** The columns of a sheet in a file. */
export const columns = [
  'nom',
  'profil',
  'type',
  'faction',
  'regles',
  'armes',
  'pnj',
  'cachee',
  'pv-actuels',
  'effectif-restant',
  'xp',
  'credits',
  'prc',
  'statuts',
] as const;
export type Column = (typeof columns)[number];

/** Where a file has what the ledger keeps. */
export const columnOf: Readonly<Record<Quantite, Column>> = {
  pv: 'pv-actuels',
  effectif: 'effectif-restant',
  xp: 'xp',
  credits: 'credits',
  prc: 'prc',
};

/** A sheet as a row of a file: JSON has a list of weapons, CSV one text. */
export function rowOf({ nom, fiche, pnj, cachee, counts, statuts: set }: Listed): Record<Column, Json> {
  const figures = quantites.map((one) => [columnOf[one], counts[one]]);
  return {
    nom,
    profil: writeProfil(fiche.profil),
    type: writeType(fiche),
    faction: fiche.faction ?? '',
    regles: writeRegles(fiche.regles),
    armes: fiche.armes.map(writeNamedArme),
    pnj,
    cachee,
    ...(Object.fromEntries(figures) as Pick<
      Record<Column, Json>,
      'pv-actuels' | 'effectif-restant' | 'xp' | 'credits' | 'prc'
    >), // one for each quantity
    statuts: set.join(', '),
  };
}

/** The same as cells of a CSV line, in the order of {@link columns}. */
export function cellsOf(listed: Listed): string[] {
  const row = rowOf(listed);
  return columns.map((column) => {
    const value = row[column];
    if (Array.isArray(value)) return value.join(' ; ');
    if (typeof value === 'boolean') return value ? 'oui' : 'non';
    return value === null ? '' : String(value);
  });
}
