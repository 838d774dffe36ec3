export type TypeId =
  | 'troupe'
  | 'mort-vivant'
  | 'bandit'
  | 'demon'
  | 'golem'
  | 'abomination'
  | 'dragon'
  | 'catapulte';
export type BonusId = 'heros' | 'batiment' | 'pierre' | 'eolane';
export type Contexte = 'joueur' | 'couronne' | 'pnj';
export type Camp = 'attaque' | 'defense';

/** A kind of belligerent as data. */
export interface Belligerant {
  readonly id: TypeId;
  readonly nom: string;
  readonly mots: readonly string[];
  readonly cotes: number;
  readonly seuil: number;
  readonly pv: number;
  readonly bonus: readonly BonusId[];
  /** It drives out heroes who have no troops beside them, and can be summoned. */
  readonly invocation: boolean;
  /** It may be fought for the crown. */
  readonly tenebres: boolean;
  readonly source: string;
}

export interface Bonus {
  readonly id: BonusId;
  readonly nom: string;
  readonly mots: readonly string[];
  readonly source: string;
}

/** Belligerents of one kind with the same PV: `pv` is that of each. */
export interface Groupe {
  readonly type: TypeId;
  readonly nombre: number;
  readonly pv: number;
}

/** How many of one kind. */
export interface Effectif {
  readonly type: TypeId;
  readonly nombre: number;
}

/** Those who may be hit together, and whose they are; both `null` where nobody was named. */
export interface Cible {
  readonly nom: string | null;
  readonly joueur: string | null;
  readonly groupes: readonly Groupe[];
}

/** Faces that make prisoners, for one die of one side. */
export interface FacesPrisonniers {
  readonly camp: Camp;
  readonly cotes: number;
  readonly faces: readonly number[];
}

/** One row of the trophies. */
export interface TropheeRow {
  readonly cause: string;
  readonly contexte: Contexte | 'pillage' | 'destruction';
  readonly camp: Camp;
  readonly quand: 'premier-assaut' | 'victoire' | 'attaque-aneantie' | 'aussitot';
  readonly couleur: 'rouge' | 'bleu';
  readonly clause: string;
  readonly rulings?: readonly string[];
  readonly source: string;
}

/** A trophy won. `joueur` as the caller named the player, `null` when nobody was named. */
export interface Trophee {
  readonly joueur: string | null;
  readonly couleur: 'rouge' | 'bleu';
  readonly cause: string;
}

/** A change for the ledger: `quantity` of the player `joueur`, who fought or acted on `side`. */
export interface LedgerChange {
  readonly quantity: 'trophee-rouge' | 'trophee-bleu' | 'acolyte-renegat';
  readonly change: number;
  readonly cause: string;
  readonly side: Camp;
  readonly joueur: string | null;
}

export interface Batiment {
  readonly nom: string;
  readonly production: boolean;
}

/** One region of the board, as JSON. */
export interface Region {
  readonly nom: string;
  readonly cimetiere: boolean;
  readonly capitale: boolean;
  /** Points of interest, at least 1. */
  readonly poi: number;
  /** `null` while nobody has said which buildings stand there. */
  readonly batiments: readonly Batiment[] | null;
  readonly troupes: number;
  readonly heros: number;
  /** Undead, bandits and summoned creatures in it; they attack at the start of the next turn. */
  readonly invocations: readonly Effectif[];
  /** Who harvested it this turn. */
  readonly recoltes: readonly string[];
  /** How often it was plundered since the beginning. */
  readonly pillages: number;
  /** A building was destroyed in it this turn. */
  readonly destruction: boolean;
}
