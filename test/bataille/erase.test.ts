import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkBooks } from '../../src/campaign/checks.ts';
import { erasePerson, holdingsOf } from '../../src/campaign/erase-person.ts';
import { personData } from '../../src/campaign/person-data.ts';
import { entriesAfter } from '../../src/campaign/reading.ts';
import { battles, begun, commands, pays, tom } from './stage.ts';

test('who is deleted leaves no battle, no name and no unit in it; the chain and the sums hold', async (context) => {
  const table = await begun(context);
  const { store } = table.ground;
  await battles(table, 'Léa', 'pertes', { unite: 'Marines', figurines: 1 });
  await commands(table, 'Léa');
  await pays(table, 'Tom', 'depenser', { montant: 1, raison: 'Contre-charge' });
  await table.does('Merlin', null, { numero: 7 }, { command: 'annuler' });
  await table.does('Léa', 'creer', { nom: 'Kael', profil: 'Cd 7' });
  const handed = JSON.stringify(await store.read((tx) => personData(tx, tom.id)));
  assert.match(handed, /bataille:1:joueur:/u);
  assert.equal((await store.read((tx) => holdingsOf(tx, tom.id))).openGames, 1);
  await store.transact((tx) => erasePerson(tx, tom.id));
  const rows = table.ground.rows();
  for (const word of [tom.id, 'Tom', 'Marines', 'Boyz', 'Contre-charge'])
    assert.ok(!rows.includes(word), word);
  assert.match(rows, /Kael/u);
  const entries = await store.read((tx) => entriesAfter(tx, { campaignId: 1, after: 0, limit: 50 }));
  assert.equal(entries.at(-1)?.content?.command, 'fiche creer');
  const { ledger, journals } = await checkBooks(store);
  assert.deepEqual([ledger, journals], [null, []]);
});
