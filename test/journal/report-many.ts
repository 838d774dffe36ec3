import assert from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { reporter } from '../../src/bot/long-readings.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { reported } from '../../src/slash/report.ts';
import { books } from '../campaign/samples.ts';

/**
 * Has the first `listed` of `many` entries put out as CSV, and all told as a chronicle, in a thread; holds both to what
 * they should hold. Gives the 99th percentile of what the event loop was held meanwhile, milliseconds.
 */
export async function reportMany(t: TestContext, many: number, listed: number): Promise<number> {
  const { store, path, campaign, enter } = await books(t);
  await enter({ command: 'inconnu' });
  await store.transact((tx) =>
    sql`
      WITH RECURSIVE counted (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM counted WHERE n < ${many})
      INSERT INTO journal (campaign, number, version, visibility, author, command, interaction, content, salt, commitment, hash)
      SELECT campaign, n, version, visibility, author, command, 'i' || n, content, salt, commitment, hash
      FROM journal, counted WHERE number = 1
    `.execute(tx),
  );
  const report = reporter(path);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const about = { campaign: reported(campaign), at: 5 };
  delay.enable();
  const [csv, chronicle] = await Promise.all([
    report({ kind: 'journal', format: 'csv', span: { from: 1, to: listed }, ...about }),
    report({ kind: 'chronique', session: null, ...about }),
  ]);
  delay.disable();
  assert.ok(!isRefusal(csv) && !isRefusal(chronicle));
  assert.ok((csv.files?.[0]?.text.match(/\n/gu) ?? []).length > listed);
  const text = chronicle.files?.[0]?.text ?? '';
  assert.ok(Buffer.byteLength(text) < 9_000_000, 'Discord takes 10 MiB');
  const [, omitted = ''] = /… ([\d\u202f]+) entrées de plus ne tiennent pas/u.exec(text) ?? [];
  const lines = (text.match(/^n° /gmu) ?? []).length;
  assert.equal(lines + Number(omitted.replaceAll('\u202f', '')), many, 'what the file lacks is counted');
  assert.ok(JSON.stringify(chronicle.embeds).includes(`${many.toLocaleString('fr-FR')} jets`));
  return delay.percentile(99) / 1e6;
}
