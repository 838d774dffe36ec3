import { gloire } from '../../rules/heresie/gloire.ts';
import type { Defi, Duel } from '../../rules/heresie/state.ts';
import { other, type Side } from '../../rules/heresie/terms.ts';
import { isRefusal } from '../../rules/rule.ts';
import { Trace } from '../../rules/trace.ts';
import { fallen } from './fallen.ts';

/** How a challenge may end: the chance, 0…1, of each side to win, and the PRC that each may expect. */
export interface Issue {
  readonly vainqueur: Readonly<Record<Side, number>>;
  readonly prc: Readonly<Record<Side, number>>;
}

export const none: Issue = {
  vainqueur: { protagoniste: 0, antagoniste: 0 },
  prc: { protagoniste: 0, antagoniste: 0 },
};

/** `sum`, and `chance` times what comes with PRC that count if that side wins. */
export function plus(
  sum: Issue,
  { vainqueur, prc }: Issue,
  chance: number,
  [mine, theirs]: readonly [number, number],
): Issue {
  return {
    vainqueur: {
      protagoniste: sum.vainqueur.protagoniste + chance * vainqueur.protagoniste,
      antagoniste: sum.vainqueur.antagoniste + chance * vainqueur.antagoniste,
    },
    prc: {
      protagoniste: sum.prc.protagoniste + chance * (prc.protagoniste + mine * vainqueur.protagoniste),
      antagoniste: sum.prc.antagoniste + chance * (prc.antagoniste + theirs * vainqueur.antagoniste),
    },
  };
}

/** The chance that nobody wins. */
export function draw({ vainqueur }: Issue): number {
  return Math.max(0, 1 - vainqueur.protagoniste - vainqueur.antagoniste);
}

/** Gloire as things stand, nobody using Rompre. */
export function glory(defi: Defi, duel: Duel): Issue {
  const end = gloire(defi, duel, null, new Trace(fallen));
  if (isRefusal(end)) throw new Error('Gloire without Rompre is never refused');
  if (end.vainqueur === null) return none;
  return {
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
