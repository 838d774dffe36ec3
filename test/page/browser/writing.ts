import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ComponentType } from 'discord-api-types/v10';
import type { MessageBody } from '../../../src/playground/world/body.ts';
import { createMessage } from '../../../src/playground/world/messages.ts';
import { inBrowser } from '../chromium.ts';
import { atelierForModule, become, command, composer, go, message, type Seat } from './stage.ts';

const open = atelierForModule();

function post({ discord, table }: Seat, body: MessageBody) {
  const channel = discord.world.channel(table.general);
  return createMessage(discord.world, channel, body, { authorId: discord.bot.id });
}

test(
  'what somebody has half written waits for them, line or command, while others are played',
  inBrowser,
  async (t) => {
    const { page } = await open(t);
    const line = composer(page).getByRole('combobox', { name: /^Message dans/u });
    await line.fill('à moi de');
    await become(page, 'Guenièvre');
    assert.equal(await line.inputValue(), '');
    await line.fill('/impact x:3 ');
    const making = page.getByRole('group', { name: 'Commande /impact' });
    await making.waitFor();
    await become(page, 'Perceval');
    await making.waitFor({ state: 'detached' });
    assert.equal(await line.inputValue(), 'à moi de');
    await become(page, 'Guenièvre');
    assert.equal(await making.getByRole('combobox', { name: 'x', exact: true }).inputValue(), '3');
  },
);

test(
  '« Nouveau » stands before what came while one was away, until one does something or leaves',
  inBrowser,
  async (t) => {
    const seat = await open(t);
    const { page } = seat;
    const divider = page.getByRole('separator', { name: 'Nouveaux messages' });
    post(seat, { content: 'déjà lu' });
    await message(page, 'déjà lu');
    await become(page, 'Guenièvre');
    await go(page, 'journal');
    await become(page, 'Perceval');
    assert.equal(await divider.count(), 0, 'what is seen as it comes is not new');
    await go(page, 'journal');
    post(seat, { content: 'premier' });
    post(seat, { content: 'second' });
    await page.getByRole('button', { name: /général\s*, 2 non lus/u }).waitFor();
    await go(page, 'général');
    const first = await message(page, 'premier');
    await divider.waitFor();
    assert.equal(await first.evaluate((one) => one.previousElementSibling?.textContent), 'Nouveau');
    post(seat, { content: 'troisième' });
    await message(page, 'troisième');
    assert.equal(await divider.count(), 1, 'it stays where it is');
    await composer(page).getByRole('combobox').fill('vu');
    await page.keyboard.press('Enter');
    await divider.waitFor({ state: 'detached' });
  },
);

test(
  'a file is dropped on its option; one that misses it does not take the page away',
  inBrowser,
  async (t) => {
    const { page } = await open(t);
    await page.getByRole('combobox').focus();
    await page.keyboard.type('/fiche importer fichier:');
    const field = page.locator('.option', { has: page.locator('input[type=file]') });
    await field.waitFor();
    const drop = (selector: string) =>
      page.evaluate(
        `(() => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['Kael : CC 4 PV 10 Cd 8'], 'liste.txt', { type: 'text/plain' }));
        const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector(${JSON.stringify(selector)}).dispatchEvent(over);
        const shown = document.querySelector('.option.over') !== null;
        const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector(${JSON.stringify(selector)}).dispatchEvent(drop);
        return [over.defaultPrevented, drop.defaultPrevented];
      })()`,
      );
    assert.deepEqual(await drop('.messages'), [true, true]);
    assert.equal(await field.getByText('liste.txt').count(), 0);
    assert.deepEqual(await drop('.file-choice'), [true, true]);
    await field.getByText('liste.txt').waitFor();
    await page.keyboard.press('Enter');
    await message(page, 'Kael');
  },
);

test(
  'a menu closes where one presses or goes elsewhere, and by Escape from anything in it',
  inBrowser,
  async (t) => {
    const seat = await open(t);
    const { page } = seat;
    const options = ['Un', 'Deux'].map((label) => ({ label, value: label }));
    const menu = {
      type: ComponentType.StringSelect,
      custom_id: 'plusieurs',
      placeholder: 'Lesquels',
      min_values: 1,
      max_values: 2,
      options,
    } as const;
    post(seat, { content: 'lesquels', components: [{ type: ComponentType.ActionRow, components: [menu] }] });
    const shown = await message(page, 'lesquels');
    const opener = shown.getByRole('button', { name: /Lesquels/u });
    const list = shown.getByRole('listbox');
    await opener.click();
    await list.waitFor();
    await page.getByRole('heading', { name: 'général' }).click();
    await list.waitFor({ state: 'detached' });
    await opener.click();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    assert.ok(await opener.evaluate((one) => one === one.ownerDocument.activeElement));
    await page.keyboard.press('Enter');
    await list.waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await list.waitFor({ state: 'detached' });
  },
);

test('what a form has chosen beforehand is shown, and sent as it is', inBrowser, async (t) => {
  const { page } = await open(t);
  await command(page, '/fiche creer nom:Orok profil:"CC 4 F 4 E 4 PV 10 I 4 A 2 Cd 8 Svg 3+"');
  await message(page, 'Fiche créée');
  await command(page, '/melee');
  await (await message(page, 'Les deux camps')).getByRole('button', { name: 'Rejoindre le camp A' }).click();
  const menu = page.getByRole('dialog').getByLabel('Ta fiche');
  assert.equal(await menu.inputValue(), 'Orok');
  assert.equal(await menu.locator('option:checked').textContent(), 'Orok · 10 PV sur 10');
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
  await message(page, 'Orok rejoint le camp A');
});

test('on a narrow screen Escape puts the channels away', inBrowser, async (t) => {
  const { page } = await open(t);
  const wide = page.viewportSize();
  t.after(() => page.setViewportSize(wide ?? { width: 1280, height: 800 }));
  await page.setViewportSize({ width: 390, height: 700 });
  const opener = page.getByRole('button', { name: 'Salons', exact: true });
  await opener.click();
  await page.getByRole('button', { name: 'Fermer la liste des salons' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Fermer la liste des salons' }).waitFor({ state: 'detached' });
  assert.ok(await opener.evaluate((one) => one === one.ownerDocument.activeElement));
});
