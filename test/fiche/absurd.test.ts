import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { rollLog } from '../../src/present/log.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { done, openTable, said } from './play.ts';

test('piege-08 the longest sheet possible is one valid message, and its form says when it cannot hold it', async (context) => {
  const table = await openTable(context);
  const word = (at: number) => `${'*'.repeat(70)}${at}a`;
  const rules = Array.from({ length: 40 }, (_, at) => `${word(at)} (${'_'.repeat(40)})`).join(', ');
  const armes = Array.from({ length: 20 }, (_, at) => `${word(at)} : PA 2, ${rules}`);
  const row = { nom: '`'.repeat(99), profil: 'PV 10', regles: rules, armes };
  await table.does('Léa', 'importer', { texte: JSON.stringify([{ ...row, armes: [] }]) });
  for (const [at, arme] of armes.entries()) {
    const [nom = ''] = arme.split(' : ');
    const given = await table.does('Léa', 'arme', {
      fiche: row.nom,
      nom,
      profil: `PA 2, D 2, ${'x'.repeat(60)} (${at})`,
    });
    assert.deepEqual(checkMessage(given.message), []);
  }
  const shown = await table.does('Léa', 'voir', { fiche: row.nom });
  assert.deepEqual(checkMessage(shown.message), []);
  const form = await table.clicks('Léa', shown.message, 'Modifier');
  assert.ok(isRefusal(form) && form.code === 'sheet-too-long');
  const full = await table.refused('Léa', 'arme', { fiche: row.nom, nom: 'une de plus' });
  assert.equal(full.code, 'weapons-too-many');
});

test('a roster of 200 names is told in one valid message, in the log too; figures stand on its first line', async (context) => {
  const table = await openTable(context);
  const texte = Array.from({ length: 200 }, (_, at) => `${'é'.repeat(15)}${at} : PV 9`).join('\n');
  const pasted = await table.does('Léa', 'importer', { texte });
  assert.deepEqual(checkMessage(pasted.message), []);
  assert.match(said(pasted.message), /200 fiches importées/u);
  const changed = await table.does('Léa', 'modifier', { fiche: `${'é'.repeat(15)}7`, pv: '-2', nom: 'Kael' });
  assert.ok(changed.entry);
  assert.match(rollLog(changed.entry, null).description ?? '', /PV\u202f: 9 → 7/u);
  const list = await table.does('Léa', 'liste', {});
  assert.deepEqual(checkMessage(list.message), []);
  assert.deepEqual(checkMessage(done(await table.clicks('Léa', list.message, 'Suivantes')).message), []);
});
