import type { Dice } from '../dice/dice.ts';
import { forceOf } from '../rules/confede/blessure.ts';
import * as impact from '../rules/confede/impact.ts';
import type { ImpactResult } from '../rules/confede/terms.ts';
import type { Outcome } from '../rules/rule.ts';
import { type MatchState, match, type Player } from './match.ts';

/** A checked impact, and the id of the person whose impactor it is. */
export interface ImpactStart {
  readonly impact: impact.Impact;
  readonly player: string;
}

/** `since`: how many steps stood before the last move. */
export interface ImpactMatch extends MatchState {
  readonly player: string;
  readonly run: impact.ImpactState;
  readonly since: number;
}

/** After a group that was wholly removed: strike the next one, or stop here. */
export type ImpactMove = 'poursuivre' | 's-arreter';

export interface ImpactView {
  /** The whole impact so far: what the journal keeps of each move, so that it can be shown as it was answered. */
  readonly outcome: Outcome<ImpactResult>;
  /** How many of its steps stood before the last move: the dice of the others are those that this move rolled. */
  readonly since: number;
  /** The group that would be struck next, its real distance in cm and the FOR there; `null` once it is over. */
  readonly next: {
    readonly noms: readonly string[];
    readonly distance: number | null;
    readonly for: number;
    /** Id of the person who chooses; a MJ may do it too. */
    readonly player: string;
  } | null;
}

const moves: readonly ImpactMove[] = ['poursuivre', 's-arreter'];

/**
 * An impact over several groups: the first is struck at once, then its player (or a MJ) chooses after each group that is
 * wholly removed. What the options decided beforehand is not asked. Source: `impact.14`, `impact.15`.
 */
export const impactMatch = match({ begin, offered, legalMoves, awaits, advance, view, finished });

function begin({ impact: checked, player }: ImpactStart, dice: Dice): ImpactMatch {
  let run = impact.strike(impact.begin(checked), dice);
  while (!checked.asks && impact.mayGoOn(run)) run = impact.strike(run, dice);
  return { version: 0, player, run, since: 0 };
}

function offered(state: ImpactMatch): readonly ImpactMove[] {
  return finished(state) ? [] : moves;
}

function legalMoves(state: ImpactMatch, { id, isMaster }: Player): readonly ImpactMove[] {
  return isMaster || id === state.player ? offered(state) : [];
}

function awaits(state: ImpactMatch): readonly string[] {
  return finished(state) ? [] : [state.player];
}

function advance(state: ImpactMatch, move: ImpactMove, _: Player, dice: Dice): ImpactMatch {
  const { run } = state;
  const after = move === 'poursuivre' ? impact.strike(run, dice) : impact.stop(run);
  return { ...state, run: after, since: run.steps.length };
}

function view(state: ImpactMatch): ImpactView {
  const { run, since } = state;
  return { outcome: impact.outcome(run), since, next: finished(state) ? null : nextGroup(state) };
}

function finished({ run }: ImpactMatch): boolean {
  return !impact.mayGoOn(run);
}

function nextGroup({ player, run }: ImpactMatch): ImpactView['next'] {
  const group = run.impact.groups[run.struck] ?? [];
  const [first] = group;
  if (!first) return null;
  return {
    noms: group.flatMap(({ nom }) => nom ?? []),
    distance: first.distance,
    for: forceOf(first).for,
    player,
  };
}
