import type { Page } from 'playwright-core';

/** A picture besides those of the scenes: of a text of one's own, or of the page of a fresh atelier after some steps. */
type Picture = { readonly name: string } & (
  | { readonly html: string }
  | { readonly steps: (page: Page) => Promise<void> }
);

const line = (page: Page) => page.getByRole('region', { name: 'Écrire' }).getByRole('combobox');

async function send(page: Page, command: string): Promise<void> {
  await line(page).fill(`${command} `);
  await page.getByRole('button', { name: 'Envoyer' }).click();
}

/** An answer with a picture, as large as the page shows it. */
function drawn(name: string, command: string, before: readonly string[] = []): Picture {
  return {
    name,
    steps: async (page) => {
      for (const one of before) {
        await send(page, one);
        await page
          .getByText(one.split(' ')[0] ?? '')
          .last()
          .waitFor();
      }
      await send(page, command);
      const picture = page.locator('.embed .picture img').last();
      await picture.waitFor();
      await picture.evaluate('(img) => img.decode()');
      await picture.scrollIntoViewIfNeeded();
    },
  };
}

/** Every picture besides the scenes. */
export const pictures: readonly Picture[] = [
  drawn('chances-defi', '/chances defi fiche:Préteur fiche-adverse:Centurion'),
  drawn('chances-combat', '/chances combat attaque:"3 démon, 2 golem" defense:"4 golem" assauts:8'),
  drawn('chances-impact', '/chances impact x:3 distance:23 resistance:6'),
  drawn('chances-jet', '/chances jet notation:4d6+3'),
  drawn('chance-des-joueurs', '/chance-des-joueurs', ['/jet notation:60d6', '/jet notation:40d6>=4']),
  { name: 'vide', steps: async () => {} },
  {
    name: 'commandes',
    steps: async (page) => {
      await line(page).fill('/');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'options',
    steps: async (page) => {
      await line(page).fill('/impact x:21 distance:23 situation:charge ');
      await page.getByRole('button', { name: 'Envoyer' }).click();
      await page.getByText('20 au plus.').waitFor();
    },
  },
  {
    name: 'choix',
    steps: async (page) => {
      await line(page).fill('/impact ');
      await page.getByRole('combobox', { name: 'Ajouter une option' }).pressSequentially('situation:');
      await page.getByRole('listbox', { name: 'Valeurs de situation' }).waitFor();
    },
  },
  {
    name: 'formulaire',
    steps: async (page) => {
      await send(page, '/fiche creer nom:Kael profil:"CC 4 F 4 E 4 PV 10 I 4 A 2 Cd 8 Svg 3+"');
      await send(page, '/fiche voir fiche:Kael');
      await page.getByRole('button', { name: 'Modifier' }).last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'des',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Dés' }).first().click();
      for (const dice of ['2 5', '3 5 2']) {
        await page.getByRole('textbox', { name: 'Dés d’un jet' }).fill(dice);
        await page.getByRole('button', { name: 'Préparer' }).click();
      }
      await page.getByText('3 5 2').waitFor();
    },
  },
  {
    name: 'inspecteur',
    steps: async (page) => {
      await send(page, '/jet notation:2d6+3');
      await page.getByRole('button', { name: 'Inspecteur' }).click();
      await page.locator('summary').first().click();
      await page.locator('pre').first().waitFor();
    },
  },
  {
    name: 'salons',
    steps: async (page) => {
      const channels = page.getByRole('button', { name: 'Salons' });
      if (await channels.isVisible()) await channels.click();
    },
  },
];
