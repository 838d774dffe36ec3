import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ComponentType } from 'discord-api-types/v10';
import type { MessageBody } from '../../../src/playground/world/body.ts';
import { createMessage, deleteMessage, editMessage } from '../../../src/playground/world/messages.ts';
import { inBrowser } from '../chromium.ts';
import { atelierForModule, become, message, type Seat, wordsOf } from './stage.ts';

const open = atelierForModule();

/** A red dot, the smallest picture there is. */
const dot = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** The bot posts a message in the general channel, for all or for one person. */
function post({ discord, table }: Seat, body: MessageBody, visibleTo: string | null = null, picture = false) {
  const files = picture ? [{ part: 'files[0]', name: 'carte.png', type: 'image/png', bytes: dot }] : [];
  return createMessage(discord.world, discord.world.channel(table.general), body, {
    authorId: discord.bot.id,
    visibleTo,
    files,
  });
}

test('an embed: its bar, its fields in rows of three, its picture, its foot', inBrowser, async (t) => {
  const seat = await open(t);
  const inline = (name: string) => ({ name, value: `valeur ${name}`, inline: true });
  const fields = [...['un', 'deux', 'trois', 'quatre'].map(inline), { name: 'long', value: 'seul' }];
  const embed = {
    title: 'Impact · **Troll**',
    description: '2D6 : ~~2~~ et **5**',
    color: 0xd83c3e,
    fields,
    image: { url: 'attachment://carte.png' },
    footer: { text: 'n° 12 · preuve abcd' },
  };
  post(seat, { embeds: [embed] }, null, true);
  const shown = await message(seat.page, 'n° 12');
  const box = shown.locator('.embed');
  const css = (name: string) =>
    box.evaluate(
      (one, key) => one.ownerDocument.defaultView.getComputedStyle(one).getPropertyValue(key),
      name,
    );
  assert.equal(await css('border-left-color'), 'rgb(216, 60, 62)');
  assert.deepEqual(await box.locator('s').allTextContents(), ['2']);
  assert.deepEqual(await box.locator('strong').allTextContents(), ['Troll', '5']);
  const tops = await box
    .locator('.field')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  assert.equal(new Set(tops.slice(0, 3)).size, 1, 'three side by side');
  assert.equal(new Set(tops).size, 3, 'in three rows');
  const picture = box.getByRole('img', { name: 'carte.png' });
  assert.equal(await picture.evaluate((one) => 'naturalWidth' in one && one.naturalWidth), 1);
  assert.equal(await shown.locator('.attachments').count(), 0, 'a picture of the embed is shown once');
});

test(
  'mentions are names, moments are French, links to a message lead there, a spoiler opens',
  inBrowser,
  async (t) => {
    const seat = await open(t);
    const { discord, table, page } = seat;
    const first = post(seat, { content: 'le premier' });
    const link = `https://discord.com/channels/${table.guild.id}/${table.general.id}/${first.id}`;
    const content = `<@${table.people[2]?.id}> dans <#${table.journal.id}> le <t:1767225600:D> : [voir](${link}) ||tué net||`;
    post(seat, { content, allowed_mentions: { parse: [] } });
    const shown = await message(page, 'dans #journal');
    assert.match(
      await wordsOf(shown),
      /@Guenièvre dans #journal le \d+ (?:décembre|janvier) 202[56] : voir/u,
    );
    assert.equal(await shown.getByText('tué net').isVisible(), true);
    const hidden = shown.getByRole('button', { name: 'Texte masqué, afficher' });
    assert.equal(
      await hidden
        .locator('> span')
        .evaluate((one) => one.ownerDocument.defaultView.getComputedStyle(one).opacity),
      '0',
    );
    await hidden.click();
    await hidden.waitFor({ state: 'detached' });
    await shown.getByRole('link', { name: 'voir' }).click();
    await page.locator(`[id="message-${first.id}"]:focus`).waitFor();
    assert.ok(discord.isBotHere);
  },
);

