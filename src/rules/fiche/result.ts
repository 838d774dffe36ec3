import type { Listed } from './listed.ts';
import type { Fiche } from './terms.ts';

/** What can be done to sheets. */
export type FaitDeFiche =
  | 'creation'
  | 'modification'
  | 'statut'
  | 'fin-de-phase'
  | 'import'
  | 'copie'
  | 'suppression'
  | 'retablissement';

/** What a sheet was before a change, so that it can be put back. */
interface Kept {
  readonly nom: string;
  readonly fiche: Fiche;
  readonly pnj: boolean;
  readonly cachee: boolean;
  /** Pseudonym of its owner; absent in entries from before owners could change. */
  readonly proprietaire?: string;
}

/** A sheet that was changed: its version since then, and what it was (`null`: it was not). */
export interface SheetTrace {
  readonly id: number;
  readonly version: number;
  readonly avant: Kept | null;
  /** An undoing took away a sheet that had been made. */
  readonly retiree?: true;
}

/** One value of a sheet, before and after. */
export interface Changement {
  /** Whose, when several sheets changed. */
  readonly nom?: string;
  readonly quoi: string;
  readonly avant: string | number | boolean | null;
  readonly apres: string | number | boolean | null;
}

/** What the journal keeps of a change of sheets. */
export interface FicheResult {
  readonly fait: FaitDeFiche;
  readonly noms: readonly string[];
  readonly changements: readonly Changement[];
  readonly fiches: readonly SheetTrace[];
}

/** What a change may have to put back. */
export function keptOf({
  nom,
  fiche,
  pnj,
  cachee,
  proprietaire,
}: Pick<Listed, 'nom' | 'fiche' | 'pnj' | 'cachee'> & { readonly proprietaire: string }): Kept {
  return { nom, fiche, pnj, cachee, proprietaire };
}
