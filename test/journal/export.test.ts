import assert from 'node:assert/strict';
import { test } from 'node:test';
import { erase, lea, merlin, setTable, tom } from './stage.ts';

const secretive = ['joueur-mj', 'mj', 'personnel'] as const;

test('what is hidden is in no format of the export but as its commitment; revealed, it is', async (context) => {
  const table = await setTable(context);
  for (const [at, visibilite] of secretive.entries())
    await table.says(lea, 'jet', { notation: `3d${41 + at}`, motif: `secret ${at}`, visibilite });
  await table.says(tom, 'jet', { notation: '3d50', motif: 'su de tous' });
  for (const format of ['json', 'csv', 'html'] as const) {
    for (const who of [lea, tom, merlin]) {
      const text = await table.file({ format }, who);
      assert.match(text, /su de tous/u);
      assert.doesNotMatch(text, /secret \d|3d4\d|Léa|personnel|joueur et MJ/u);
    }
  }
  await table.says(merlin, 'journal reveler', { numero: 1 });
  for (const format of ['json', 'csv', 'html'] as const)
    assert.match(await table.file({ format }), /secret 0/u);
});

test('an erased hidden roll is told like any hidden one, an erased open one as erased', async (context) => {
  const table = await setTable(context);
  await table.says(lea, 'jet', { notation: '2d6', visibilite: 'personnel' });
  await table.says(tom, 'jet', { notation: '2d6' });
  for (const number of [1, 2]) await erase(table, number);
  const states = JSON.parse(await table.file()).entrees.map(({ etat }: { etat?: string }) => etat);
  assert.deepEqual(states, ['cache', 'efface']);
});

test('piege-29 an export holds the entries of its own campaign alone, and names nobody else', async (context) => {
  const table = await setTable(context);
  await table.says(lea, 'jet', { notation: '2d6', motif: 'ici' });
  const elsewhere = { place: { guild: '900000000000000009', channel: '910000000000000009', parents: [] } };
  await table.says(tom, 'jet', { notation: '2d6', motif: 'ailleurs' }, elsewhere);
  const text = await table.file();
  assert.match(text, /ici/u);
  assert.doesNotMatch(text, /ailleurs|Tom/u);
});

test('an export has no id of a person and no secret that was not disclosed', async (context) => {
  const table = await setTable(context);
  await table.says(merlin, 'jet', { notation: '2d6', pour: { id: tom.id, name: tom.name } });
  const text = await table.file();
  for (const { id } of [merlin, tom]) assert.ok(!text.includes(id));
  assert.deepEqual(JSON.parse(text).epoques[0].secrets, { public: null, caches: null });
  assert.deepEqual(Object.values(JSON.parse(text).personnes).sort(), ['Merlin', 'Tom']);
});

test('piege-10 piege-11 names and notes break neither page nor table', async (context) => {
  const table = await setTable(context);
  const motif = '=SUM(1;2) <script>alert("x")</script> \\"';
  const actor = { ...lea, name: '@=<b>"Léa";' };
  await table.says(actor, 'jet', { notation: '2d6', motif });
  const html = await table.file({ format: 'html' });
  assert.doesNotMatch(html, /<script|<b>/u);
  assert.match(html, /&lt;script&gt;alert/u);
  assert.doesNotMatch(html, /(?:src|href)=|url\(/u);
  const [, line = ''] = (await table.file({ format: 'csv' })).split('\r\n');
  assert.ok(line.includes(`"'@=<b>""Léa"";"`), line);
  assert.ok(line.includes(`"'=SUM(1;2) <script>`), line);
});

test('CSV: a mark for spreadsheets, one line for each number, dates of the campaign', async (context) => {
  const table = await setTable(context);
  await table.says(tom, 'jet', { notation: '2d6', des: '3 4', motif: 'deux\nlignes' });
  await table.says(tom, 'jet', { notation: '2d6', visibilite: 'personnel' });
  const csv = await table.file({ format: 'csv' });
  assert.ok(csv.startsWith('\ufeffnumero;etat;date;commande;'));
  assert.match(csv, /\r\n1;;2023-11-14 23:14:20;jet;Tom;;"deux\nlignes";D6=3 D6=4;oui;/u);
  assert.match(csv, /\r\n2;caché;;;;;;;;;;;;;[0-9a-f]{64}\r\n$/u);
});

test('parts of the journal, and what cannot be exported', async (context) => {
  const table = await setTable(context);
  assert.deepEqual(await table.refused(tom, 'journal exporter'), ['nothing-to-export', null]);
  for (let count = 0; count < 5; count += 1) await table.says(tom, 'jet', { notation: '2d6' });
  const { entrees, avant, dernier } = JSON.parse(await table.file({ depuis: 2, 'jusqu-a': 3 }));
  assert.deepEqual(
    entrees.map(({ numero }: { numero: number }) => numero),
    [2, 3],
  );
  assert.deepEqual([avant.numero, dernier.numero], [1, 3]);
  assert.deepEqual(await table.refused(tom, 'journal exporter', { depuis: 3, 'jusqu-a': 2 }), [
    'span-backwards',
    'jusqu-a',
  ]);
  assert.deepEqual(await table.refused(tom, 'journal exporter', { depuis: 6 }), [
    'nothing-to-export',
    'depuis',
  ]);
});

test('a journal too long for one file is refused with the number that still fits, and comes in parts', async (context) => {
  const table = await setTable(context);
  await table.says(tom, 'jet', { notation: '2d6' });
  const long = 'é'.repeat(1_000_000);
  await table.ground.store.transact(async (tx) => {
    const row = await tx.selectFrom('journal').selectAll().executeTakeFirstOrThrow();
    const content = JSON.stringify({ ...JSON.parse(row.content ?? ''), motif: long });
    for (let number = 2; number <= 6; number += 1)
      await tx
        .insertInto('journal')
        .values({ ...row, id: row.id + number, number, content })
        .execute();
  });
  const [code, option] = await table.refused(tom, 'journal exporter');
  assert.deepEqual([code, option], ['export-too-long', 'jusqu-a']);
  const parts = [await table.file({ 'jusqu-a': 4 }), await table.file({ depuis: 5 })];
  assert.deepEqual(
    parts.map((part) => JSON.parse(part).entrees.length),
    [4, 2],
  );
});
