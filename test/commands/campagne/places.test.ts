import assert from 'node:assert/strict';
import { test } from 'node:test';
import { done, elsewhere, here, lea, merlin, north, Table, textOf, thread, tom } from './table.ts';

const jet = { notation: '2d6', des: '3 4' };
const salon = (id: string) => ({ salon: { id, name: 'salon' } });

test('piege-29 two campaigns in one server and two servers with equal names never mix', async (context) => {
  const table = await Table.open(context);
  for (const place of [here, elsewhere]) {
    await table.does(merlin, 'campagne creer', { nom: 'Les Marches' }, place);
  }
  await table.does(merlin, 'campagne lier', { campagne: 'les marches', ...salon(north.channel) });
  const rolled = [];
  for (const place of [here, north, thread, elsewhere, north]) {
    const { entry } = await table.does(lea, 'jet', jet, place);
    assert.ok(entry);
    rolled.push([entry.campaign.name, entry.number, entry.campaign.id]);
  }
  const [server, marches, , other] = rolled.map(([, , id]) => id);
  assert.deepEqual(rolled, [
    ['Campagne du serveur', 1, server],
    ['Les Marches', 1, marches],
    ['Les Marches', 2, marches],
    ['Campagne du serveur', 1, other],
    ['Les Marches', 3, marches],
  ]);
  assert.equal(new Set([server, marches, other]).size, 3);
  assert.deepEqual(await table.completes(lea, 'voir', 'campagne', 'MARCHES'), ['Les Marches']);
  const shown = textOf((await table.does(lea, 'campagne voir', {}, elsewhere)).message);
  assert.ok(!shown.includes(north.channel), 'what is bound in one server shows in another');
});

test('rulings and what a campaign brings stay in it', async (context) => {
  const table = await Table.open(context);
  await table.does(merlin, 'campagne creer', { nom: 'Nord' });
  await table.does(merlin, 'campagne lier', { campagne: 'Nord', ...salon(north.channel) });
  await table.does(merlin, 'campagne arbitrage', { regle: 'w40k/edition', reponse: '11e' }, north);
  const unit = { 'effectif-initial': 10, 'effectif-restant': 5, cd: 7 };
  const tested = async (place: typeof here, options: object = {}) =>
    (await table.does(lea, 'ebranlement', { ...unit, ...options }, place)).entry?.content.outcome.result[
      'concernee'
    ];
  assert.equal(await tested(here), false);
  assert.equal(await tested(north, { des: '2 3' }), true);
});

test('the nearest binding wins: thread, channel, category, server', async (context) => {
  const table = await Table.open(context);
  for (const nom of ['Catégorie', 'Salon', 'Fil']) await table.does(merlin, 'campagne creer', { nom });
  const at = async (place: typeof here) => (await table.does(lea, 'jet', jet, place)).entry?.campaign.name;
  const [, category = ''] = thread.parents;
  await table.does(merlin, 'campagne lier', { campagne: 'categorie', ...salon(category) });
  assert.deepEqual(
    [await at(thread), await at(north), await at(here)],
    ['Catégorie', 'Catégorie', 'Campagne du serveur'],
  );
  await table.does(merlin, 'campagne lier', { campagne: 'SALON', ...salon(north.channel) });
  assert.deepEqual([await at(thread), await at(north)], ['Salon', 'Salon']);
  await table.does(merlin, 'campagne lier', { campagne: 'Fil' }, thread);
  assert.deepEqual([await at(thread), await at(north)], ['Fil', 'Salon']);
  await table.does(merlin, 'campagne delier', salon(north.channel));
  assert.deepEqual([await at(thread), await at(north)], ['Fil', 'Catégorie']);
  assert.equal(await table.refused(merlin, 'campagne delier', salon(north.channel)), 'not-bound');
});

test('piege-12 piege-15 a name is found whatever its accents, and taken once in a server', async (context) => {
  const table = await Table.open(context);
  await table.does(merlin, 'campagne creer', { nom: 'L’Été d’Éléonore' });
  for (const nom of ["l'ete d'eleonore", 'L’ÉTÉ  D’ÉLÉONORE ', 'Campagne du SERVEUR']) {
    assert.equal(await table.refused(merlin, 'campagne creer', { nom }), 'campaign-name-taken');
  }
  const { message } = await table.does(lea, 'campagne voir', { campagne: "L'ETE D'ELEONORE" });
  assert.ok(textOf(message).includes('L’Été d’Éléonore'));
  assert.equal(await table.refused(lea, 'campagne voir', { campagne: 'L’Été' }), 'unknown-campaign');
});

test('an archived campaign takes no rolls and says which does; its books can be read; it opens again', async (context) => {
  const table = await Table.open(context);
  await table.does(merlin, 'campagne creer', { nom: 'Finie', lier: true });
  await table.does(merlin, 'campagne archiver');
  const before = table.ground.rows();
  const refused = await table.act(lea, 'jet', jet);
  assert.ok('refused' in refused && refused.code === 'campaign-archived');
  assert.deepEqual(refused.context, { campaign: 'Finie', active: ['Campagne du serveur'] });
  assert.equal(table.ground.rows(), before);
  assert.match(textOf((await table.does(lea, 'campagne voir')).message), /Archivée/u);
  assert.deepEqual(await table.completes(merlin, 'rouvrir', 'campagne', ''), ['Finie']);
  assert.deepEqual(await table.completes(merlin, 'lier', 'campagne', ''), ['Campagne du serveur']);
  assert.equal(await table.refused(merlin, 'campagne archiver'), 'already-archived');
  await table.does(merlin, 'campagne rouvrir');
  assert.equal((await table.does(lea, 'jet', jet)).entry?.campaign.name, 'Finie');
  assert.equal(await table.refused(merlin, 'campagne rouvrir'), 'not-archived');
});

