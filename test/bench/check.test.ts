import assert from 'node:assert/strict';
import { test } from 'node:test';
import { misses, statedMisses, tolerance } from '../../scripts/bench/check.ts';
import { type Figure, keeps } from '../../scripts/bench/figures.ts';
import { figures, machine, readme } from './samples.ts';

/** The sample figures, one of them found otherwise. */
const found = (label: string, value: number): readonly Figure[] =>
  figures.map((figure) => (figure.label === label ? { ...figure, value } : figure));
const elsewhere = { ...machine, cpu: 'Processeur Y' };

test('what the README states holds', () => {
  assert.deepEqual(misses(machine, figures, readme), []);
});

test('a limit that is missed fails whatever the README says, on any machine', () => {
  for (const where of [machine, elsewhere]) {
    assert.deepEqual(misses(where, found('Départ', 1001), readme), [
      'Départ\u202F: 1\u202F001\u202Fms, hors limite.',
    ]);
    assert.deepEqual(misses(where, found('Rapport', 9.9), readme), [
      'Rapport\u202F: 9,9\u202F×, hors limite.',
    ]);
  }
});

test('a limit is kept at the bound itself', () => {
  assert.ok(found('Départ', 1000).every(keeps));
  assert.ok(found('Rapport', 10).every(keeps));
});

test('a figure may be worse than stated within the tolerance, and better without end', () => {
  assert.deepEqual(misses(machine, found('Dés', (7_410_000 / tolerance) * 1.01), readme), []);
  assert.deepEqual(misses(machine, found('Dés', 74_100_000), readme), []);
  assert.deepEqual(misses(machine, found('Dés', 1_000_000), readme), [
    'Dés\u202F: 1\u202F000\u202F000\u202F/s, le README dit 7\u202F410\u202F000\u202F/s.',
  ]);
});

test('a time is worse when it is longer', () => {
  const quick = readme.replace('812\u202Fms', '500\u202Fms');
  assert.deepEqual(misses(machine, figures, quick), [
    'Départ\u202F: 812\u202Fms, le README dit 500\u202Fms.',
  ]);
});

test('on another machine only ratios are compared', () => {
  assert.deepEqual(misses(elsewhere, found('Dés', 1_000_000), readme), []);
  const proud = readme.replace('| Rapport | 12', '| Rapport | 24');
  assert.equal(misses(elsewhere, figures, proud).length, 1);
});

test('a figure that the README does not state, or a README without a table, fails', () => {
  const without = readme.replace(/^\| Dés .*$/mu, '');
  assert.deepEqual(misses(machine, figures, without), ['Dés\u202F: absent du README.']);
  assert.deepEqual(misses(machine, figures, '# Héraut\n'), ['Le README n’a pas de tableau de mesures.']);
});

test('a table that is not measured anew is held against the limits that stand in it', () => {
  assert.deepEqual(statedMisses(readme, 'bench'), []);
  const slow = readme.replace('812\u202Fms', '1\u202F001\u202Fms');
  assert.deepEqual(statedMisses(slow, 'bench'), ['Départ\u202F: 1\u202F001 dans le README, hors limite.']);
  const silent = '<!-- charge -->\n| Sans réponse | 1 | ≤ 0 |\n<!-- /charge -->';
  assert.deepEqual(statedMisses(silent, 'charge'), ['Sans réponse\u202F: 1 dans le README, hors limite.']);
  assert.equal(statedMisses('<!-- charge -->\n<!-- /charge -->', 'charge').length, 1);
  assert.equal(statedMisses(readme, 'charge').length, 1);
});
