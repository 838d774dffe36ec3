import assert from 'node:assert/strict';
import { test } from 'node:test';
import { campaignById } from '../../../src/campaign/campaigns.ts';
import { mastersOf } from '../../../src/campaign/rights.ts';
import { changesOf, done, lea, merlin, north, Table, textOf, tom } from './table.ts';

const named = (id: string, everybodyReads?: boolean) => ({
  id,
  name: 'x',
  ...(everybodyReads !== undefined && { everybodyReads }),
});
const posture = {
  id: 'garde-de-fer',
  nom: 'Garde de fer',
  texte: 'Touche sur 3+.',
  visees: [],
  effets: [{ effet: 'touche-sur', valeur: 3 }],
};
const csv = 'localisation;indice;gravite | 1-6;≤ 4;Aucune | 1-6;5+;Tué net';

test('settings are set, shown and taken away; a channel of the MJs that all can read is warned of', async (context) => {
  const table = await Table.open(context);
  const set = { journal: named('1'), 'salon-mj': named('2', true), 'role-mj': named('3') };
  assert.equal(await table.refused(lea, 'campagne reglages', set), 'master-only');
  const first = await table.does(merlin, 'campagne reglages', set);
  assert.match(textOf(first.message), /tout le monde peut lire ce salon/u);
  const closed = await table.does(merlin, 'campagne reglages', { 'salon-mj': named('2', false) });
  assert.doesNotMatch(textOf(closed.message), /tout le monde/u);
  const shown = textOf((await table.does(lea, 'campagne reglages')).message);
  for (const part of ['<#1>', '<#2>', '<@&3>', 'Europe/Paris']) assert.ok(shown.includes(part), part);
  assert.equal(
    await table.refused(merlin, 'campagne reglages', { retirer: 'journal', journal: named('1') }),
    'unset-and-set',
  );
  for (const retirer of ['journal', 'salon-mj', 'role-mj']) {
    await table.does(merlin, 'campagne reglages', { retirer });
  }
  const campaign = await table.ground.store.read((tx) => campaignById(tx, 1));
  assert.deepEqual([campaign?.logChannel, campaign?.masterChannel, campaign?.masterRole], [null, null, null]);
});

test('a member of the role of the MJs is one, of that campaign alone', async (context) => {
  const table = await Table.open(context);
  await table.does(merlin, 'campagne creer', { nom: 'Nord' });
  await table.does(merlin, 'campagne lier', { campagne: 'Nord', salon: named(north.channel) });
  await table.does(merlin, 'campagne reglages', { 'role-mj': named('77') }, north);
  const roled = { ...lea, roles: ['77'] };
  await table.does(roled, 'campagne reglages', { nom: 'Le Nord' }, north);
  assert.equal(await table.refused(roled, 'campagne reglages', { nom: 'Le Sud' }), 'master-only');
});

test('MJs are named and taken away by a MJ; a second time is refused', async (context) => {
  const table = await Table.open(context);
  const person = { id: tom.id, name: 'Tom' };
  assert.equal(await table.refused(lea, 'campagne mj', { nommer: person }), 'master-only');
  await table.does(merlin, 'campagne mj', { nommer: person });
  assert.equal(await table.refused(merlin, 'campagne mj', { nommer: person }), 'already-master');
  await table.does(tom, 'campagne mj', { nommer: { id: lea.id, name: 'Léa' } });
  assert.match(textOf((await table.does(lea, 'campagne mj')).message), new RegExp(`<@${tom.id}>`, 'u'));
  assert.deepEqual(await table.ground.store.read((tx) => mastersOf(tx, 1)), [lea.id, tom.id]);
  await table.does(lea, 'campagne mj', { retirer: person });
  assert.equal(await table.refused(merlin, 'campagne mj', { retirer: person }), 'not-named-master');
});

test('a time zone is found whatever case and accents, told in the journal, and refused when there is none', async (context) => {
  const table = await Table.open(context);
  const { entry, message } = await table.does(merlin, 'campagne reglages', { fuseau: 'indian/réunion' });
  assert.deepEqual(changesOf(entry), [
    { reglage: 'fuseau', nom: '', avant: 'Europe/Paris', apres: 'Indian/Reunion' },
  ]);
  assert.match(textOf(message), /Europe\/Paris → \*\*Indian\/Reunion/u);
  const again = await table.does(merlin, 'campagne reglages', { fuseau: 'Indian/Reunion' });
  assert.equal(again.entry, null);
  for (const fuseau of ['Europe/Lutèce', '+02:00', 'x; drop']) {
    assert.equal(await table.refused(merlin, 'campagne reglages', { fuseau }), 'unknown-time-zone');
  }
  assert.deepEqual(await table.completes(merlin, 'reglages', 'fuseau', 'réunion'), ['Indian/Reunion']);
  assert.equal((await table.completes(merlin, 'reglages', 'fuseau', '')).at(0), 'Europe/Paris');
});

