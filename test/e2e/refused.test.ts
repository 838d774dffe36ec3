import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbersIn, rim, type Stage, setStage } from './stage.ts';

const line = '/jet notation:2d6';

/** The rolls that stand in a channel for everybody, by number. */
const shown = ({ discord, tom }: Stage, channel: string): string[] =>
  discord
    .messagesSeenBy(tom, channel)
    .flatMap(({ embeds }) => /^n° \d+/u.exec(embeds[0]?.footer?.text ?? '')?.[0] ?? []);

test('piege-34 the token of the bot is refused in a request: what was asked is answered, whoever hosts the bot is told', async (context) => {
  const stage = await setStage(context);
  const { discord, bot, general, lea, mj } = stage;
  await discord.as(mj).slash(general, '/journal salon salon:journal').answered();
  await bot.outbox.idle();
  discord.mood.fail('POST /channels/:channel/messages', { status: 401 });
  await discord.as(lea).slash(general, line).answered();
  assert.match(await bot.lost, /DISCORD_TOKEN/u);
  assert.deepEqual(shown(stage, general), ['n° 1']);
});

test('piege-34 a 401 for the token of an interaction is no trouble of the bot’s', async (context) => {
  const stage = await setStage(context);
  const { discord, bot, general, lea, mj, log } = stage;
  await discord.as(mj).slash(general, '/journal salon salon:journal').answered();
  let isLost = false;
  void bot.lost.then(() => {
    isLost = true;
  });
  const dead = discord.mood.deadTokens();
  discord.as(lea).slash(general, line);
  await discord.until(() => shown(stage, general)[0] ?? null, 'the outcome in the channel');
  dead.end();
  await discord.until(() => shown(stage, log)[0] ?? null, 'the outcome in the log');
  assert.equal(isLost, false);
});

test('piege-34 turned away at the door of Discord (40333): nothing is lost, all is shown once it opens', async (context) => {
  let ahead = 0;
  const stage = await setStage(context, { rim: { ...rim, now: () => rim.now() + ahead } });
  const { discord, bot, general, lea, mj, log, store } = stage;
  await discord.as(mj).slash(general, '/journal salon salon:journal').answered();
  await bot.outbox.idle();
  const closed = { times: 1000, status: 403, code: 40333 };
  const door = discord.mood.fail(/callback$|@original|messages$/u, closed);
  discord.as(lea).slash(general, line);
  await discord.until(() => door.touched >= 2, 'the way back to be closed too');
  await Promise.all([bot.recovery.idle(), bot.outbox.idle()]);
  assert.deepEqual(await numbersIn(store, lea), [1]);
  assert.deepEqual(shown(stage, general), []);
  door.end();
  ahead = 60_000; // by then what was put off is due
  await discord.until(() => {
    bot.recovery.kick();
    return shown(stage, general)[0] ?? null;
  }, 'the answer');
  bot.outbox.kick();
  await discord.until(() => shown(stage, log)[0] ?? null, 'the log message');
  await bot.recovery.idle();
  assert.deepEqual([shown(stage, general), shown(stage, log)], [['n° 1'], ['n° 1']]);
});
