import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Issue } from '../../src/odds/heresie/issue.ts';
import { drawn, wins } from '../../src/present/chances/issue.ts';

const issue = (protagoniste: number, antagoniste: number): Issue => ({
  vainqueur: { protagoniste, antagoniste },
  prc: { protagoniste: 0, antagoniste: 0 },
});

test('a duel is told as sure where the other cannot win, and only there', () => {
  assert.equal(wins(issue(1 - 2 ** -52, 0), 'protagoniste'), 1);
  assert.equal(drawn(issue(1 - 2 ** -52, 0)), 0);
  const slight = issue(1, 1e-20);
  assert.ok(wins(slight, 'protagoniste') < 1);
  assert.equal(wins(slight, 'antagoniste'), 1e-20);
  assert.equal(wins(issue(0, 1), 'protagoniste'), 0);
  assert.equal(wins(issue(0.5, 0), 'protagoniste'), 0.5);
  assert.equal(drawn(issue(0.5, 0)), 0.5);
});
