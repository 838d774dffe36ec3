import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commands } from '../../commands/index.ts';
import { StartFailure } from '../../src/bot/client.ts';
import { type EmptyStage, enter, setEmptyStage, setStage } from './stage.ts';

/** Where commands were written since request number `from`: the server's commands or everybody's. */
function written({ discord }: EmptyStage, from = 0): string[] {
  return discord.requests
    .slice(from)
    .filter(({ method, path }) => method !== 'GET' && path.includes('/commands'))
    .map(({ path }) => (path.includes('/guilds/') ? 'server' : 'everywhere'));
}

/** The names of the commands that a player is offered; one that stands twice is a trap. */
const offered = ({ discord, general, lea }: EmptyStage): string[] =>
  discord
    .as(lea)
    .commands(general)
    .map(({ name }) => name)
    .sort();

const names = commands.map(({ name }) => name).sort();

/** One start of the bot, and what it wrote. */
async function start(stage: EmptyStage, parts: Parameters<typeof enter>[1]): Promise<string[]> {
  const from = stage.discord.requests.length;
  const { bot, store } = await enter(stage, parts);
  await bot.stop();
  await store.close();
  return written(stage, from);
}

test('piege-31 registered everywhere or on the test server, never both, and only when something changed', async (context) => {
  const stage = await setEmptyStage(context);
  const onServer = { guild: stage.guild };
  const expected: readonly (readonly [Parameters<typeof enter>[1], string[]])[] = [
    [{}, ['everywhere']],
    [{}, []],
    [onServer, ['everywhere', 'server']],
    [onServer, []],
    [{}, ['everywhere', 'server']],
    [{}, []],
  ];
  for (const [parts, writes] of expected) {
    assert.deepEqual(await start(stage, parts), writes);
    assert.deepEqual(offered(stage), names);
  }
});

test('piege-31 one changed description is written, once', async (context) => {
  const stage = await setEmptyStage(context);
  const [first, ...others] = commands;
  assert.ok(first);
  const changed = { commands: [{ ...first, description: 'Autre chose' }, ...others] };
  await start(stage, {});
  assert.deepEqual(await start(stage, changed), ['everywhere']);
  assert.deepEqual(await start(stage, changed), []);
});

test('a test server where the bot is not: it says so and leaves', async (context) => {
  const stage = await setEmptyStage(context);
  const elsewhere = stage.discord.addGuild({ name: 'Ailleurs', bot: false });
  await assert.rejects(enter(stage, { guild: elsewhere.id }), (error) => {
    assert.ok(error instanceof StartFailure);
    assert.match(error.message, /DISCORD_GUILD_ID/u);
    return true;
  });
  await stage.discord.until(() => !stage.discord.isBotHere, 'the bot leaves');
});

test('piege-30 let back into the test server, the bot registers its commands there again', async (context) => {
  const empty = await setEmptyStage(context);
  await enter(empty, { guild: empty.guild });
  empty.discord.removeGuild(empty.guild);
  empty.discord.invite(empty.guild);
  await empty.discord.until(() => offered(empty).length > 0, 'commands on the server');
  assert.deepEqual(offered(empty), names);
});

test('a Discord that refuses the registration: the bot does not start, and leaves', async (context) => {
  const stage = await setEmptyStage(context);
  using _ = stage.discord.mood.fail(/PUT .*commands$/u, { times: 100, status: 503 });
  await assert.rejects(enter(stage));
  await stage.discord.until(() => !stage.discord.isBotHere, 'the bot leaves');
});

test('a command is offered and works in a private message too', async (context) => {
  const { discord, lea } = await setStage(context);
  const direct = discord.openDirectMessages(lea);
  const answer = await discord.as(lea).slash(direct, '/jet notation:2d6').answered();
  assert.match(answer.embeds[0]?.footer?.text ?? '', /Campagne personnelle/u);
});
