import type { Rulings } from '../../rule.ts';
import type { Step } from '../../step.ts';
import type { Gains } from '../gains.ts';
import type { MoralResult } from '../moral.ts';

export type CampId = 'a' | 'b';
export const camps: readonly CampId[] = ['a', 'b'];

/** A weapon of close combat; `mains` is `null` when nobody said. */
export interface ArmeDeMelee {
  readonly nom: string;
  readonly mains: 1 | 2 | null;
  readonly energetique: boolean;
}

/** A fighter as he comes. `fiche` is his name, unique in the mêlée; `svg` is `null` without armour. */
export interface Combattant {
  readonly fiche: string;
  readonly camp: CampId;
  /** A player plays him. */
  readonly joueur: boolean;
  readonly cc: number;
  readonly f: number;
  readonly e: number;
  readonly pvBase: number;
  /** Left now, like `xp`. */
  readonly pv: number;
  readonly i: number;
  readonly a: number;
  readonly cd: number;
  readonly svg: number | null;
  readonly xp: number;
  readonly armes: readonly ArmeDeMelee[];
  /** He charged this turn: it counts in the first round. */
  readonly charge: boolean;
}

/** A mêlée that may be played, fighters in joining order. `gains` is `null` while the campaign has no table of them. */
export interface Melee {
  readonly combattants: readonly Combattant[];
  readonly gains: Gains | null;
  readonly rulings: Rulings;
}

/** Who brought a fighter down: a name, `null` when his flight did; whether it counts as the deed of a player. */
interface Abattu {
  readonly par: string | null;
  readonly parJoueur: boolean;
}

/** How one fighter stands. `xp` with what he gained so far. */
export interface Etat {
  readonly pv: number;
  readonly xp: number;
  readonly fuite: boolean;
  /** `null` while he is not K.O. */
  readonly abattu: Abattu | null;
  /** What this mêlée has brought him. */
  readonly gagne: { readonly xp: number; readonly credits: number };
}

/** What one fighter does in one round: a weapon by its place on his sheet, a target by its place; `null` for the default. */
export interface Choix {
  readonly arme: number | null;
  readonly cible: number | null;
}

/** One fighter's blows in a round. `seuilTouche` as `4` for 4+; `sauvegardes` are faces. */
export interface FrappeDeMelee {
  readonly de: string;
  readonly vers: string;
  readonly initiative: number;
  readonly attaques: number;
  readonly seuilTouche: number;
  readonly touches: number;
  readonly blessures: number;
  readonly sauvegardes: readonly number[];
  readonly pvPerdus: number;
}

/** What a fighter gains by one elimination: `ko`, or `fuite` when who left is alive. */
export interface GainDeMelee {
  readonly fiche: string;
  readonly xp: number;
  readonly credits: number;
  readonly cause: 'ko' | 'fuite';
}

/** One round. Keys as on the rule page; `ko` and `fuites` name fighters, who fled to his death stands in both. */
export interface MeleeResult {
  readonly frappes: readonly FrappeDeMelee[];
  readonly tests: readonly (MoralResult & { readonly fiche: string })[];
  readonly ko: readonly string[];
  readonly fuites: readonly string[];
  readonly gains: readonly GainDeMelee[];
}

/** A mêlée under way, as JSON: how each stands, and the last round with its calculation. */
export interface MeleeState {
  readonly melee: Melee;
  readonly etats: readonly Etat[];
  /** Rounds played. */
  readonly round: number;
  readonly dernier: MeleeResult;
  /** Of the last round alone. */
  readonly steps: readonly Step[];
}
