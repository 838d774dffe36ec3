import assert from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { reporter } from '../../src/bot/long-readings.ts';
import { everybody } from '../../src/campaign/visibility.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import type { LuckReport } from '../../src/slash/report/luck.ts';
import { reported } from '../../src/slash/report.ts';
import { books } from '../campaign/samples.ts';

/**
 * Has luck over `many` rolls counted in a thread, and holds the answer to what they were. Gives the 99th percentile of
 * what the event loop was held meanwhile, milliseconds.
 */
export async function luckOfMany(t: TestContext, many: number): Promise<number> {
  const { store, path, campaign, enter } = await books(t);
  await enter();
  await store.transact((tx) =>
    sql`
      WITH RECURSIVE counted (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM counted WHERE n < ${many})
      INSERT INTO journal (campaign, number, version, visibility, author, command, interaction, content, salt, commitment, hash)
      SELECT campaign, n, version, visibility, author, command, 'i' || n, content, salt, commitment, hash
      FROM journal, counted WHERE number = 1
    `.execute(tx),
  );
  const asked: LuckReport = {
    kind: 'chance-des-joueurs',
    campaign: reported(campaign),
    rulings: {},
    viewer: everybody,
    criteria: { person: null, sheet: null, command: null, span: { from: 1, to: many } },
    who: null,
    subject: { campaign: 'Table', player: null, sheet: null, command: null, session: null },
  };
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const told = await reporter(path)(asked);
  delay.disable();
  assert.ok(!isRefusal(told));
  const text = JSON.stringify(told.embeds).replaceAll('\u202f', ' ');
  const number = (count: number) => count.toLocaleString('fr-FR').replaceAll('\u202f', ' ');
  assert.ok(text.includes(`**${number(many)}** jets`));
  assert.match(
    text,
    new RegExp(`${number(2 * many)} D6 : moyenne \\*\\*3,5\\*\\* pour 3,5 ; \\*\\*dans la norme`, 'u'),
  );
  return delay.percentile(99) / 1e6;
}
