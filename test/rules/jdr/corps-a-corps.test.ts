import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blesser, toucher } from '../../../data/jdr/corps-a-corps.ts';
import { seuilBlesser, seuilSauvegarde, seuilToucher } from '../../../src/rules/jdr/corps-a-corps.ts';
import { findFlaw } from '../../../src/rules/table.ts';

test('the worked figures of the page', () => {
  assert.equal(seuilToucher(2, 4), 4);
  assert.equal(seuilToucher(2, 5), 5);
  assert.equal(seuilBlesser(3, 6), 6);
  assert.equal(seuilBlesser(3, 7), null);
  assert.equal(seuilSauvegarde(3, 4), null);
  assert.equal(seuilSauvegarde(2, 3), 5);
  assert.equal(seuilSauvegarde(3, null), 3);
  assert.equal(seuilSauvegarde(null, null), null);
});

test('every pair of CC follows the rule in words', () => {
  for (let cc = 1; cc <= 10; cc += 1)
    for (let cible = 0; cible <= 30; cible += 1)
      assert.equal(
        seuilToucher(cc, cible),
        cc > cible ? 3 : cible > 2 * cc ? 5 : 4,
        `${cc} against ${cible}`,
      );
});

test('every pair of F and E follows the formula', () => {
  for (let f = 1; f <= 10; f += 1)
    for (let e = 1; e <= 14; e += 1) {
      const expected = e >= f + 4 ? null : Math.min(6, Math.max(2, 4 - f + e));
      assert.equal(seuilBlesser(f, e), expected, `F${f} against E${e}`);
    }
});

test('no band is missing or doubled', () => {
  assert.equal(findFlaw(blesser.bands), null);
  for (const { bands } of toucher.columns) assert.equal(findFlaw(bands), null);
});
