import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../src/rules/rule.ts';
import type { Values } from '../../src/slash/option.ts';
import { buttons, said, type Table, type Who } from '../fiche/play.ts';
import { counted, entry, tableWithKael, undoes } from './stage.ts';

const scores = { command: 'scores' };
const tom = { id: '920000000000000002', name: 'Tom' };

const corrects = (table: Table, options: Values) =>
  table.does(
    'Merlin',
    'corriger',
    { quantite: 'xp', montant: 5, motif: 'oubli', fiche: 'Kael', ...options },
    scores,
  );
const shown = async (table: Table, who: Who, options: Values = {}) =>
  said((await table.does(who, 'voir', options, scores)).message);

test('a MJ corrects a sheet or a player, with a reason; the table is sorted', async (context) => {
  const table = await tableWithKael(context);
  assert.match(await shown(table, 'Léa'), /Aucun score/u);
  const first = await corrects(table, {});
  assert.match(
    said(first.message),
    /Score · Kael[\s\S]*XP : 0 → 5 \(\+5\)[\s\S]*oubli[\s\S]*par Merlin pour Léa/u,
  );
  await table.does(
    'Merlin',
    'corriger',
    { quantite: 'trophees', montant: 2, motif: 'x', joueur: tom },
    scores,
  );
  await table.does('Merlin', 'corriger', { quantite: 'xp', montant: 9, motif: 'x', joueur: tom }, scores);
  assert.match(await shown(table, 'Léa'), /1\. Tom : Trophées 2 · XP 9\n2\. Kael \(Léa\) : XP 5/u);
  await corrects(table, { montant: 6 });
  assert.match(await shown(table, 'Léa', { tri: 'xp' }), /1\. Kael \(Léa\) : XP 11\n2\. Tom/u);
  assert.match(await shown(table, 'Léa', { tri: 'trophees' }), /1\. Tom/u);
  await undoes(table, 'Merlin', 5);
  assert.match(await shown(table, 'Léa'), /Kael \(Léa\) : XP 5/u);
});

test('who is no MJ, an amount of nothing, below zero, for both or for nobody: refused', async (context) => {
  const table = await tableWithKael(context);
  const options = { quantite: 'xp', montant: 5, motif: 'x', fiche: 'Kael' };
  const codes = async (who: Who, over: Values) =>
    (await table.refused(who, 'corriger', { ...options, ...over }, scores)).code;
  assert.equal(await codes('Léa', {}), 'master-only');
  assert.equal(await codes('Merlin', { montant: 0 }), 'score-same');
  assert.equal(await codes('Merlin', { montant: -1 }), 'score-bounds');
  assert.equal(await codes('Merlin', { joueur: tom }), 'score-whose');
  const { fiche: _, ...none } = options;
  assert.equal((await table.refused('Merlin', 'corriger', none, scores)).code, 'score-whose');
  assert.equal(await counted(table, 'xp'), null);
});

test('a hidden sheet is for the MJs; what a hidden roll changed counts for all, as on the sheet itself', async (context) => {
  const table = await tableWithKael(context);
  await corrects(table, {});
  await table.does('Merlin', 'creer', { nom: 'Morgane', profil: 'Cd 8', cachee: true });
  const hidden = await corrects(table, { fiche: 'Morgane', montant: 50 });
  assert.equal(hidden.entry?.visibility, 'joueur-mj');
  assert.match(await shown(table, 'Merlin'), /Morgane/u);
  for (const who of ['Léa', 'Tom'] as const) assert.doesNotMatch(await shown(table, who), /Morgane|50/u);
  assert.doesNotMatch(await shown(table, 'Merlin', { public: true }), /Morgane|50/u);
  const { id } = await entry(table, 2);
  for (const [visibility, total] of [
    ['joueur-mj', 10],
    ['mj', 15],
  ] as const) {
    await corrects(table, { montant: 5 });
    const { store } = table.ground;
    await store.transact((tx) =>
      tx
        .updateTable('journal')
        .set({ visibility })
        .where('id', '>', id + 2)
        .execute(),
    );
    for (const who of ['Merlin', 'Tom', 'Léa'] as const) {
      assert.match(await shown(table, who), new RegExp(`Kael \\(Léa\\) : XP ${total}$`, 'mu'), visibility);
      const sheet = await table.does(who, 'voir', { fiche: 'Kael' });
      assert.match(said(sheet.message), new RegExp(`XP : ${total}$`, 'mu'), visibility);
    }
    assert.match(await shown(table, 'Merlin', { public: true }), new RegExp(`XP ${total}$`, 'mu'));
  }
});

test('many lines come in pages, turned with the same eyes', async (context) => {
  const table = await tableWithKael(context);
  for (let at = 1; at <= 21; at += 1) {
    const joueur = { id: `9300000000000000${10 + at}`, name: `Joueur ${at}` };
    await table.does('Merlin', 'corriger', { quantite: 'pc', montant: at, motif: 'x', joueur }, scores);
  }
  const { message } = await table.does('Léa', 'voir', { tri: 'pc' }, scores);
  assert.match(said(message), /1\. Joueur 21 : PC 21[\s\S]*20\. Joueur 2 : PC 2\n21 lignes · page 1 sur 2/u);
  const next = await table.clicks('Léa', message, 'Suivants');
  assert.ok(!isRefusal(next) && next.kind === 'done');
  assert.match(said(next.message), /21\. Joueur 1 : PC 1\n/u);
  assert.deepEqual([...buttons(next.message).keys()], ['Précédents']);
});
