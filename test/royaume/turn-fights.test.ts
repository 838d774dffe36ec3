import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buttons, done, openTable, said } from '../fiche/play.ts';
import { clicked, deed, fights, formOf, lea, mayNotFight, regionOf, scores, tom, undoes } from './stage.ts';

const labels = ({ message }: { readonly message: Parameters<typeof buttons>[0] }) => [
  ...buttons(message).keys(),
];

test('who rose during a turn does not attack in it, though their kind still waits', async (context) => {
  const table = await openTable(context);
  await deed(table, 'Tom', 'region', { region: 'Val', troupes: 4 });
  await deed(table, 'Léa', 'invoquer', { region: 'Val', type: 'bandit', nombre: 4 });
  await deed(table, 'Léa', 'invoquer', { region: 'Val', type: 'mort-vivant', nombre: 1 });
  const turned = await deed(table, 'Merlin', 'tour');
  assert.deepEqual(labels(turned).slice(0, 2), ['Val\u202f: 1 mort-vivant', 'Val\u202f: 4 bandits']);
  const bandits = await formOf(table, 'Merlin', turned, 'Val\u202f: 4 bandits');
  const killing = { cibles: 'Tom : 4 troupes', des: '4 4 4 1' };
  assert.match(
    said(done(await table.presses('Merlin', bandits.custom_id, killing)).message),
    /3 morts-vivants se relèvent/u,
  );
  const undead = await formOf(table, 'Merlin', turned, 'Val\u202f: 1 mort-vivant');
  assert.equal(undead.title, 'Val\u202f: 1 mort-vivant');
  const one = await table.presses('Merlin', undead.custom_id, { cibles: 'Tom : 1 troupe', des: '1' });
  assert.match(said(done(one).message), /Mort-vivant, 1D6[\s\S]*Attaque : 1 mort-vivant/u);
  assert.deepEqual((await regionOf(table, 'Val')).region.invocations.at(-1), {
    type: 'mort-vivant',
    nombre: 4,
  });
});

test('more than one side may hold can wait in a region: forty of them attack', async (context) => {
  const table = await openTable(context);
  await deed(table, 'Léa', 'invoquer', { region: 'Val', type: 'bandit', nombre: 40 });
  await deed(table, 'Léa', 'invoquer', { region: 'Val', type: 'bandit', nombre: 5 });
  const turned = await deed(table, 'Merlin', 'tour');
  const [waiting = ''] = labels(turned);
  const form = await formOf(table, 'Merlin', turned, waiting);
  const sent = { cibles: 'Léa : 4 troupes', des: '1 1 1 1 1 1' };
  const fought = done(await table.presses('Merlin', form.custom_id, sent));
  assert.match(said(fought.message), /Laissés de côté : 34 dés \(bandit\)[\s\S]*Attaque : 40 bandits/u);
});

test('a MJ who fights on for the crown in the name of a player is told so, and the trophy is the player’s', async (context) => {
  const table = await openTable(context);
  const crown = { attaque: '1 dragon', defense: '2 bandits', contexte: 'couronne', des: '5 1 1' };
  const begun = await fights(table, 'Léa', crown);
  const form = await formOf(table, 'Merlin', begun, 'Dés physiques');
  const won = done(await table.presses('Merlin', form.custom_id, { des: '5 1 1' }));
  assert.match(said(won.message), /rouge pour Léa[\s\S]*par Merlin pour Léa/u);
  assert.deepEqual(await scores(table), ['1. Léa : Trophées rouges 1']);
});

