import assert from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { test } from 'node:test';
import { sql } from 'kysely';
import { reporter } from '../../src/bot/reporter.ts';
import { Chronicle } from '../../src/campaign/chronicle.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { reported, writeReport } from '../../src/slash/report.ts';
import { books } from '../campaign/samples.ts';

const many = 100_000;
/** The longest that anything else may wait meanwhile, milliseconds. */
const longest = 50;

test(`exports and the chronicle of ${many} entries are read in a thread: the event loop is free meanwhile`, async (t) => {
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
    report({ kind: 'journal', format: 'csv', span: { from: 1, to: 20_000 }, ...about }),
    report({ kind: 'chronique', session: null, ...about }),
  ]);
  delay.disable();
  assert.ok(!isRefusal(csv) && !isRefusal(chronicle));
  assert.equal((csv.files?.[0]?.text.match(/\n/gu) ?? []).length > 20_000, true);
  const text = chronicle.files?.[0]?.text ?? '';
  assert.ok(Buffer.byteLength(text) < 9_000_000, 'Discord takes 10 MiB');
  const [, omitted = ''] = /… ([\d\u202f]+) entrées de plus ne tiennent pas/u.exec(text) ?? [];
  const lines = (text.match(/^n° /gmu) ?? []).length;
  assert.equal(lines + Number(omitted.replaceAll('\u202f', '')), many, 'what the file lacks is counted');
  assert.match(JSON.stringify(chronicle.embeds), /100\u202f000 jets/u);
  assert.ok(delay.percentile(99) / 1e6 < longest, `${delay.percentile(99) / 1e6} ms`);
});

test('a report of a campaign whose number is another’s by now tells nothing of that one', async (t) => {
  const { store, campaign, enter } = await books(t);
  await enter();
  const stranger = { ...reported(campaign), guild: '900000000000000009' };
  const span = { from: 1, to: 9 };
  for (const report of [
    { kind: 'journal', campaign: stranger, format: 'json', span, at: 5 },
    { kind: 'chronique', campaign: stranger, session: null },
  ] as const) {
    const told = await store.read((tx) => writeReport(tx, report));
    assert.ok(isRefusal(told) && /^nothing-to-/u.test(told.code));
  }
});

test('a roll that was taken back is neither the highest nor the lowest, and counts as rolled', async (t) => {
  const { enter } = await books(t);
  const dice = (face: number) => ({ dice: [1, 2].map(() => ({ sides: 6, face })) });
  const [high, middle] = [await enter(dice(6)), await enter(dice(3))];
  const chronicle = new Chronicle();
  chronicle.take({ ...high, undoneBy: 9 }, false);
  chronicle.take(middle, false);
  assert.deepEqual(
    [chronicle.highest?.entry.number, chronicle.lowest?.entry.number, chronicle.rolls],
    [middle.number, middle.number, 2],
  );
});
