import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusalText } from '../../src/present/refusals.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { done, openTable, said } from './play.ts';

const elsewhere = { guild: '900000000000000002' };

test('a roster of 40 profiles is pasted into a form, and goes again as one', async (context) => {
  const table = await openTable(context);
  const offer = await table.does('Léa', 'importer', {});
  const form = await table.clicks('Léa', offer.message, 'Coller la liste');
  assert.ok(!isRefusal(form) && form.kind === 'form');
  const text = Array.from(
    { length: 40 },
    (_, at) => `Boyz ${at} : CC 4 F 4 E 5 PV 1 A 2 Cd 7 | règles : Furie (1) | armes : Kikoup (SM +1)`,
  ).join('\n');
  const parts = { 'texte-1': text.slice(0, 2000), 'texte-2': text.slice(2000) };
  const pasted = done(await table.presses('Léa', form.form.custom_id, parts));
  assert.match(said(pasted.message), /40 fiches importées/u);
  assert.equal((await table.rows('Léa')).length, 40);
  assert.equal(pasted.entry?.number, 1);
  done(await table.clicks('Léa', pasted.message, 'Annuler'));
  assert.deepEqual(await table.rows('Léa'), []);
});

test('what was exported is imported as equal sheets, as JSON and as CSV', async (context) => {
  const table = await openTable(context);
  await table.does('Merlin', 'creer', {
    nom: 'Préteur ; « x » | "y"',
    modele: 'Préteur',
    pnj: true,
    cachee: true,
  });
  await table.does('Merlin', 'creer', {
    nom: '=Kael',
    profil: 'PV 10 MOU 12,5 Svg -',
    regles: 'Haine (a, b), Furie',
    type: 'Ork',
    faction: 'Evil Sunz',
  });
  await table.does('Merlin', 'modifier', { fiche: '=Kael', pv: '0', xp: '+120', prc: '3' });
  await table.does('Merlin', 'statut', { fiche: '=Kael', statut: 'deroute' });
  const before = await table.rows('Merlin');
  for (const [format, guild] of [
    ['json', '900000000000000002'],
    ['csv', '900000000000000003'],
  ] as const) {
    const text = (await table.does('Merlin', 'exporter', { format })).message.files?.[0]?.text ?? '';
    await table.does('Merlin', 'importer', { texte: text.replace(/^\uFEFF/u, '') }, { guild });
    const { message } = await table.does('Merlin', 'exporter', {}, { guild });
    assert.deepEqual(JSON.parse(message.files?.[0]?.text ?? ''), before, format);
  }
});

test('a list with mistakes is refused whole, each line told in French', async (context) => {
  const table = await openTable(context);
  await table.does('Léa', 'creer', { nom: 'Kael', profil: 'PV 1' });
  const before = table.ground.rows();
  const refusal = await table.refused('Léa', 'importer', { texte: 'A : PV 1\nkaël : PV 1\na : PV 2' });
  assert.equal(
    refusalText(refusal).replaceAll('\u202f', ' '),
    'texte : rien n’a été importé.\nLigne 2 : une fiche s’appelle déjà « kaël » dans cette campagne. Choisis un autre nom.\nLigne 3 : une fiche s’appelle déjà « a » dans cette campagne. Choisis un autre nom.',
  );
  const place = await table.refused('Léa', 'importer', { texte: 'A : PV 1\nB : PV 1 ZZ 2' });
  assert.match(
    refusalText(place).replaceAll('\u202f', ' '),
    /Ligne 2 : au 10e caractère, « ZZ » n’est pas une caractéristique/u,
  );
  assert.equal(table.ground.rows(), before);
});

test('a player cannot bring hidden sheets or PNJ in, by option, file or form', async (context) => {
  const table = await openTable(context);
  assert.equal(
    (await table.refused('Léa', 'importer', { texte: 'A : PV 1', pnj: true })).code,
    'master-only',
  );
  assert.equal(
    (await table.refused('Léa', 'importer', { texte: '[{"nom":"A","profil":"PV 1","cachee":true}]' })).code,
    'master-only',
  );
  const forged = await table.presses('Léa', 'fiche:pasted:pnj', { 'texte-1': 'A : PV 1' });
  assert.ok(isRefusal(forged) && forged.code === 'master-only');
  const mine = await table.does('Merlin', 'importer', { texte: 'A : PV 1', cachee: true }, elsewhere);
  assert.equal(mine.entry?.visibility, 'joueur-mj');
});

test('a campaign holds 2 000 sheets, not one more', async (context) => {
  const table = await openTable(context);
  const lines = (from: number) => Array.from({ length: 200 }, (_, at) => `B${from + at} : PV 1`).join('\n');
  for (let from = 0; from < 2000; from += 200) await table.does('Léa', 'importer', { texte: lines(from) });
  const refusal = await table.refused('Léa', 'creer', { nom: 'Kael', profil: 'PV 1' });
  assert.deepEqual([refusal.code, refusal.context['max']], ['sheets-full', 2000]);
  assert.equal((await table.completes('Léa', 'fiche', 'b')).length, 25);
});
