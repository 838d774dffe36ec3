import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyLedger } from '../../src/campaign/ledger.ts';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { perform } from '../../src/slash/perform.ts';
import { slash, wire } from '../commands/ground.ts';
import { buttons, done, openTable, said } from '../fiche/play.ts';
import {
  accounts,
  battle,
  battles,
  begun,
  clicks,
  commands,
  entries,
  lea,
  pays,
  refuses,
  tom,
  unit,
} from './stage.ts';

test('a battle begins with 1 PC each, and the first player’s phase is offered', async (context) => {
  const table = await openTable(context);
  const { message, entry } = await battles(table, 'Léa', 'commencer', {
    adversaire: tom,
    premier: 'adversaire',
  });
  assert.match(
    said(message),
    /Bataille · Tom contre Léa\nRonde 1, premier tour : à Tom de jouer\.\nPC : Tom 1 · Léa 1/u,
  );
  assert.deepEqual([...buttons(message).keys()], ['Phase de commandement', 'État', 'Détail', 'Annuler']);
  const { etats, ...result } = entry?.content.outcome.result ?? {};
  assert.deepEqual(result, {
    ronde: 1,
    joueur: 'Tom',
    pc: [
      { joueur: 'Tom', avant: 0, apres: 1 },
      { joueur: 'Léa', avant: 0, apres: 1 },
    ],
  });
  assert.deepEqual(await accounts(table), [
    [1, 0],
    [1, 0],
  ]);
});

test('piege-04 nobody battles against himself or a program; one battle in a channel, another in a thread of it', async (context) => {
  const table = await begun(context);
  const start = (adversaire: object) =>
    refuses(table, 'Léa', 'bataille', 'commencer', { adversaire: adversaire as typeof tom, premier: 'moi' });
  assert.deepEqual((await start(lea))[0], 'opponent-self');
  assert.deepEqual((await start({ ...tom, isBot: true }))[0], 'opponent-bot');
  assert.deepEqual((await start({ ...tom, isBot: true, isSelf: true }))[0], 'opponent-bot');
  assert.deepEqual((await start({ ...tom, isMember: false }))[0], 'opponent-left');
  assert.deepEqual((await start(tom))[0], 'battle-open');
  assert.deepEqual(
    (await refuses(table, 'Léa', 'bataille', 'commencer', { adversaire: tom, premier: 'moi', pour: tom }))[0],
    'master-only',
  );
  const thread = {
    guild: '900000000000000001',
    channel: '930000000000000009',
    parents: ['910000000000000001'],
  };
  const inThread = (id: string, command: string, subcommand: string, options = {}) =>
    perform(table.ground, slash(command, options, { id, subcommand, place: thread }), wire);
  const seen = done(await inThread('1400000000000000001', 'bataille', 'etat'));
  assert.match(said(seen.message), /Boyz/u, 'a thread plays the battle of its channel');
  done(await inThread('1400000000000000002', 'bataille', 'commencer', { adversaire: tom, premier: 'moi' }));
  const own = done(await inThread('1400000000000000003', 'bataille', 'etat'));
  assert.doesNotMatch(said(own.message), /Boyz/u, 'until it has its own');
  assert.equal((await battle(table, 2)).channel, thread.channel);
});

test('piege-29 battles of two servers and of two campaigns never mix', async (context) => {
  const table = await begun(context);
  const elsewhere = { command: 'bataille', guild: '900000000000000002' };
  const performed = await table.says('Léa', 'etat', {}, elsewhere);
  assert.ok(isRefusal(performed) && performed.code === 'battle-none');
  const open = (over: object) => table.does('Léa', 'en-cours', {}, { command: 'campagne', ...over });
  assert.match(said((await open({})).message), /Bataille/u);
  assert.doesNotMatch(said((await open({ guild: elsewhere.guild })).message), /Bataille/u);
  assert.deepEqual(await table.completes('Léa', 'unite', '', 'pertes', 'bataille'), [
    { name: 'Boyz', value: 'Boyz' },
    { name: 'Dread', value: 'Dread' },
    { name: 'Marines', value: 'Marines' },
  ]);
  const other = ['Merlin', 'campagne', 'creer', { nom: 'Autre', lier: true }] as const;
  assert.deepEqual((await refuses(table, ...other))[0], 'games-open-here');
  await battles(table, 'Léa', 'fin');
  await table.does('Merlin', 'creer', other[3], { command: 'campagne' });
  assert.deepEqual((await refuses(table, 'Léa', 'bataille', 'etat'))[0], 'battle-none');
  await battles(table, 'Léa', 'commencer', { adversaire: tom, premier: 'moi' });
  assert.deepEqual(await table.completes('Léa', 'unite', '', 'pertes', 'bataille'), []);
});

