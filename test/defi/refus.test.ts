import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusalText } from '../../src/present/refusals.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { perform } from '../../src/slash/perform.ts';
import { slash, wire } from '../commands/ground.ts';
import { bot, DefiTable, lea, mj, named, place, tom } from './table.ts';

const both = { fiche: 'Préteur', 'fiche-adverse': 'Centurion' };

test('piege-04 oneself, another bot, somebody who left, and what only a MJ may let in', async (context) => {
  const table = await DefiTable.open(context);
  const code = async (options: object, who = lea) => {
    const { code: got, option } = await table.refused(who, 'defi', { ...both, ...options });
    return `${got} ${option}`;
  };
  assert.equal(await code({ adversaire: named(lea) }), 'opponent-self adversaire');
  const robot = named({ id: '9', name: 'Robot' }, { isBot: true });
  assert.equal(await code({ adversaire: robot }), 'opponent-bot adversaire');
  assert.equal(await code({ adversaire: named(tom, { isMember: false }) }), 'opponent-left adversaire');
  assert.equal(await code({ adversaire: named(tom), fiche: 'Optae' }), 'not-eligible fiche');
  assert.equal(await code({ adversaire: named(tom), eligible: true }), 'master-only eligible');
  assert.equal(await code({ adversaire: named(tom), pour: named(mj) }), 'master-only pour');
  await table.does(mj, 'defi', { ...both, adversaire: named(tom), fiche: 'Optae', eligible: true });
});

test('models: unknown, missing, incomplete, hidden, somebody else’s, the same on both sides', async (context) => {
  const table = await DefiTable.open(context);
  const refused = async (options: object, who = lea) => {
    const {
      code,
      option,
      context: facts,
    } = await table.refused(who, 'defi', {
      adversaire: named(tom),
      ...options,
    });
    return { code, option, ...facts };
  };
  assert.partialDeepStrictEqual(await refused({ fiche: 'Pretor' }), {
    code: 'sheet-unknown',
    near: ['Préteur'],
  });
  assert.deepEqual(await refused({}), { code: 'no-model', option: 'fiche', known: [] });
  assert.deepEqual(await refused({ fiche: 'Préteur' }), {
    code: 'no-model',
    option: 'fiche-adverse',
    known: [],
  });
  await table.does(lea, 'fiche creer', { nom: 'Kael', profil: 'CC 4 F 4 PV 2' });
  assert.deepEqual(await refused({ ...both, fiche: 'kael' }), {
    code: 'sheet-lacks',
    option: 'fiche',
    nom: 'Kael',
    lacks: ['E', 'I', 'A'],
  });
  await table.sheet(lea, 'Cassian', { regles: 'Critique' });
  assert.deepEqual(await refused({ ...both, fiche: 'Cassian' }), {
    code: 'rule-value',
    option: 'fiche',
    nom: 'Cassian',
    regle: 'Critique',
    needs: 'x',
  });
  await table.sheet(mj, 'Spectre', { pnj: true, cachee: true });
  assert.equal((await refused({ ...both, fiche: 'Spectre' })).code, 'sheet-unknown', 'nobody is told of it');
  assert.equal((await refused({ ...both, fiche: 'Spectre' }, mj)).code, 'sheet-hidden-defi');
  await table.sheet(tom, 'Drusus');
  assert.equal((await refused({ ...both, fiche: 'Drusus' })).code, 'sheet-not-yours');
  await table.sheet(mj, 'Varro');
  assert.equal((await refused({ fiche: 'Préteur', 'fiche-adverse': 'Varro' })).code, 'sheet-not-theirs');
  const arena = { adversaire: bot, fiche: 'Drusus', 'fiche-adverse': 'Drusus' };
  assert.equal((await table.refused(tom, 'defi', arena)).code, 'same-sheet');
});

test('statuses and PV of a sheet count; one that fights already does not fight twice', async (context) => {
  const table = await DefiTable.open(context);
  await table.sheet(lea, 'Cassian');
  await table.sheet(tom, 'Drusus');
  const options = { adversaire: named(tom), fiche: 'Cassian', 'fiche-adverse': 'Drusus' };
  await table.does(lea, 'fiche statut', { fiche: 'Cassian', statut: 'deroute' });
  assert.equal((await table.refused(lea, 'defi', options)).code, 'routed');
  assert.equal((await table.refused(lea, 'defi', { ...options, statut: 'aucun' })).code, 'routed');
  await table.does(lea, 'fiche statut', { fiche: 'Cassian', statut: 'deroute', lever: true });
  assert.equal((await table.refused(lea, 'defi', { ...options, statut: 'deroute' })).code, 'routed');
  await table.does(lea, 'fiche modifier', { fiche: 'Cassian', pv: '0' });
  assert.equal((await table.refused(lea, 'defi', options)).code, 'removed');
  await table.does(lea, 'fiche modifier', { fiche: 'Cassian', pv: '3' });
  const first = await table.does(lea, 'defi', options);
  const second = await table.does(lea, 'defi', options);
  const none = { soutien: '0', marcheurs: '0' };
  await table.presses(tom, first, 'Relever le défi', none);
  const again = await table.press(tom, second, 'Relever le défi', none);
  assert.partialDeepStrictEqual(again, { code: 'sheet-in-duel' });
  assert.equal((await table.refused(lea, 'defi', options)).code, 'sheet-in-duel');
});

