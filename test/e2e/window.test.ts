import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InteractionResponseType } from 'discord.js';
import { commands } from '../../commands/index.ts';
import { realTimers, type Timers } from '../../src/bot/timers.ts';
import { type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Action, Command } from '../../src/slash/command.ts';
import { setStage } from './stage.ts';

const line = '/ebranlement effectif-initial:10 effectif-restant:4 cd:7 co:2 des:"2 3"';

/** The same commands, the one of that name held back until `open` is called. */
function heldBack(name: string): { readonly slowed: readonly Command[]; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = (action: Action): Action => ({
    ...action,
    run: async (...given) => {
      await promise;
      return action.run(...given);
    },
  });
  const slowed = commands.map((command) =>
    command.name === name && command.action ? { ...command, action: slow(command.action) } : command,
  );
  return { slowed, open: resolve };
}

test('piege-01 a slow roll is acknowledged in time and answered in its place', async (context) => {
  const { slowed, open } = heldBack('ebranlement');
  const { discord, general, lea, tom } = await setStage(context, { commands: slowed, patience: 10 });
  const handle = discord.as(lea).slash(general, line);
  const first = await handle.response();
  assert.equal(first.type, InteractionResponseType.DeferredChannelMessageWithSource);
  open();
  const answer = await handle.answered();
  assert.match(answer.embeds[0]?.description ?? '', /ébranlée/u);
  assert.equal(discord.messagesSeenBy(tom, general).length, 1);
});

test('piege-01 left to itself, the bot says « wait » before a second has gone by', async (context) => {
  const { slowed, open } = heldBack('ebranlement');
  context.after(open); // before the bot is stopped, which waits for what is under way
  // Of all that the bot waits for, the first second goes by at once, and what comes after it never does.
  const timers: Timers = { after: (milliseconds) => realTimers.after(milliseconds < 1000 ? 1 : 60_000) };
  const { discord, general, lea } = await setStage(context, { commands: slowed, timers });
  const handle = discord.as(lea).slash(general, line);
  const first = await handle.response();
  assert.equal(first.type, InteractionResponseType.DeferredChannelMessageWithSource);
  open();
  await handle.answered();
});

test('a refusal after a public « wait » takes it away and is told to the person alone', async (context) => {
  const { slowed, open } = heldBack('ebranlement');
  const { discord, general, lea, tom } = await setStage(context, { commands: slowed, patience: 10 });
  const handle = discord.as(lea).slash(general, `${line.replace('2 3', '2 3 4')}`);
  await handle.response();
  open();
  const told = await handle.followUp();
  assert.match(told.embeds[0]?.description ?? '', /des/u);
  assert.deepEqual(discord.messagesSeenBy(tom, general), []);
  assert.equal(handle.original, null);
});

test('piege-01 a form that cannot be made in time, which nothing can announce, is refused in time', async (context) => {
  const { promise, resolve: open } = Promise.withResolvers<Refusal>();
  const held = commands.map((command) =>
    command.name === 'campagne'
      ? { ...command, press: { ...command.press, 'table-form': { opens: () => promise } } }
      : command,
  );
  const { discord, general, mj, tom } = await setStage(context, { commands: held, patience: 10 });
  const shown = await discord.as(mj).slash(general, '/campagne table').answered();
  const told = await discord.as(mj).click(shown, 'Coller une table').answered();
  assert.match(told.embeds[0]?.description ?? '', /occupé et n’a rien fait/u);
  assert.ok(discord.messagesSeenBy(tom, general).every(({ id }) => id !== told.id));
  open(refuse('master-only', null));
});

test('a quick refusal is private', async (context) => {
  const { discord, general, lea, tom } = await setStage(context);
  const refusal = await discord.as(lea).slash(general, line.replace('2 3', '7 3')).answered();
  assert.match(refusal.embeds[0]?.description ?? '', /des/u);
  assert.deepEqual(discord.messagesSeenBy(tom, general), []);
});

test('piege-34 a callback refused with 500 although it was delivered is not shown twice', async (context) => {
  const { discord, bot, general, lea, tom } = await setStage(context);
  discord.mood.hide('POST /interactions/:interaction/:token/callback', { times: 1 });
  await discord.as(lea).slash(general, line).answered();
  await bot.recovery.idle();
  await discord.answered(({ path }) => path.includes('original'));
  await bot.recovery.idle();
  assert.equal(discord.messagesSeenBy(tom, general).length, 1);
});

test('piege-34 a dead token: the public outcome is posted in the channel', async (context) => {
  const { discord, general, lea, tom } = await setStage(context);
  using _ = discord.mood.deadTokens();
  discord.as(lea).slash(general, line);
  const posted = await discord.until(() => discord.messagesSeenBy(tom, general)[0]);
  assert.match(posted.embeds[0]?.footer?.text ?? '', /^n° 1 /u);
});

test('piege-33 an interaction delivered twice has one effect and one answer', async (context) => {
  const { discord, bot, store, general, lea, tom } = await setStage(context);
  discord.mood.duplicateNext('INTERACTION_CREATE');
  await discord.as(lea).slash(general, line).answered();
  await discord.as(lea).slash(general, line).answered();
  await bot.outbox.idle();
  assert.equal(discord.messagesSeenBy(tom, general).length, 2);
  const { count } = await store.read((tx) =>
    tx
      .selectFrom('journal')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  assert.equal(count, 2);
});

test('an internal error shows a number and no text of the error', async (context) => {
  const broken = commands.map((command) =>
    command.name === 'ebranlement' && command.action
      ? {
          ...command,
          action: { ...command.action, run: async () => Promise.reject(new Error('secret detail')) },
        }
      : command,
  );
  const { discord, general, lea } = await setStage(context, { commands: broken });
  const told = await discord.as(lea).slash(general, line).answered();
  assert.match(told.embeds[0]?.description ?? '', /n° [0-9a-f]{6}/u);
  assert.ok(!JSON.stringify(told).includes('secret detail'));
});
