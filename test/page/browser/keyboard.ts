import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { inBrowser } from '../chromium.ts';
import { atelierForModule, message, wordsOf } from './stage.ts';

const open = atelierForModule();

/** The name of what has the focus, nothing while the browser's own frame has it. */
async function focused(page: Page): Promise<string> {
  const here = page.locator(':focus');
  if ((await here.count()) === 0) return '';
  const name = (await here.getAttribute('aria-label')) ?? (await wordsOf(here));
  return name.trim();
}

/** Presses a key until what has the focus is called so. */
async function reach(page: Page, wanted: RegExp, key = 'Tab'): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    if (wanted.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${wanted} is not reached with ${key}; the focus is on « ${await focused(page)} »`);
}

test('a command from its first letter to its detail, by keys alone', inBrowser, async (t) => {
  const { page } = await open(t);
  await page.keyboard.press('Tab');
  assert.equal(await focused(page), 'Aller à la saisie');
  await page.keyboard.press('Enter');
  assert.match(await focused(page), /^Message dans #général, en tant que Perceval/u);
  await page.keyboard.type('/impa');
  await page.getByRole('option', { name: '/impact' }).waitFor();
  await page.keyboard.press('Tab');
  await page.getByRole('group', { name: 'Commande /impact' }).waitFor();
  await page.keyboard.type('x:3');
  assert.equal(await focused(page), 'x');
  await page.keyboard.press('Tab');
  await reach(page, /Ajouter une option/u);
  await page.keyboard.type('dist');
  await page.keyboard.press('Enter');
  await page.keyboard.type('23 resistance:6 ');
  assert.equal(await focused(page), 'resistance');
  await page.keyboard.press('Enter');
  const answer = await message(page, 'FOR 9');
  assert.match(await focused(page), /^Message dans #général/u);

  await reach(page, /^Détail$/u, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const detail = await message(page, 'Détail du n°');
  await reach(page, /^Héraut, /u, 'Shift+Tab');
  await page.keyboard.press('End');
  assert.ok(await detail.evaluate((one) => one === one.ownerDocument.activeElement));
  await page.keyboard.press('ArrowUp');
  assert.ok(await answer.evaluate((one) => one === one.ownerDocument.activeElement));
});

test('what is missing or too large is said where it is typed, and nothing is sent', inBrowser, async (t) => {
  const { page, discord } = await open(t);
  const before = discord.world.interactions.size;
  await page.getByRole('combobox').focus();
  await page.keyboard.type('/impact x:21 ');
  const field = page.getByRole('combobox', { name: 'x', exact: true });
  await field.waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('20 au plus.').waitFor();
  assert.equal(await field.getAttribute('aria-invalid'), 'true');
  assert.equal(await focused(page), 'x');
  assert.equal(discord.world.interactions.size, before);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: /^Message dans/u }).waitFor();
});

test('choices and what the bot completes are chosen with the arrows', inBrowser, async (t) => {
  const { page } = await open(t);
  await page.getByRole('combobox').focus();
  await page.keyboard.type('/regles ');
  await page.getByRole('group', { name: 'Commande /regles' }).waitFor();
  if (!/^regle$/u.test(await focused(page))) await page.keyboard.type('regle:');
  await page.keyboard.type('MORAL');
  await page.getByRole('listbox', { name: 'Valeurs de regle' }).getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const active = page.getByRole('option', { selected: true });
  const wanted = await wordsOf(active);
  await page.keyboard.press('Enter');
  const taken = await page.getByRole('combobox', { name: 'regle' }).inputValue();
  assert.equal(taken.replace(/\s+/gu, ' '), wanted);
  await page.keyboard.press('Enter');
  await message(page, /moral/iu);
});

test(
  'people, channels, drawers and forms: arrows go through a group, Escape closes, the focus comes back',
  inBrowser,
  async (t) => {
    const { page } = await open(t);
    await reach(page, /^Perceval/u);
    await page.keyboard.press('ArrowRight');
    assert.match(await focused(page), /^Guenièvre/u);
    await page.keyboard.press('Space');
    assert.equal(
      await page.getByRole('radio', { checked: true }).getAttribute('aria-label'),
      'Guenièvre (joueur)',
    );
    await reach(page, /général/u, 'Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Séance 1' }).waitFor();

    await reach(page, /Dés/u);
    await page.keyboard.press('Enter');
    await page.getByRole('complementary', { name: 'Dés préparés' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('complementary').waitFor({ state: 'detached' });
    assert.match(await focused(page), /^Message dans/u);

    await page.keyboard.type('/fiche importer ');
    await page.getByRole('group', { name: 'Commande /fiche importer' }).waitFor();
    await page.keyboard.press('Enter');
    await message(page, 'Coller la liste');
    await reach(page, /^Coller la liste$/u, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction("document.activeElement?.textContent?.includes('Coller la liste')");
  },
);

test('a file is chosen for an option that takes one', inBrowser, async (t) => {
  const { page } = await open(t);
  await page.getByRole('combobox').focus();
  await page.keyboard.type('/fiche importer fichier:');
  await page.locator('input[type=file]:focus').waitFor();
  const buffer = Buffer.from('Kael : CC 4 PV 10 Cd 8');
  await page
    .getByLabel('fichier', { exact: true })
    .setInputFiles({ name: 'fiches.txt', mimeType: 'text/plain', buffer });
  await page.getByText('fiches.txt').waitFor();
  await page.keyboard.press('Enter');
  await message(page, 'Kael');
});

test('whatever has the focus shows it', inBrowser, async (t) => {
  const { page } = await open(t);
  const bare: string[] = [];
  for (let steps = 0; steps < 14; steps += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === '') continue;
    const outlined = await page.evaluate(
      "(() => { for (let one = document.activeElement; one && one !== document.body; one = one.parentElement) if (getComputedStyle(one).outlineStyle !== 'none') return true; return false; })()",
    );
    if (!outlined) bare.push(await focused(page));
  }
  assert.deepEqual(bare, []);
});