test('between challenge and acceptance: wounds count, a sheet that is gone does not fight, support is read', async (context) => {
  const table = await DefiTable.open(context);
  await table.sheet(lea, 'Cassian');
  await table.sheet(tom, 'Drusus');
  const options = { adversaire: named(tom), fiche: 'Cassian', 'fiche-adverse': 'Drusus' };
  const open = await table.does(lea, 'defi', options);
  await table.does(lea, 'fiche modifier', { fiche: 'Cassian', pv: '-2' });
  for (const [fields, code] of [
    [{ soutien: 'x', marcheurs: '0' }, 'not-an-integer'],
    [{ soutien: '0', marcheurs: '41' }, 'out-of-bounds'],
  ] as const) {
    const refused = await table.press(tom, open, 'Relever le défi', fields);
    assert.ok(isRefusal(refused));
    assert.equal(refused.code, code);
    const label =
      code === 'not-an-integer' ? 'Tes figurines en soutien, hors marcheurs' : 'Tes marcheurs en soutien';
    assert.ok(refusalText(refused).startsWith(`${label}\u202f: `), 'the form has no other name for it');
  }
  const begun = await table.presses(tom, open, 'Relever le défi', { soutien: '7', marcheurs: '1' });
  assert.match(JSON.stringify(begun.message.embeds), /\*\*1\*\* sur 3 PV.*7 en soutien, 1 marcheur/u);
  const other = await table.does(lea, 'defi', { ...options, fiche: 'Préteur', 'fiche-adverse': 'Centurion' });
  await table.presses(lea, other, 'Retirer le défi', {});
  await table.sheet(tom, 'Varro');
  const third = await table.does(mj, 'defi', { ...options, fiche: 'Préteur', 'fiche-adverse': 'Varro' });
  await table.presses(mj, await table.does(mj, 'fiche supprimer', { fiche: 'Varro' }), 'Supprimer');
  const gone = await table.press(tom, third, 'Relever le défi', { soutien: '0', marcheurs: '0' });
  assert.partialDeepStrictEqual(gone, { code: 'sheet-gone', option: null });
});

test('choices made beforehand: what the rules refuse of them, and what does nothing here', async (context) => {
  const table = await DefiTable.open(context);
  const options = { adversaire: named(tom), ...both };
  const code = async (more: object) =>
    (await table.refused(lea, 'defi', { ...options, mode: 'rapide', ...more })).code;
  assert.equal(await code({ posture: 'Esquive' }), 'posture-unknown');
  assert.equal(await code({ posture: 'Rompre', 'posture-adverse': 'rompre' }), 'posture-taken');
  assert.equal(await code({ posture: 'Legion of One' }), 'posture-not-yours');
  assert.equal(await code({ posture: 'Feinte et riposte' }), 'feint-without-posture');
  assert.equal(await code({ 'posture-adverse': 'Feinte et riposte : Rompre' }), 'posture-opener-only');
  assert.equal(
    await code({ posture: 'Feinte et riposte : Se garder', 'posture-adverse': 'Se garder' }),
    'posture-forbidden',
  );
  assert.equal(await code({ arme: 'Fourchette' }), 'weapon-unknown');
  const open = await table.does(lea, 'defi', { ...options, posture: 'Rompre', arme: 'lame', soutien: 3 });
  assert.match(JSON.stringify(open.message.embeds), /Sans effet ici.*posture, arme/u);
});

test('a MJ issues it for a player, who then plays it', async (context) => {
  const table = await DefiTable.open(context);
  await table.sheet(lea, 'Cassian');
  const options = { adversaire: named(tom), pour: named(lea), 'fiche-adverse': 'Centurion' };
  const open = await table.does(mj, 'defi', options);
  assert.match(JSON.stringify(open.message.embeds), /Cassian/u, 'the one sheet of hers that may fight');
  const begun = await table.presses(tom, open, 'Relever le défi', { soutien: '0', marcheurs: '0' });
  assert.match(begun.message.content ?? '', new RegExp(`^<@${lea.id}>`, 'u'));
  const self = await table.refused(mj, 'defi', { ...options, adversaire: named(lea) });
  assert.equal(self.code, 'opponent-self');
});

test('without a mode nobody could press a button in a terminal', async (context) => {
  const { ground } = await DefiTable.open(context);
  const options = { ...both, adversaire: named(tom) };
  const call = slash('defi', options, { id: '110000000000000001', actor: lea, place, subcommand: null });
  const refused = await perform(ground, call, { ...wire, token: null });
  assert.partialDeepStrictEqual(refused, { refused: true, code: 'defi-needs-mode', option: 'mode' });
});
