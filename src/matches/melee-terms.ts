import type { Gains } from '../rules/jdr/gains.ts';
import type { CampId, Choix, Combattant, Etat, MeleeResult } from '../rules/jdr/melee/terms.ts';
import type { Outcome, Rulings } from '../rules/rule.ts';
import type { Step } from '../rules/step.ts';
import type { MatchState } from './match.ts';

/** A sheet that is brought into a mêlée. Its camp is said by the move that brings it. */
export interface Recrue {
  readonly combattant: Omit<Combattant, 'camp'>;
  /** Id of the sheet. */
  readonly fiche: number;
  /** Id of the person who plays it, and of the one who brought it. */
  readonly joueur: string;
  readonly amene: string;
  /** The weapon of the first round by its place, `null` when nothing was said. */
  readonly arme: number | null;
  /** Statuses that stood on the sheet. */
  readonly statuts: readonly string[];
}

/** The PV of a sheet by its id, now and at most. */
export interface SheetPv {
  readonly fiche: number;
  readonly pv: number;
  readonly base: number;
}

/**
 * What moves come with: who joins, and those already there as their sheets are by now; in the fight what the sheets say
 * of the PV.
 */
export interface MeleeGiven {
  readonly recrues: readonly Recrue[];
  readonly anew: readonly Recrue[];
  readonly pv: readonly SheetPv[];
}

/** PV that a sheet has by now, and that the mêlée took over from it; `at`: the fighter's place. */
interface Corrected {
  readonly at: number;
  readonly pv: number;
}

/** Somebody in the mêlée. */
export interface Engage extends Recrue {
  readonly combattant: Combattant;
}

/** What never changes once it is opened. */
interface MeleeFixed {
  /** Two fighters and no more: it begins as soon as the second is there. */
  readonly duel: boolean;
  /** The sheet that was named for who is challenged, and whether it charges. */
  readonly fiche: string | null;
  readonly charge: boolean;
  readonly gains: Gains | null;
  readonly rulings: Rulings;
}

/** A checked mêlée. `seul`: nobody will click, so one round is played and that is all. */
export interface MeleeStart extends MeleeFixed {
  readonly meneur: string;
  readonly adversaire: string | null;
  readonly engages: readonly Engage[];
  readonly seul: boolean;
  /** Options that were given and say nothing here. */
  readonly ignored: readonly string[];
}

type MeleePhase = 'rassemblement' | 'combat' | 'fin';

/** How it ended: one camp left, stopped by a MJ, never begun, one round alone. */
export type MeleeIssue = 'un-camp' | 'interrompue' | 'declinee' | 'dissoute' | 'sans-reponse' | 'un-round';

/** A mêlée from its lobby to its end, as JSON. */
export interface MeleeMatch extends MatchState {
  readonly fixed: MeleeFixed;
  readonly phase: MeleePhase;
  readonly issue: MeleeIssue | null;
  /** Who is called to go on: who opened it, then the MJ who began it. */
  readonly meneur: string;
  /** Who was challenged, in a duel between two persons. */
  readonly adversaire: string | null;
  /** In joining order. */
  readonly engages: readonly Engage[];
  /** For the coming round, by place. */
  readonly choix: readonly Choix[];
  /** By place; empty before it begins. */
  readonly etats: readonly Etat[];
  /** By the last move; not there in a mêlée from before it was told. */
  readonly corrected?: readonly Corrected[];
  /** Rounds played. */
  readonly round: number;
  readonly dernier: MeleeResult;
  /** Of the last move alone, like `ignored`. */
  readonly steps: readonly Step[];
  readonly ignored: readonly string[];
}

export type MeleeMove =
  | `rejoindre:${CampId}`
  | 'quitter'
  | `retirer:${number}`
  | 'commencer'
  | 'decliner'
  | 'dissoudre'
  | `arme:${number}:${number}`
  | `cible:${number}:${number}`
  | 'jouer'
  | 'interrompre';

/** One fighter as everybody may see him. */
export interface MeleeFighter {
  readonly nom: string;
  readonly camp: CampId;
  /** Id of the person who plays him. */
  readonly joueur: string;
  readonly pv: number;
  readonly base: number;
  readonly etat: 'debout' | 'fuite' | 'ko';
  /** What is set for the coming round, default included; `null` without a weapon, or with nobody to strike. */
  readonly arme: string | null;
  readonly cible: string | null;
  /** He has several weapons or several to strike. */
  readonly choisit: boolean;
}

/** What everybody may see. */
export interface MeleeView {
  /** The last move alone. */
  readonly outcome: Outcome<MeleeResult>;
  readonly phase: MeleePhase;
  readonly issue: MeleeIssue | null;
  readonly duel: boolean;
  readonly round: number;
  readonly combattants: readonly MeleeFighter[];
  readonly awaits: readonly string[];
}
