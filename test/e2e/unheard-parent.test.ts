import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setStage } from './stage.ts';

test('piege-21 a thread in a channel of which the bot has never heard: its category decides whose campaign it is', async (context) => {
  const { discord, guild, general, mj, lea, bot } = await setStage(context);
  const category = discord.addChannel(guild, { name: 'Marches', kind: 'category' });
  await discord.as(mj).slash(general, '/campagne creer nom:"Les Marches"').answered();
  const bound = await discord
    .as(mj)
    .slash(general, `/campagne lier campagne:"Les Marches" salon:${category.id}`)
    .answered();
  assert.match(JSON.stringify(bound.embeds), /Les Marches/u);
  discord.mood.loseNext('CHANNEL_CREATE');
  const unheard = discord.addChannel(guild, { name: 'inconnu', parent: category });
  assert.equal(bot.client.channels.cache.has(unheard.id), false);
  const thread = discord.addThread(unheard, { name: 'Fil', owner: lea });
  const answer = await discord.as(lea).slash(thread, '/jet notation:2d6').answered();
  assert.match(answer.embeds[0]?.footer?.text ?? '', /Les Marches/u);
});
