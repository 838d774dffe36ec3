import { test } from 'node:test';
import { luckOfMany } from './luck-of-many.ts';

test('luck over many rolls is counted in a thread', async (t) => {
  await luckOfMany(t, 1_000);
});
