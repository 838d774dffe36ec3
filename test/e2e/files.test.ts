import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Timers } from '../../src/bot/timers.ts';
import { scratchFolder } from '../store/scratch.ts';
import { setStage } from './stage.ts';

const csv = 'localisation;indice;gravite\n1-6;≤ 4;Aucune\n1-6;5+;Tué net\n';
const text = (embeds: readonly { readonly description?: string }[]) =>
  embeds
    .map(({ description = '' }) => description)
    .join('\n')
    .replaceAll('\u202f', ' ')
    .replaceAll('**', '');

test('a file is read where Discord keeps it: a table, sheets, gains, a campaign; by its path and as it is', async (context) => {
  const { discord, general, mj, lea } = await setStage(context);
  const path = join(await scratchFolder(context), 'table de l’hiver.csv');
  writeFileSync(path, `\uFEFF${csv}`);
  const bring = (who: string, name: string, subcommand: string, file: object | string) =>
    discord
      .as(who)
      .slash(general, { name, subcommand, options: { fichier: file as { name: string; content: string } } })
      .answered();
  const table = await bring(mj, 'campagne', 'table', path);
  assert.match(text(table.embeds), /Table des Blessures : propre à la campagne/u);
  const sheets = { name: 'liste.txt', content: 'Boyz : CC 4 F 4 PV 1 Cd 7\nNob : CC 5 F 5 PV 3 Cd 8\n' };
  assert.match(text((await bring(lea, 'fiche', 'importer', sheets)).embeds), /2 fiches importées/u);
  const gains = { name: 'gains.json', content: '[{"xp-min":0,"xp-max":null,"xp":5,"credits":10}]' };
  const told = await bring(mj, 'campagne', 'gains', gains);
  assert.ok(told.embeds.length > 0);
  const given = await discord.as(mj).slash(general, '/campagne exporter').answered();
  const address = given.attachments[0]?.url ?? '';
  const exported = await (await fetch(address)).text();
  const changed = { name: 'campagne.json', content: exported.replace('Europe/Paris', 'America/Toronto') };
  const preview = await bring(mj, 'campagne', 'importer', changed);
  assert.match(JSON.stringify(preview.embeds), /America\/Toronto/u);
});

test('what is too large, no text, or does not come in time is refused in a sentence, and nothing is changed', async (context) => {
  const sleeping = new Set<() => void>();
  const timers: Timers = {
    after() {
      const { promise, resolve } = Promise.withResolvers<void>();
      sleeping.add(resolve);
      return { done: promise, cancel: () => void sleeping.delete(resolve) };
    },
  };
  const { discord, general, lea, store } = await setStage(context, { timers });
  const bring = (content: string | Uint8Array) =>
    discord.as(lea).slash(general, {
      name: 'fiche',
      subcommand: 'importer',
      options: { fichier: { name: 'x', content } },
    });
  const refused = async (content: string | Uint8Array) => text((await bring(content).answered()).embeds);
  assert.match(await refused('x'.repeat(1024 * 1024 + 1)), /fichier : le fichier est trop lourd/u);
  assert.match(await refused(Uint8Array.from([0x42, 0xe9, 0x0a])), /pas un texte en UTF-8/u);
  assert.match(await refused('a\0b'), /pas un texte en UTF-8/u);
  const { world } = discord;
  const real = world.uploads;
  const handle = bring('Boyz : Cd 7');
  real.clear();
  assert.match(text((await handle.answered()).embeds), /n’a pas pu être lu/u);
  const both = discord.as(lea).slash(general, {
    name: 'fiche',
    subcommand: 'importer',
    options: { texte: 'Boyz : Cd 7', fichier: { name: 'x', content: 'Boyz : Cd 7' } },
  });
  assert.match(text((await both.answered()).embeds), /un fichier, ou un texte, pas les deux/u);
  assert.deepEqual(await store.read((tx) => tx.selectFrom('sheets').select('id').execute()), []);
});
