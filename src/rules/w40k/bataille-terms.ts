/** Which of the two players: 0 is who plays first in each round. */
export type Side = 0 | 1;

/** One of the two players, with what the ledger counts for him. */
export interface Joueur {
  readonly nom: string;
  readonly pc: number;
  readonly points: number;
}

/** What is said of a unit when it joins the battle. */
export interface UniteFixe {
  /** Tells the units of one battle apart, from 1, and is never given twice. */
  readonly numero: number;
  readonly nom: string;
  /** Whose it is. */
  readonly joueur: Side;
  readonly effectifInitial: number;
  /** PV of one model, `null` where nobody counts them; a unit of one model has them. */
  readonly pvInitial: number | null;
  /** Commandement as printed: 7 stands for 7+. */
  readonly cd: number;
  /** CO of one model. */
  readonly co: number;
  /** The objective on which it stands. */
  readonly objectif: string | null;
  /** What its sheet says happens in its player’s phase de commandement. */
  readonly rappel: string | null;
}

/** A unit as it stands, with what the ledger counts for it. */
export interface Unite extends UniteFixe {
  /** Models left; 0: destroyed. */
  readonly effectif: number;
  /** PV left to the model that was hurt last, `null` where nobody counts them. */
  readonly pv: number | null;
  readonly ebranlee: boolean;
  /** The turn of its last test, 0 while there was none. */
  readonly teste: number;
}

/** A battle of two as it stands, JSON. */
export interface Bataille {
  readonly joueurs: readonly [Joueur, Joueur];
  /** Counts the turns of both players, from 1. */
  readonly tour: number;
  /** The turn whose phase de commandement was played last, 0 while there was none. */
  readonly phase: number;
  readonly pointsObjectif: number;
  readonly unites: readonly Unite[];
}

/** What a deed does to a value that the ledger counts: `of` is a player’s side or a unit’s number, `by` signed. */
export interface Change {
  readonly whose: 'joueur' | 'unite';
  readonly of: number;
  readonly quantity: 'pc' | 'points' | 'effectif' | 'pv' | 'statut:ebranlee' | 'teste';
  readonly by: number;
  readonly cause: string;
}

/** The round of battle, from 1. Source: `bataille.4`. */
export function rondeOf({ tour }: Pick<Bataille, 'tour'>): number {
  return Math.ceil(tour / 2);
}

/** Whose turn it is. Source: `bataille.4`. */
export function actifOf({ tour }: Pick<Bataille, 'tour'>): Side {
  return tour % 2 === 1 ? 0 : 1;
}

/** CO of a whole unit: that of a model times the models left, 0 when it is shaken. Source: `ebranlement.8`. */
export function coOf({ co, effectif, ebranlee }: Pick<Unite, 'co' | 'effectif' | 'ebranlee'>): number {
  return ebranlee ? 0 : co * effectif;
}
