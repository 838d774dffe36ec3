import type { Modificateur } from '../modificateur.ts';

/** The two models of a challenge: who issued it, who accepted it. */
export type Side = 'protagoniste' | 'antagoniste';

/** What a weapon, a posture or a special rule may change. */
export type Caracteristique = 'cc' | 'f' | 'e' | 'i' | 'a';

/** Rules whose X is the face from which they work. */
export type RegleSeuil =
  | 'breche'
  | 'perforant'
  | 'critique'
  | 'dechirure'
  | 'empoisonne'
  | 'insensible-a-la-douleur';
/** Rules whose X is an amount. */
export type RegleValeur = 'guerrier-eternel' | 'atout-du-duelliste';
/** Rules without a value. `defi` makes its model eligible; `insensible-aux-statuts` keeps statuses from it. */
type RegleSimple = 'force' | 'defi' | 'insensible-aux-statuts';

/** A special rule of a model, a weapon or a posture. `autre` does nothing in a challenge and keeps its printed name. */
export type Regle =
  | { readonly id: RegleSeuil | RegleValeur; readonly x: number }
  | { readonly id: 'phage'; readonly c: Caracteristique }
  | { readonly id: 'impact'; readonly c: 'i' | 'a' | 'f' | 'pa' | 'd' }
  | { readonly id: 'haine'; readonly contre: string }
  | { readonly id: RegleSimple }
  | { readonly id: 'fauchage'; readonly x: number }
  | { readonly id: 'autre'; readonly nom: string };

/** A weapon. `pa` is `null` for `-`; `id` is unique among the weapons of one model. */
export interface Arme {
  readonly id: string;
  readonly nom: string;
  readonly i: Modificateur;
  readonly a: Modificateur;
  readonly f: Modificateur;
  readonly pa: number | null;
  readonly d: number;
  readonly regles: readonly Regle[];
}

/** A model as printed. `pv` are the base ones; `svg` and `inv` are `null` for `-`; words are ids in kebab-case. */
export interface Profil {
  readonly nom: string;
  readonly cc: number;
  readonly f: number;
  readonly e: number;
  readonly pv: number;
  readonly i: number;
  readonly a: number;
  /** `null` when the sheet does not say. */
  readonly cd: number | null;
  readonly vol: number | null;
  readonly svg: number | null;
  readonly inv: number | null;
  readonly type: string;
  readonly sousTypes: readonly string[];
  readonly faction: string | null;
  /** Which named character it is, `null` for nobody in particular. */
  readonly personnage: string | null;
  readonly regles: readonly Regle[];
}

/** `unite`: a status on its unit; `disgrace`: it is itself en disgrâce; `deroute`: it is itself en déroute. */
export type Statut = 'aucun' | 'unite' | 'disgrace' | 'deroute';

/** One model as it comes to the challenge. */
export interface Combattant {
  readonly profil: Profil;
  readonly armes: readonly Arme[];
  /** Left now. */
  readonly pv: number;
  /** Friendly models in the fight that count, walkers apart. */
  readonly soutien: number;
  readonly marcheurs: number;
  /** It charged this phase. */
  readonly charge: boolean;
  readonly statut: Statut;
}

/** The other model. */
export function other(side: Side): Side {
  return side === 'protagoniste' ? 'antagoniste' : 'protagoniste';
}

export const sides: readonly Side[] = ['protagoniste', 'antagoniste'];

/** A weapon, a model and a special rule as the data have them. */
export interface ArmeImprimee extends Arme {
  readonly source: string;
}
/** `armes`: ids of the weapons offered with it. */
export interface ProfilImprime extends Profil {
  readonly id: string;
  readonly armes: readonly string[];
  readonly source: string;
}
/** `valeur`: which field of a {@link Regle} it carries. */
export interface RegleImprimee {
  readonly id: Exclude<Regle['id'], 'autre'>;
  readonly nom: string;
  readonly anglais: string;
  readonly valeur: 'x' | 'c' | 'contre' | null;
  readonly clause: string;
  readonly source: string;
}