test('units: refusals say what is missing; piege-12 piege-15 a name is found whatever its accents and case', async (context) => {
  const table = await begun(context);
  const unite = (options: object) => refuses(table, 'Léa', 'bataille', 'unite', { nom: 'Nobz', ...options });
  assert.deepEqual(await unite({ cd: 7, co: 1 }), ['missing', 'effectif-initial', {}]);
  assert.deepEqual(await unite({ 'effectif-initial': 5, co: 1 }), ['missing', 'cd', {}]);
  assert.deepEqual(await unite({ 'effectif-initial': 5, cd: 7 }), ['missing', 'co', {}]);
  assert.deepEqual((await unite({ 'effectif-initial': 1, cd: 7, co: 1 }))[0], 'single-model-needs-pv');
  const more = { 'effectif-initial': 5, 'effectif-restant': 6, cd: 7, co: 1 };
  assert.deepEqual((await unite(more))[0], 'more-left-than-at-start');
  assert.deepEqual(
    (await unite({ 'effectif-initial': 5, 'pv-restants': 1, cd: 7, co: 1 }))[0],
    'unit-without-pv',
  );
  assert.deepEqual(
    (await unite({ 'effectif-initial': 5, 'pv-initial': 2, 'pv-restants': 3, cd: 7, co: 1 }))[0],
    'more-left-than-at-start',
  );
  assert.deepEqual((await unite({ retirer: true }))[0], 'unit-unknown');
  assert.deepEqual(await refuses(table, 'Léa', 'bataille', 'unite', { nom: 'BOYZ' }), [
    'unit-same',
    null,
    {},
  ]);
  assert.deepEqual(await refuses(table, 'Léa', 'bataille', 'unite', { nom: 'boyz', renommer: 'Dread' }), [
    'unit-taken',
    'renommer',
    { got: 'Dread' },
  ]);
  for (const options of [{ cd: 6 }, { retirer: true }, { 'effectif-initial': 10, cd: 7 }])
    assert.deepEqual(await refuses(table, 'Tom', 'bataille', 'unite', { nom: 'boyz', ...options }), [
      'unit-not-yours',
      'nom',
      { got: 'Boyz', joueur: 'Léa' },
    ]);
  assert.deepEqual(
    (await refuses(table, 'Léa', 'bataille', 'unite', { nom: 'Boyz', joueur: tom }))[0],
    'unit-owner-fixed',
  );
  await battles(table, 'Merlin', 'unite', { nom: 'Boyz', cd: 6, joueur: lea });
  assert.deepEqual(
    (await unite({ renommer: 'Kan', 'effectif-initial': 5, cd: 7, co: 1 }))[0],
    'unit-unknown',
  );
  const near = await refuses(table, 'Léa', 'bataille', 'pertes', { unite: 'Boys', figurines: 1 });
  assert.deepEqual(near, ['unit-unknown', 'unite', { got: 'Boys', near: ['Boyz'] }]);
});

test('a single model that was destroyed stands again by its PV; what removing a unit does not use is said', async (context) => {
  const table = await begun(context);
  await battles(table, 'Tom', 'pertes', { unite: 'Dread', pv: 12 });
  await battles(table, 'Léa', 'unite', { nom: 'Dread', 'pv-restants': 3 });
  assert.partialDeepStrictEqual(await unit(table, 'Dread'), { effectif: 1, pv: 3 });
  const { message } = await battles(table, 'Léa', 'unite', { nom: 'Dread', retirer: true, cd: 5 });
  assert.match(said(message), /Sans effet ici : cd/u);
});

