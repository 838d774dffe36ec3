import assert from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { reporter } from '../../src/bot/long-readings.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { books } from '../campaign/samples.ts';

/**
 * Hands out, in a thread, what is known of somebody with `many` entries; holds the file to them. Gives the 99th percentile
 * of what the event loop was held meanwhile, milliseconds.
 */
export async function dataOfMany(t: TestContext, many: number): Promise<number> {
  const { store, path, enter } = await books(t);
  const { author } = await enter();
  await store.transact((tx) =>
    sql`
      WITH RECURSIVE counted (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM counted WHERE n < ${many})
      INSERT INTO journal (campaign, number, version, visibility, author, command, interaction, content, salt, commitment, hash)
      SELECT campaign, n, version, visibility, author, command, 'i' || n, content, salt, commitment, hash
      FROM journal, counted WHERE number = 1
    `.execute(tx),
  );
  assert.ok(author.id !== null);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const told = await reporter(path)({ kind: 'mes-donnees', person: author.id });
  delay.disable();
  assert.ok(!isRefusal(told));
  const { campagnes } = JSON.parse(told.files?.[0]?.text ?? '');
  const [, left = '0'] =
    /([\d\u202f]+) entrées? parmi les plus anciennes/u.exec(JSON.stringify(told.embeds)) ?? [];
  assert.equal(campagnes[0].entrees.length + Number(left.replaceAll('\u202f', '')), many);
  return delay.percentile(99) / 1e6;
}
