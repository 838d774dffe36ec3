import type { Outcome } from '../rules/rule.ts';
import type { Bataille, Combat, CombatResult } from '../rules/waryaume/combat.ts';
import type { LedgerChange, Region, TypeId } from '../rules/waryaume/terms.ts';
import type { MatchState } from './match.ts';

/** Where a battle is fought, as the books have it at this moment; `id` is `null` while nothing keeps that region. */
export interface Site {
  readonly id: number | null;
  readonly region: Region;
  /** Kinds that have made their assault of this turn in it. */
  readonly assauts: readonly TypeId[];
}

/** A checked battle. `player`: the Discord id of who attacks, of the MJ for non-players. */
export interface CombatStart {
  readonly combat: Combat;
  readonly player: string;
  /** The Discord id of the player who is attacked, `null` where nobody is. */
  readonly defenseur: string | null;
  readonly site: Site | null;
  /** The first assault waits for a click: against a player. */
  readonly waits: boolean;
  /** Nobody can click: one assault is all there is. */
  readonly isAlone: boolean;
}

/** The battle keeps the steps of its last decision alone. */
export interface CombatMatch extends MatchState {
  readonly fixed: Pick<CombatStart, 'combat' | 'player' | 'defenseur' | 'isAlone'>;
  /** Who took the attacker's seat over, and the attacked player's (Discord ids): not there while nobody has. */
  readonly meneur?: string;
  readonly defenseur?: string;
  /** Who attacks now, and who is attacked, in the words of `fixed.combat`; not there while it is who began. */
  readonly attaquant?: string | null;
  readonly joueurAttaque?: string | null;
  readonly bataille: Omit<Bataille, 'combat'>;
  readonly site: Omit<Site, 'region'> | null;
}

/**
 * What a decision is given: the region as the books have it; who leads the attack, and who is attacked, in the words of
 * `fixed.combat`.
 */
export interface CombatGiven {
  readonly site: Site | null;
  readonly attaquant: string | null;
  readonly joueurAttaque: string | null;
}

/** What the last decision changed beside the match: the state of the region, trophies. */
export interface Effects {
  readonly site: Site | null;
  readonly changes: readonly LedgerChange[];
}

export interface CombatView {
  readonly outcome: Outcome<CombatResult>;
  readonly effects: Effects;
  /** Who chooses next, `null` once it is over; a MJ may as well. */
  readonly next: string | null;
}
