import type { Dice } from '../dice/dice.ts';
import { type Json, type Outcome, type Refusal, refuse } from '../rules/rule.ts';
import * as combat from '../rules/waryaume/combat.ts';
import { opening } from '../rules/waryaume/opening.ts';
import type { LedgerChange, Region, TypeId } from '../rules/waryaume/terms.ts';
import { type Handed, type MatchState, match, type Player } from './match.ts';

/** Where a battle is fought, as the books have it at this moment; `id` is `null` while nothing keeps that region. */
export interface Site {
  readonly id: number | null;
  readonly region: Region;
  /** Kinds that have made their assault of this turn in it. */
  readonly assauts: readonly TypeId[];
}

/** A checked battle. `player`: the Discord id of who attacks, of the MJ for non-players. */
export interface CombatStart {
  readonly combat: combat.Combat;
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
  /** Who took the attacker's seat over (a Discord id): not there while nobody has. */
  readonly meneur?: string;
  /** Who attacks now, in the words of `fixed.combat.attaquant`; not there while it is who began. */
  readonly attaquant?: string | null;
  readonly bataille: Omit<combat.Bataille, 'combat'>;
  readonly site: Omit<Site, 'region'> | null;
}

/** What a decision is given: the region as the books have it, and who leads the attack in the words of `attaquant`. */
export interface CombatGiven {
  readonly site: Site | null;
  readonly attaquant: string | null;
}

/** What the last decision changed beside the match: the state of the region, trophies. */
export interface Effects {
  readonly site: Site | null;
  readonly changes: readonly LedgerChange[];
}

export interface CombatView {
  readonly outcome: Outcome<combat.CombatResult>;
  readonly effects: Effects;
  /** Who chooses next, `null` once it is over; a MJ may as well. */
  readonly next: string | null;
}

/**
 * A battle, assault after assault, until the attacker stops or a side has nobody left. What each move is given is the
 * region as the books have it then: others act in it between two assaults. Source: `combat.19`, `combat.25`.
 */
export const combatMatch = match({
  begin,
  offered,
  legalMoves,
  awaits,
  advance,
  view,
  finished,
  hand,
  round,
});

/** Who leads the attack. */
export function leaderOf({ meneur, fixed }: CombatMatch): string {
  return meneur ?? fixed.player;
}

function begin({ site, waits, ...start }: CombatStart, dice: Dice): CombatMatch {
  const { combat: checked } = start;
  const { combat: _, ...bataille } = combat.begin(checked, site?.region ?? null);
  const state: CombatMatch = {
    version: 0,
    fixed: start,
    bataille,
    site: site && { id: site.id, assauts: site.assauts },
  };
  return waits ? state : decided(state, 'assaut', dice);
}

function offered(state: CombatMatch): readonly combat.Decision[] {
  return finished(state) ? [] : combat.decisions(batailleOf(state));
}

function legalMoves(state: CombatMatch, { id, isMaster }: Player): readonly combat.Decision[] {
  return isMaster || id === leaderOf(state) ? offered(state) : [];
}

function awaits(state: CombatMatch): readonly string[] {
  return finished(state) ? [] : [leaderOf(state)];
}

function advance(
  state: CombatMatch,
  move: combat.Decision,
  _: Player,
  dice: Dice,
  given: Json | null,
): CombatMatch {
  if (given === null) return decided(state, move, dice);
  const { site, attaquant } = given as unknown as CombatGiven; // the books wrote it
  const led = state.meneur === undefined ? state : { ...state, attaquant };
  if (site === null || state.site === null) return decided(led, move, dice);
  const { region, ...place } = site;
  return decided({ ...led, site: place, bataille: { ...state.bataille, region } }, move, dice);
}

/** The attacker's seat alone is played. What was won before stays with who led then. */
function hand(state: CombatMatch, { from, to }: Handed): CombatMatch | Refusal {
  if (leaderOf(state) !== from) return refuse('no-seat', null, { who: from });
  if (to === from || to === state.fixed.defenseur) return refuse('seat-taken', null, { who: to });
  return { ...state, meneur: to, bataille: { ...state.bataille, nouveaux: [], steps: [], since: 0 } };
}

/** Non-players have made their assault of the turn. */
function decided(state: CombatMatch, move: combat.Decision, dice: Dice): CombatMatch {
  const { combat: checked, ...after } = combat.decide(batailleOf(state), move, dice);
  const bataille = { ...after, steps: after.steps.slice(after.since), since: 0 };
  const { site } = state;
  if (site === null || checked.contexte !== 'pnj' || checked.simuler) return { ...state, bataille };
  const assauts = [...new Set([...site.assauts, ...checked.attaque.map(({ type }) => type)])];
  return { ...state, bataille, site: { ...site, assauts } };
}

function view(state: CombatMatch): CombatView {
  const bataille = batailleOf(state);
  const { site, fixed } = state;
  const isReal = !fixed.combat.simuler;
  return {
    outcome: bataille.assauts === 0 ? opening(bataille) : combat.latest(bataille),
    effects: {
      site: isReal && site && bataille.region ? { ...site, region: bataille.region } : null,
      changes: combat.changes(bataille),
    },
    next: finished(state) ? null : leaderOf(state),
  };
}

function finished({ bataille, fixed }: CombatMatch): boolean {
  return bataille.fin !== null || (fixed.isAlone && bataille.assauts > 0);
}

/** Each assault is a round. */
function round({ bataille }: CombatMatch): number {
  return bataille.assauts;
}

function batailleOf({ bataille, fixed, attaquant }: CombatMatch): combat.Bataille {
  const combat = attaquant === undefined ? fixed.combat : { ...fixed.combat, attaquant };
  return { ...bataille, releves: bataille.releves ?? 0, combat }; // a battle from before it was counted has none
}
