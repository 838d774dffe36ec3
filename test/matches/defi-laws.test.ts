import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type DefiMatch, type DefiMove, defiMatch } from '../../src/matches/defi.ts';
import { sides } from '../../src/rules/heresie/terms.ts';
import { alice, anyStart, bob, master, stranger } from './defi-table.ts';
import { obeys } from './laws.ts';

/** Some of each kind, and some that no challenge knows. */
const moves: readonly DefiMove[] = [
  'relever',
  'relever:fiche-9',
  'decliner',
  'disgrace:fiche-2',
  'posture:rompre',
  'posture:aucune',
  'posture:aucune-autre',
  'feinte:se-garder',
  'arme:b',
  'pas-a-pas',
  'concentration',
  'frappe',
  'poursuivre',
  'gloire',
  'rompre',
  'abandonner',
];
const rounds = ({ course }: DefiMatch) => course?.rounds.length ?? 0;

describe('laws of a challenge between two players', () => {
  it('obeys the laws of every match; each move shows its dice, PV only fall, rounds only come', () => {
    const table = { start: anyStart, players: [alice, bob, stranger, master], moves, most: 1000 };
    obeys(defiMatch, table, ({ opening, moves: played, states }) => {
      assert.deepEqual(opening, []);
      for (const [at, state] of states.entries()) {
        const before = states[at - 1];
        const { outcome, since, duellistes, round } = defiMatch.view(state);
        const thrown = at === 0 ? [] : (played[at - 1]?.dice ?? []);
        const shown = outcome.steps
          .slice(since)
          .flatMap((step) => (step.kind === 'roll' || step.kind === 'reroll' ? step.dice : []));
        assert.deepEqual(shown, thrown, 'the dice of the move are those of its steps');
        assert.equal(round, defiMatch.round(state));
        if (!before) continue;
        assert.deepEqual(outcome.steps.slice(0, since), before.steps.slice(0, since));
        assert.ok(rounds(state) >= rounds(before) && rounds(state) <= rounds(before) + 1);
        const earlier = defiMatch.view(before).duellistes;
        for (const side of before.course === null ? [] : sides)
          assert.ok(duellistes[side].pv <= earlier[side].pv);
      }
    });
  });
});
