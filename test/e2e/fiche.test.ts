import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeenMessage } from '../../src/playground/world/model.ts';
import { setStage } from './stage.ts';

const said = ({ embeds }: SeenMessage): string => JSON.stringify(embeds).replaceAll('\u202f', ' ');

test('a roster is pasted, a sheet changed in a form, a roll filled from it, a file taken out, a sheet deleted and put back', async (context) => {
  const { discord, general, log, mj, lea, tom, bot } = await setStage(context);
  await discord.as(mj).slash(general, '/journal salon salon:journal').answered();
  const offer = await discord.as(lea).slash(general, '/fiche importer').answered();
  assert.equal(offer.visibleTo, lea);
  const form = discord.as(lea).click(offer, 'Coller la liste');
  await form.response();
  const text = 'Kael : CC 4 PV 10 Cd 8\nBoyz : Effectif 10 PV 1 Cd 7 CO 2';
  const pasted = await discord.as(lea).submit(form, { 'texte-1': text }).answered();
  assert.match(said(pasted), /2 fiches importées/u);

  const shown = await discord.as(lea).slash(general, '/fiche voir fiche:kael').answered();
  const opened = discord.as(lea).click(shown, 'Modifier');
  await opened.response();
  const changed = await discord
    .as(lea)
    .submit(opened, { nom: 'Kaël', profil: 'CC 5 PV 10 Cd 8', armes: 'Lame : PA 2' })
    .answered();
  assert.match(said(changed), /CC 4 PV 10 Cd 8 → CC 5 PV 10 Cd 8/u);

  const typed = await discord.as(tom).type(general, '/moral fiche:KAE').response();
  assert.deepEqual(
    typed.choices?.map(({ value }) => value),
    ['Kaël'],
  );
  const roll = '/moral fiche:kael contexte:tir pv-perdus:0 impose:true des:"6 6"';
  const fled = await discord.as(lea).slash(general, roll).answered();
  assert.match(said(fled), /Kaël/u);
  const after = await discord.as(tom).slash(general, '/fiche voir fiche:kael public:true').answered();
  assert.match(said(after), /9 sur 10/u);
  assert.equal(after.visibleTo, null);

  const file = await discord.as(tom).slash(general, '/fiche exporter format:CSV').answered();
  assert.equal(file.attachments.length, 1);

  const asked = await discord.as(lea).slash(general, '/fiche supprimer fiche:Boyz').answered();
  const gone = await discord.as(lea).click(asked, 'Supprimer').answered();
  assert.match(said(gone), /Fiche supprimée/u);
  const back = await discord.as(lea).click(gone, 'Rétablir').answered();
  assert.match(said(back), /Fiche rétablie/u);
  await bot.outbox.idle();
  assert.ok(discord.messagesSeenBy(tom, log).length >= 5, 'every change is told in the log');
});
