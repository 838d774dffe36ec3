import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import Database from 'better-sqlite3';
import { InteractionResponseType } from 'discord.js';
import { sql } from 'kysely';
import { startSentence } from '../../src/bot/failures.ts';
import { openLog } from '../../src/bot/log.ts';
import { startProgram } from '../../src/bot/program.ts';
import type { SeenMessage } from '../../src/playground/world/model.ts';
import type { Patience } from '../../src/store/patience.ts';
import { openStore } from '../../src/store/store.ts';
import { scratchFolder } from '../store/scratch.ts';
import { enter, numbersIn, setEmptyStage } from './stage.ts';

const line = '/jet notation:2d6';

const said = ({ embeds }: SeenMessage): string => embeds[0]?.description ?? '';

/** A bot that says « wait » at once, on a base for which it has that patience. */
async function setWaiting(context: TestContext, patience?: Patience) {
  const stage = await setEmptyStage(context);
  const store = await openStore(stage.database, patience ? { patience } : {});
  stage.closing.defer(() => store.close());
  const { bot } = await enter(stage, { store, patience: 10 });
  return { ...stage, bot, store };
}

/** Another program that holds the base until the test lets go of it. */
function holder(context: TestContext, path: string): Database.Database {
  const database = new Database(path, { timeout: 0 });
  context.after(() => database.close());
  database.exec('BEGIN IMMEDIATE');
  return database;
}

test('piege-27 piege-01 the base is busy for a while: said to wait, then answered in its place', async (context) => {
  const { discord, database, general, lea, tom, store } = await setWaiting(context);
  const other = holder(context, database);
  const handle = discord.as(lea).slash(general, line);
  const first = await handle.response();
  assert.equal(first.type, InteractionResponseType.DeferredChannelMessageWithSource);
  other.exec('COMMIT');
  const answer = await handle.answered();
  assert.match(answer.embeds[0]?.footer?.text ?? '', /^n° 1 /u);
  assert.equal(discord.messagesSeenBy(tom, general).length, 1);
  assert.deepEqual(await numbersIn(store, lea), [1]);
});

test('piege-27 busy for longer than the bot waits: a private sentence, nothing kept, and the next roll is number 1', async (context) => {
  const { promise: seen, resolve: look } = Promise.withResolvers<void>();
  // The ten seconds of the bot pass as soon as the « wait » was seen.
  const patience = { deadline: 10_000, pause: () => seen };
  const { discord, database, general, lea, tom, store } = await setWaiting(context, patience);
  const other = holder(context, database);
  const handle = discord.as(lea).slash(general, line);
  await handle.response();
  look();
  const told = await handle.followUp();
  assert.match(said(told), /Rien n’a été enregistré.*occupée/u);
  assert.deepEqual(discord.messagesSeenBy(tom, general), []);
  other.exec('COMMIT');
  await discord.as(lea).slash(general, line).answered();
  assert.deepEqual(await numbersIn(store, lea), [1]);
});

test('piege-27 the disk is full: a private sentence, nothing kept; with room again all goes on', async (context) => {
  const { discord, general, lea, tom, store, bot } = await setWaiting(context);
  await discord.as(lea).slash(general, line).answered();
  await Promise.all([bot.outbox.idle(), bot.recovery.idle()]);
  const limit = (pages: number) =>
    store.transact((tx) => sql`PRAGMA max_page_count = ${sql.lit(pages)}`.execute(tx));
  await limit(1);
  const motif = 'x'.repeat(150);
  let told: SeenMessage | null = null;
  for (let tries = 0; told === null && tries < 60; tries += 1) {
    const answer = await discord.as(lea).slash(general, `${line} motif:${motif}`).answered();
    if (answer.visibleTo === lea) told = answer;
  }
  assert.match(said(told ?? assert.fail('never full')), /Rien n’a été enregistré.*plein/u);
  const kept = (await numbersIn(store, lea)).length;
  assert.equal(discord.messagesSeenBy(tom, general).length, kept);
  await limit(1_000_000);
  await discord.as(lea).slash(general, line).answered();
  assert.equal((await numbersIn(store, lea)).length, kept + 1);
});

const refused: readonly (readonly [string, (path: string) => Promise<void>, RegExp])[] = [
  [
    'damaged',
    (path) => writeFile(path, 'Il n’y a jamais eu de base ici. '.repeat(500)),
    /abîmé.*npm run restaurer -- copie\.sqlite --base/u,
  ],
  [
    'of a later version',
    async (path) => {
      await (await openStore(path)).close();
      const database = new Database(path);
      database.pragma('user_version = 9999');
      database.close();
    },
    /version plus récente de Héraut/u,
  ],
];
for (const [name, make, sentence] of refused) {
  test(`piege-27 a base that is ${name}: the program does not start, and says what to do`, async (context) => {
    const database = join(await scratchFolder(context), 'a.sqlite');
    await make(database);
    const backups = { folder: '', keep: 0 };
    const settings = {
      ...{ token: null, guild: null, sante: null },
      database,
      backups,
      logLevel: 'silent',
    } as const;
    const halt = new AbortController();
    const start = startProgram(settings, openLog('silent'), halt.signal).then((program) => program.stop());
    await assert.rejects(start, (error) => {
      assert.match(startSentence(error, database) ?? '', sentence);
      return true;
    });
  });
}
