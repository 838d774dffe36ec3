import type { Modificateur } from '../modificateur.ts';

/** A characteristic as the data have it. */
export interface CaracteristiqueImprimee {
  readonly id: string;
  readonly nom: string;
  readonly mots: readonly string[];
  readonly genre: 'nombre' | 'seuil' | 'mesure';
  readonly min: number;
  readonly max: number;
  readonly tiret: boolean;
  readonly source: string;
}

/** A status as the data have it. */
export interface StatutImprime {
  readonly id: string;
  readonly nom: string;
  readonly source: string;
}

/** Characteristic id → its value as printed; `null` for a dash. What the sheet does not say is absent. */
export type Profil = Readonly<Record<string, number | null>>;

/** A special rule as printed: « Critique (6+) » is `Critique` with the value `6+`. */
export interface Regle {
  readonly nom: string;
  readonly valeur: string | null;
}

/** A weapon; `pa` is `null` for a dash, `mains` when nobody said. */
export interface Arme {
  readonly nom: string;
  readonly i: Modificateur;
  readonly a: Modificateur;
  readonly f: Modificateur;
  readonly pa: number | null;
  readonly d: number;
  readonly regles: readonly Regle[];
  readonly mains: 1 | 2 | null;
  readonly energetique: boolean;
}

/** What a sheet prints, its name apart. `type`, `sousTypes` and `faction` are as typed. */
export interface Fiche {
  readonly profil: Profil;
  readonly armes: readonly Arme[];
  readonly regles: readonly Regle[];
  readonly type: string | null;
  readonly sousTypes: readonly string[];
  readonly faction: string | null;
}

/** A sheet with nothing on it. */
export const blank: Fiche = { profil: {}, armes: [], regles: [], type: null, sousTypes: [], faction: null };
