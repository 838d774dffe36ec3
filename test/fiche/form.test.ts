import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../src/rules/rule.ts';
import { buttons, done, openTable, said } from './play.ts';

const fields = {
  nom: 'Kaël',
  profil: 'CC 5 PV 3',
  type: 'Ork (nob)',
  regles: 'Furie (1)',
  armes: 'Kikoup : SM +1\nFling',
};

test('« Modifier » opens a form filled with the sheet, which changes it when it comes back', async (context) => {
  const table = await openTable(context);
  await table.does('Léa', 'creer', { nom: 'Kael', profil: 'CC 4 PV 2' });
  const shown = await table.does('Léa', 'voir', { fiche: 'Kael' });
  assert.deepEqual([...buttons((await table.does('Tom', 'voir', { fiche: 'Kael' })).message).keys()], []);
  const opened = await table.clicks('Léa', shown.message, 'Modifier');
  assert.ok(!isRefusal(opened) && opened.kind === 'form');
  assert.match(JSON.stringify(opened.form), /"value":"CC 4 PV 2"/u);
  const sent = done(await table.presses('Léa', opened.form.custom_id, fields));
  assert.match(said(sent.message), /Profil : CC 4 PV 2 → CC 5 PV 3/u);
  assert.deepEqual(
    (await table.rows('Léa')).map(({ nom, profil, type, regles, armes, 'pv-actuels': pv }) => [
      nom,
      profil,
      type,
      regles,
      armes,
      pv,
    ]),
    [
      [
        'Kaël',
        'CC 5 PV 3',
        'Ork (nob)',
        'Furie (1)',
        ['Kikoup : IM I, AM A, SM +1, PA -, D 1', 'Fling : IM I, AM A, SM S, PA -, D 1'],
        3,
      ],
    ],
  );
  const stale = await table.presses('Léa', opened.form.custom_id, fields);
  assert.ok(isRefusal(stale) && stale.code === 'sheet-changed');
});

test('a form with a mistake changes nothing and names the field and the place', async (context) => {
  const table = await openTable(context);
  await table.does('Léa', 'creer', { nom: 'Kael', profil: 'CC 4 PV 2' });
  const before = table.ground.rows();
  const mistakes: [object, string, string][] = [
    [{ nom: ' ' }, 'empty', 'nom'],
    [{ profil: '' }, 'profile-empty', 'profil'],
    [{ profil: 'CC 4 Q 2' }, 'profile-label', 'profil'],
    [{ regles: '(' }, 'rule-unreadable', 'regles'],
    [{ armes: 'Kikoup\nkikoup : D 2' }, 'weapon-name-twice', 'armes'],
    [{ armes: 'Fling\nKikoup : D 99' }, 'weapon-bounds', 'armes'],
    [{ type: 'a\u200b' }, 'invisible-character', 'type'],
  ];
  for (const [wrong, code, option] of mistakes) {
    const refusal = await table.presses('Léa', 'fiche:edited:1:1', { ...fields, ...wrong });
    assert.ok(isRefusal(refusal), code);
    assert.deepEqual([refusal.code, refusal.option], [code, option]);
  }
  const foreign = await table.presses('Tom', 'fiche:edited:1:1', fields);
  assert.ok(isRefusal(foreign) && foreign.code === 'not-yours');
  for (const forged of [
    'fiche:edit:9',
    'fiche:edited:9:1',
    'fiche:drop:9:1',
    'fiche:restore:9',
    'fiche:restore:x',
    'fiche:edit',
  ]) {
    const refusal = await table.presses('Léa', forged, forged.includes('edited') ? fields : undefined);
    assert.ok(isRefusal(refusal) && refusal.code === 'gone', forged);
  }
  assert.equal(table.ground.rows(), before);
});
