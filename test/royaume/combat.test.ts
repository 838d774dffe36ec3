import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../src/rules/rule.ts';
import { makeCustomId } from '../../src/slash/custom-id.ts';
import { perform } from '../../src/slash/perform.ts';
import { slash } from '../commands/ground.ts';
import { buttons, done, openTable, said, type Table } from '../fiche/play.ts';
import {
  clicked,
  clickRefused,
  deed,
  fights,
  formOf,
  lea,
  mayNotFight,
  mayNotUndo,
  regionOf,
  scores,
  tom,
  undoes,
} from './stage.ts';

const duel = { attaque: '3 troupes', defense: '40 troupes', contexte: 'joueur', defenseur: tom };
const labels = (table: { readonly message: Parameters<typeof buttons>[0] }) => [
  ...buttons(table.message).keys(),
];

test('against a player: the attacker opens, rolls by the button, stops; blue at the first assault, red for the defender', async (context) => {
  const table = await openTable(context);
  const opened = await fights(table, 'Léa', duel);
  assert.match(said(opened.message), /Léa attaque Tom\. Le premier assaut n’est pas encore lancé/u);
  assert.deepEqual(labels(opened), ['Lancer l’assaut', 'Dés physiques', 'Détail']);
  assert.deepEqual(await scores(table), []);
  const first = await clicked(table, 'Léa', opened, 'Lancer l’assaut');
  assert.deepEqual(labels(first).slice(0, 3), ['Nouvel assaut', 'Arrêter', 'Arrêter et finir le tour']);
  const second = await clicked(table, 'Léa', first, 'Nouvel assaut');
  assert.deepEqual(await scores(table), ['1. Léa : Trophées bleus 1']);
  const stopped = await clicked(table, 'Léa', second, 'Arrêter');
  for (const { message } of [first, stopped]) assert.match(said(message), /^Combat\nLéa contre Tom\n/u);
  assert.match(said(stopped.message), /Après 2 assauts, l’attaque s’arrête\. Victoire de la défense/u);
  assert.deepEqual(await scores(table), ['1. Tom : Trophées rouges 1', '2. Léa : Trophées bleus 1']);
  assert.equal(await clickRefused(table, 'Léa', second, 'Nouvel assaut'), 'match-finished');
});

test('only the attacker presses; a MJ for the attacker is shown; an old button does nothing', async (context) => {
  const table = await openTable(context);
  const opened = await fights(table, 'Léa', duel);
  assert.equal(await clickRefused(table, 'Tom', opened, 'Lancer l’assaut'), 'not-your-move');
  const first = await clicked(table, 'Merlin', opened, 'Lancer l’assaut');
  assert.match(said(first.message), /par Merlin pour Léa/u);
  assert.match(first.message.content ?? '', /Joué par Merlin \(MJ\) pour Léa/u);
  assert.deepEqual(await scores(table), ['1. Léa : Trophées bleus 1']);
  assert.equal(await clickRefused(table, 'Léa', opened, 'Lancer l’assaut'), 'stale-version');
});

test('piege-04 nobody attacks themselves, a robot or somebody who has left', async (context) => {
  const table = await openTable(context);
  const against = async (defenseur: object) =>
    (await mayNotFight(table, 'Léa', { ...duel, defenseur } as never))[0];
  assert.equal(await against(lea), 'opponent-self');
  assert.equal(await against({ ...tom, isBot: true }), 'opponent-bot');
  assert.equal(await against({ ...tom, isBot: true, isSelf: true }), 'opponent-bot');
  assert.equal(await against({ ...tom, isMember: false }), 'opponent-left');
  const [code] = await mayNotFight(table, 'Merlin', { ...duel, defenseur: lea, pour: lea });
  assert.equal(code, 'opponent-self');
});

