import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { inBrowser } from '../chromium.ts';
import { atelierForModule, become, command, message, wordsOf } from './stage.ts';

const open = atelierForModule();

/** Chooses in a menu of a message. */
async function choose(shown: Locator, menu: string, entry: string): Promise<void> {
  await shown.getByRole('button', { name: menu }).click();
  await shown.getByRole('option', { name: entry }).click();
}

/** Throws the dice of this step by hand. */
async function thrown(page: Page, shown: Locator, dice: string): Promise<void> {
  await shown.getByRole('button', { name: 'Dés physiques' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox').fill(dice);
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await form.waitFor({ state: 'detached' });
}

test(
  'a whole duel between two people, to the death of one and the glory of the other',
  inBrowser,
  async (t) => {
    const { page } = await open(t);
    await command(page, '/defi adversaire:Guenièvre fiche:Préteur fiche-adverse:Centurion');
    const shown = await message(page, /Perceval a utilisé \/defi/u);
    await page.getByRole('radio', { name: /Guenièvre.*nouveau/u }).waitFor();

    await become(page, 'Guenièvre');
    await page.locator('.message.calls').first().waitFor();
    await shown.getByRole('button', { name: 'Relever le défi' }).click();
    const support = page.getByRole('dialog');
    await support.getByRole('button', { name: 'Envoyer' }).click();
    await support.waitFor({ state: 'detached' });

    await become(page, 'Perceval');
    await shown.getByRole('button', { name: 'Pas à pas' }).click();
    await choose(shown, 'Choisis ta posture', 'Saisir l’initiative');
    await become(page, 'Guenièvre');
    await shown.getByRole('button', { name: 'Sans posture' }).click();
    await choose(shown, 'Choisis ton arme', 'Épée énergétique');
    await become(page, 'Perceval');
    await choose(shown, 'Choisis ton arme', 'Lame de parangon');
    await thrown(page, shown, '2 6 1');
    await shown.getByText('avantage à Préteur').waitFor();
    assert.deepEqual(await shown.locator('s').allTextContents(), ['2'], 'the die that is dropped is struck');
    await thrown(page, shown, '5 5 5 5 1 1 4 4 4 1 1 2 3');
    await shown.getByText('Préteur l’emporte').waitFor();
    assert.match(await wordsOf(shown), /Centurion perd 3 PV.*\+4 à Préteur/u);
    assert.equal(await shown.getByRole('button', { name: 'Choisis ta posture' }).count(), 0);
  },
);

test('a battle with its trophies, and its end taken back', inBrowser, async (t) => {
  const { page } = await open(t);
  await command(
    page,
    '/combat attaque:"3 troupes" contexte:joueur defense:"2 troupes + 1 golem" defenseur:Guenièvre bonus:heros',
  );
  const shown = await message(page, /Perceval a utilisé \/combat/u);
  await thrown(page, shown, '3 5 2');
  await shown.getByText('insigne de mécréant').waitFor();
  await become(page, 'Guenièvre');
  await shown.getByRole('button', { name: 'Nouvel assaut' }).click();
  await message(page, 'pas à toi de jouer');
  await become(page, 'Perceval');
  await shown.getByRole('button', { name: 'Arrêter et finir le tour' }).click();
  await shown.getByText('sceau de chevalerie').waitFor();
  await command(page, '/scores voir');
  await message(page, 'Trophées rouges 1');
  await shown.getByRole('button', { name: 'Annuler' }).click();
  await shown.getByRole('button', { name: 'Nouvel assaut' }).waitFor();
  await command(page, '/scores voir');
  const scores = page.getByRole('article').filter({ hasText: 'a utilisé /scores voir' });
  assert.match(await wordsOf(scores.nth(1)), /Trophées rouges 0/u);
});
