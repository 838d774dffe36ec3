import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setStage } from './stage.ts';

test('an undoing asked for, granted by a MJ, strikes the answer and the log message through', async (context) => {
  const { discord, general, log, mj, lea } = await setStage(context);
  const merlin = discord.as(mj);
  await merlin.slash(general, '/journal salon salon:journal').answered();
  await discord.as(lea).slash(general, '/jet notation:2d6 des:"3 4"').answered();
  const titles = (channel: string) =>
    discord.messagesSeenBy(mj, channel).flatMap(({ embeds }) => embeds.map(({ title }) => title ?? ''));
  await discord.until(() => titles(log).includes('Jet · 2d6') || null, 'the roll in the log');
  await discord.as(lea).slash(general, '/annuler').answered();
  const request = await discord.until(
    () =>
      discord.messagesSeenBy(mj, general).find(({ content }) => content.startsWith('Léa demande')) ?? null,
    'the request',
  );
  const granted = await merlin.click(request, 'Accorder').answered();
  assert.match(granted.embeds[0]?.title ?? '', /^Annulation du n°/u);
  for (const channel of [general, log])
    await discord.until(
      () => titles(channel).includes('~~Jet · 2d6~~') || null,
      `struck through in ${channel}`,
    );
});
