import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { buttons, openTable, said, type Table } from '../fiche/play.ts';

const soins = { command: 'soins' };
const moral = { command: 'moral' };

/** Kael with that many PV left of 9, 1 000 XP, 400 Crédits; a second sheet that stands. */
async function tableWithKael(context: TestContext, pv: string): Promise<Table> {
  const table = await openTable(context);
  await table.does('Léa', 'creer', { nom: 'Kael', profil: 'PV 9 Cd 7' });
  await table.does('Léa', 'creer', { nom: 'Ysolde', profil: 'PV 4 Cd 7' });
  await table.does('Merlin', 'modifier', { fiche: 'Kael', pv, xp: '1000', credits: '400' });
  return table;
}

/** His last PV goes in a flight, before a player or not. */
async function flees(table: Table, byPlayer: boolean): Promise<void> {
  const values = { fiche: 'Kael', contexte: 'tir', 'pv-perdus': 8, 'par-joueur': byPlayer, des: '6 6' };
  await table.does('Merlin', null, values, moral);
}

async function kael(table: Table): Promise<Record<string, unknown>> {
  const row = (await table.rows('Merlin')).find(({ nom }) => nom === 'Kael');
  assert.ok(row);
  const { 'pv-actuels': pv, xp, credits, statuts } = row;
  return { pv, xp, credits, statuts: String(statuts).split(', ').sort().join(', ') };
}

test('K.O. by a player with 1 000 XP and 400 Crédits, PV 9: 900 XP, 360 Crédits, 4 PV, no status; undone, all is back', async (context) => {
  const table = await tableWithKael(context, '1');
  await flees(table, true);
  assert.deepEqual(await kael(table), {
    pv: 0,
    xp: 1000,
    credits: 400,
    statuts: 'fuite, ko, ko-par-joueur',
  });
  const done = await table.does('Merlin', null, { fiche: 'kael' }, soins);
  assert.deepEqual(done.entry?.content.outcome.result, [
    { fiche: 'Kael', pv: 4, xpPerdu: 100, creditsPerdus: 40 },
  ]);
  const text = said(done.message);
  assert.match(
    text,
    /Soins · Kael[\s\S]*PV 0 → 4 · XP 1 000 → 900 · Crédits 400 → 360[\s\S]*un autre joueur/u,
  );
  assert.deepEqual(checkMessage(done.message), []);
  assert.deepEqual(await kael(table), { pv: 4, xp: 900, credits: 360, statuts: '' });
  await table.clicks('Merlin', done.message, 'Annuler');
  assert.deepEqual(await kael(table), {
    pv: 0,
    xp: 1000,
    credits: 400,
    statuts: 'fuite, ko, ko-par-joueur',
  });
});

test('K.O. without a player: 5 %; said by hand, it wins', async (context) => {
  const table = await tableWithKael(context, '1');
  await flees(table, false);
  const free = await table.does('Merlin', null, { fiche: 'Kael' }, soins);
  assert.match(said(free.message), /Crédits 400 → 380[\s\S]*5 %/u);
  await table.clicks('Merlin', free.message, 'Annuler');
  const byHand = await table.does('Merlin', null, { fiche: 'Kael', 'par-joueur': true }, soins);
  assert.match(said(byHand.message), /Crédits 400 → 360/u);
});

test('piege-16 all of them: who stands is left out by name, whose cause is not known is told', async (context) => {
  const table = await tableWithKael(context, '0');
  await table.does('Merlin', 'creer', { nom: 'Ombre', profil: 'PV 6', cachee: true });
  const done = await table.does('Merlin', null, { tous: true }, soins);
  assert.match(
    said(done.message),
    /Soins · Kael[\s\S]*PV 0 → 4[\s\S]*Rien ne dit qui l’a mis K\.O\.[\s\S]*Pas K\.O\., laissées de côté[\s\S]*Ysolde/u,
  );
  assert.doesNotMatch(said(done.message), /Ombre/u);
  assert.ok(buttons(done.message).has('Détail'));
  assert.equal((await table.refused('Merlin', null, { tous: true }, soins)).code, 'nobody-ko');
});

test('what cannot be cared for is refused, and a player cares for nobody', async (context) => {
  const table = await tableWithKael(context, '3');
  await table.does('Merlin', 'creer', { nom: 'Ombre', profil: 'Cd 6' });
  const code = async (who: 'Léa' | 'Merlin', options: Record<string, string | boolean>) =>
    (await table.refused(who, null, options, soins)).code;
  assert.equal(await code('Léa', { fiche: 'Kael' }), 'master-only');
  assert.equal(await code('Merlin', {}), 'soins-whom');
  assert.equal(await code('Merlin', { fiche: 'Kael', tous: true }), 'soins-whom');
  assert.equal(await code('Merlin', { tous: false }), 'soins-whom');
  assert.equal(await code('Merlin', { fiche: 'Kael' }), 'not-ko');
  assert.equal(await code('Merlin', { fiche: 'Ombre' }), 'no-base-pv');
  assert.equal(await code('Merlin', { fiche: 'Personne' }), 'sheet-unknown');
});

test('a hidden sheet is not told to all; a personal care says that nothing changes; half of one PV is none', async (context) => {
  const table = await tableWithKael(context, '0');
  for (const [nom, cachee] of [
    ['Ombre', true],
    ['Rat', false],
  ] as const) {
    await table.does('Merlin', 'creer', { nom, profil: 'PV 1', cachee });
    await table.does('Merlin', 'modifier', { fiche: nom, pv: '0' });
  }
  const hidden = await table.refused('Merlin', null, { fiche: 'Ombre' }, soins);
  assert.equal(hidden.code, 'soins-hidden');
  const before = await table.rows('Merlin');
  const personal = { fiche: 'Ombre', visibilite: 'personnel' };
  const tried = await table.does('Merlin', null, personal, soins);
  assert.match(said(tried.message), /Pour voir seulement : aucune fiche ne change/u);
  assert.deepEqual(await table.rows('Merlin'), before);
  const rat = await table.does('Merlin', null, { fiche: 'Rat' }, soins);
  assert.match(said(rat.message), /PV 0 → 0[\s\S]*il reste K\.O\./u);
  assert.doesNotMatch(said(rat.message), /aucune fiche ne change/u);
});

test('piege-09 only those who are K.O. are proposed', async (context) => {
  const table = await tableWithKael(context, '0');
  const names = await table.completes('Merlin', 'fiche', '', null, 'soins');
  assert.deepEqual(
    names.map(({ name }) => name),
    ['Kael'],
  );
});

test('piege-08 thirty of 100 characters, all K.O., are one valid answer', async (context) => {
  const table = await openTable(context);
  for (let at = 10; at < 40; at += 1) {
    const nom = `${at}${'*'.repeat(97)}`;
    await table.does('Merlin', 'creer', { nom, profil: 'PV 2' });
    await table.does('Merlin', 'modifier', { fiche: nom, pv: '0' });
  }
  const done = await table.does('Merlin', null, { tous: true }, soins);
  assert.deepEqual(checkMessage(done.message), []);
  assert.match(said(done.message), /30 fiches soignées/u);
});
