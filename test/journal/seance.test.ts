import assert from 'node:assert/strict';
import { test } from 'node:test';
import { erasePerson } from '../../src/campaign/erase-person.ts';
import type { Message } from '../../src/slash/command.ts';
import { fileOf, lea, merlin, setTable, tom } from './stage.ts';

const fieldOf = ({ embeds }: Message, name: string): string =>
  (embeds[0]?.fields?.find((field) => field.name === name)?.value ?? '').replaceAll('\u202f', ' ');
const text = (message: Message): string => JSON.stringify(message).replaceAll('\u202f', ' ');

test('a session is opened once, holds what is rolled until it is closed, and can be seen', async (context) => {
  const table = await setTable(context);
  await table.says(lea, 'jet', { notation: '2d6' });
  assert.deepEqual(await table.refused(lea, 'seance voir'), ['no-session-yet', null]);
  assert.deepEqual(await table.refused(merlin, 'seance fermer'), ['no-session-open', null]);
  const opened = await table.says(merlin, 'seance ouvrir', { nom: 'Le siège' });
  assert.equal(opened.manner, 'public');
  assert.match(text(opened.message), /Séance 1 · Le siège.*à partir du n° 2/u);
  assert.deepEqual(await table.refused(merlin, 'seance ouvrir'), ['session-open', null]);
  for (let count = 0; count < 3; count += 1) await table.says(lea, 'jet', { notation: '2d6' });
  assert.match(
    text((await table.says(tom, 'seance voir')).message),
    /elle dure encore.*3 entrées au journal/u,
  );
  assert.match(text((await table.says(merlin, 'seance fermer')).message), /close le <t:.*3 entrées/u);
  await table.says(lea, 'jet', { notation: '2d6' });
  assert.match(text((await table.says(merlin, 'seance ouvrir')).message), /Séance 2".*n° 6/u);
  assert.match(text((await table.says(tom, 'seance voir', { numero: 1 })).message), /3 entrées/u);
  assert.match(text((await table.says(tom, 'seance voir')).message), /Séance 2".*0 entrée au/u);
  assert.deepEqual(await table.refused(tom, 'seance voir', { numero: 9 }), ['unknown-session', 'numero']);
});

test('sessions are opened and closed by MJs who may write here; an archived campaign opens none; a place has its own', async (context) => {
  const table = await setTable(context);
  const before = table.ground.rows();
  const mute = { actor: { ...merlin, maySpeak: false } };
  for (const name of ['seance ouvrir', 'seance fermer']) {
    assert.deepEqual(await table.refused(lea, name), ['master-only', null]);
    assert.deepEqual(await table.refused(merlin, name, {}, mute), ['may-not-write-here', null]);
  }
  assert.equal(table.ground.rows(), before);
  await table.says(merlin, 'seance ouvrir');
  const elsewhere = { place: { guild: '900000000000000009', channel: '910000000000000009', parents: [] } };
  assert.deepEqual(await table.refused(tom, 'seance voir', {}, elsewhere), ['no-session-yet', null]);
  await table.says(merlin, 'seance fermer');
  await table.says(merlin, 'campagne archiver');
  assert.deepEqual(await table.refused(merlin, 'seance ouvrir'), ['campaign-archived', null]);
});

test('chronique tells of its session: how much, highest and lowest drawn dice, and the whole in a file', async (context) => {
  const table = await setTable(context);
  await table.says(lea, 'jet', { notation: '9d2', motif: 'avant' });
  await table.says(merlin, 'seance ouvrir', { nom: 'Le siège' });
  await table.says(lea, 'jet', { notation: '2d6', des: '6 6', motif: 'tapé' });
  const rolled: { number: number; height: number }[] = [];
  for (let count = 0; count < 6; count += 1) {
    const { entry } = await table.says(tom, 'jet', { notation: '2d6', motif: `coup ${count}` });
    const faces = entry?.content.dice.map(({ face }) => face) ?? [];
    rolled.push({ number: entry?.number ?? 0, height: faces.reduce((sum, face) => sum + face, 0) });
  }
  await table
    .says(tom, 'jet', { notation: '1d1000' })
    .then(({ entry }) => assert.equal(entry?.content.dice.length, 1));
  await table.says(merlin, 'seance fermer');
  await table.says(lea, 'jet', { notation: '2d6', motif: 'après' });

  const { message, manner } = await table.says(lea, 'journal chronique', { seance: 1 });
  assert.equal(manner, 'public');
  assert.match(text(message), /séance 1 · Le siège.*8 jets, 15 dés, 2 personnes/u);
  const most = Math.max(...rolled.map(({ height }) => height));
  const least = Math.min(...rolled.map(({ height }) => height));
  const best = rolled.find(({ height }) => height === most);
  const worst = rolled.find(({ height }) => height === least);
  assert.ok(fieldOf(message, 'Dés les plus hauts').startsWith(`n° ${best?.number}, par Tom`));
  assert.ok(fieldOf(message, 'Dés les plus bas').startsWith(`n° ${worst?.number}, par Tom`));
  const file = fileOf(message);
  assert.match(file, /coup 0.*coup 5/su);
  assert.match(file, /tapé/u);
  assert.doesNotMatch(file, /avant|après/u);
});

test('chronique holds nothing that not all may see: no roll, no gain, no hidden sheet', async (context) => {
  const table = await setTable(context);
  await table.says(tom, 'jet', { notation: '2d6', motif: 'clair' });
  for (const visibilite of ['joueur-mj', 'mj', 'personnel'])
    await table.says(lea, 'jet', { notation: '7d6', motif: 'secret', visibilite });
  const { message } = await table.says(tom, 'journal chronique');
  assert.match(fileOf(message), /clair/u);
  assert.doesNotMatch(JSON.stringify(message), /secret|7d6|Léa/u);
  assert.match(text(message), /1 jet, 2 dés, 1 personne/u);
  await table.says(merlin, 'seance ouvrir');
  await table.says(lea, 'jet', { notation: '7d6', visibilite: 'personnel' });
  assert.deepEqual(await table.refused(tom, 'journal chronique'), ['nothing-to-tell', null]);
  assert.deepEqual(await table.refused(tom, 'journal chronique', { seance: 4 }), [
    'unknown-session',
    'seance',
  ]);
});

test('chronique is told to all, so not by who may not write there', async (context) => {
  const table = await setTable(context);
  await table.says(tom, 'jet', { notation: '2d6' });
  const mute = { actor: { ...tom, maySpeak: false } };
  assert.deepEqual(await table.refused(tom, 'journal chronique', {}, mute), ['may-not-speak-here', null]);
});

test('chronique adds up what a sheet gained and lost, from before the session to its end', async (context) => {
  const table = await setTable(context);
  await table.says(merlin, 'fiche creer', { nom: 'Kharn', profil: 'CC 6 F 4 E 4 PV 10 Cd 9' });
  await table.says(merlin, 'fiche creer', { nom: 'Ombre', profil: 'CC 6 F 4 E 4 PV 10 Cd 9', cachee: true });
  await table.says(merlin, 'seance ouvrir');
  for (const xp of [3, 8]) await table.says(merlin, 'fiche modifier', { fiche: 'Kharn', xp: `${xp}` });
  await table.says(merlin, 'fiche modifier', { fiche: 'Ombre', xp: '5' });
  const { message } = await table.says(tom, 'journal chronique');
  assert.match(fieldOf(message, 'Gains et pertes'), /^Kharn : [^\n]*0 → 8$/u);
  assert.doesNotMatch(JSON.stringify(message), /Ombre/u);
});

test('chronique calls statuses and trophies by their names', async (context) => {
  const table = await setTable(context);
  await table.says(merlin, 'fiche creer', { nom: 'Kharn', profil: 'CC 6 F 4 E 4 PV 10 Cd 9' });
  await table.says(merlin, 'fiche statut', { fiche: 'Kharn', statut: 'ko' });
  await table.says(merlin, 'scores corriger', {
    ...{ quantite: 'acolyte-renegat', montant: 1, motif: 'x', fiche: 'Kharn' },
  });
  const told = async () =>
    fieldOf((await table.says(tom, 'journal chronique')).message, 'Gains et pertes').split('\n');
  assert.deepEqual(await told(), ['Kharn : K.O.', 'Kharn : Cartes acolyte renégat 0 → 1']);
  await table.says(merlin, 'seance ouvrir');
  await table.says(merlin, 'fiche statut', { fiche: 'Kharn', statut: 'ko', lever: true });
  assert.deepEqual(await told(), ['Kharn : K.O., levé']);
});

test('chronique tells what a player gained and lost without a sheet', async (context) => {
  const table = await setTable(context);
  const joueur = { id: tom.id, name: tom.name };
  const corrects = (montant: number) =>
    table.says(merlin, 'scores corriger', { quantite: 'trophees', montant, motif: 'siège', joueur });
  await corrects(2);
  await table.says(merlin, 'seance ouvrir');
  await corrects(5);
  await corrects(-1);
  const { message } = await table.says(lea, 'journal chronique');
  assert.equal(fieldOf(message, 'Gains et pertes'), 'Tom : Trophées 2 → 6');
  await table.ground.store.transact((tx) => erasePerson(tx, tom.id));
  const after = await table.says(lea, 'journal chronique');
  assert.equal(fieldOf(after.message, 'Gains et pertes'), 'une personne effacée : Trophées 2 → 6');
});