test('dice thrown by hand come with the form of the assault; at the opening none is due', async (context) => {
  const table = await openTable(context);
  assert.equal((await mayNotFight(table, 'Léa', { ...duel, des: '1 2 3' }))[0], 'dice-not-due');
  const opened = await fights(table, 'Léa', duel);
  const form = await formOf(table, 'Léa', opened, 'Dés physiques');
  const short = await table.presses('Léa', form.custom_id, { des: '4 5' });
  assert.ok(isRefusal(short) && short.code === 'dice-missing');
  const thrown = done(await table.presses('Léa', form.custom_id, { des: '4 5 1' }));
  assert.match(said(thrown.message), /Troupe, 3D6 à 4\+ : 4, 5, 1/u);
  assert.equal(thrown.entry?.content.typed, true);
});

test('against a player it is public; what is hidden is not', async (context) => {
  const table = await openTable(context);
  assert.equal((await mayNotFight(table, 'Léa', { ...duel, visibilite: 'personnel' }))[0], 'match-public');
  const crown = { attaque: '1 dragon', defense: '1 bandit', contexte: 'couronne', des: '5 5 5' };
  const own = await fights(table, 'Léa', { ...crown, visibilite: 'personnel', region: 'Val' });
  assert.match(said(own.message), /Combat simulé · Val/u);
  assert.deepEqual([await scores(table), own.entry?.visibility], [[], 'personnel']);
});

test('for the crown: troops are refused, the first assault falls at once, victory brings a red trophy and the king’s favour', async (context) => {
  const table = await openTable(context);
  const crown = { attaque: '1 dragon', contexte: 'couronne' };
  assert.equal((await mayNotFight(table, 'Léa', { ...crown, defense: '2 troupes' }))[0], 'not-dark');
  const going = await fights(table, 'Léa', { ...crown, defense: '4 bandits', des: '5 1 1', region: 'Val' });
  assert.deepEqual(labels(going), [
    'Nouvel assaut',
    'Arrêter',
    'Dés physiques',
    'Détail',
    'Chances',
    'Annuler',
  ]);
  const won = await fights(table, 'Léa', { ...crown, defense: '3 bandits', des: '5 6 12' });
  assert.match(
    said(won.message),
    /Victoire de l’attaque[\s\S]*rouge pour Léa[\s\S]*Le roi peut accorder une faveur/u,
  );
  assert.deepEqual(await scores(table), ['1. Léa : Trophées rouges 1']);
});

test('an option that the battle does not use is told', async (context) => {
  const table = await openTable(context);
  const values = { attaque: '1 démon', defense: '2 bandits', contexte: 'couronne', des: '1 1 1' };
  const useless = { defenseur: tom, bonus: 'heros', cibles: 'x', 'bandits-renforces': true };
  const answer = await fights(table, 'Léa', { ...values, ...useless });
  assert.match(said(answer.message), /Sans effet ici : defenseur, bonus, cibles, bandits-renforces/u);
});

test('in a region the dead rise, a slave house takes prisoners, plundered bandits are bold', async (context) => {
  const table = await openTable(context);
  await deed(table, 'Merlin', 'region', { region: 'Val', troupes: 5, batiments: 'Maison d’esclaves' });
  const faces = { faces: 'attaque D6 : 6 ; défense D6 : 1' };
  await table.does('Merlin', 'prisonniers', faces, { command: 'campagne' });
  await deed(table, 'Léa', 'recolte', { region: 'Val' });
  for (let at = 0; at < 2; at += 1) await deed(table, 'Tom', 'pillage', { region: 'Val', troupes: 1 });
  await deed(table, 'Merlin', 'tour');
  const values = {
    attaque: '6 bandits',
    contexte: 'pnj',
    defense: '5 troupes',
    defenseur: lea,
    region: 'val',
  };
  const answer = await fights(table, 'Merlin', { ...values, des: '3 3 6 1 1 1' });
  assert.match(said(answer.message), /Bandit, 6D6 à 3\+ \(bandits renforcés\) : 3, 3, 6, 1, 1, 1/u);
  assert.match(said(answer.message), /3 morts-vivants se relèvent[\s\S]*Prisonniers : 1 pour l’attaque/u);
  const { region, assauts } = await regionOf(table, 'Val');
  assert.deepEqual([region.troupes, assauts], [2, ['bandit']]);
  assert.deepEqual(region.invocations, [
    { type: 'bandit', nombre: 6 },
    { type: 'mort-vivant', nombre: 3 },
  ]);
});

