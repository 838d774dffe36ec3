import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryByNumber } from '../../src/campaign/journal.ts';
import { setStage } from './stage.ts';

const line = '/moral cd:8 pv-base:10 pv:3 contexte:melee pv-perdus:4 pv-perdus-adverses:1 pv-adverses:7';

test('a fighter under half his PV before a foe of twice his PV needs 5 or less', async (context) => {
  const { discord, general, lea, store } = await setStage(context);
  const answer = await discord.as(lea).slash(general, `${line} des:"2 3"`).answered();
  assert.match(answer.embeds[0]?.description ?? '', /2 \+ 3 = \*\*5\*\* pour 5 ou moins.*tient bon/u);
  const fled = await discord.as(lea).slash(general, `${line} des:"2 4"`).answered();
  assert.match(fled.embeds[0]?.description ?? '', /2 \+ 4 = \*\*6\*\* pour 5 ou moins.*fuite/u);
  const entry = await store.read((tx) => entryByNumber(tx, { campaignId: 1, number: 2 }));
  assert.equal(entry?.content?.outcome.result['cdEffectif'], 5);
  assert.equal(entry?.content?.outcome.result['fuite'], true);
  const detail = await discord.as(lea).click(fled, 'Détail').answered();
  assert.match(JSON.stringify(detail.embeds), /Détail du n° 2/u);
});

test('piege-32 a French and an English client are offered and answered the same', async (context) => {
  const { discord, guild, general, lea } = await setStage(context);
  const john = discord.addUser({ name: 'John', locale: 'en-GB' });
  discord.addMember(guild, john);
  const [french, english] = await Promise.all(
    [lea, john.id].map(async (id) => {
      const answer = await discord.as(id).slash(general, `${line} des:"1 1"`).answered();
      return answer.embeds[0]?.description;
    }),
  );
  assert.ok(french);
  assert.equal(english, french);
});
