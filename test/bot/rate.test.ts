import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rate, usualRate } from '../../src/bot/rate.ts';
import { recentEntries } from '../campaign/recent.ts';
import { page } from '../docs/pages.ts';
import { rim, setStage } from '../e2e/stage.ts';

const minute = 60_000;

test('as many as stated within a minute, then not, and one again when the first is a minute old', () => {
  const held = rate(usualRate);
  for (let i = 0; i < usualRate; i += 1) assert.equal(held.take('a', `i${i}`, 1000 + i), null);
  assert.equal(held.take('a', 'late', 2000), minute - 1000);
  assert.equal(held.take('a', 'late 2', 1000 + minute - 1), 1);
  assert.equal(held.take('a', 'next', 1000 + minute), null);
  assert.equal(held.take('a', 'one more', 1000 + minute), 1);
});

test('README and guide state the number that is held to', () => {
  assert.ok(page('README.md').includes(`A person has ${usualRate} commands and clicks a minute`));
  assert.ok(page('docs/guide.md').includes(`Chacun a ${usualRate} commandes et clics par minute`));
});

test('one person is not held for another', () => {
  const held = rate(1);
  assert.equal(held.take('a', '1', 5), null);
  assert.equal(held.take('b', '2', 5), null);
  assert.notEqual(held.take('a', '3', 5), null);
});

test('a second delivery neither counts nor passes where the first did not', () => {
  const held = rate(2);
  for (const id of ['1', '1', '1', '2', '1', '2']) assert.equal(held.take('a', id, 5), null);
  assert.notEqual(held.take('a', '3', 6), null);
  assert.equal(held.take('a', '4', 5 + minute), null);
  assert.notEqual(held.take('a', '3', 5 + minute), null);
});

test('law: in no minute does anybody pass more often than stated', () => {
  const times = fc.array(fc.nat({ max: 200_000 }), { maxLength: 200 });
  const property = fc.property(fc.integer({ min: 1, max: 10 }), times, (most, unsorted) => {
    const held = rate(most);
    const passed = unsorted
      .toSorted((a, b) => a - b)
      .filter((at, index) => held.take('a', String(index), at) === null);
    for (const from of passed)
      assert.ok(passed.filter((at) => at >= from && at < from + minute).length <= most);
  });
  fc.assert(property);
});

test('too fast: a private sentence, nothing in the books, and the others go on', async (context) => {
  let now = rim.now();
  const held = { rate: rate(3), rim: { ...rim, now: () => now } };
  const { discord, general, lea, tom, store } = await setStage(context, held);
  const roll = (who: string) => discord.as(who).slash(general, '/jet notation:2d6').answered();
  for (let i = 0; i < 3; i += 1) await roll(lea);
  const refused = await roll(lea);
  assert.match(JSON.stringify(refused.embeds), /3 commandes et clics par minute.*réessaie dans 60\u202Fs/u);
  assert.equal(
    discord.messagesSeenBy(tom, general).some(({ id }) => id === refused.id),
    false,
  );
  await roll(tom);
  now += minute;
  await roll(lea);
  const viewer = { id: lea, isMaster: false };
  const entries = await store.read((tx) => recentEntries(tx, { campaignId: 1, viewer, limit: 10 }));
  assert.equal(entries.length, 5);
});

test('clicks count as commands do', async (context) => {
  const { discord, general, lea } = await setStage(context, { rate: rate(2) });
  const answer = await discord.as(lea).slash(general, '/jet notation:2d6').answered();
  const detail = await discord.as(lea).click(answer, 'Détail').answered();
  assert.doesNotMatch(JSON.stringify(detail.embeds), /par minute/u);
  const refused = await discord.as(lea).click(answer, 'Détail').answered();
  assert.match(JSON.stringify(refused.embeds), /par minute/u);
});
