import assert from 'node:assert/strict';
import { test } from 'node:test';
import { erasePerson } from '../../src/campaign/erase-person.ts';
import { regionsOf } from '../../src/campaign/regions.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { perform } from '../../src/slash/perform.ts';
import { slash, wire } from '../commands/ground.ts';
import { openTable, said } from '../fiche/play.ts';
import { deed, lea, mayNot, regionOf, scores, tom, turn } from './stage.ts';

test('a region is made at its first use and keeps what is said of it', async (context) => {
  const table = await openTable(context);
  const made = await deed(table, 'Léa', 'region', { region: 'Val d’Or', troupes: 4, heros: 0 });
  assert.equal(made.manner, 'public');
  assert.match(said(made.message), /1 point d’intérêt\nSur place : 4 troupes/u);
  await deed(table, 'Merlin', 'region', {
    region: 'Val d’Or',
    poi: 2,
    batiments: 'Ferme (production)',
    capitale: true,
  });
  await deed(table, 'Merlin', 'region', { region: 'Val d’Or', cimetiere: true, heros: 1 });
  const { region } = await regionOf(table, 'Val d’Or');
  assert.deepEqual(region, {
    ...{ nom: 'Val d’Or', cimetiere: true, capitale: true, poi: 2, troupes: 4, heros: 1 },
    batiments: [{ nom: 'Ferme', production: true }],
    ...{ invocations: [], recoltes: [], pillages: 0, destruction: false },
  });
  const seen = await deed(table, 'Tom', 'region', { region: 'Val d’Or' });
  assert.deepEqual([seen.manner, seen.entry], ['private', null]);
  assert.match(said(seen.message), /Capitale royale, cimetière, 2 points d’intérêt/u);
  assert.match(said(seen.message), /Sur place : 4 troupes et 1 héros\nBâtiment : Ferme \(production\)/u);
});

test('piege-12 piege-13 piege-15 accents, apostrophes, case and spaces make no second region', async (context) => {
  const table = await openTable(context);
  await deed(table, 'Léa', 'region', { region: 'Val d’Éléonore' });
  for (const region of [
    "val d'eleonore",
    'VAL D’ÉLÉONORE',
    '  Val   d’Éléonore ',
    'Val d’E\u0301le\u0301onore',
  ])
    await deed(table, 'Léa', 'recolte', { region });
  const all = await table.ground.store.read((tx) => regionsOf(tx, 1));
  assert.deepEqual(
    all.map(({ region }) => [region.nom, region.recoltes.length]),
    [['Val d’Éléonore', 4]],
  );
  assert.equal((await mayNot(table, 'Léa', 'region', { region: 'Val\u200b' }))[0], 'invisible-character');
});

test('piege-14 one name within another is another region', async (context) => {
  const table = await openTable(context);
  await deed(table, 'Léa', 'recolte', { region: 'Bois noir' });
  assert.equal((await mayNot(table, 'Léa', 'pillage', { region: 'Bois', troupes: 1 }))[0], 'not-harvested');
});

test('piege-16 no troops are no troops: a plunder needs one, and 0 is kept as said', async (context) => {
  const table = await openTable(context);
  await deed(table, 'Léa', 'region', { region: 'Val', troupes: 3 });
  await deed(table, 'Léa', 'region', { region: 'Val', troupes: 0 });
  assert.equal((await regionOf(table, 'Val')).region.troupes, 0);
  await deed(table, 'Léa', 'recolte', { region: 'Val' });
  assert.deepEqual((await mayNot(table, 'Léa', 'pillage', { region: 'Val', troupes: 0 })).slice(0, 2), [
    'no-troop',
    'troupes',
  ]);
});