test('non-players are the MJ’s, once a turn for each kind in a region', async (context) => {
  const table = await openTable(context);
  const values = {
    attaque: '2 bandits',
    contexte: 'pnj',
    defense: '2 troupes',
    defenseur: lea,
    region: 'Val',
  };
  assert.deepEqual((await mayNotFight(table, 'Léa', values)).slice(0, 2), ['master-only', 'contexte']);
  await fights(table, 'Merlin', values);
  assert.deepEqual(await mayNotFight(table, 'Merlin', values), [
    'assault-done',
    'attaque',
    { region: 'Val', name: 'bandits' },
  ]);
  await fights(table, 'Merlin', { ...values, attaque: '1 démon' });
  await deed(table, 'Merlin', 'tour');
  await fights(table, 'Merlin', values);
});

test('piege-29 targets are members or sheets by name, of this campaign: each wins its own trophy when no attacker is left', async (context) => {
  const table = await openTable(context);
  const survivors = { regle: 'waryaume/riposte', reponse: 'survivants' };
  const elsewhere = { command: 'combat', guild: '900000000000000002' };
  for (const over of [{}, elsewhere])
    await table.does('Merlin', 'arbitrage', survivors, { ...over, command: 'campagne' });
  await table.does('Tom', 'creer', { nom: 'Kael', profil: 'PV 3' });
  await table.does('Merlin', 'creer', { nom: 'Garde', profil: 'PV 1', pnj: true });
  await deed(table, 'Léa', 'recolte', { region: 'Val' });
  const values = { attaque: '1 bandit', contexte: 'pnj', des: '1 4 6 1' };
  const unknown = await mayNotFight(table, 'Merlin', {
    ...values,
    cibles: 'Lea : 1 troupe ; Zoé : 1 troupe',
  });
  assert.deepEqual(unknown.slice(0, 2), ['target-unknown', 'cibles']);
  const tomElsewhere = { ...values, cibles: 'Tom : 1 troupe ; Merlin : 1 troupe' };
  assert.equal((await table.refused('Merlin', null, tomElsewhere, elsewhere)).code, 'target-unknown');
  const twice = { ...values, cibles: 'Lea : 1 troupe ; <@920000000000000001> : 1 troupe' };
  assert.equal((await mayNotFight(table, 'Merlin', twice))[0], 'target-twice');
  const cibles = 'lea : 1 troupe ; kael : 1 troupe ; garde : 1 troupe';
  const answer = await fights(table, 'Merlin', { ...values, cibles, des: '1 1 6' });
  assert.match(said(answer.message), /rouge pour Léa[\s\S]*rouge pour Kael[\s\S]*rouge pour Garde/u);
  const others = await table.does('Merlin', 'voir', {}, { ...elsewhere, command: 'scores' });
  assert.doesNotMatch(said(others.message), /Trophées rouges/u);
  assert.deepEqual((await scores(table)).map((line) => line.replace(/^\d\. /u, '')).sort(), [
    'Garde (Merlin) : Trophées rouges 1',
    'Léa : Trophées rouges 1',
    'Tom : Trophées rouges 1',
  ]);
});

/** Three bandits wait in Val, and the turn has changed. */
async function bandits(table: Table) {
  await deed(table, 'Léa', 'invoquer', { region: 'Val', type: 'bandit', nombre: 3 });
  return deed(table, 'Merlin', 'tour');
}
const waiting = 'Val\u202f: 3 bandits';

