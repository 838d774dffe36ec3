import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DefiTable, lea, mj, named, tom } from './table.ts';

const none = { soutien: '0', marcheurs: '0' };
/** Each takes PV of the other now and then. */
const both = 'CC 9 F 6 E 4 PV 20 I 5 A 9 Cd 9';

/** Two rounds of a duel between sheets of twenty PV. */
async function twoRounds(table: DefiTable) {
  await table.sheet(lea, 'Cassian', { profil: both });
  await table.sheet(tom, 'Drusus', { profil: both });
  const options = { adversaire: named(tom), fiche: 'Cassian', 'fiche-adverse': 'Drusus' };
  const open = await table.does(lea, 'defi', options);
  const begun = await table.presses(tom, open, 'Relever le défi', none);
  const first = await table.presses(mj, await table.presses(mj, begun, 'Sans posture'), 'Sans posture');
  const between = [await table.figure('Cassian', 'pv'), await table.figure('Drusus', 'pv')];
  const on = await table.presses(mj, first, 'Poursuivre');
  const second = await table.presses(mj, await table.presses(mj, on, 'Sans posture'), 'Sans posture');
  return { between, second };
}

test('a MJ takes the last round back, then the whole duel: sheets are as before', async (context) => {
  const table = await DefiTable.open(context);
  const { between } = await twoRounds(table);
  const now = async () => [await table.figure('Cassian', 'pv'), await table.figure('Drusus', 'pv')];
  assert.notDeepEqual(await now(), between);
  await table.does(mj, 'annuler', { partie: '1', portee: 'manche' });
  assert.deepEqual(await now(), between);
  await table.does(mj, 'annuler', { partie: '1', portee: 'tout' });
  assert.deepEqual(await now(), [20, 20]);
});