test('a battle that is over tells of no test to come and asks for no units', async (context) => {
  const table = await openTable(context);
  await battles(table, 'Léa', 'commencer', { adversaire: tom, premier: 'moi' });
  const four = { nom: 'Boyz', 'effectif-initial': 10, 'effectif-restant': 4, cd: 7, co: 2 };
  await battles(table, 'Léa', 'unite', four);
  const { message } = await battles(table, 'Léa', 'fin');
  const screen = said((await clicks(table, 'Tom', message, 'État')).message);
  assert.match(screen, /Boyz 4\/10/u);
  assert.match(screen, /Unités de Tom : Aucune\.$/mu);
  assert.doesNotMatch(screen, /test à passer|testera|Ajoute/u);
});

test('units change, leave and come back by a MJ’s hand; an objective keeps the name it has', async (context) => {
  const table = await begun(context);
  const changed = await battles(table, 'Merlin', 'unite', {
    nom: 'boyz',
    cd: 6,
    'effectif-restant': 4,
    objectif: '-',
    rappel: 'Waaagh',
  });
  assert.match(
    said(changed.message),
    /Boyz, unité de Léa, change\.\nEffectif : 10 → 4\nCd : 7\+ → 6\+\nObjectif : Colline → aucun\nRappel : Waaagh/u,
  );
  assert.match(said(changed.message), /par Merlin pour Léa/u);
  assert.partialDeepStrictEqual(await unit(table, 'Boyz'), { cd: 6, effectif: 4, objectif: null });
  assert.equal((await unit(table, 'Marines')).objectif, 'Colline');
  await battles(table, 'Léa', 'unite', { nom: 'Boyz', renommer: 'Boyz rouges', 'effectif-initial': 20 });
  assert.partialDeepStrictEqual(await unit(table, 'Boyz rouges'), {
    effectifInitial: 20,
    effectif: 4,
    cd: 6,
  });
  await battles(table, 'Léa', 'unite', { nom: 'Dread', 'pv-restants': 0 });
  assert.partialDeepStrictEqual(await unit(table, 'Dread'), { effectif: 0, pv: 0 });
  await battles(table, 'Léa', 'unite', { nom: 'Dread', 'effectif-restant': 1 });
  assert.partialDeepStrictEqual(await unit(table, 'Dread'), { effectif: 1, pv: 12 });
  const gone = await battles(table, 'Léa', 'unite', { nom: 'Boyz rouges', retirer: true });
  assert.match(said(gone.message), /quitte la bataille/u);
  assert.deepEqual(
    (await battle(table)).bataille.unites.map(({ nom }) => nom),
    ['Dread', 'Marines'],
  );
  await battles(table, 'Merlin', 'unite', {
    nom: 'Gretchin',
    joueur: tom,
    'effectif-initial': 3,
    cd: 8,
    co: 1,
  });
  assert.equal((await unit(table, 'Gretchin')).joueur, 1);
  assert.equal(await table.ground.store.read(verifyLedger), null);
});

test('a sheet gives a unit its figures; what is said by hand wins', async (context) => {
  const table = await begun(context);
  await table.does('Léa', 'creer', { nom: 'Nobz', profil: 'Effectif 5 PV 2 Cd 7 CO 1' });
  await battles(table, 'Léa', 'unite', { nom: 'Nobz', fiche: 'nobz', co: 3 });
  assert.partialDeepStrictEqual(await unit(table, 'Nobz'), { effectifInitial: 5, effectif: 5, cd: 7, co: 3 });
  const unknown = await refuses(table, 'Léa', 'bataille', 'unite', { nom: 'Kan', fiche: 'Kan' });
  assert.deepEqual(unknown[0], 'sheet-unknown');
});