test('what a player may not do: mark the board, act for another, take away, turn', async (context) => {
  const table = await openTable(context);
  const marks = { poi: 2, batiments: 'Tour', cimetiere: true, capitale: true };
  for (const [name, value] of Object.entries(marks))
    assert.deepEqual((await mayNot(table, 'Léa', 'region', { region: 'Val', [name]: value })).slice(0, 2), [
      'master-only',
      name,
    ]);
  assert.deepEqual((await mayNot(table, 'Léa', 'recolte', { region: 'Val', joueur: tom })).slice(0, 2), [
    'master-only',
    'joueur',
  ]);
  const bandit = { region: 'Val', type: 'bandit', nombre: 1 };
  assert.equal((await mayNot(table, 'Léa', 'retirer', bandit))[0], 'master-only');
  assert.equal((await mayNot(table, 'Léa', 'tour'))[0], 'master-only');
  const robot = { ...tom, isBot: true };
  assert.equal(
    (await mayNot(table, 'Merlin', 'recolte', { region: 'Val', joueur: robot }))[0],
    'opponent-bot',
  );
  assert.deepEqual(await table.ground.store.read((tx) => regionsOf(tx, 1)), []);
});

test('naming oneself as the player needs no MJ; a MJ writes for another, whose trophy it is', async (context) => {
  const table = await openTable(context);
  await deed(table, 'Léa', 'recolte', { region: 'Val', joueur: lea });
  const plunder = await deed(table, 'Merlin', 'pillage', { region: 'Val', troupes: 2, joueur: tom });
  assert.match(said(plunder.message), /Tom pille la région avec 2 troupes : trophée bleu/u);
  assert.match(said(plunder.message), /par Merlin pour Tom/u);
  assert.deepEqual(await scores(table), ['1. Tom : Trophées bleus 1']);
});

test('harvest, plunder twice, destruction in the capital: trophies, bandits, card, in the books and in words', async (context) => {
  const table = await openTable(context);
  await deed(table, 'Merlin', 'region', { region: 'Val', capitale: true, batiments: 'Ferme, Tour' });
  assert.deepEqual(await mayNot(table, 'Tom', 'pillage', { region: 'Val', troupes: 1 }), [
    'not-harvested',
    'region',
    { region: 'Val' },
  ]);
  await deed(table, 'Léa', 'recolte', { region: 'Val', ressources: '3 *blés*' });
  await deed(table, 'Tom', 'pillage', { region: 'Val', troupes: 1 });
  const second = await deed(table, 'Tom', 'pillage', { region: 'val', troupes: 1, ressources: '2 blés' });
  assert.match(said(second.message), /Bandits : 3 → 6\n {2}Pillée 2 fois, ses bandits touchent sur 3\+/u);
  const destroyed = await deed(table, 'Tom', 'destruction', { region: 'Val', batiment: 'ferme', troupes: 1 });
  assert.match(said(destroyed.message), /Tom détruit Ferme avec 1 troupe : trophée bleu/u);
  assert.match(said(destroyed.message), /Acolyte renégat/u);
  assert.equal(
    (await mayNot(table, 'Léa', 'destruction', { region: 'Val', batiment: 'Tour', troupes: 1 }))[0],
    'already-destroyed',
  );
  assert.deepEqual(await scores(table), ['1. Tom : Trophées bleus 3 · Cartes acolyte renégat 1']);
  const { region } = await regionOf(table, 'Val');
  assert.deepEqual(region.invocations, [{ type: 'bandit', nombre: 9 }]);
  assert.deepEqual(region.batiments, [{ nom: 'Tour', production: false }]);
});

test('a scenario without trophies gives none, and says so', async (context) => {
  const table = await openTable(context);
  const arbitrage = { regle: 'waryaume/trophees', reponse: 'aucun' };
  await table.does('Merlin', 'arbitrage', arbitrage, { command: 'campagne' });
  await deed(table, 'Léa', 'recolte', { region: 'Val' });
  const plunder = await deed(table, 'Léa', 'pillage', { region: 'Val', troupes: 1 });
  assert.match(said(plunder.message), /aucun trophée dans ce scénario/u);
  assert.deepEqual(await scores(table), []);
});

