import type { Issue } from '../../odds/heresie/issue.ts';
import type { Side } from '../../rules/heresie/terms.ts';

/** Above what rounding can add up to, below what is shown. */
const rounding = 1e-11;
/** The number next to 1. */
const below1 = 1 - Number.EPSILON / 2;

/** The chance that nobody wins as it is told: what rounding may have left is nothing. */
export function drawn({ vainqueur }: Pick<Issue, 'vainqueur'>): number {
  const chance = 1 - vainqueur.protagoniste - vainqueur.antagoniste;
  return chance < rounding ? 0 : chance;
}

/** The chance of `side` as it is told: 1 where nothing else can come, and only there. */
export function wins(issue: Pick<Issue, 'vainqueur'>, side: Side): number {
  const { protagoniste, antagoniste } = issue.vainqueur;
  const theirs = side === 'protagoniste' ? antagoniste : protagoniste;
  const sure = theirs === 0 && drawn(issue) === 0;
  return sure ? 1 : Math.min(issue.vainqueur[side], below1);
}