test('an attacker hands the seat over: the new one presses, and wins the trophy of the first assault', async (context) => {
  const table = await openTable(context);
  const duel = { attaque: '3 troupes', defense: '9 troupes', contexte: 'joueur', defenseur: tom };
  const opened = await fights(table, 'Léa', duel);
  const { number } = opened.entry ?? assert.fail();
  const merlin = { id: '920000000000000003', name: 'Merlin', isBot: false, isMember: true };
  const to = (who: object) => ({ partie: String(number), 'passer-a': who }) as never;
  const seats = { command: 'reprendre' };
  assert.equal((await table.refused('Léa', null, to(tom), seats)).code, 'seat-taken');
  assert.equal((await table.refused('Merlin', null, to(tom), seats)).code, 'no-seat');
  const handed = await table.does('Léa', null, to(merlin), seats);
  assert.match(handed.message.content ?? '', /920000000000000001> cède sa place à <@920000000000000003>/u);
  const first = await clicked(table, 'Merlin', handed, 'Lancer l’assaut');
  assert.match(said(first.message), /bleu pour Merlin/u);
  assert.deepEqual(await scores(table), ['1. Merlin : Trophées bleus 1']);
});

test('who is attacked hands the seat over: the heir is called, named as the defender, and wins the red trophy', async (context) => {
  const table = await openTable(context);
  const duel = { attaque: '3 troupes', defense: '9 troupes', contexte: 'joueur', defenseur: tom };
  const opened = await fights(table, 'Léa', duel);
  const { number } = opened.entry ?? assert.fail();
  const merlin = { id: '920000000000000003', name: 'Merlin', isBot: false, isMember: true };
  const options = { partie: String(number), 'passer-a': merlin } as never;
  const handed = await table.does('Tom', null, options, { command: 'reprendre' });
  assert.match(handed.message.content ?? '', /002> cède sa place à <@920000000000000003>/u);
  const called = await table.ground.store.read((tx) =>
    tx.selectFrom('outbox').select('payload').orderBy('id', 'desc').executeTakeFirstOrThrow(),
  );
  assert.match(
    called.payload,
    /<@920000000000000003>\s: te voilà en défense, sans rien à lancer \(\/combat/u,
  );
  const first = await clicked(table, 'Léa', handed, 'Lancer l’assaut');
  assert.match(said(first.message), /Léa contre Merlin/u);
  const stopped = await clicked(table, 'Léa', first, 'Arrêter');
  assert.match(said(stopped.message), /rouge pour Merlin/u);
  assert.deepEqual(await scores(table), ['1. Merlin : Trophées rouges 1', '2. Léa : Trophées bleus 1']);
});

test('who came to a region this turn does not attack in it before the next, by a typed line either', async (context) => {
  const table = await openTable(context);
  const bandits = (nombre: number, attaque = `${nombre} bandits`) => ({
    ...{ attaque, contexte: 'pnj', defense: '9 troupes', defenseur: lea, region: 'Val' },
  });
  const invoke = (nombre: number) =>
    deed(table, 'Léa', 'invoquer', { region: 'Val', type: 'bandit', nombre });
  await invoke(2);
  const first = await mayNotFight(table, 'Merlin', bandits(1));
  assert.deepEqual(first.slice(0, 2), ['came-since', 'attaque']);
  await deed(table, 'Merlin', 'tour');
  await invoke(3);
  const [code, , facts] = await mayNotFight(table, 'Merlin', bandits(3, '1 bandit + 2 bandits'));
  assert.deepEqual([code, facts?.['most'], facts?.['many']], ['came-since', 2, '2 bandits']);
  await deed(table, 'Merlin', 'retirer', { region: 'Val', type: 'bandit', nombre: 4 });
  await fights(table, 'Merlin', { ...bandits(1), simuler: true });
  await fights(table, 'Merlin', bandits(1));
  await deed(table, 'Merlin', 'tour');
  await invoke(1);
  const values = { ...bandits(2), region: 'Bois' };
  await fights(table, 'Merlin', values);
});

test('a change of turn that was taken back began no turn', async (context) => {
  const table = await openTable(context);
  await deed(table, 'Léa', 'invoquer', { region: 'Val', type: 'mort-vivant', nombre: 2 });
  const turned = await deed(table, 'Merlin', 'tour');
  await undoes(table, turned.entry?.number ?? 0);
  const values = { attaque: '1 mort-vivant', contexte: 'pnj', defense: '1 troupe', defenseur: lea };
  assert.equal((await mayNotFight(table, 'Merlin', { ...values, region: 'Val' }))[0], 'came-since');
  await fights(table, 'Merlin', values);
});