test('undead beyond what a region holds are refused, and so is taking away more than there are', async (context) => {
  const table = await openTable(context);
  const undead = { region: 'Val', type: 'mort-vivant' };
  await deed(table, 'Léa', 'invoquer', { ...undead, nombre: 5 });
  assert.deepEqual(await mayNot(table, 'Léa', 'invoquer', { ...undead, nombre: 1 }), [
    'too-many-undead',
    'nombre',
    { got: 6, most: 5, poi: 1, region: 'Val' },
  ]);
  assert.equal((await mayNot(table, 'Merlin', 'retirer', { ...undead, nombre: 6 }))[0], 'not-so-many');
  await deed(table, 'Merlin', 'region', { region: 'Val', poi: 2 });
  await deed(table, 'Léa', 'invoquer', { ...undead, nombre: 5 });
  assert.equal((await mayNot(table, 'Merlin', 'region', { region: 'Val', poi: 1 }))[0], 'too-many-undead');
});

test('heroes without troops beside an invocation must leave: said at the deed, in the region, at the turn', async (context) => {
  const table = await openTable(context);
  const must = /2 héros restés sans troupes doivent quitter la région/u;
  await deed(table, 'Léa', 'region', { region: 'Val', heros: 2 });
  const bandits = await deed(table, 'Léa', 'invoquer', { region: 'Val', type: 'bandit', nombre: 3 });
  assert.doesNotMatch(said(bandits.message), must);
  const demon = await deed(table, 'Léa', 'invoquer', { region: 'Val', type: 'demon', nombre: 1 });
  assert.match(said(demon.message), must);
  assert.match(said((await deed(table, 'Tom', 'region', { region: 'Val' })).message), must);
  assert.match(
    said((await deed(table, 'Merlin', 'tour')).message),
    /à quitter, faute de troupes : Val : 2 héros/u,
  );
});

test('the turn forgets harvests and destructions, keeps plunders, counts itself', async (context) => {
  const table = await openTable(context);
  assert.equal((await mayNot(table, 'Merlin', 'tour'))[0], 'no-region');
  await deed(table, 'Léa', 'recolte', { region: 'Val' });
  await deed(table, 'Léa', 'pillage', { region: 'Val', troupes: 1 });
  await deed(table, 'Léa', 'destruction', { region: 'Val', troupes: 1, batiment: 'Forge' });
  const seen = await deed(table, 'Tom', 'region', { region: 'Val' });
  assert.match(
    said(seen.message),
    /Récoltée ce tour-ci par Léa\nUn bâtiment y est détruit ce tour-ci\nTour 1/u,
  );
  const turned = await deed(table, 'Merlin', 'tour');
  assert.match(said(turned.message), /Le tour 2 commence[\s\S]*Val : 6 bandits/u);
  assert.equal(await turn(table), 2);
  const { region } = await regionOf(table, 'Val');
  assert.deepEqual([region.recoltes, region.destruction, region.pillages], [[], false, 1]);
  assert.equal((await mayNot(table, 'Tom', 'pillage', { region: 'Val', troupes: 1 }))[0], 'not-harvested');
});

test('piege-29 regions and turns of one campaign are none of another’s', async (context) => {
  const table = await openTable(context);
  const elsewhere = { command: 'royaume', guild: '900000000000000002' };
  await deed(table, 'Léa', 'recolte', { region: 'Val' });
  const other = await table.says('Tom', 'pillage', { region: 'Val', troupes: 1 }, elsewhere);
  assert.ok('refused' in other && other.code === 'not-harvested');
  await table.does('Tom', 'region', { region: 'Ailleurs' }, elsewhere);
  await deed(table, 'Merlin', 'tour');
  const seen = await table.does('Tom', 'region', {}, elsewhere);
  assert.match(said(seen.message), /Ailleurs : rien à signaler\nTour 1 · 1 région/u);
  const names = await table.completes('Léa', 'region', '', 'recolte', 'royaume');
  assert.deepEqual(names, [{ name: 'Val', value: 'Val' }]);
});

