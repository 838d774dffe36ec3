import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import { openStore, type Store } from '../../src/store/store.ts';
import { enter, numbersIn, setEmptyStage } from './stage.ts';

const line = '/jet notation:2d6';

/**
 * A bot on books that may not be written while `allow(false)` holds: SQLite then refuses within each transaction as it does
 * where the disk has become read-only, which a test cannot bring about.
 */
async function setLockable(context: TestContext) {
  const stage = await setEmptyStage(context);
  const own = await openStore(stage.database);
  stage.closing.defer(() => own.close());
  let may = true;
  const store: Store = {
    transact: (work, keep) =>
      own.transact(async (tx) => {
        await sql`PRAGMA query_only = ${sql.lit(may ? 0 : 1)}`.execute(tx);
        return work(tx).finally(() => sql`PRAGMA query_only = 0`.execute(tx));
      }, keep),
    read: (work) => own.read(work),
    close: async () => {},
  };
  const { bot } = await enter(stage, { store, patience: 60_000 });
  const allow = (writing: boolean): void => {
    may = writing;
  };
  return { ...stage, bot, store, allow };
}

test('piege-27 the base may not be written: a private sentence, nothing kept or lost; once it may, all goes on', async (context) => {
  const { discord, general, log, mj, lea, tom, store, bot, allow } = await setLockable(context);
  const seen = () => [general, log].map((channel) => discord.messagesSeenBy(tom, channel).length);
  await discord.as(mj).slash(general, '/journal salon salon:journal').answered();
  const first = await discord.as(lea).slash(general, line).answered();
  await discord.until(() => seen().join() === '1,2', 'the answer, its log message below the commitment');
  await Promise.all([bot.outbox.idle(), bot.recovery.idle()]);
  allow(false);
  for (const handle of [
    discord.as(lea).slash(general, line),
    discord.as(mj).slash(general, '/fiche creer nom:Kael profil:"PV 3"'),
    discord.as(lea).click(first, 'Détail'),
  ]) {
    const { embeds, visibleTo } = await handle.answered();
    assert.match(embeds[0]?.description ?? '', /Rien n’a été enregistré.*lecture seule/u);
    assert.equal(visibleTo, handle.userId);
  }
  assert.deepEqual([seen(), await numbersIn(store, lea)], [[1, 2], [1]]);
  allow(true);
  const next = await discord.as(lea).slash(general, line).answered();
  assert.match(next.embeds[0]?.footer?.text ?? '', /^n° 2 /u);
  await discord.until(() => seen().join() === '2,3', 'what was asked after it, and nothing else');
  assert.deepEqual(await numbersIn(store, lea), [1, 2]);
});

test('piege-27 the base may not be written once an answer is shown: it is not shown twice, and its log message comes later', async (context) => {
  const { discord, general, log, mj, lea, tom, bot, allow } = await setLockable(context);
  const rolls = (channel: string) =>
    discord
      .messagesSeenBy(tom, channel)
      .flatMap(({ embeds }) => /^n° \d+/u.exec(embeds[0]?.footer?.text ?? '') ?? []);
  await discord.as(mj).slash(general, '/journal salon salon:journal').answered();
  await bot.outbox.idle();
  const gate = discord.mood.hold(/callback$/u, 'after');
  const handle = discord.as(lea).slash(general, line);
  await gate.arrived();
  allow(false);
  gate.open();
  await handle.answered();
  bot.recovery.kick();
  bot.outbox.kick();
  await Promise.all([bot.recovery.idle(), bot.outbox.idle()]);
  allow(true);
  await discord.until(() => {
    bot.recovery.kick();
    bot.outbox.kick();
    return rolls(log).length > 0;
  }, 'the log message');
  await Promise.all([bot.recovery.idle(), bot.outbox.idle()]);
  assert.deepEqual([rolls(general), rolls(log)], [['n° 1'], ['n° 1']]);
});
