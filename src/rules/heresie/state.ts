import type { Rulings } from '../rule.ts';
import type { Modifier, Step } from '../step.ts';
import type { Posture } from './posture.ts';
import type { Caracteristique, Combattant, Side } from './terms.ts';

/** A challenge that may be played: what does not change while it lasts. */
export interface Defi {
  readonly protagoniste: Combattant;
  readonly antagoniste: Combattant;
  /** Whose duellist is the only model of that player there. */
  readonly seul: Side | null;
  readonly joueurActif: Side;
  /** Every posture that exists in this campaign. */
  readonly postures: readonly Posture[];
  readonly rulings: Rulings;
}

/** What a player chose in a Confrontation: a posture or none; `nommee` is the one that Feinte et riposte forbids. */
export interface Choix {
  readonly posture: string | null;
  readonly nommee: string | null;
}

/** One model in the challenge. */
export interface Camp {
  readonly pv: number;
  /** PV really taken from the enemy over the whole challenge. */
  readonly pris: number;
  /** Characteristics that Phage has lowered. */
  readonly phages: readonly Caracteristique[];
  /** PRC that it adds if it wins, earned by choices. */
  readonly prc: number;
  /** Bonus of Se garder to the next Concentration. */
  readonly garde: number;
  /** Postures that it cannot take again in this challenge. */
  readonly usees: readonly string[];
  /** Postures of earlier rounds that last. */
  readonly durables: readonly string[];
  /** `null` until chosen in this round, like `arme`. */
  readonly choix: Choix | null;
  readonly arme: string | null;
  /** Force: the check of this round passed. */
  readonly force: boolean;
}

/** All that what comes depends on. Equal ones are merged while odds are counted. */
export interface Duel {
  readonly protagoniste: Camp;
  readonly antagoniste: Camp;
  /** This is the first Confrontation. */
  readonly first: boolean;
  /** Who holds the advantage. */
  readonly avantage: Side | null;
}

/** One roll of Concentration. A tie adds another pair: protagonist, antagonist, protagonist… */
export interface Concentration {
  readonly des: readonly number[];
  readonly modificateurs: readonly { readonly cause: Modifier['cause']; readonly valeur: number }[];
  readonly total: number;
}

/** One strike. Counts, then the faces of saves and mitigations, then PV lost. */
export interface Frappe {
  readonly de: Side;
  readonly attaques: number;
  readonly touches: number;
  readonly blessures: number;
  readonly sauvegardes: readonly number[];
  readonly mitigations: readonly number[];
  readonly degats: number;
}

/** One round as the result has it. */
export interface Round {
  readonly postures: Readonly<Record<Side, string | null>>;
  readonly concentration: readonly Concentration[];
  readonly avantage: Side;
  readonly frappes: readonly Frappe[];
}

/** What a challenge gives. Keys as on the rule page. */
export interface DefiResult {
  readonly rounds: readonly Round[];
  readonly vainqueur: Side | null;
  readonly prc: number;
  readonly pv: Readonly<Record<Side, number>>;
}

/** A challenge under way, as JSON: where it stands, what happened, and the calculation so far. */
export interface DefiState {
  readonly defi: Defi;
  readonly duel: Duel;
  /** Which round it is, from 1. */
  readonly round: number;
  /** Rounds whose Concentration was rolled. */
  readonly rounds: readonly Round[];
  readonly steps: readonly Step[];
}
