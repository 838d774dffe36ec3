import assert from 'node:assert/strict';
import { test } from 'node:test';
import { restoreSettings } from '../../../src/campaign/campaigns/settings.ts';
import type { Entry } from '../../../src/campaign/entry.ts';
import { checkMessage } from '../../../src/playground/limits/index.ts';
import { games, isSwitch, rulingsOf } from '../../../src/present/games.ts';
import { changesOf, done, here, lea, merlin, Table, textOf } from './table.ts';

const unit = { 'effectif-initial': 10, 'effectif-restant': 5, cd: 7 };
const csv = 'localisation;indice;gravite | 1-6;≤ 4;Aucune | 1-6;5+;Tué net';

test('every ruling of every game is listed page by page, shown with its answers, and every switch can be set', async (context) => {
  const table = await Table.open(context);
  assert.ok(rulingsOf().length > 50);
  for (const { id, arbitrages } of games) {
    let { message } = await table.does(lea, 'campagne arbitrage', { jeu: id });
    let shown = textOf(message);
    while (JSON.stringify(message.components).includes('Suivants')) {
      message = done(await table.click(lea, message, 'Suivants')).message;
      assert.deepEqual(checkMessage(message), []);
      shown += textOf(message);
    }
    for (const { question } of arbitrages) {
      assert.ok(shown.includes(question.replaceAll('\u202f', ' ')), `${id}: ${question}`);
    }
  }
  for (const { key, ruling } of rulingsOf().filter((one) => isSwitch(one.ruling))) {
    for (const answer of Object.keys(ruling.answers).filter((one) => one !== ruling.default)) {
      const { entry } = await table.does(merlin, 'campagne arbitrage', { regle: key, reponse: answer });
      assert.equal(changesOf(entry).at(0)?.apres, answer);
    }
    const { message } = await table.does(lea, 'campagne arbitrage', { regle: key });
    assert.match(textOf(message), /en vigueur/u);
    await table.does(merlin, 'campagne arbitrage', { regle: key, reponse: 'par défaut' });
  }
});

test('rulings complete without regard to accents, switches first; answers complete for the ruling', async (context) => {
  const table = await Table.open(context);
  const found = await table.completes(merlin, 'arbitrage', 'regle', 'edition');
  assert.deepEqual(found, ['w40k/edition']);
  const all = await table.completes(merlin, 'arbitrage', 'regle', '');
  assert.equal(all.length, 25);
  assert.ok(
    rulingsOf()
      .filter(({ ruling }) => isSwitch(ruling))
      .every(({ key }) => all.includes(key)),
  );
  const answers = await table.completes(merlin, 'arbitrage', 'reponse', '', { regle: 'w40k/edition' });
  assert.deepEqual(answers, ['10e', '11e', 'defaut']);
  assert.deepEqual(await table.completes(merlin, 'arbitrage', 'reponse', '', { regle: 'rien' }), []);
});

test('a ruling is set by a MJ alone, once, with before and after in the journal', async (context) => {
  const table = await Table.open(context);
  const set = { regle: 'w40k/edition', reponse: '11e' };
  assert.equal(await table.refused(lea, 'campagne arbitrage', set), 'master-only');
  const { entry } = await table.does(merlin, 'campagne arbitrage', set);
  assert.equal(entry?.content.command, 'campagne arbitrage');
  assert.equal(entry?.visibility, 'public');
  assert.deepEqual(changesOf(entry), [
    { reglage: 'arbitrage', nom: 'w40k/edition', avant: null, apres: '11e' },
  ]);
  const mute = { ...merlin, maySpeak: false };
  for (const [who, options, code] of [
    [merlin, set, 'answer-in-force'],
    [merlin, { regle: 'w40k/edition', reponse: 'oui' }, 'unknown-answer'],
    [merlin, { regle: 'w40k/rien', reponse: 'oui' }, 'unknown-ruling'],
    [merlin, { regle: 'w40k/meilleur-cd', reponse: 'oui' }, 'single-answer'],
    [merlin, { reponse: 'oui' }, 'missing'],
    [mute, { regle: 'w40k/edition', reponse: 'défaut' }, 'may-not-write-here'],
  ] as const) {
    assert.equal(await table.refused(who, 'campagne arbitrage', options), code);
  }
});

test('piege-25 what was rolled before a ruling changed stays; taking the change back restores what was recorded', async (context) => {
  const table = await Table.open(context);
  const early = await table.does(lea, 'ebranlement', unit);
  const first = await table.does(merlin, 'campagne arbitrage', { regle: 'w40k/edition', reponse: '11e' });
  const late = await table.does(lea, 'ebranlement', { ...unit, des: '2 3' });
  assert.deepEqual(
    [early, late].map(({ entry }) => entry?.content.outcome.result['concernee']),
    [false, true],
  );
  const id = early.entry?.campaign.id ?? 0;
  const { store } = table.ground;
  const back = (entry: Entry | null) => store.transact((tx) => restoreSettings(tx, id, changesOf(entry)));
  assert.deepEqual(await back(first.entry), []);
  const again = await table.does(lea, 'ebranlement', unit);
  assert.equal(again.entry?.content.outcome.result['concernee'], false);
  assert.deepEqual(await back(first.entry), changesOf(first.entry), 'it has been set otherwise since');
});

