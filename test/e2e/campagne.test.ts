import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setStage } from './stage.ts';

const jet = '/jet notation:2d6 des:"3 4"';

test('two campaigns in one server: bound to a category, read in its threads, moved by a file', async (context) => {
  const { discord, guild, general, mj, lea, tom } = await setStage(context);
  const category = discord.addChannel(guild, { name: 'Marches', kind: 'category' });
  const north = discord.addChannel(guild, { name: 'nord', parent: category });
  const thread = discord.addThread(north, { name: 'assaut' });
  const merlin = discord.as(mj);
  const foot = async (channel: string) =>
    (await discord.as(lea).slash(channel, jet).answered()).embeds[0]?.footer?.text ?? '';

  await merlin.slash(general, '/campagne creer nom:"Les Marches"').answered();
  await merlin.slash(general, '/campagne lier campagne:"les marches" salon:Marches').answered();
  assert.match(await foot(thread.id), /^n° 1 · Les Marches/u);
  assert.match(await foot(general), /^n° 1 · Campagne du serveur/u);
  assert.match(await foot(north.id), /^n° 2 · Les Marches/u);

  const warned = await merlin.slash(north.id, '/campagne reglages salon-mj:général').answered();
  assert.match(warned.embeds[0]?.description ?? '', /tout le monde peut lire/u);
  await merlin.slash(north.id, '/campagne arbitrage regle:"w40k/edition" reponse:11e').answered();
  const file = await merlin.slash(north.id, '/campagne exporter').answered();
  assert.deepEqual(
    file.attachments.map(({ filename }) => filename),
    ['campagne.json'],
  );
  const text = await (await fetch(file.attachments[0]?.url ?? '')).text();
  assert.equal(JSON.parse(text).arbitrages.w40k.edition, '11e');

  const shown = await merlin.slash(general, '/campagne table').answered();
  const form = merlin.click(shown, 'Coller une table');
  await form.response();
  const rows = 'localisation;indice;gravite\n1-6;≤ 4;Aucune\n1-6;5+;Tué net';
  const brought = await merlin.submit(form, { 'texte-1': rows }).answered();
  assert.match(brought.embeds[0]?.title ?? '', /Table des Blessures/u);

  const said = { name: 'campagne', subcommand: 'importer', options: { texte: text } };
  const preview = await merlin.slash(general, said).answered();
  await merlin.click(preview, 'Importer').answered();
  const ruling = await discord.as(tom).slash(general, '/campagne arbitrage regle:"w40k/edition"').answered();
  assert.match(ruling.embeds[0]?.description ?? '', /\*\*11e édition[^*]*\*\* \(en vigueur\)/u);

  await merlin.slash(north.id, '/campagne archiver').answered();
  const refused = await discord.as(lea).slash(thread.id, jet).answered();
  assert.match(refused.embeds[0]?.description ?? '', /archivée.*Campagne du serveur/u);
});