test('losses: models and PV, by either player; who only watches may not', async (context) => {
  const table = await begun(context);
  const lost = await battles(table, 'Tom', 'pertes', { unite: 'Boyz', figurines: 6 });
  assert.match(said(lost.message), /Pertes · Boyz\nFigurines : 10 → 4/u);
  assert.equal((await unit(table, 'Boyz')).effectif, 4);
  const hurt = await battles(table, 'Léa', 'pertes', { unite: 'Marines', pv: 3, motif: 'tir du mur' });
  assert.match(said(hurt.message), /Figurines : 5 → 4\nPV de la figurine entamée : 2 → 1\n> tir du mur/u);
  const dead = await battles(table, 'Léa', 'pertes', { unite: 'Dread', pv: 12 });
  assert.match(said(dead.message), /L’unité est détruite/u);
  assert.deepEqual(
    (await refuses(table, 'Léa', 'bataille', 'pertes', { unite: 'Dread', pv: 1 }))[0],
    'unit-dead',
  );
  assert.deepEqual((await refuses(table, 'Léa', 'bataille', 'pertes', { unite: 'Boyz' }))[0], 'losses-none');
  const stranger = { id: '920000000000000004', name: 'Ida', roles: [], managesGuild: false, maySpeak: true };
  const call = slash(
    'bataille',
    { unite: 'Boyz', figurines: 1 },
    { id: '1400000000000000004', subcommand: 'pertes', actor: stranger },
  );
  const watched = await perform(table.ground, call, wire);
  assert.ok(isRefusal(watched) && watched.code === 'battle-not-player');
});

test('turns go round by the buttons; a button of another turn, a wrong person and a second click do nothing', async (context) => {
  const table = await begun(context);
  assert.deepEqual(await refuses(table, 'Léa', 'bataille', 'tour'), ['phase-due', null, { joueur: 'Léa' }]);
  const screen = await battles(table, 'Tom', 'etat');
  assert.deepEqual([...buttons(screen.message).keys()], ['Phase de commandement', 'Actualiser']);
  const wrong = await table.clicks('Tom', screen.message, 'Phase de commandement');
  assert.ok(isRefusal(wrong) && wrong.code === 'battle-not-yours');
  const phase = await clicks(table, 'Léa', screen.message, 'Phase de commandement');
  assert.equal(phase.manner, 'public');
  assert.equal(phase.entry?.content.command, 'commandement');
  const twice = await table.clicks('Léa', screen.message, 'Phase de commandement');
  assert.ok(isRefusal(twice) && twice.code === 'phase-played');
  const turn = await clicks(table, 'Léa', phase.message, 'Fin du tour');
  assert.match(said(turn.message), /Ronde 1 : à Tom de jouer/u);
  assert.equal(turn.entry?.content.command, 'bataille tour');
  const stale = await table.clicks('Léa', phase.message, 'Fin du tour');
  assert.ok(isRefusal(stale) && stale.code === 'stale-version');
  const refreshed = await clicks(table, 'Léa', screen.message, 'Actualiser');
  assert.equal(refreshed.manner, 'update');
  assert.match(said(refreshed.message), /Ronde 1, tour de Tom : la phase de commandement reste à jouer/u);
  const second = await clicks(table, 'Tom', turn.message, 'Phase de commandement');
  const state = await clicks(table, 'Tom', second.message, 'État');
  assert.equal(state.manner, 'private');
  assert.deepEqual([...buttons(state.message).keys()], ['Fin du tour', 'Actualiser']);
});

test('the screen shows round, active player, PC, score, units and who holds what', async (context) => {
  const table = await begun(context);
  await battles(table, 'Tom', 'pertes', { unite: 'Boyz', figurines: 6 });
  await commands(table, 'Léa', '2 3');
  const { message, manner } = await battles(table, 'Tom', 'etat', { public: true });
  assert.equal(manner, 'public');
  assert.deepEqual(checkMessage(message), []);
  const text = said(message);
  assert.match(text, /Bataille · Léa contre Tom/u);
  assert.match(text, /Ronde 1, tour de Léa : la phase de commandement est jouée/u);
  assert.match(text, /▶ Léa : PC : 2/u);
  assert.match(text, /Colline : à Tom \(CO 0 contre 10\)/u);
  assert.match(text, /Boyz 4\/10 · Cd 7\+, CO 0 · ébranlée · testera · sur Colline/u);
  assert.match(text, /Dread 12\/12 PV · Cd 6\+, CO 4/u);
});

test('/campagne en-cours names the battles that go on and whose turn it is', async (context) => {
  const table = await begun(context);
  const open = () => table.does('Tom', 'en-cours', {}, { command: 'campagne' });
  const first = await open();
  assert.deepEqual(checkMessage(first.message), []);
  assert.match(said(first.message), /Batailles en cours/u);
  const line =
    /Léa contre Tom dans <#910000000000000001>, ronde 1 : à <@920000000000000001> de jouer, sa phase/u;
  assert.match(said(first.message), line);
  await battles(table, 'Léa', 'fin');
  assert.doesNotMatch(said((await open()).message), /Batailles en cours/u);
});

