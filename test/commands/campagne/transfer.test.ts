import assert from 'node:assert/strict';
import { test } from 'node:test';
import { history, verifyLedger } from '../../../src/campaign/ledger.ts';
import type { Message } from '../../../src/slash/command.ts';
import { done, elsewhere, here, merlin, Table, textOf } from './table.ts';

const fileOf = ({ files = [] }: Message) => files[0]?.text ?? '';

/** A campaign with two sheets, one of which has seen play; gives its file. */
async function exported(table: Table): Promise<string> {
  await table.does(merlin, 'fiche creer', { nom: 'Kael', profil: 'PV 10 Cd 8', regles: 'Furie (1)' });
  await table.does(merlin, 'fiche creer', { nom: 'Morgane', profil: 'Cd 9', cachee: true });
  await table.does(merlin, 'fiche modifier', { fiche: 'Kael', pv: '7', xp: '+20' });
  await table.does(merlin, 'scores corriger', {
    quantite: 'trophees',
    montant: 3,
    motif: 'x',
    fiche: 'Kael',
  });
  return fileOf((await table.does(merlin, 'campagne exporter')).message);
}

async function imports(table: Table, texte: string) {
  const { message } = await table.does(merlin, 'campagne importer', { texte }, elsewhere);
  return done(await table.click(merlin, message, 'Importer', {}, elsewhere));
}

const rows = async (table: Table, place = elsewhere) =>
  JSON.parse(fileOf((await table.does(merlin, 'fiche exporter', {}, place)).message));

test('sheets and their values come over to another campaign, as ledger entries of cause import; undoing takes them back', async (context) => {
  const table = await Table.open(context);
  const file = await exported(table);
  assert.equal(JSON.parse(file).version, 3);
  assert.ok(!file.includes(merlin.id) && !file.includes(merlin.name), 'nobody’s name');
  const { message, entry } = await imports(table, file);
  assert.match(textOf(message), /2 fiches créées/u);
  assert.deepEqual(await rows(table), await rows(table, here));
  const { store } = table.ground;
  const campaignId = entry?.campaign.id ?? 0;
  const [sheet] = await store.read((tx) =>
    tx
      .selectFrom('sheets')
      .select('id')
      .where('campaign', '=', campaignId)
      .where('name', '=', 'Kael')
      .execute(),
  );
  const account = { campaignId, subject: `fiche:${sheet?.id}`, quantity: 'trophees' };
  const lines = await store.read((tx) => history(tx, account, 9));
  assert.deepEqual(
    lines.map(({ change, cause, entryId }) => [change, cause, entryId]),
    [[3, 'import', entry?.id]],
  );
  await table.does(merlin, 'annuler', { numero: entry?.number ?? 0 }, elsewhere);
  assert.deepEqual(await rows(table), []);
  assert.equal(await store.read(verifyLedger), null);
});

test('a sheet that bears the name already gets the values and keeps what it prints', async (context) => {
  const table = await Table.open(context);
  const file = await exported(table);
  await table.does(merlin, 'fiche creer', { nom: 'kael', profil: 'PV 12 Cd 6' }, elsewhere);
  await imports(table, file);
  const [kael] = (await rows(table)).filter(({ nom }: { nom: string }) => nom === 'kael');
  assert.deepEqual([kael.profil, kael['pv-actuels'], kael.xp], ['PV 12 Cd 6', 7, 20]);
});

test('a file of version 1 is still read; sheets that are none are refused and nothing is kept', async (context) => {
  const table = await Table.open(context);
  const { fiches: _, regions: __, ...old } = JSON.parse(await exported(table));
  const first = JSON.stringify({ ...old, version: 1, fuseau: 'America/Toronto' });
  await imports(table, first);
  assert.deepEqual(await rows(table), []);
  for (const fiche of [
    {},
    { nom: 'X', profil: 'Cd 99' },
    { nom: 'X', profil: 'Cd 7', comptes: { xp: 1.5 } },
  ]) {
    const texte = JSON.stringify({ ...old, fiches: [fiche] });
    assert.match(
      await table.refused(merlin, 'campagne importer', { texte }, elsewhere),
      /roster|import-shape/u,
    );
  }
});

