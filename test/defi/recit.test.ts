import assert from 'node:assert/strict';
import { test } from 'node:test';
import { told } from '../../commands/defi/recit.ts';
import { type DefiMatch, type DefiMove, defiMatch } from '../../src/matches/defi.ts';
import { issue, open, plays } from '../matches/defi-table.ts';

/** The antagonist strikes first. */
const start = issue({ profil: { i: 1 } }, { profil: { i: 9, a: 1 } });
const before = plays(open(start), ['relever'], ['posture:aucune']);

/** Each state after `from`, one for each move. */
function run(from: DefiMatch, ...moves: readonly (readonly [DefiMove, (readonly number[])?])[]): DefiMatch[] {
  return moves.map((_, at) => plays(from, ...moves.slice(0, at + 1)));
}

function tells(states: readonly DefiMatch[]) {
  const views = states.map((state) => defiMatch.view(state));
  const last = views.at(-1) ?? assert.fail();
  const { outcome, since } = told(last, views);
  const faces = outcome.steps
    .slice(since)
    .flatMap((step) => (step.kind === 'roll' ? step.dice.map(({ face }) => face) : []));
  return { outcome, since, faces, last };
}

test('one move is told with what of its round stood before it', () => {
  const { outcome, since, faces, last } = tells(run(before, ['posture:aucune', [1, 1, 1, 1, 1]]));
  assert.deepEqual(faces, [1, 1, 1, 1, 1]);
  assert.deepEqual([outcome.steps, since], [last.outcome.steps, last.since]);
  assert.ok(since > 0);
});

test('what the bot adds goes on from the move, over the beginning of a new round, and loses no die', () => {
  const states = run(
    before,
    ['posture:aucune', [1, 1, 1, 1, 1]],
    ['poursuivre'],
    ['posture:aucune'],
    ['posture:se-garder', [2, 2, 2, 2, 2]],
  );
  const { outcome, faces, last } = tells(states);
  assert.deepEqual(faces, [1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
  assert.deepEqual(outcome.result, last.outcome.result);
  assert.ok(outcome.rulings.some(({ id }) => id === 'poursuivre'));
  assert.deepEqual(
    outcome.steps.filter(({ what }) => what === 'round').map(({ value }) => value),
    [1, 2],
  );
});
