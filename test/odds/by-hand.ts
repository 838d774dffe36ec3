import assert from 'node:assert/strict';
import { seededDice } from '../../src/dice/seeded.ts';
import { roundOdds } from '../../src/rules/heresie/chances.ts';
import { none } from '../../src/rules/heresie/choix.ts';
import { type Choices, jusquauBout } from '../../src/rules/heresie/defi.ts';
import { begin, takePosture, takeWeapon } from '../../src/rules/heresie/run.ts';
import type { Defi, DefiState, Duel } from '../../src/rules/heresie/state.ts';
import { isRefusal } from '../../src/rules/rule.ts';

/** A duel in which what the next round depends on is the PV alone, solved from the rule's own rounds. */
export function byHand(defi: Defi): (mine: number, theirs: number) => number {
  const known = new Map<string, number>();
  const won = (mine: number, theirs: number): number => {
    if (mine === 0 || theirs === 0) return mine === 0 ? 0 : 1;
    const key = `${mine}/${theirs}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const { outcomes, total } = roundOdds(defi, armed(defi, mine, theirs));
    let [sum, away] = [0, 0];
    for (const { value, weight } of outcomes) {
      const [p, q] = [value.protagoniste.pv, value.antagoniste.pv];
      if (p === mine && q === theirs) continue;
      const share = Number(weight) / Number(total);
      away += share;
      sum += share * won(p, q);
    }
    known.set(key, sum / away);
    return sum / away;
  };
  return won;
}

function armed(defi: Defi, mine: number, theirs: number): Duel {
  let state: DefiState = begin(defi);
  const dice = seededDice('no die falls');
  for (const side of ['protagoniste', 'antagoniste'] as const) {
    const next = takePosture(state, side, none);
    assert.ok(!isRefusal(next));
    state = next;
  }
  for (const side of ['antagoniste', 'protagoniste'] as const) {
    const next = takeWeapon(state, side, null, dice);
    assert.ok(!isRefusal(next));
    state = next;
  }
  const { duel } = state;
  return {
    ...duel,
    protagoniste: { ...duel.protagoniste, pv: mine },
    antagoniste: { ...duel.antagoniste, pv: theirs },
  };
}

/** Plays to the end and counts who won, with the PRC. */
export function played(
  defi: Defi,
  choices: Choices,
  plays: number,
): { won: number; lost: number; prc: number } {
  const sum = { won: 0, lost: 0, prc: 0 };
  for (let play = 0; play < plays; play += 1) {
    const end = jusquauBout(defi, choices, seededDice(`duel ${play}`));
    assert.ok(!isRefusal(end));
    const { vainqueur, prc } = end.result;
    if (vainqueur === 'protagoniste') sum.won += 1;
    if (vainqueur === 'antagoniste') sum.lost += 1;
    if (vainqueur === 'protagoniste') sum.prc += prc;
  }
  return sum;
}

/** Within five standard errors. */
export function near(found: number, plays: number, chance: number, what: string): void {
  const error = Math.sqrt((chance * (1 - chance)) / plays) + 1e-9;
  assert.ok(Math.abs(found / plays - chance) <= 5 * error, `${what}: ${found / plays} for ${chance}`);
}
