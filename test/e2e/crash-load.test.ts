import assert from 'node:assert/strict';
import { test } from 'node:test';
import { picker } from '../../scripts/bench/crowd.ts';
import { surviveKills } from './crash-load.ts';

test('killed under load, again and again: no entry is lost, doubled or left untold', async (context) => {
  const amid = await surviveKills(context, 2, picker(7));
  assert.ok(amid > 0, 'no kill fell amid the work');
});