test('a fight that waits at a turn: the MJ presses, says who defends, and its button goes', async (context) => {
  const table = await openTable(context);
  const turned = await bandits(table);
  assert.deepEqual(labels(turned), [waiting, 'Détail', 'Annuler']);
  assert.equal(await clickRefused(table, 'Léa', turned, waiting), 'master-only');
  const form = await formOf(table, 'Merlin', turned, waiting);
  const send = (cibles: string, des = '4 5 1') => table.presses('Merlin', form.custom_id, { cibles, des });
  for (const [typed, code] of [
    ['', 'empty'],
    ['personne : 2 troupes', 'target-unknown'],
    ['Léa : 2 trolls', 'unknown-belligerent'],
    ['2 troupes', 'target-unnamed'],
    [' : 2 troupes', 'target-unnamed'],
  ] as const) {
    const refused = await send(typed);
    assert.ok(isRefusal(refused) && refused.code === code, typed);
    assert.equal(refused.option, 'cibles');
  }
  const wrong = await send('; Léa : 2 trolls');
  assert.ok(isRefusal(wrong));
  assert.equal(wrong.context['position'], 11);
  const fought = done(await send('lea : 3 troupes'));
  assert.equal(fought.manner, 'public');
  assert.match(said(fought.message), /Combat · Val[\s\S]*2 touches[\s\S]*Défense : 1 troupe/u);
  const direct = await table.ground.store.read((tx) =>
    tx.selectFrom('outbox').select(['payload']).where('kind', '=', 'direct').execute(),
  );
  const edits = direct.map(({ payload }) => JSON.parse(payload)).filter((one) => one.target !== null);
  const [{ body, target }] = edits;
  assert.deepEqual([labels({ message: body }), target], [['Détail', 'Annuler'], '1900000000000000000']);
  assert.equal(await clickRefused(table, 'Merlin', turned, waiting), 'fight-over');
  const again = await send('lea : 3 troupes');
  assert.ok(isRefusal(again) && again.code === 'fight-over');
});

test('one target of a fight that waits is named with its trophy', async (context) => {
  const table = await openTable(context);
  const ruling = { regle: 'waryaume/riposte', reponse: 'survivants' };
  await table.does('Merlin', 'arbitrage', ruling, { command: 'campagne' });
  const turned = await bandits(table);
  const form = await formOf(table, 'Merlin', turned, waiting);
  const fields = { cibles: 'lea : 6 troupes', des: '1 1 1 6 6 6 1 1 1' };
  const fought = done(await table.presses('Merlin', form.custom_id, fields));
  assert.match(said(fought.message), /Victoire de la défense[\s\S]*rouge pour Léa : défense contre des PNJ/u);
  assert.deepEqual(await scores(table), ['1. Léa : Trophées rouges 1']);
  assert.deepEqual((await regionOf(table, 'Val')).region.invocations, []);
});

test('fights that wait stay of their turn, and go when nobody waits any more', async (context) => {
  const table = await openTable(context);
  const first = await bandits(table);
  const second = await deed(table, 'Merlin', 'tour');
  assert.equal(await clickRefused(table, 'Merlin', first, waiting), 'fight-over');
  await deed(table, 'Merlin', 'retirer', { region: 'Val', type: 'bandit', nombre: 3 });
  assert.equal(await clickRefused(table, 'Merlin', second, waiting), 'fight-over');
});

test('piege-08 more fights than one message holds are on pages', async (context) => {
  const table = await openTable(context);
  for (let at = 10; at < 35; at += 1)
    await deed(table, 'Léa', 'invoquer', {
      region: `${'Très long nom '.repeat(6)}${at}`,
      type: 'bandit',
      nombre: 1,
    });
  const turned = await deed(table, 'Merlin', 'tour');
  assert.equal(labels(turned).filter((label) => label.includes('bandit')).length, 20);
  assert.ok(labels(turned).every((label) => label.length <= 80));
  const next = await clicked(table, 'Léa', turned, 'Suivants');
  assert.equal(labels(next).filter((label) => label.includes('bandit')).length, 5);
  assert.ok(labels(next).includes('Précédents'));
});

