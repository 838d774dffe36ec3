import type { Fiche } from './terms.ts';

/** What the ledger keeps of a sheet, besides its statuses. `pv` and `effectif` are those left now. */
export type Quantite = 'pv' | 'effectif' | 'xp' | 'credits' | 'prc';
export const quantites: readonly Quantite[] = ['pv', 'effectif', 'xp', 'credits', 'prc'];

/** Figures of a sheet as they stand; `null` for what was never counted. */
export type Counts = Readonly<Record<Quantite, number | null>>;

/** A sheet as a list gives it: to be made, or taken out of the books. */
export interface Listed {
  readonly nom: string;
  readonly fiche: Fiche;
  /** It belongs to the MJ's side. */
  readonly pnj: boolean;
  /** Only the MJs see it. */
  readonly cachee: boolean;
  readonly counts: Counts;
  /** Ids of the statuses in force. */
  readonly statuts: readonly string[];
}

export const nothingCounted: Counts = { pv: null, effectif: null, xp: null, credits: null, prc: null };

/** The most that is counted of anything that no profile bounds. */
export const mostCounted = 1_000_000;

/** The most that a sheet can have of a quantity: PV and models never exceed the profile. */
export function mostOf({ profil }: Fiche, quantite: Quantite): number {
  return quantite === 'pv' || quantite === 'effectif' ? (profil[quantite] ?? 999) : mostCounted;
}

/** A sheet as its profile begins it: all its PV and models. */
export function fresh(nom: string, fiche: Fiche, side: Pick<Listed, 'pnj' | 'cachee'>): Listed {
  const { pv = null, effectif = null } = fiche.profil;
  return { nom, fiche, ...side, counts: { ...nothingCounted, pv, effectif }, statuts: [] };
}
