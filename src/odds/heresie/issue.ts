import { gloire } from '../../rules/heresie/gloire.ts';
import type { Defi, Duel } from '../../rules/heresie/state.ts';
import { other, type Side } from '../../rules/heresie/terms.ts';
import { isRefusal } from '../../rules/rule.ts';
import { Trace } from '../../rules/trace.ts';
import { told } from '../ratio.ts';
import { fallen } from './fallen.ts';

/**
 * How a challenge may end: the chance, 0…1, of each side to win, that nobody does, and the PRC that each may expect. A
 * chance is added up from what can come, never as what is left of 1: it is 0 only where nothing leads there.
 */
export interface Issue {
  readonly vainqueur: Readonly<Record<Side, number>>;
  readonly draw: number;
  readonly prc: Readonly<Record<Side, number>>;
}

/** Nothing yet: what chances are added to. */
export const none: Issue = {
  vainqueur: { protagoniste: 0, antagoniste: 0 },
  draw: 0,
  prc: { protagoniste: 0, antagoniste: 0 },
};

/** Nobody wins. */
export const nobody: Issue = { ...none, draw: 1 };

/** `sum`, and `chance` times what comes with PRC that count if that side wins. */
export function plus(
  sum: Issue,
  { vainqueur, draw, prc }: Issue,
  chance: number,
  [mine, theirs]: readonly [number, number],
): Issue {
  return {
    vainqueur: {
      protagoniste: sum.vainqueur.protagoniste + chance * vainqueur.protagoniste,
      antagoniste: sum.vainqueur.antagoniste + chance * vainqueur.antagoniste,
    },
    draw: sum.draw + chance * draw,
    prc: {
      protagoniste: sum.prc.protagoniste + chance * (prc.protagoniste + mine * vainqueur.protagoniste),
      antagoniste: sum.prc.antagoniste + chance * (prc.antagoniste + theirs * vainqueur.antagoniste),
    },
  };
}

/** An end of a challenge: who wins, or nobody. */
export type End = Side | 'draw';

/** The ends that an issue leaves possible. */
export function endsOf({ vainqueur, draw }: Issue): readonly End[] {
  const chances = [
    ['protagoniste', vainqueur.protagoniste],
    ['antagoniste', vainqueur.antagoniste],
    ['draw', draw],
  ] as const;
  return chances.filter(([, chance]) => chance > 0).map(([end]) => end);
}

/** The issue as it is known exactly: `ends` alone are possible, and one alone is sure. */
export function among(ends: ReadonlySet<End>, { vainqueur, draw, prc }: Issue): Issue {
  const of = (end: End, chance: number) =>
    told(chance, { possible: ends.has(end), sure: ends.has(end) && ends.size === 1 });
  const prcOf = (side: Side) => (ends.has(side) ? prc[side] : 0);
  return {
    vainqueur: {
      protagoniste: of('protagoniste', vainqueur.protagoniste),
      antagoniste: of('antagoniste', vainqueur.antagoniste),
    },
    draw: of('draw', draw),
    prc: { protagoniste: prcOf('protagoniste'), antagoniste: prcOf('antagoniste') },
  };
}

/** A sum brought back to what is known of it exactly. */
export function summed(issue: Issue): Issue {
  return among(new Set(endsOf(issue)), issue);
}

/** Gloire as things stand, nobody using Rompre. */
export function glory(defi: Defi, duel: Duel): Issue {
  const end = gloire(defi, duel, null, new Trace(fallen));
  if (isRefusal(end)) throw new Error('Gloire without Rompre is never refused');
  if (end.vainqueur === null) return nobody;
  return {
    ...none,
    vainqueur: { ...none.vainqueur, [end.vainqueur]: 1 },
    prc: { ...none.prc, [end.vainqueur]: end.prc },
  };
}

/** What `side` gains over the other: its chance to win less that to lose, then its PRC less the other's. */
export function compare(one: Issue, two: Issue, side: Side): number {
  const gap = lead(one.vainqueur, side) - lead(two.vainqueur, side);
  if (Math.abs(gap) > near) return gap;
  const prc = lead(one.prc, side) - lead(two.prc, side);
  return Math.abs(prc) > near ? prc : 0;
}

/** Below this two chances are one: far above what rounding can add up to, far below what is shown. */
const near = 1e-11;

function lead(of: Readonly<Record<Side, number>>, side: Side): number {
  return of[side] - of[other(side)];
}