test('a posture of its own is checked, listed, replaced and taken away', async (context) => {
  const table = await Table.open(context);
  const bring = (over: object) => ({ texte: JSON.stringify({ ...posture, ...over }) });
  await table.does(merlin, 'campagne posture', bring({}));
  await table.does(merlin, 'campagne posture', bring({ nom: 'Garde d’acier' }));
  assert.match(textOf((await table.does(lea, 'campagne posture')).message), /Garde d’acier/u);
  assert.deepEqual(await table.completes(merlin, 'posture', 'retirer', "GARDE D'ACIER"), ['garde-de-fer']);
  for (const [options, code] of [
    [{ texte: '{' }, 'posture-json'],
    [{ texte: '[]' }, 'posture-not-object'],
    [bring({ effets: [] }), 'posture-field'],
    [bring({ magie: 1 }), 'posture-unknown-field'],
    [{ retirer: 'rien' }, 'unknown-posture'],
  ] as const) {
    assert.equal(await table.refused(merlin, 'campagne posture', options), code);
  }
  await table.does(merlin, 'campagne posture', { retirer: 'garde d’acier' });
  assert.match(textOf((await table.does(lea, 'campagne posture')).message), /pas d’autres/u);
});

test('what is exported from one campaign is previewed, confirmed once and the same in another', async (context) => {
  const table = await Table.open(context);
  await table.does(merlin, 'campagne arbitrage', { regle: 'w40k/edition', reponse: '11e' });
  await table.does(merlin, 'campagne table', { texte: csv });
  await table.does(merlin, 'campagne gains', { texte: 'xp-adverse;xp;credits | 0-99;5;1 | 100+;20;40' });
  await table.does(merlin, 'campagne posture', { texte: JSON.stringify(posture) });
  await table.does(merlin, 'campagne reglages', { fuseau: 'America/Martinique' });
  assert.equal(await table.refused(lea, 'campagne exporter'), 'master-only');
  const [file] = (await table.does(merlin, 'campagne exporter')).message.files ?? [];
  assert.ok(file);
  assert.doesNotMatch(file.text, /secret|9[012]0000000000000/u, 'no secret and no id of Discord');
  await table.does(merlin, 'campagne creer', { nom: 'Nord', lier: true });
  const preview = await table.does(merlin, 'campagne importer', { texte: file.text });
  assert.match(textOf(preview.message), /America\/Martinique/u);
  assert.match(textOf((await table.does(merlin, 'campagne voir')).message), /Tout est comme le prévoit/u);
  const confirm = preview.message;
  assert.ok('refused' in (await table.click(lea, confirm, 'Importer')), 'a player cannot confirm');
  const imported = done(await table.click(merlin, confirm, 'Importer'));
  assert.equal(imported.entry?.content.command, 'campagne importer');
  const twice = await table.click(merlin, confirm, 'Importer');
  assert.ok('refused' in twice && twice.code === 'gone');
  const [again] = (await table.does(merlin, 'campagne exporter')).message.files ?? [];
  assert.deepEqual({ ...JSON.parse(again?.text ?? ''), nom: '' }, { ...JSON.parse(file.text), nom: '' });
  const same = await table.does(merlin, 'campagne importer', { texte: file.text });
  assert.match(textOf(same.message), /Rien ne changerait/u);
});

test('a file that is no export, of a later version or with what does not exist is refused; piege-36 nothing leaks', async (context) => {
  const table = await Table.open(context);
  const [file] = (await table.does(merlin, 'campagne exporter')).message.files ?? [];
  const whole = JSON.parse(file?.text ?? '');
  const secrets = await table.ground.store.read((tx) =>
    tx.selectFrom('epochs').select(['public_secret', 'hidden_secret']).execute(),
  );
  for (const { public_secret, hidden_secret } of secrets)
    for (const secret of [public_secret, hidden_secret])
      assert.ok(!file?.text.includes(secret.toString('hex')));
  const before = table.ground.rows();
  for (const [change, code] of [
    [{ version: 4 }, 'import-newer'],
    [{ format: 'autre' }, 'import-shape'],
    [{ intrus: 1 }, 'import-shape'],
    [{ fuseau: 'Europe/Lutèce' }, 'import-shape'],
    [{ arbitrages: { w40k: { edition: '12e' } } }, 'import-ruling'],
    [{ arbitrages: { w40k: { constructor: 'x' } } }, 'import-ruling'],
    [{ table: [{ indice: 'x' }] }, 'table-cell'],
    [{ gains: [{ xp: 1 }] }, 'gains-cell'],
    [{ postures: [{}] }, 'posture-field'],
  ] as const) {
    const texte = JSON.stringify({ ...whole, ...change });
    assert.equal(await table.refused(merlin, 'campagne importer', { texte }), code, JSON.stringify(change));
  }
  assert.equal(await table.refused(merlin, 'campagne importer', { texte: 'rien' }), 'import-json');
  assert.equal(await table.refused(lea, 'campagne importer', { texte: file?.text ?? '' }), 'master-only');
  assert.equal(table.ground.rows(), before);
});