test('piege-09 names complete: 25 at most, those that begin so first, whatever the accents', async (context) => {
  const table = await openTable(context);
  for (let at = 0; at < 30; at += 1) await deed(table, 'Léa', 'region', { region: `Bois ${at}` });
  await deed(table, 'Léa', 'region', { region: 'Éboulis du Bois' });
  await deed(table, 'Léa', 'region', { region: 'x'.repeat(100) });
  const completes = (typed: string) => table.completes('Léa', 'region', typed, 'recolte', 'royaume');
  assert.equal((await completes('')).length, 25);
  assert.deepEqual(
    (await completes('ebou')).map(({ name }) => name),
    ['Éboulis du Bois'],
  );
  assert.equal((await completes('xx'))[0]?.value.length, 100);
  assert.ok((await completes('bois')).every(({ name }) => name.startsWith('Bois')));
});

test('piege-29 who is ready to attack since the turn began is counted by the turn of this campaign', async (context) => {
  const table = await openTable(context);
  await deed(table, 'Léa', 'invoquer', { region: 'Val', type: 'bandit', nombre: 2 });
  await deed(table, 'Merlin', 'tour');
  const elsewhere = { command: 'royaume', guild: '900000000000000002' };
  await table.does('Merlin', 'region', { region: 'Ailleurs' }, elsewhere);
  await table.does('Merlin', 'tour', {}, elsewhere);
  const values = { attaque: '2 bandits', defense: '9 troupes', contexte: 'pnj', region: 'Val' };
  const answer = await table.does('Merlin', null, { ...values, defenseur: lea }, { command: 'combat' });
  assert.match(said(answer.message), /Les PNJ ont fait leur assaut du tour/u);
});

test('piege-26 twenty deeds at once in one region: none is lost', async (context) => {
  const table = await openTable(context);
  await deed(table, 'Léa', 'region', { region: 'Val' });
  const one = { region: 'Val', type: 'bandit', nombre: 1 };
  await Promise.all(Array.from({ length: 20 }, () => deed(table, 'Léa', 'invoquer', one)));
  assert.deepEqual((await regionOf(table, 'Val')).region.invocations, [{ type: 'bandit', nombre: 20 }]);
});

test('a player whose data is deleted is nobody by name in a region, and what they did there stays', async (context) => {
  const table = await openTable(context);
  await deed(table, 'Tom', 'recolte', { region: 'Val' });
  await table.ground.store.transact((tx) => erasePerson(tx, tom.id));
  const seen = await deed(table, 'Léa', 'region', { region: 'Val' });
  assert.match(said(seen.message), /Récoltée ce tour-ci par une personne effacée/u);
  await deed(table, 'Léa', 'pillage', { region: 'Val', troupes: 1 });
  assert.ok(!table.ground.rows().includes(tom.id));
});

test('piege-24 who may not write in a channel makes the bot write nothing there', async (context) => {
  const { ground } = await openTable(context);
  const before = ground.rows();
  const mute = { id: tom.id, name: 'Tom', roles: [], managesGuild: true, maySpeak: false };
  for (const [subcommand, options] of [
    ['region', { region: 'Val', troupes: 1 }],
    ['region', { region: 'Val', public: true }],
    ['recolte', { region: 'Val' }],
    ['invoquer', { region: 'Val', type: 'bandit', nombre: 1 }],
    ['tour', {}],
  ] as const) {
    const performed = await perform(ground, slash('royaume', options, { subcommand, actor: mute }), wire);
    assert.ok(isRefusal(performed) && performed.code === 'may-not-write-here', subcommand);
  }
  const duel = { attaque: '1 troupe', defense: '1 troupe', contexte: 'joueur', defenseur: lea };
  const performed = await perform(ground, slash('combat', duel, { actor: mute }), wire);
  assert.ok(isRefusal(performed) && performed.code === 'may-not-speak-here', JSON.stringify(performed));
  assert.equal(ground.rows(), before);
});