test('the board comes over: new regions are made, one of the same name becomes that of the file; nobody’s harvest; undone as one', async (context) => {
  const table = await Table.open(context);
  await table.does(merlin, 'royaume region', {
    ...{ region: 'Val d’Or', poi: 2, batiments: 'Ferme (production), Chapelle', troupes: 4, heros: 1 },
  });
  await table.does(merlin, 'royaume recolte', { region: 'Val d’Or' });
  await table.does(merlin, 'royaume pillage', { region: 'Val d’Or', troupes: 1 });
  await table.does(merlin, 'royaume region', { region: 'Camelot', capitale: true });
  const file = fileOf((await table.does(merlin, 'campagne exporter')).message);
  assert.deepEqual(JSON.parse(file).regions[1], {
    ...{ nom: 'Val d’Or', cimetiere: false, capitale: false, poi: 2, troupes: 4, heros: 1, pillages: 1 },
    batiments: [
      { nom: 'Ferme', production: true },
      { nom: 'Chapelle', production: false },
    ],
    invocations: [{ type: 'bandit', nombre: 3 }],
  });
  await table.does(merlin, 'royaume region', { region: 'val d’or', troupes: 9, cimetiere: true }, elsewhere);
  const board = async () => textOf((await table.does(merlin, 'royaume region', {}, elsewhere)).message);
  const before = await board();
  const { message, entry } = await imports(table, file);
  assert.match(textOf(message), /2 régions reprises/u);
  assert.match(await board(), /Camelot[^\n]*capitale[\s\S]*val d’or[^\n]* : 4 troupes, 1 héros, 3 bandits/u);
  const again = await table.does(merlin, 'campagne importer', { texte: file }, elsewhere);
  const nothing = await table.click(merlin, again.message, 'Importer', {}, elsewhere);
  assert.ok('code' in nothing && nothing.code === 'nothing-to-import');
  await table.does(merlin, 'annuler', { numero: entry?.number ?? 0 }, elsewhere);
  assert.equal(await board(), before);
});

test('a region that cannot be is refused, and where it stands in the file', async (context) => {
  const table = await Table.open(context);
  await table.does(merlin, 'royaume region', { region: 'Val' });
  const file = JSON.parse(fileOf((await table.does(merlin, 'campagne exporter')).message));
  const [val] = file.regions;
  for (const wrong of [
    {},
    { ...val, nom: 'VAL' },
    { ...val, nom: ' ' },
    { ...val, nom: 'Bois', poi: 21 },
    { ...val, nom: 'Bois', recoltes: ['x'] },
    { ...val, nom: 'Bois', batiments: [{ nom: 'a, a', production: false }] },
    { ...val, nom: 'Bois', invocations: [{ type: 'mort-vivant', nombre: 6 }] },
    { ...val, nom: 'Bois', invocations: [{ type: 'troupe', nombre: 1 }] },
    { ...val, nom: 'Bois', invocations: Array(2).fill({ type: 'bandit', nombre: 1 }) },
  ]) {
    const texte = JSON.stringify({ ...file, regions: [val, wrong] });
    assert.match(await table.refused(merlin, 'campagne importer', { texte }, elsewhere), /import-shape/u);
  }
});

test('whatever time zone a campaign can be given, its file brings over', async (context) => {
  const table = await Table.open(context);
  for (const fuseau of ['Etc/GMT+3', 'us/pacific', 'utc', 'Asia/Kolkata', 'Europe/Kiev']) {
    await table.does(merlin, 'campagne reglages', { fuseau });
    const { files } = (await table.does(merlin, 'campagne exporter')).message;
    const file = files?.[0]?.text ?? '';
    await imports(table, file);
    const brought = fileOf((await table.does(merlin, 'campagne exporter', {}, elsewhere)).message);
    assert.equal(JSON.parse(brought).fuseau, JSON.parse(file).fuseau, fuseau);
  }
  assert.equal(await table.refused(merlin, 'campagne reglages', { fuseau: '+02:00' }), 'unknown-time-zone');
});
