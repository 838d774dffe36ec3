import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable, said, type Table } from './play.ts';

async function tableWith(table: Table): Promise<Table> {
  await table.does('Léa', 'importer', {
    texte: [
      'Boyz : Effectif 10 Cd 7 CO 2',
      'Carnifex : PV 12 Cd 8 CO 3',
      'Kael : Cd 8 PV 10',
      'Orok : Cd 7 PV 8',
      'Mammouth : X 3 MOU 12,5 RES 9',
    ].join('\n'),
  });
  return table;
}

test('/ebranlement takes models, Cd and CO from the sheet, marks it shaken and takes its dead off', async (context) => {
  const table = await tableWith(await openTable(context));
  const roll = { command: 'ebranlement' };
  await table.does('Léa', 'modifier', { fiche: 'Boyz', effectif: '3' });
  const shaken = await table.does('Léa', null, { fiche: 'boyz', repli: true, des: '2 3 1 6 6' }, roll);
  assert.match(said(shaken.message), /Ébranlement · Boyz[\s\S]*contre Cd 7\+ : ébranlée[\s\S]*CO : 6 → 0/u);
  const [boyz] = await table.rows('Léa');
  assert.deepEqual([boyz?.['statuts'], boyz?.['effectif-restant']], ['ebranlee', 2]);
  assert.equal(shaken.entry?.content.options['effectif-restant'], 3);
  const alone = await table.does('Léa', null, { fiche: 'Carnifex', 'pv-restants': 5, des: '6 6' }, roll);
  assert.match(said(alone.message), /5 PV sur 12/u);
  const byHand = await table.does('Léa', null, { fiche: 'Boyz', cd: 2, unite: 'Les gars', des: '1 1' }, roll);
  assert.match(said(byHand.message), /Les gars[\s\S]*Cd 2\+/u);
});

test('/moral takes Cd and PV of both; who flees loses a PV and is marked', async (context) => {
  const table = await tableWith(await openTable(context));
  const roll = { command: 'moral' };
  await table.does('Léa', 'modifier', { fiche: 'Kael', pv: '3' });
  const values = {
    fiche: 'kael',
    contexte: 'melee',
    'fiche-adverse': 'orok',
    'pv-perdus': 4,
    'pv-perdus-adverses': 1,
    des: '6 6',
  };
  const fled = await table.does('Léa', null, values, roll);
  assert.equal(fled.entry?.content.outcome.result['cdEffectif'], 5);
  assert.doesNotMatch(said(fled.message), /Sans effet/u);
  const kael = (await table.rows('Léa')).find(({ nom }) => nom === 'Kael');
  assert.deepEqual([kael?.['pv-actuels'], kael?.['statuts']], [2, 'fuite']);
  await table.does('Léa', null, { ...values, visibilite: 'personnel' }, roll);
  assert.equal(
    (await table.rows('Léa')).find(({ nom }) => nom === 'Kael')?.['pv-actuels'],
    2,
    'a personal roll never touches the books',
  );
});

test('piege-16 a sheet at 0 PV is read as 0, not as missing', async (context) => {
  const table = await tableWith(await openTable(context));
  await table.does('Léa', 'modifier', { fiche: 'Kael', pv: '0' });
  const values = { fiche: 'Kael', contexte: 'tir', 'pv-perdus': 4 };
  assert.equal((await table.refused('Léa', null, values, { command: 'moral' })).code, 'already-ko');
});

test('/impact takes X, the MOU where a marker asks for it, the RES head-on', async (context) => {
  const table = await tableWith(await openTable(context));
  const roll = { command: 'impact' };
  const plain = await table.does(
    'Léa',
    null,
    { fiche: 'mammouth', distance: '23', resistance: 6, des: '2 5' },
    roll,
  );
  assert.match(said(plain.message), /FOR 9/u);
  assert.doesNotMatch(said(plain.message), /Sans effet/u);
  const fast = await table.does(
    'Léa',
    null,
    { fiche: 'mammouth', vitesse: true, distance: '6', resistance: 6, des: '2 5' },
    roll,
  );
  assert.match(said(fast.message), /FOR 9/u);
  assert.equal(fast.entry?.content.options['mou'], '12,5');
  const byHand = await table.does(
    'Léa',
    null,
    { fiche: 'mammouth', x: 1, distance: '23', resistance: 6, des: '2 5' },
    roll,
  );
  assert.match(said(byHand.message), /FOR 3/u);
  const frontal = {
    fiche: 'mammouth',
    situation: 'face-a-face',
    distance: '6',
    resistance: 6,
    'x-adverse': 2,
    'vitesse-adverse': true,
    'mou-adverse': '10',
    des: '2 5 1 1',
  };
  const both = await table.does('Léa', null, frontal, roll);
  assert.equal(both.entry?.content.options['resistance-impacteur'], 9);
});

test('a name that is no sheet is refused with names near it; one that is hidden is none', async (context) => {
  const table = await tableWith(await openTable(context));
  await table.does('Merlin', 'creer', { nom: 'Kaelig', profil: 'PV 1 Cd 7', cachee: true });
  for (const [command, option] of [
    ['moral', 'fiche'],
    ['ebranlement', 'fiche'],
    ['impact', 'fiche'],
  ] as const) {
    const refusal = await table.refused('Léa', null, { [option]: 'Kaelig' }, { command });
    assert.deepEqual(
      [refusal.code, refusal.option, refusal.context['near']],
      ['sheet-unknown', option, ['Kael']],
    );
    const names = await table.completes('Léa', option, 'KAËL', null, command);
    assert.deepEqual(
      names.map(({ name }) => name),
      ['Kael'],
    );
  }
  const free = await table.does(
    'Léa',
    null,
    { unite: 'Zorg', 'effectif-initial': 10, 'effectif-restant': 9, cd: 7 },
    { command: 'ebranlement' },
  );
  assert.match(said(free.message), /Zorg/u);
});

test('what a sheet says beyond the bounds of an option is refused by that option', async (context) => {
  const table = await openTable(context);
  await table.does('Léa', 'creer', { nom: 'Vide', profil: 'Cd -' });
  const refusal = await table.refused('Léa', null, { fiche: 'Vide', contexte: 'tir' }, { command: 'moral' });
  assert.deepEqual([refusal.code, refusal.option], ['missing', 'cd']);
});
