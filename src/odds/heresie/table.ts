import { opener } from '../../rules/heresie/choix.ts';
import type { Choix, Duel } from '../../rules/heresie/state.ts';
import { other, type Side } from '../../rules/heresie/terms.ts';
import { compare, type Issue } from './issue.ts';
import { everyConfrontation } from './politique.ts';
import type { Sequel } from './suite.ts';

/** What one reply to a first choice leads to. */
interface Reply {
  readonly choix: Choix;
  readonly issue: Issue;
}

/** One first choice, every reply to it, and which of them is best for who makes it. */
export interface Row {
  readonly choix: Choix;
  readonly replies: readonly Reply[];
  readonly best: number;
}

/** Every pair of postures of one Confrontation; `best` is the row that is best for who chooses first. */
export interface Table {
  readonly opener: Side;
  readonly rows: readonly Row[];
  readonly best: number;
}

/** Every choice before this round with every reply to it; who is second sees the first. */
export function tableOf(sequel: Sequel, duel: Duel): Table {
  const side = opener(duel);
  const rows = everyConfrontation(sequel.rounds, duel).map(({ first, replies }): Row => {
    const all = replies.map(({ choix, duel: chosen }) => ({ choix, issue: sequel.after(chosen) }));
    return {
      choix: first,
      replies: all,
      best: bestOf(
        all.map(({ issue }) => issue),
        other(side),
      ),
    };
  });
  const kept = rows.map((row) => row.replies[row.best]?.issue).filter((issue) => issue !== undefined);
  return { opener: side, rows, best: bestOf(kept, side) };
}

/** The place of the best for `side`, of equals the first. */
function bestOf(issues: readonly Issue[], side: Side): number {
  return issues.reduce((best, issue, at) => {
    const leader = issues[best];
    return leader && compare(issue, leader, side) > 0 ? at : best;
  }, 0);
}
