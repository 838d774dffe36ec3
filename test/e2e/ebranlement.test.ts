import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryByNumber } from '../../src/campaign/journal.ts';
import { setStage } from './stage.ts';

const line = '/ebranlement effectif-initial:10 effectif-restant:4 cd:7 co:2 des:"2 3"';

test('a unit below half is tested through Discord: answer, detail, log message', async (context) => {
  const { discord, bot, general, log, mj, lea, store } = await setStage(context);
  await discord.as(mj).slash(general, '/journal salon salon:journal').answered();
  const answer = await discord.as(lea).slash(general, line).answered();
  const [embed] = answer.embeds;
  assert.match(embed?.description ?? '', /2 \+ 3 = \*\*5\*\* contre Cd 7\+/u);
  assert.equal(embed?.fields?.find(({ name }) => name === 'CO')?.value, '8 → 0');

  const entry = await store.read((tx) => entryByNumber(tx, { campaignId: 1, number: 1 }));
  assert.equal(entry?.content?.outcome.result['ebranlee'], true);
  assert.equal(entry?.content?.outcome.result['coApres'], 0);

  const detail = await discord.as(lea).click(answer, 'Détail').answered();
  assert.match(detail.embeds[0]?.title ?? '', /Détail du n° 1/u);
  assert.ok(
    !discord.messagesSeenBy(mj, general).some(({ id }) => id === detail.id),
    'only who asked sees it',
  );

  const logged = await discord.until(() =>
    discord.messagesSeenBy(lea, log).find(({ embeds }) => embeds[0]?.footer),
  );
  assert.ok(logged.embeds[0]?.description?.includes(answer.id), 'the log message links to the answer');
  await bot.outbox.idle();
  assert.equal(discord.messagesSeenBy(lea, log).length, 2, 'the commitment, then the roll');
});
