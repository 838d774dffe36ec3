import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { DefiTable, lea, mj, named, tom } from './table.ts';

const harmless = { profil: 'CC 4 F 1 E 10 PV 3 I 5 A 2 Cd 9', type: 'Infanterie (Champion)' };

test('« Détail » leads back through every round that holds, each whole, to the first', async (context) => {
  const table = await DefiTable.open(context);
  for (const [who, nom] of [
    [lea, 'Cassian'],
    [tom, 'Drusus'],
  ] as const) {
    await table.does(who, 'fiche creer', { nom, ...harmless });
    await table.does(who, 'fiche arme', { fiche: nom, nom: 'Arme de corps à corps' });
  }
  const options = { adversaire: named(tom), fiche: 'Cassian', 'fiche-adverse': 'Drusus' };
  let now = await table.does(lea, 'defi', options);
  const labels = () => JSON.stringify(now.message.components);
  assert.doesNotMatch(JSON.stringify((await table.presses(lea, now, 'Détail')).message), /Round précédent/u);
  now = await table.presses(tom, now, 'Relever le défi', { soutien: '0', marcheurs: '0' });
  for (let round = 1; round <= 3; round += 1) {
    if (round > 1) now = await table.presses(mj, now, 'Poursuivre');
    for (const _ of [1, 2]) now = await table.presses(mj, now, 'Sans posture');
  }
  assert.match(labels(), /Poursuivre/u);
  let shown = await table.presses(tom, now, 'Détail');
  for (const round of [3, 2, 1]) {
    const text = JSON.stringify(shown.message.embeds);
    assert.match(text, new RegExp(`Round[^*]*: \\*\\*${round}\\*\\*`, 'u'), `round ${round}`);
    assert.match(text, /Prend l’avantage/u, `round ${round} is whole`);
    assert.match(text, /Jets? de touche/iu, `round ${round} is whole`);
    if (round > 1) shown = await table.presses(tom, shown, 'Round précédent');
  }
  const last = await table.press(tom, shown, 'Round précédent').catch((error: unknown) => error);
  assert.ok(!isRefusal(last) && last instanceof assert.AssertionError, 'nothing is before the first');
});

test('« Détail » of a long challenge has all of it in a file, and names the fighters', async (context) => {
  const table = await DefiTable.open(context);
  const tough = { profil: 'CC 4 F 3 E 5 PV 9 I 5 A 1 Cd 9 Svg 3+', type: 'Infanterie (Champion)' };
  for (const [who, nom] of [
    [lea, 'Cassian'],
    [tom, 'Drusus'],
  ] as const) {
    await table.does(who, 'fiche creer', { nom, ...tough });
    await table.does(who, 'fiche arme', { fiche: nom, nom: 'Arme de corps à corps' });
  }
  const options = { adversaire: named(tom), fiche: 'Cassian', 'fiche-adverse': 'Drusus' };
  const done = await table.does(lea, 'defi', { ...options, mode: 'jusquau-bout' });
  const { message } = await table.presses(lea, done, 'Détail');
  assert.deepEqual(checkMessage({ embeds: message.embeds }), []);
  assert.match(JSON.stringify(message.embeds), /lignes omises, tout est dans le fichier/u);
  const [file] = message.files ?? [];
  assert.match(file?.name ?? '', /^detail-\d+\.txt$/u);
  const text = (file?.text ?? '').replaceAll('\u202f', ' ');
  const rounds = [...text.matchAll(/^Round : (\d+)/gmu)].map(([, rank]) => Number(rank));
  assert.ok(rounds.length > 3, text);
  assert.deepEqual(
    rounds,
    rounds.map((_, at) => at + 1),
  );
  assert.equal((text.match(/^Prend l’avantage : (?:Cassian|Drusus)/gmu) ?? []).length, rounds.length);
  assert.match(text, /^Cassian$/mu);
  assert.doesNotMatch(text.slice(0, text.indexOf('La règle')), /protagoniste|antagoniste/iu);
});
