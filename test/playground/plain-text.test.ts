import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startDiscord } from '../../src/playground/discord.ts';
import { BARE, plainText } from '../../src/playground/terminal/plain-text.ts';

test('piege-11 what anybody can type is shown in the terminal and does not end it: moments without a calendar, private characters', async (t) => {
  const discord = await startDiscord();
  t.after(() => discord.close());
  const shown = (text: string) => plainText(discord.world, text, BARE);
  assert.match(shown('le <t:1700000000:D>'), /^le 14 novembre 2023/u);
  assert.doesNotMatch(shown('<t:8640000000000>'), /<t:/u);
  for (const typed of ['<t:8640000000001:R>', '<t:-9999999999999>', '<t:99999999999999999999999>'])
    assert.equal(shown(typed), typed);
  assert.equal(shown('\uE0009999999\uE001 \\*net\\*'), '\uFFFD9999999\uFFFD *net*');
});