test('an assault is taken back with what it did to the region and the trophies', async (context) => {
  const table = await openTable(context);
  await deed(table, 'Léa', 'region', { region: 'Val', troupes: 4 });
  const before = await regionOf(table, 'Val');
  const opened = await fights(table, 'Léa', { ...duel, defense: '4 troupes', region: 'Val' });
  const form = await formOf(table, 'Léa', opened, 'Dés physiques');
  done(await table.presses('Léa', form.custom_id, { des: '6 6 1' }));
  assert.equal((await regionOf(table, 'Val')).region.troupes, 2);
  await undoes(table, 3);
  assert.deepEqual(await regionOf(table, 'Val'), before);
  assert.deepEqual(await scores(table), ['1. Léa : Trophées bleus 0']);
  await undoes(table, 4);
  assert.deepEqual((await regionOf(table, 'Val')).region.invocations, [{ type: 'mort-vivant', nombre: 2 }]);
});

test('between two assaults others act in the region: nothing of it is lost, and it stands in the way of an undoing', async (context) => {
  const table = await openTable(context);
  const crown = {
    attaque: '3 troupes',
    defense: '9 bandits',
    contexte: 'couronne',
    region: 'Val',
    des: '4 1 1',
  };
  const first = await fights(table, 'Léa', crown);
  await deed(table, 'Tom', 'invoquer', { region: 'Val', type: 'bandit', nombre: 5 });
  assert.equal((await mayNotUndo(table, 1))[0], 'undo-depends');
  const form = await formOf(table, 'Léa', first, 'Dés physiques');
  done(await table.presses('Léa', form.custom_id, { des: '4 4 1' }));
  assert.deepEqual((await regionOf(table, 'Val')).region.invocations, [{ type: 'bandit', nombre: 3 }]);
});

test('piege-03 two clicks on one assault at the same moment: one assault, one blue trophy', async (context) => {
  const table = await openTable(context);
  const opened = await fights(table, 'Léa', duel);
  const both = await Promise.all([
    table.clicks('Léa', opened.message, 'Lancer l’assaut'),
    table.clicks('Léa', opened.message, 'Lancer l’assaut'),
  ]);
  assert.deepEqual(both.map((one) => (isRefusal(one) ? one.code : one.kind)).sort(), [
    'done',
    'stale-version',
  ]);
  assert.deepEqual(await scores(table), ['1. Léa : Trophées bleus 1']);
});

test('bonuses complete one after the other, and regions as elsewhere', async (context) => {
  const table = await openTable(context);
  await deed(table, 'Léa', 'region', { region: 'Val d’Or' });
  const completes = (option: string, typed: string) => table.completes('Léa', option, typed, null, 'combat');
  assert.deepEqual(
    (await completes('bonus', 'heros, p')).map(({ value }) => value),
    ['heros, pierre'],
  );
  assert.equal((await completes('bonus', '')).length, 4);
  assert.deepEqual(await completes('region', 'val'), [{ name: 'Val d’Or', value: 'Val d’Or' }]);
});

test('what dice decided against a player is taken back when that player agrees', async (context) => {
  const table = await openTable(context);
  const opened = await fights(table, 'Léa', duel);
  await clicked(table, 'Léa', opened, 'Lancer l’assaut');
  await table.does('Léa', null, { numero: 2 }, { command: 'annuler' });
  assert.deepEqual(await scores(table), ['1. Léa : Trophées bleus 1']);
  const stranger = await table.presses('Léa', makeCustomId('annuler', 'accord', 2));
  assert.ok(isRefusal(stranger) && stranger.code === 'undo-not-asked');
  done(await table.presses('Tom', makeCustomId('annuler', 'accord', 2)));
  assert.deepEqual(await scores(table), ['1. Léa : Trophées bleus 0']);
});

test('in a terminal, where nobody can click, a battle against a player is one assault with its trophy', async (context) => {
  const { ground } = await openTable(context);
  const options = { ...duel, des: '4 1 1', region: 'Val' };
  const performed = await perform(ground, slash('combat', options), { application: '1', token: null });
  assert.ok(!isRefusal(performed) && performed.kind === 'done');
  const { result } = performed.entry?.content.outcome ?? {};
  assert.partialDeepStrictEqual(result, { touches: 1, assauts: 1, fin: null, vainqueur: null });
  assert.deepEqual([...buttons(performed.message).keys()], ['Détail', 'Chances', 'Annuler']);
});
