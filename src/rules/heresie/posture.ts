import type { Caracteristique, Regle } from './terms.ts';

/** When an effect holds: judged at the step that asks for it. */
export type Condition =
  | 'avec-avantage'
  | 'sans-avantage'
  | 'blesse'
  | 'adverse-blesse'
  | 'pv-au-plus-2'
  | 'charge'
  | 'faction-visee';

/** Whom an effect is about: who chose the posture, or the enemy. */
type Cible = 'soi' | 'adverse';

/** What a posture does: the closed vocabulary. Each effect is plain data, read by the step that it changes. */
export type Effet = EffetDeConcentration | EffetDeFrappe | EffetDuDefi;

interface EffetBase {
  /** It does nothing unless this holds. */
  readonly si?: Condition;
}

type EffetDeConcentration = EffetBase &
  (
    | {
        /** One more die; the lowest or highest is dropped. */ readonly effet: 'de-de-plus';
        readonly defausse: 'bas' | 'haut';
      }
    | { readonly effet: 'concentration'; readonly valeur: number | 'ecart-de-vol' }
    | { /** PV lost take nothing from the total. */ readonly effet: 'sans-malus-de-pv' }
    | {
        /** Outside support multiplied, then capped. */ readonly effet: 'soutien';
        readonly qui: Cible;
        readonly fois?: number;
        readonly maximum?: number;
      }
  );

type EffetDeFrappe = EffetBase &
  (
    | {
        readonly effet: 'attaques';
        readonly valeur: number | 'd3' | 'soutien' | 'ecart-de-soutien';
        readonly maximum?: number;
      }
    | { readonly effet: 'attaque-unique' }
    | {
        readonly effet: 'caracteristique';
        readonly qui: Cible;
        readonly c: Caracteristique;
        readonly etape: 'concentration' | 'frappe' | 'toutes';
        readonly operation: 'plus' | 'divise' | 'fixe';
        readonly valeur: number | 'cc-de-base-adverse';
        readonly minimum?: number;
      }
    | {
        /** On all its hits, after the weapon. */ readonly effet: 'touches';
        readonly f: number;
        readonly d: number;
      }
    | {
        /** D of its hits fixed; `arbitrage`: which hits, the ruling `grele-portee` says. */ readonly effet: 'degats-fixes';
        readonly valeur: number | 'pv';
        readonly portee: 'toutes' | 'arbitrage';
      }
    | { /** A special rule for this step. */ readonly effet: 'regle'; readonly regle: Regle }
    | {
        /** Critique works one face earlier; without it, from `sinon` on. */ readonly effet: 'critique-ameliore';
        readonly sinon?: number;
      }
    | { /** Hits on this, whatever the CC. */ readonly effet: 'touche-sur'; readonly valeur: number }
    | {
        /** Wound rolls fail up to this natural face. */ readonly effet: 'blessure-ratee';
        readonly qui: Cible;
        readonly jusqua: number;
      }
  );

type EffetDuDefi = EffetBase &
  (
    | {
        /** Still standing: holds the advantage at the start of the next Confrontation. */ readonly effet: 'avantage-suivant';
      }
    | { /** Each enemy attack that misses: +1 to the next Concentration. */ readonly effet: 'garde' }
    | { /** CC and A lowered to the enemy's. */ readonly effet: 'provoquer' }
    | {
        /** PRC if it wins: for each time that it was chosen, or if it kills in this Frappe. */ readonly effet: 'prc';
        readonly valeur: number;
        readonly quand: 'chaque-choix' | 'mort';
      }
    | {
        /** Only who chooses first; names a posture that the other may not take. */ readonly effet: 'interdire';
      }
    | { /** In Gloire it may end the challenge, nobody winning. */ readonly effet: 'rompre' }
    | { /** The enemy cannot choose Gloire while both stand. */ readonly effet: 'gloire-interdite' }
  );

/** A posture. `faction`, `personnage`: who alone may take it; `null`: everybody. */
export interface Posture {
  readonly id: string;
  readonly nom: string;
  /** What it does, in French. */
  readonly texte: string;
  readonly faction: string | null;
  readonly personnage: string | null;
  /** Only in the first Confrontation. */
  readonly premiere?: boolean;
  /** Once in a challenge. */
  readonly unique?: boolean;
  /** Lasts to the end of the challenge. */
  readonly durable?: boolean;
  /** Factions against which `faction-visee` holds. */
  readonly visees?: readonly string[];
  readonly effets: readonly Effet[];
  readonly clause: string;
  readonly source: string;
}
