import type { RefusResult } from '../rules/heresie/declaration.ts';
import type { Choices } from '../rules/heresie/defi.ts';
import type { Defi, DefiResult, DefiState } from '../rules/heresie/state.ts';
import type { Combattant, Side } from '../rules/heresie/terms.ts';
import type { Outcome } from '../rules/rule.ts';
import type { Step } from '../rules/step.ts';
import type { MatchState } from './match.ts';

/** A model as it comes from a sheet or from the ready-made ones. `id` names it in moves; `fiche` is the sheet's id. */
export interface Modele {
  readonly id: string;
  readonly fiche: number | null;
  readonly combattant: Combattant;
}

/** What never changes in a challenge once it is issued. */
interface DefiFixed extends Pick<Defi, 'seul' | 'joueurActif' | 'postures' | 'rulings'> {
  readonly protagoniste: Modele;
  /** Models that may accept it: never empty. The first has the outside support that the issuer said. */
  readonly adverses: readonly Modele[];
  /** The antagonist is played by the bot. */
  readonly arene: boolean;
  /** What would happen: nothing of it goes into the books. */
  readonly simulation: boolean;
  /** Options that were given and do nothing here. */
  readonly sansEffet: readonly string[];
}

/** `rapide`: one round, then Gloire. `jusquau-bout`: until one is removed. */
type DefiMode = 'rapide' | 'jusquau-bout';

/** A checked challenge. `mode`: it is played at once, as `choices` say. */
export interface DefiStart extends DefiFixed {
  readonly seats: Readonly<Record<Side, string>>;
  readonly mode: DefiMode | null;
  readonly choices: Choices;
}

/** What it waits for: the answer, who is en disgrâce, the duel, who may use Rompre in Gloire, nothing any more. */
type DefiPhase = 'declaration' | 'disgrace' | 'duel' | 'gloire' | 'fin';

/** The duel under way: all of a {@link DefiState} but what is fixed and its steps. */
type Course = Omit<DefiState, 'defi' | 'steps'>;

/** A challenge between two persons, as JSON. */
export interface DefiMatch extends MatchState {
  readonly fixed: DefiFixed;
  /** Ids of the persons. */
  readonly seats: Readonly<Record<Side, string>>;
  readonly phase: DefiPhase;
  /** Which of the models accepted, by its place in the list. */
  readonly adverse: number;
  /** Outside support of the antagonist, as its player confirmed it. */
  readonly appui: Appui;
  /** PV of both as it is accepted, where they are others than when it was issued. */
  readonly depart: Readonly<Record<Side, number>> | null;
  /** Each roll waits to be pressed, so that dice can be thrown by hand. */
  readonly pasAPas: boolean;
  /** A posture that forbids one to the enemy has been named, and which one has not. */
  readonly feinte: string | null;
  /** Who may still use Rompre, in the order in which they are asked. */
  readonly rompent: readonly Side[];
  /** `null` before it is accepted. */
  readonly course: Course | null;
  readonly fin: Pick<DefiResult, 'vainqueur' | 'prc'>;
  /** What a declined challenge left. */
  readonly refus: RefusResult | null;
  /** The calculation of this round; that of earlier ones is in the journal. */
  readonly steps: readonly Step[];
  /** How many of the steps stood before the last move. */
  readonly since: number;
}

/** Outside support of one side. */
export type Appui = Pick<Combattant, 'soutien' | 'marcheurs'>;

/** What accepting brings: the support of who accepts, and the PV of both as their sheets say by then. */
export interface Accepted extends Appui {
  readonly pv?: Readonly<Record<Side, number>>;
}

/** What a side can do: a word, and for some the id of what it names after a colon. */
export type DefiMove =
  | 'relever'
  | `relever:${string}`
  | 'decliner'
  | `disgrace:${string}`
  | `posture:${string}`
  | `feinte:${string}`
  | `arme:${string}`
  | 'pas-a-pas'
  | 'd-un-trait'
  | 'concentration'
  | 'frappe'
  | 'poursuivre'
  | 'gloire'
  | 'rompre'
  | 'abandonner';

/** The move that takes no posture. */
export const noPosture = 'posture:aucune';

/** What is due, and from which side; `null` when both may press. */
export interface Due {
  readonly kind:
    | 'relever'
    | 'disgrace'
    | 'posture'
    | 'feinte'
    | 'arme'
    | 'concentration'
    | 'frappe'
    | 'suite'
    | 'rompre';
  readonly side: Side | null;
}

/** One model as everybody may see it. */
export interface Duelliste {
  readonly nom: string;
  /** Id of who plays it. */
  readonly joueur: string;
  readonly pv: number;
  readonly base: number;
  readonly appui: Appui;
  /** Name of the posture of this round: `null` none taken, absent not yet chosen. */
  readonly posture?: string | null;
  /** Name of the weapon of this round. */
  readonly arme: string | null;
}

/** What everybody may see. */
export interface DefiView {
  readonly outcome: Outcome<DefiResult | RefusResult>;
  readonly since: number;
  readonly phase: DefiPhase;
  /** `null` once it is over. */
  readonly due: Due | null;
  readonly awaits: readonly string[];
  readonly round: number;
  readonly duellistes: Readonly<Record<Side, Duelliste>>;
  readonly arene: boolean;
  readonly simulation: boolean;
  readonly pasAPas: boolean;
  readonly seul: Side | null;
  readonly avantage: Side | null;
  /** Name of the posture that a feint forbids in this round. */
  readonly interdite: string | null;
  /** Names of the models that may accept, while several may. */
  readonly adverses: readonly string[];
}
