import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withPari } from '../slash/match-stage.ts';
import { firstCallback, killed, spawnBot } from './bot-child.ts';
import { game, hour, inChannel, rimOf } from './match-stage.ts';
import { enter, numbersIn, setEmptyStage } from './stage.ts';

const line = '/pari adversaire:Tom';

test('killed between saving a move and showing it: the next start shows it in the message of the game, once', async (context) => {
  const stage = await setEmptyStage(context);
  const { discord, general, lea, tom } = stage;
  const child = await spawnBot(stage, 'match-child.ts');
  const opened = await discord.as(lea).slash(general, line).answered();
  const gate = discord.mood.hold(firstCallback(), 'before');
  discord.as(tom).click(opened, 'Refuser');
  await gate.arrived();
  await killed(child);
  const { bot, store } = await enter(stage, { commands: withPari });
  await bot.recovery.idle();
  await discord.until(() => /n° 2/u.test(game(stage)?.embeds[0]?.footer?.text ?? ''), 'the answer');
  assert.equal(game(stage)?.id, opened.id);
  assert.deepEqual(await numbersIn(store, lea), [1, 2]);
  assert.doesNotMatch(JSON.stringify(game(stage)?.components), /Refuser/u, 'its buttons are those of now');
});

test('piege-05 a deadline that went by while the bot was off is played at the next start', async (context) => {
  const stage = await setEmptyStage(context);
  const { discord, general, lea } = stage;
  const child = await spawnBot(stage, 'match-child.ts');
  const opened = await discord.as(lea).slash(general, line).answered();
  await discord.until(() => inChannel(stage).some(({ pings }) => pings.length > 0), 'the call');
  await killed(child);
  const { store } = await enter(stage, { commands: withPari, rim: rimOf({ ahead: 25 * hour }) });
  await discord.until(() => game(stage)?.content.startsWith('Délai passé'), 'the default');
  assert.equal(game(stage)?.id, opened.id);
  assert.deepEqual(game(stage)?.components?.length, 1, 'nothing is left to press but « Détail »');
  assert.deepEqual(await numbersIn(store, lea), [1, 2]);
  assert.equal(
    inChannel(stage).filter(({ pings }) => pings.length > 0).length,
    1,
    'nobody is called to what is over',
  );
});
