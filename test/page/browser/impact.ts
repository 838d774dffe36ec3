import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inBrowser } from '../chromium.ts';
import { atelierForModule, become, command, go, message, wordsOf } from './stage.ts';

const open = atelierForModule();
/** Whatever falls removes each of the three, so the choice always comes. */
const line = '/impact x:20 cibles:"Gobelin RES 4 à 8 ; Orque RES 6 à 18 ; Troll RES 9 à 21"';

test('an impact over three groups, played to its end, and its last move taken back', inBrowser, async (t) => {
  const { page } = await open(t);
  await become(page, 'Guenièvre');
  await command(page, line);
  const answer = await message(page, 'aller plus loin vers Orque et Troll');
  assert.match(await wordsOf(answer), /Guenièvre a utilisé\s+\/impact/u);
  await answer.getByRole('button', { name: 'Poursuivre' }).click();
  await message(page, 'aller plus loin vers Troll');
  await answer.getByRole('button', { name: 'Poursuivre' }).click();
  await message(page, '3 cibles retirées');
  assert.equal(await answer.getByRole('button', { name: 'Poursuivre' }).count(), 0);
  assert.match(await wordsOf(answer), /\(modifié\)/u);

  await command(page, '/annuler');
  await message(page, 'Guenièvre demande');
  await become(page, 'Merlin');
  const request = await message(page, 'Guenièvre demande');
  await request.getByRole('button', { name: 'Accorder' }).click();
  await message(page, 'Annulation du n°');
  await become(page, 'Guenièvre');
  await answer.getByRole('button', { name: 'Poursuivre' }).waitFor();
});

test('only who is to play may press; the others are told so, each alone', inBrowser, async (t) => {
  const { page } = await open(t);
  await become(page, 'Guenièvre');
  await command(page, line);
  const answer = await message(page, 'aller plus loin');
  await become(page, 'Perceval');
  await answer.getByRole('button', { name: 'Poursuivre' }).click();
  const told = await message(page, 'pas à toi de jouer');
  assert.match(await wordsOf(told), /Toi seul peux voir ce message/u);
  await become(page, 'Guenièvre');
  await answer.waitFor();
  assert.equal(await page.getByText('pas à toi de jouer').count(), 0);
});

test(
  'dice thrown by hand go into the form, wrong ones change nothing, ready ones are offered',
  inBrowser,
  async (t) => {
    const { page } = await open(t);
    await command(page, line);
    const answer = await message(page, 'aller plus loin vers Orque et Troll');
    await answer.getByRole('button', { name: 'Dés physiques' }).click();
    const form = page.getByRole('dialog', { name: 'Dés physiques' });
    await form.getByRole('textbox').fill('6 6 6');
    await form.getByRole('button', { name: 'Envoyer' }).click();
    await form.waitFor({ state: 'detached' });
    await message(page, 'Toi seul peux voir ce message');

    await page.getByRole('button', { name: 'Dés' }).first().click();
    await page.getByRole('textbox', { name: 'Dés d’un jet' }).fill('3 5');
    await page.getByRole('button', { name: 'Préparer' }).click();
    await page.getByText('Prochain jet').waitFor();
    await answer.getByRole('button', { name: 'Dés physiques' }).click();
    await form.getByRole('button', { name: /Mettre les dés préparés/u }).click();
    await form.getByRole('button', { name: 'Envoyer' }).click();
    await message(page, /2 cibles retirées[\s\S]*dés physiques/u);
  },
);

test('dice that are ready go into the next command by themselves, and only once', inBrowser, async (t) => {
  const { page } = await open(t);
  await page.getByRole('button', { name: 'Dés' }).first().click();
  for (const face of ['Ajouter un 2', 'Ajouter un 5']) await page.getByRole('button', { name: face }).click();
  await page.getByRole('button', { name: 'Préparer' }).click();
  await command(page, '/impact x:3 distance:23 resistance:6');
  await command(page, '/jet notation:d6');
  const answer = await message(page, 'indice 5 + FOR 9');
  assert.match(await wordsOf(answer), /dés physiques/u);
  await page.getByText('Derniers utilisés').waitFor();
  const free = await message(page, 'Jet · d6');
  assert.doesNotMatch(await wordsOf(free), /dés physiques/u);
});

test(
  'what is new is marked for each person, and a channel of the MJ stays hidden from players',
  inBrowser,
  async (t) => {
    const { page } = await open(t);
    const salons = page.getByRole('navigation', { name: 'Salons' });
    assert.equal(await salons.getByRole('button', { name: 'mj' }).count(), 0);
    await become(page, 'Merlin');
    await go(page, 'mj');
    await command(page, '/journal salon salon:journal');
    await salons.getByRole('button', { name: /journal\s*, \d+ non lu/u }).waitFor();
    await become(page, 'Perceval');
    await command(page, '/jet notation:2d6');
    await page.getByRole('radio', { name: /Merlin.*nouveau/u }).waitFor();
    await page.getByRole('radio', { name: /Guenièvre.*nouveau/u }).waitFor();
    await go(page, 'journal');
    const logged = await message(page, 'Voir la réponse');
    await logged.getByRole('link', { name: 'Voir la réponse' }).click();
    await page.getByRole('heading', { name: 'général' }).waitFor();
    assert.equal(await salons.getByRole('button', { name: /non lu/u }).count(), 0);
  },
);
