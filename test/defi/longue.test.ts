import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { DefiTable, lea, named, tom } from './table.ts';

const names = ['É'.repeat(100), `${'*'.repeat(99)}x`] as const;
const harmless = {
  profil: 'CC 4 F 1 E 10 PV 3 I 5 A 2 Cd 9',
  type: 'Infanterie (Champion)',
};

test('piege-08 thirty rounds between names of a hundred characters stay one valid message', async (context) => {
  let drawn = 0;
  const table = await DefiTable.open(context, (count) =>
    createHash('shake256', { outputLength: count }).update(`${++drawn}`).digest(),
  );
  const [mine, yours] = names;
  for (const [who, nom] of [
    [lea, mine],
    [tom, yours],
  ] as const) {
    await table.does(who, 'fiche creer', { nom, ...harmless });
    await table.does(who, 'fiche arme', { fiche: nom, nom: 'Arme de corps à corps' });
  }
  const options = { adversaire: named(tom), fiche: mine, 'fiche-adverse': yours };
  let now = await table.does(lea, 'defi', options);
  now = await table.presses(tom, now, 'Relever le défi', { soutien: '0', marcheurs: '0' });
  const called = () => (now.message.content?.startsWith(`<@${tom.id}>`) ? tom : lea);
  for (let round = 1; round <= 30; round += 1) {
    for (const label of ['Sans posture', 'Sans posture', ...(round < 30 ? ['Poursuivre'] : [])]) {
      now = await table.presses(called(), now, label);
      assert.deepEqual(checkMessage(now.message), [], `round ${round}, ${label}`);
    }
  }
  assert.match(JSON.stringify(now.message), /26 rounds avant ceux-ci/u);
});
