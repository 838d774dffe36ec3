import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setStage } from '../e2e/stage.ts';

test('piege-23 the owner of the server is told once, in private, what is missing in the log channel', async (context) => {
  const { discord, general, log, mj, lea, bot } = await setStage(context);
  await discord.as(mj).slash(general, '/journal salon salon:journal').answered();
  await discord.until(() => discord.messagesSeenBy(mj, log).length === 1, 'the commitment');
  discord.setPermissions(log, discord.bot.id, { deny: ['EmbedLinks'] });
  await discord.as(lea).slash(general, '/jet notation:2d6').answered();
  const { id } = discord.openDirectMessages(mj);
  await discord.until(() => discord.messagesSeenBy(mj, id).length === 1, 'the notice');
  const [notice] = discord.messagesSeenBy(mj, id);
  const text = (notice?.embeds[0]?.description ?? '').replaceAll('\u202f', ' ');
  assert.match(text, new RegExp(`^<#${log}> \\(journal\\) : il manque au bot « Intégrer des liens »\n`, 'u'));
  for (let more = 0; more < 3; more += 1) {
    await discord.as(lea).slash(general, '/jet notation:2d6').answered();
    bot.outbox.kick();
    await bot.outbox.idle();
  }
  assert.equal(discord.messagesSeenBy(mj, id).length, 1);
});