test('only a MJ of each campaign concerned moves a place; who makes a campaign is its MJ', async (context) => {
  const table = await Table.open(context);
  assert.equal(await table.refused(lea, 'campagne creer', { nom: 'À moi' }), 'master-only');
  await table.does(merlin, 'campagne mj', { nommer: { id: lea.id, name: 'Léa' } });
  await table.does(lea, 'campagne creer', { nom: 'À Léa', lier: true });
  await table.does(merlin, 'campagne mj', { retirer: { id: lea.id, name: 'Léa' } }, north);
  assert.equal(await table.refused(lea, 'campagne creer', { nom: 'Encore' }, north), 'master-only');
  await table.does(lea, 'campagne reglages', { nom: 'Toujours à Léa' });
  assert.equal(
    await table.refused(lea, 'campagne lier', { campagne: 'toujours a lea' }, north),
    'not-master-of',
  );
  assert.equal(await table.refused(tom, 'campagne delier'), 'not-master-of');
  assert.equal(await table.refused(tom, 'campagne archiver'), 'not-master-of');
  await table.does(lea, 'campagne delier');
});

test('a channel does not change campaigns under a game that is open there', async (context) => {
  const table = await Table.open(context);
  await table.does(merlin, 'campagne creer', { nom: 'Nord' });
  const impact = { x: 8, cibles: 'Gobelin RES 4 à 8 ; Orque RES 6 à 18', des: '5 6' };
  await table.does(lea, 'impact', impact);
  assert.equal(await table.refused(merlin, 'campagne lier', { campagne: 'Nord' }), 'games-open-here');
  assert.equal(await table.refused(merlin, 'campagne creer', { nom: 'Sud', lier: true }), 'games-open-here');
});

test('nor under a battle; one whose category passes to another campaign says so, and goes on once it is given back', async (context) => {
  const table = await Table.open(context);
  await table.does(merlin, 'campagne creer', { nom: 'Nord' });
  const versus = { adversaire: { id: tom.id, name: 'Tom' }, premier: 'moi' };
  const { message } = await table.does(lea, 'bataille commencer', versus, north);
  const bound = { campagne: 'Nord', ...salon(north.channel) };
  assert.equal(await table.refused(merlin, 'campagne lier', bound), 'games-open-here');
  assert.equal(
    await table.refused(merlin, 'campagne creer', { nom: 'Sud', lier: true }, north),
    'games-open-here',
  );
  const [category = ''] = north.parents;
  await table.does(merlin, 'campagne lier', { campagne: 'Nord', ...salon(category) });
  assert.equal(await table.refused(lea, 'commandement', {}, north), 'other-campaign');
  const clicked = await table.click(lea, message, 'Phase de commandement', {}, north);
  assert.ok('refused' in clicked && clicked.code === 'other-campaign');
  await table.does(merlin, 'campagne delier', salon(category));
  done(await table.click(lea, message, 'Phase de commandement', {}, north));
  await table.does(tom, 'bataille fin', {}, north);
  await table.does(merlin, 'campagne lier', bound);
});

test('a game whose category passes to another campaign waits, says so, and goes on once it is given back', async (context) => {
  const table = await Table.open(context);
  await table.does(merlin, 'campagne creer', { nom: 'Nord' });
  const impact = { x: 8, cibles: 'Gobelin RES 4 à 8 ; Orque RES 6 à 18', des: '5 6' };
  const { message } = await table.does(lea, 'impact', impact, north);
  const [category = ''] = north.parents;
  await table.does(merlin, 'campagne lier', { campagne: 'Nord', ...salon(category) });
  const refused = await table.click(lea, message, 'S’arrêter', {}, north);
  assert.ok('refused' in refused && refused.code === 'other-campaign');
  assert.deepEqual(refused.context, { campaign: 'Campagne du serveur' });
  await table.does(merlin, 'campagne delier', salon(category));
  done(await table.click(lea, message, 'S’arrêter', {}, north));
});

test('in a private message a campaign has rules of its own, but no channels, MJs or sisters', async (context) => {
  const table = await Table.open(context);
  const alone = { guild: null, channel: '930000000000000001', parents: [] };
  const self = { ...lea, managesGuild: true };
  await table.does(self, 'campagne arbitrage', { regle: 'w40k/edition', reponse: '11e' }, alone);
  assert.match(textOf((await table.does(self, 'campagne voir', {}, alone)).message), /1 arbitrage changé/u);
  for (const [line, options] of [
    ['creer', { nom: 'X' }],
    ['lier', { campagne: 'X' }],
    ['delier', {}],
    ['archiver', {}],
    ['mj', { nommer: { id: tom.id, name: 'Tom' } }],
    ['reglages', { journal: { id: '1', name: 'x' } }],
    ['voir', { campagne: 'X' }],
  ] as const) {
    assert.equal(await table.refused(self, `campagne ${line}`, options, alone), 'wrong-place', line);
  }
});
