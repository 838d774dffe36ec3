import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bot, DefiTable, lea, mj, named, tom } from './table.ts';

test('piege-09 a model: sheets of whose side it is, then ready-made ones; never too many or too long', async (context) => {
  const table = await DefiTable.open(context);
  await table.sheet(lea, 'Cassian');
  await table.sheet(tom, 'Drusus');
  await table.sheet(mj, 'Spectre', { pnj: true, cachee: true });
  const adversaire = named(tom);
  const mine = await table.completes(lea, 'fiche', '', { adversaire });
  assert.equal(mine[0], 'Cassian');
  assert.ok(mine.includes('Préteur (modèle prêt)'));
  assert.ok(!mine.includes('Spectre'));
  const theirs = await table.completes(lea, 'fiche-adverse', '', { adversaire });
  assert.deepEqual([theirs[0], theirs.includes('Cassian')], ['Drusus', false]);
  assert.ok((await table.completes(lea, 'fiche-adverse', 'cass', { adversaire: bot })).includes('Cassian'));
  assert.deepEqual(await table.completes(lea, 'fiche', 'preteur cata'), [
    'Préteur cataphractii (modèle prêt)',
  ]);
  assert.deepEqual(await table.completes(lea, 'fiche', '(((a+)+$'), []);
  const nom = 'M'.repeat(90);
  await table.does(lea, 'fiche creer', { nom, profil: 'PV 1' });
  await table.does(lea, 'fiche copier', { fiche: nom, nombre: 20 });
  const many = await table.completes(lea, 'fiche', '');
  assert.equal(many.length, 25);
  assert.ok(
    many.some((name) => name.endsWith('(modèle prêt)')),
    'ready-made ones keep their place',
  );
});

test('piege-12 postures by any spelling, a feint with what it forbids; weapons of the model that is named', async (context) => {
  const table = await DefiTable.open(context);
  assert.deepEqual(await table.completes(lea, 'posture', 'GRELE'), ['Grêle de coups']);
  const feints = await table.completes(lea, 'posture-adverse', 'feinte et riposte');
  assert.ok(feints.includes('Feinte et riposte : Se garder'));
  const fiche = 'Préteur';
  const armes = await table.completes(lea, 'arme', '', { fiche, 'fiche-adverse': 'Horus' });
  assert.ok(armes.includes('Lame de parangon'));
  assert.deepEqual(await table.completes(lea, 'arme-adverse', 'w', { fiche, 'fiche-adverse': 'Horus' }), [
    'Worldbreaker',
  ]);
  assert.deepEqual(await table.completes(lea, 'arme', '', {}), []);
  assert.deepEqual(await table.completes(lea, 'arme', '', { fiche: 'Personne' }), []);
});