test('a battle that is over takes nothing more; another one may begin', async (context) => {
  const table = await begun(context);
  await battles(table, 'Merlin', 'points', { joueur: tom, montant: 15, motif: 'mission' });
  const over = await battles(table, 'Tom', 'fin');
  assert.match(said(over.message), /Finie à la ronde 1\nLéa : 0 point, 1 PC\nTom : 15 points, 1 PC/u);
  assert.deepEqual((await refuses(table, 'Léa', 'commandement', null))[0], 'battle-none');
  const seen = await clicks(table, 'Léa', over.message, 'État');
  assert.match(said(seen.message), /la bataille est finie/u);
  assert.deepEqual([...buttons(seen.message).keys()], ['Actualiser']);
  await battles(table, 'Merlin', 'commencer', { adversaire: lea, premier: 'moi', pour: tom });
  const { players } = await battle(table, 2);
  assert.deepEqual(
    players.map(({ name }) => name),
    ['Tom', 'Léa'],
  );
});

test('piege-24 who may not write in the channel changes nothing there; reading is for all', async (context) => {
  const table = await begun(context);
  const actor = { ...lea, roles: [], managesGuild: false, maySpeak: false };
  const says = (id: string, command: string, subcommand: string | null, options = {}) =>
    perform(table.ground, slash(command, options, { id, subcommand, actor }), wire);
  const tries: readonly (readonly [string, string | null, object])[] = [
    ['bataille', 'commencer', { adversaire: tom, premier: 'moi' }],
    ['bataille', 'tour', {}],
    ['bataille', 'unite', { nom: 'Boyz', cd: 6 }],
    ['commandement', null, {}],
    ['pc', 'depenser', { montant: 1, raison: 'x' }],
  ];
  for (const [at, [command, subcommand, options]] of tries.entries()) {
    const performed = await says(`14000000000000001${at}0`, command, subcommand, options);
    assert.ok(isRefusal(performed) && performed.code === 'may-not-write-here', command);
  }
  const screen = await says('1400000000000000200', 'bataille', 'etat');
  assert.ok(!isRefusal(screen));
  const shown = await says('1400000000000000201', 'bataille', 'etat', { public: true });
  assert.ok(isRefusal(shown) && shown.code === 'may-not-speak-here');
});

test('/pc: spending, targets, corrections with a reason, and where PC came from', async (context) => {
  const table = await begun(context);
  await commands(table, 'Léa');
  const spent = await pays(table, 'Tom', 'depenser', {
    montant: 1,
    raison: 'Contre-charge',
    cible: 'marines',
  });
  assert.match(said(spent.message), /PC · Tom\nPC : 2 → 1 \(−1\)\nCible : Marines\n> Contre-charge/u);
  const { etats, ...result } = spent.entry?.content.outcome.result ?? {};
  assert.deepEqual([result, etats], [{ joueur: 'Tom', avant: 2, apres: 1 }, []]);
  assert.deepEqual(await refuses(table, 'Tom', 'pc', 'depenser', { montant: 2, raison: 'x' }), [
    'pc-short',
    'montant',
    { got: 2, left: 1 },
  ]);
  assert.deepEqual(
    (await refuses(table, 'Tom', 'pc', 'depenser', { montant: 1, raison: 'x', cible: 'Ork' }))[0],
    'unit-unknown',
  );
  assert.deepEqual(
    (await refuses(table, 'Tom', 'pc', 'depenser', { montant: 1, raison: 'x', pour: lea }))[0],
    'battle-not-yours',
  );
  assert.deepEqual(
    (await refuses(table, 'Merlin', 'pc', 'depenser', { montant: 1, raison: 'x' }))[0],
    'battle-whose',
  );
  assert.deepEqual(
    (await refuses(table, 'Tom', 'pc', 'corriger', { joueur: tom, montant: 1, motif: 'x' }))[0],
    'master-only',
  );
  const below = await refuses(table, 'Merlin', 'pc', 'corriger', { joueur: tom, montant: -2, motif: 'x' });
  assert.deepEqual(below, ['battle-below-zero', 'montant', { got: -2, before: 1 }]);
  await pays(table, 'Merlin', 'depenser', { montant: 2, raison: 'Relance', pour: lea });
  await pays(table, 'Merlin', 'corriger', { joueur: lea, montant: 4, motif: 'PC de mission' });
  const seen = await pays(table, 'Léa', 'voir');
  assert.equal(seen.manner, 'private');
  assert.match(
    said(seen.message),
    /Léa : 4 PC\nTom : 1 PC\nLéa : \+4 → 4 : correction d’un MJ\n {2}−2 → 0 : dépense\n {2}\+1 → 2 : phase de commandement\n {2}\+1 → 1 : début de la bataille/u,
  );
  assert.deepEqual(
    (
      await refuses(table, 'Léa', 'pc', 'corriger', {
        joueur: { id: '7', name: 'Ida' },
        montant: 1,
        motif: 'x',
      })
    )[0],
    'master-only',
  );
  assert.deepEqual(
    (
      await refuses(table, 'Merlin', 'pc', 'corriger', {
        joueur: { id: '7', name: 'Ida' },
        montant: 1,
        motif: 'x',
      })
    )[0],
    'battle-not-player',
  );
});