test('a table of wounds is brought by text or form, decides impacts, and is taken away again', async (context) => {
  const table = await Table.open(context);
  const impact = { x: 3, distance: '23', resistance: 6, des: '2 5' };
  const severity = async () => {
    const { entry, message } = await table.does(lea, 'impact', impact);
    const cibles = JSON.stringify(entry?.content.outcome.result['cibles']);
    return [/"gravite":"([a-z-]+)"/u.exec(cibles)?.[1], /table maison/u.test(textOf(message))];
  };
  assert.deepEqual(await severity(), ['critique', true]);
  const before = await table.does(merlin, 'campagne table');
  assert.match(textOf(before.message), /table maison/u);
  const form = await table.click(merlin, before.message, 'Coller une table');
  assert.ok('kind' in form && form.kind === 'form');
  const fields = { 'texte-1': csv.replaceAll(' | ', '\n') };
  const pasted = done(await table.press(merlin, form.form.custom_id, fields));
  assert.equal(pasted.entry?.content.command, 'campagne table');
  assert.deepEqual(await severity(), ['tue-net', false]);
  assert.match(
    textOf((await table.does(lea, 'campagne table')).message),
    /Localisations 1 à 6.*5 et plus tué net/u,
  );
  await table.does(merlin, 'campagne table', { retirer: true });
  assert.deepEqual(await severity(), ['critique', true]);
  assert.equal(await table.refused(merlin, 'campagne table', { retirer: true }), 'nothing-of-its-own');
  await table.does(merlin, 'campagne table', { texte: csv });
  assert.deepEqual(await severity(), ['tue-net', false]);
});

test('a table that is none is refused with its place, and nothing changes', async (context) => {
  const table = await Table.open(context);
  await table.does(merlin, 'campagne voir');
  const before = table.ground.rows();
  for (const [texte, code] of [
    ['[{"indice": 1', 'rows-json'],
    ['localisation;indice;gravite', 'rows-none'],
    ['indice;1 | 2;3;4', 'rows-cells'],
    ['localisation;indice;gravite | 1-6;≤ 4;Aucune', 'table-gap'],
    ['localisation;indice;gravite | 1-6;≤ 4;Mort', 'table-cell'],
  ] as const) {
    assert.equal(await table.refused(merlin, 'campagne table', { texte }), code);
  }
  assert.equal(await table.refused(merlin, 'campagne table', { texte: csv, retirer: true }), 'unset-and-set');
  assert.equal(await table.refused(lea, 'campagne table', { texte: csv }), 'master-only');
  const read = await table.does(lea, 'campagne table');
  assert.deepEqual(read.message.components, [], 'a player has no button to change it');
  assert.equal(table.ground.rows(), before);
});

test('gains are flat or by band of XP; piege-16 nothing gained is a value', async (context) => {
  const table = await Table.open(context);
  const shown = async () => textOf((await table.does(lea, 'campagne gains')).message);
  assert.match(await shown(), /Aucun n’est fixé/u);
  await table.does(merlin, 'campagne gains', { xp: 0, credits: 50 });
  assert.match(await shown(), /Quel que soit l’adversaire : \*\*0 XP, 50 Crédits\*\*/u);
  const texte = 'xp adverse;XP;Crédits | 0-99;5;1 | 100+;20;40';
  const { entry } = await table.does(merlin, 'campagne gains', { texte });
  assert.equal(changesOf(entry).at(0)?.reglage, 'gains');
  assert.match(await shown(), /≤ 99 XP : \*\*5 XP, 1 Crédit\*\*.*100 et plus XP : \*\*20 XP, 40 Crédits/u);
  assert.equal(await table.refused(merlin, 'campagne gains', { xp: 1, texte }), 'gains-two-ways');
  assert.equal(await table.refused(merlin, 'campagne gains', { texte: 'xp;credits | 1;x' }), 'gains-cell');
  await table.does(merlin, 'campagne gains', { retirer: true });
  assert.match(await shown(), /Aucun n’est fixé/u);
});

test('open games say whose move it is, and leave the list when they end', async (context) => {
  const table = await Table.open(context);
  assert.match(textOf((await table.does(lea, 'campagne en-cours')).message), /Aucune partie/u);
  const impact = { x: 8, cibles: 'Gobelin RES 4 à 8 ; Orque RES 6 à 18', des: '5 6' };
  const { message } = await table.does(lea, 'impact', impact);
  const open = textOf((await table.does(merlin, 'campagne en-cours')).message);
  assert.ok(open.includes(`<@${lea.id}>`) && open.includes(`<#${here.channel}>`), open);
  await table.click(lea, message, 'S’arrêter');
  assert.match(textOf((await table.does(lea, 'campagne en-cours')).message), /Aucune partie/u);
  await table.does(lea, 'impact', { ...impact, visibilite: 'personnel' });
  assert.match(textOf((await table.does(merlin, 'campagne en-cours')).message), /Aucune partie/u);
  assert.match(textOf((await table.does(lea, 'campagne en-cours')).message), /1 partie en cours/u);
});
