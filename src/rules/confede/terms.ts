/** From nothing to the worst. */
export type Gravite = 'aucune' | 'sonne' | 'legere' | 'grave' | 'critique' | 'tue-net';

export type Situation = 'charge' | 'face-a-face' | 'assaillie-de-face';

type CapaciteId = 'instinct-de-survie' | 'immunite-tete' | 'immunite-doubles' | 'acharne';

/** An ability as data: how it is typed, and the bounds of its value if it has one. */
export interface Capacite {
  readonly id: CapaciteId;
  readonly nom: string;
  readonly mots: readonly string[];
  readonly valeur: { readonly min: number; readonly max: number } | null;
  readonly clause: string;
  readonly source: string;
}

/** The abilities of one target. */
export interface Capacites {
  /** The lowest X of its Instinct de survie, `null` without it. */
  readonly instinct: number | null;
  readonly tete: boolean;
  readonly doubles: boolean;
  readonly acharne: boolean;
}

/** One who may be hit, and by what. */
export interface Target {
  readonly nom: string | null;
  /** Real distance in cm from the impactor's start, `null` where the situation has none. */
  readonly distance: number | null;
  /** `null` when only the FOR is asked. */
  readonly res: number | null;
  readonly capacites: Capacites;
  /** The X of the impact that it takes. */
  readonly x: number;
  /** 2 × MOU in cm of the one who hits, with a speed marker; `null` without one. */
  readonly marqueur: number | null;
}

/** One line of the result, keys as on the rule page. What does not apply is `null`. */
export interface Cible {
  readonly nom: string | null;
  readonly distance: number | null;
  readonly tranches: number;
  readonly for: number;
  readonly res: number | null;
  /** The die of Instinct de survie. */
  readonly instinct: number | null;
  readonly des: readonly number[] | null;
  readonly localisation: number | null;
  readonly indice: number | null;
  readonly gravite: Gravite | null;
  readonly exceptionnelle: boolean | null;
  readonly annulee: 'instinct' | 'immunite' | null;
  /** Killed outright, and yet still standing in the way. */
  readonly resteEnPlace: boolean | null;
}

/** What an impact gives. `cibles` in the order of resolution; `nonAtteintes`: names of those never reached. */
export interface ImpactResult {
  readonly situation: Situation;
  readonly cibles: readonly Cible[];
  readonly arret: 'survivant' | 'choix' | null;
  readonly nonAtteintes: readonly string[];
}