test('piege-10 piege-11 names that would ping or break a layout are shown as typed', async (context) => {
  const table = await begun(context);
  const nom = '@everyone *gras* `code`';
  await battles(table, 'Léa', 'unite', {
    nom,
    'effectif-initial': 10,
    'effectif-restant': 1,
    cd: 7,
    co: 1,
    objectif: '<@&1> #',
    rappel: '||secret||',
  });
  const phase = await commands(table, 'Léa', '1 1');
  for (const { message } of [phase, await battles(table, 'Tom', 'etat')]) {
    assert.deepEqual(checkMessage(message), []);
    assert.match(JSON.stringify(message.embeds), /\\\\@everyone \\\\\*gras/u);
  }
  assert.equal((await entries(table)).at(-1)?.content.options['unite'], nom);
});

test('a name is one player’s: both may have Boyz, and where either may be meant the owner is said', async (context) => {
  const table = await begun(context);
  const whole = { 'effectif-initial': 5, cd: 6, co: 1 };
  const came = await battles(table, 'Tom', 'unite', { nom: 'BOYZ', ...whole });
  assert.match(said(came.message), /BOYZ/u);
  const both = async () => {
    const { unites } = (await battle(table)).bataille;
    return unites
      .filter(({ nom }) => nom.toLowerCase() === 'boyz')
      .map(({ joueur, effectif, cd }) => [joueur, effectif, cd]);
  };
  const [[first, before, cd] = []] = await both();
  assert.deepEqual((await both())[1], [1 - Number(first), 5, 6]);
  const loss = (unite: string) => ({ unite, figurines: 2 });
  assert.deepEqual(await refuses(table, 'Tom', 'bataille', 'pertes', loss('boyz')), [
    'unit-ambiguous',
    'unite',
    { got: 'Boyz', which: ['Boyz (Léa)', 'BOYZ (Tom)'] },
  ]);
  await battles(table, 'Tom', 'pertes', loss('boyz (tom)'));
  await battles(table, 'Tom', 'unite', { nom: 'Boyz', cd: 8 });
  assert.deepEqual(await both(), [
    [first, before, cd],
    [1 - Number(first), 3, 8],
  ]);
  const master = await refuses(table, 'Merlin', 'bataille', 'unite', { nom: 'Boyz', cd: 5 });
  assert.equal(master[0], 'unit-ambiguous');
  await battles(table, 'Merlin', 'unite', { nom: 'Boyz (Léa)', cd: 5 });
  assert.deepEqual((await both())[0], [first, before, 5]);
  const offered = await table.completes('Tom', 'unite', 'boy', 'pertes', 'bataille');
  assert.deepEqual(
    offered.map(({ value }) => value),
    ['BOYZ (Tom)', 'Boyz (Léa)'],
  );
  await battles(table, 'Tom', 'unite', { nom: 'boyz', retirer: true });
  await battles(table, 'Tom', 'pertes', loss('boyz'));
  assert.equal((await both()).length, 1);
});