test(
  'piege-10 piege-11 names that look like marks are shown as they are typed, and nothing in them runs',
  inBrowser,
  async (t) => {
    const seat = await open(t);
    const title = '<img src=x onerror=alert(1)> \\*\\*net\\*\\*';
    post(seat, { embeds: [{ title, description: '[clic](javascript:alert(1))' }] });
    const shown = await message(seat.page, 'onerror');
    assert.match(await wordsOf(shown), /<img src=x onerror=alert\(1\)> \*\*net\*\*/u);
    assert.equal(await shown.locator('img, a').count(), 0);
  },
);

test(
  'a link to a channel that the person does not see leads nowhere, and that is said',
  inBrowser,
  async (t) => {
    const seat = await open(t);
    const { table, page } = seat;
    post(seat, { content: `[là-bas](https://discord.com/channels/${table.guild.id}/${table.mj.id}/1)` });
    await (await message(page, 'là-bas')).getByRole('link', { name: 'là-bas' }).click();
    await page.getByText('Tu ne vois pas ce salon.').waitFor();
    assert.equal(await page.getByRole('heading', { name: 'général' }).count(), 1);
  },
);

test('a private message is for one person, an edit shows, what is deleted goes', inBrowser, async (t) => {
  const seat = await open(t);
  const { discord, table, page } = seat;
  const [merlin, perceval] = table.people;
  post(seat, { content: 'pour Perceval seul' }, perceval?.id ?? '');
  const whisper = await message(page, 'pour Perceval seul');
  assert.match(await wordsOf(whisper), /Toi seul peux voir ce message/u);
  await become(page, 'Guenièvre');
  await whisper.waitFor({ state: 'detached' });
  await become(page, 'Perceval');
  await whisper.getByRole('button', { name: 'Masquer le message' }).click();
  await whisper.waitFor({ state: 'detached' });

  const told = post(seat, { content: 'ancien' });
  const changing = await message(page, 'ancien');
  editMessage(discord.world, told, { content: 'nouveau' });
  await changing.getByText('(modifié)').waitFor();
  assert.match(await wordsOf(changing), /nouveau/u);
  deleteMessage(discord.world, told);
  await changing.waitFor({ state: 'detached' });
  assert.ok(merlin);
});

test('menus open, are gone through with the arrows, and send what was chosen', inBrowser, async (t) => {
  const seat = await open(t);
  const { discord, page } = seat;
  const options = ['Feinte', 'Se garder', 'Rompre'].map((label) => ({
    label,
    value: label,
    description: `prend ${label}`,
  }));
  const menu = {
    type: ComponentType.StringSelect,
    min_values: 1,
    max_values: 1,
    custom_id: 'posture',
    placeholder: 'Ta posture',
    options,
  } as const;
  post(seat, { content: 'choisis', components: [{ type: ComponentType.ActionRow, components: [menu] }] });
  const shown = await message(page, 'choisis');
  const opener = shown.getByRole('button', { name: /Ta posture/u });
  await opener.focus();
  await page.keyboard.press('Enter');
  await shown.getByRole('listbox', { name: 'Ta posture' }).waitFor();
  await page.keyboard.press('Escape');
  await shown.getByRole('listbox').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const sent = await discord.until(
    () =>
      [...discord.world.interactions.values()].find(({ payload }) =>
        JSON.stringify(payload).includes('posture'),
      ),
    'the choice',
  );
  assert.partialDeepStrictEqual(sent.payload, { data: { custom_id: 'posture', values: ['Se garder'] } });
  await message(page, 'n’existe plus');
});

test('the inspector shows what the bot received and answered, without a token', inBrowser, async (t) => {
  const { page } = await open(t);
  await page.getByRole('button', { name: 'Inspecteur' }).click();
  const drawer = page.getByRole('complementary', { name: 'Inspecteur' });
  await page.getByRole('region', { name: 'Écrire' }).getByRole('combobox').fill('/aide ');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  const received = drawer.locator('details', { hasText: 'INTERACTION_CREATE' }).first();
  await received.locator('summary').click();
  const payload = JSON.parse((await received.locator('pre').first().textContent()) ?? '');
  assert.equal(payload.data.name, 'aide');
  assert.equal(payload.token, '…');
  const sent = drawer.locator('details', { hasText: 'callback' }).first();
  await sent.locator('summary').click();
  assert.equal(JSON.parse((await sent.locator('pre').first().textContent()) ?? '').type, 4);
});
