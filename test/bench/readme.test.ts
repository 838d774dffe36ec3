import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { atLeast, atMost, type Figure } from '../../scripts/bench/figures.ts';
import { readStated, withTable } from '../../scripts/bench/readme.ts';
import { readmeTable, report, shown } from '../../scripts/bench/report.ts';
import { figures, machine, readme } from './samples.ts';

test('the README gets what was found between its marks, and nothing else changes', () => {
  const before = 'Avant.\n\n<!-- bench -->\nvieux\n<!-- /bench -->\n\nAprès.\n';
  const after = withTable(before, readmeTable(machine, figures));
  assert.ok(
    after.startsWith(
      'Avant.\n\n<!-- bench -->\nMédianes sur Processeur X, 4 cœurs\u202F; Node 24.1.0, discord.js 14.0.0.\n',
    ),
  );
  assert.ok(after.endsWith('\n<!-- /bench -->\n\nAprès.\n'));
  assert.ok(!after.includes('vieux'));
  assert.ok(after.includes('| Départ | 812\u202Fms | ≤\u202F1\u202F000\u202Fms |'));
  assert.ok(after.includes('| Dés | 7\u202F410\u202F000\u202F/s |  |'));
});

test('a table written twice is the same as once', () => {
  const table = readmeTable(machine, figures);
  assert.equal(withTable(readme, table), readme);
});

test('a README without marks is left alone, and said to have none', () => {
  assert.equal(readStated('# Héraut\n'), null);
  assert.equal(readStated('<!-- bench -->\nsans fin'), null);
  assert.throws(() => withTable('# Héraut\n', 'tableau'), /README\.md has no/u);
});

test('what the table states is read back as it was shown, to three digits', () => {
  const units: readonly Figure['unit'][] = ['×', '/s', 'ms', 'Mo'];
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 1e8, noNaN: true }),
      fc.constantFrom(...units),
      fc.constantFrom(null, atMost(2), atLeast(1_000_000)),
      (value, unit, limit) => {
        const text = withTable(readme, readmeTable(machine, [{ label: 'Une mesure', value, unit, limit }]));
        const said = readStated(text)?.values.get('Une mesure') ?? Number.NaN;
        assert.ok(Math.abs(said - value) <= value * 0.006, `${value} was read as ${said}`);
      },
    ),
  );
});

test('a table laid out by the formatter states the same', () => {
  const laidOut = `# Héraut\n<!-- bench -->\n| Mesure      |  Valeur |\n| ----------- | ------: |\n| Une mesure  | 5,47 ms |\n| D6          | 1 000 /s |\n<!-- /bench -->`;
  assert.deepEqual(
    [...(readStated(laidOut)?.values ?? [])],
    [
      ['Une mesure', 5.47],
      ['D6', 1000],
    ],
  );
});

test('values are shown with three digits that count', () => {
  assert.equal(shown(1.23456, '×'), '1,23\u202F×');
  assert.equal(shown(812.4, 'ms'), '812\u202Fms');
  assert.equal(shown(7_412_345, '/s'), '7\u202F410\u202F000\u202F/s');
});

test('the terminal says machine, versions, and each figure with its limit', () => {
  const lines = report(machine, figures).split('\n');
  assert.deepEqual(lines.slice(0, 2), ['Processeur X, 4 cœurs', 'Node 24.1.0, discord.js 14.0.0']);
  assert.equal(lines.filter((line) => line.includes('≤')).length, 1);
  assert.ok(lines.some((line) => line.startsWith('Dés ') && line.endsWith('/s')));
});
