import type { Dice } from '../dice/dice.ts';
import { type Json, type Refusal, refuse } from '../rules/rule.ts';
import * as combat from '../rules/waryaume/combat.ts';
import { opening } from '../rules/waryaume/opening.ts';
import type { CombatGiven, CombatMatch, CombatStart, CombatView } from './combat-terms.ts';
import { type Handed, match, type Player } from './match.ts';

export type * from './combat-terms.ts';

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

/** Who is attacked, `null` where nobody is. */
export function attackedOf({ defenseur, fixed }: CombatMatch): string | null {
  return defenseur ?? fixed.defenseur;
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
  const { site, attaquant, joueurAttaque } = given as unknown as CombatGiven; // the books wrote it
  const led = {
    ...state,
    ...(state.meneur !== undefined && { attaquant }),
    ...(state.defenseur !== undefined && { joueurAttaque }),
  };
  if (site === null || state.site === null) return decided(led, move, dice);
  const { region, ...place } = site;
  return decided({ ...led, site: place, bataille: { ...state.bataille, region } }, move, dice);
}

/** Either seat: who attacks, who is attacked. What was won before stays with who sat there then. */
function hand(state: CombatMatch, { from, to }: Handed): CombatMatch | Refusal {
  const seats = [leaderOf(state), attackedOf(state)];
  if (!seats.includes(from)) return refuse('no-seat', null, { who: from });
  if (seats.includes(to)) return refuse('seat-taken', null, { who: to });
  const bataille = { ...state.bataille, nouveaux: [], steps: [], since: 0 };
  return { ...state, bataille, ...(from === leaderOf(state) ? { meneur: to } : { defenseur: to }) };
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

/** The battle with the players who sit there now. A player is attacked as the one target. */
function batailleOf({ bataille, fixed, attaquant, joueurAttaque }: CombatMatch): combat.Bataille {
  const { cibles } = fixed.combat;
  const checked = {
    ...fixed.combat,
    ...(attaquant !== undefined && { attaquant }),
    ...(joueurAttaque !== undefined && {
      cibles: cibles.map((cible) => ({ ...cible, joueur: joueurAttaque })),
    }),
  };
  return { ...bataille, releves: bataille.releves ?? 0, combat: checked }; // a battle from before it was counted has none
}
