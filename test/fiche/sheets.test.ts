import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyLedger } from '../../src/campaign/ledger.ts';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { makeCustomId } from '../../src/slash/custom-id.ts';
import { buttons, done, openTable, said } from './play.ts';

const profil = 'CC 4 F 4 E 4 PV 10 I 4 A 2 Cd 8 Svg 3+';

test('piege-26 fifty changes of one sheet at once add up', async (context) => {
  const table = await openTable(context);
  await table.does('Léa', 'creer', { nom: 'Kael', profil });
  const all = await Promise.all(
    Array.from({ length: 50 }, () => table.says('Léa', 'modifier', { fiche: 'Kael', xp: '+10' })),
  );
  assert.ok(all.every((one) => !isRefusal(one)));
  const [row] = await table.rows('Léa');
  assert.equal(row?.['xp'], 500);
  assert.equal(await table.ground.store.read(verifyLedger), null);
});

test('piege-12 piege-13 piege-15 a name is looked up without accents and case, shown as typed, and borne once', async (context) => {
  const table = await openTable(context);
  await table.does('Léa', 'creer', { nom: '  Éléonore  d’Aubigné ', profil });
  const shown = await table.does('Tom', 'voir', { fiche: "eleonore d'aubigne" });
  assert.match(said(shown.message), /Fiche · Éléonore d’Aubigné/u);
  for (const nom of ['ÉLÉONORE D’AUBIGNÉ', "Eleonore d'Aubigne ", 'Éléonore d’Aubigné'.normalize('NFD')]) {
    assert.equal((await table.refused('Tom', 'creer', { nom, profil })).code, 'name-taken');
  }
  assert.equal(
    (await table.refused('Tom', 'creer', { nom: 'a\u200bb', profil })).code,
    'invisible-character',
  );
  await table.does('Tom', 'creer', { nom: '👩‍👩‍👧 Ork', profil });
});

test('piege-14 Dan and Daniel both exist, and each is taken for itself', async (context) => {
  const table = await openTable(context);
  await table.does('Léa', 'creer', { nom: 'Daniel', profil: 'Cd 9' });
  await table.does('Léa', 'creer', { nom: 'Dan', profil: 'Cd 7' });
  assert.match(said((await table.does('Léa', 'voir', { fiche: 'dan' })).message), /Cd 7/u);
  const unknown = await table.refused('Léa', 'voir', { fiche: 'Dani' });
  assert.deepEqual([unknown.code, unknown.context['near']], ['sheet-unknown', ['Dan', 'Daniel']]);
});

test('piege-07 piege-10 piege-11 hostile names are text: shown, found, harmless', async (context) => {
  const table = await openTable(context);
  const names = [
    '@everyone',
    '<@123456789012345678>',
    '**x** ||y|| `z`',
    '# titre',
    '(((((((a+)+)+)+)$',
    '.*',
    '[a](http://b.c)',
    '> q',
    'x'.repeat(100),
  ];
  for (const nom of names) {
    const { message } = await table.does('Léa', 'creer', { nom, profil });
    assert.deepEqual(checkMessage(message), []);
    assert.doesNotMatch(JSON.stringify(message.embeds), /(?<!\\)(?:<@\d|\*\*x\*\*)/u);
    const shown = await table.does('Léa', 'voir', { fiche: nom });
    assert.ok(said(shown.message).includes(nom), nom);
  }
  const list = await table.does('Léa', 'liste', {});
  assert.deepEqual(checkMessage(list.message), []);
  const csv = (await table.does('Léa', 'exporter', { format: 'csv' })).message.files?.[0]?.text ?? '';
  await table.does('Merlin', 'importer', { texte: csv.slice(1) }, { guild: '900000000000000002' });
});

test('piege-09 three hundred sheets: 25 names at most, own ones first, blind to accents', async (context) => {
  const table = await openTable(context);
  const lines = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${name} ${at} : PV 1`).join('\n');
  await table.does('Tom', 'importer', { texte: lines('Gobelin', 150) });
  await table.does('Tom', 'importer', { texte: lines('Éclaireur', 149) });
  await table.does('Léa', 'creer', { nom: 'z'.repeat(100), profil });
  const all = await table.completes('Léa', 'fiche', '');
  assert.equal(all.length, 25);
  assert.equal(all[0]?.name, 'z'.repeat(100));
  assert.ok(all.every(({ name, value }) => name.length >= 1 && name.length <= 100 && value.length <= 100));
  const found = await table.completes('Léa', 'fiche', 'eclaireur 14', null, 'moral');
  assert.equal(found[0]?.value, 'Éclaireur 14');
  assert.equal(found.length, 10);
  assert.deepEqual(await table.completes('Léa', 'fiche', '.*'), []);
});

test('piege-29 a name of another server is unknown here', async (context) => {
  const table = await openTable(context);
  const elsewhere = { guild: '900000000000000002' };
  await table.does('Léa', 'creer', { nom: 'Kael', profil: 'Cd 7' });
  await table.does('Léa', 'creer', { nom: 'Kael', profil: 'Cd 9' }, elsewhere);
  assert.match(said((await table.does('Léa', 'voir', { fiche: 'Kael' })).message), /Cd 7/u);
  assert.match(said((await table.does('Léa', 'voir', { fiche: 'Kael' }, elsewhere)).message), /Cd 9/u);
  await table.does('Léa', 'creer', { nom: 'Zed', profil: 'Cd 9' }, elsewhere);
  assert.equal((await table.refused('Léa', 'voir', { fiche: 'Zed' })).code, 'sheet-unknown');
  assert.deepEqual(
    (await table.rows('Léa')).map(({ nom }) => nom),
    ['Kael'],
  );
  assert.deepEqual(await table.completes('Léa', 'fiche', 'zed'), []);
});

test('only its owner and MJs change a sheet; what is hidden is there for MJs alone', async (context) => {
  const table = await openTable(context);
  await table.does('Léa', 'creer', { nom: 'Kael', profil });
  assert.equal((await table.refused('Tom', 'modifier', { fiche: 'Kael', pv: '-1' })).code, 'sheet-not-yours');
  await table.does('Merlin', 'modifier', { fiche: 'Kael', pv: '-1', motif: 'chute' });
  for (const option of ['pnj', 'cachee']) {
    const refusal = await table.refused('Léa', 'creer', { nom: 'Ombre', profil, [option]: true });
    assert.deepEqual([refusal.code, refusal.option], ['master-only', option]);
  }
  const made = await table.does('Merlin', 'creer', { nom: 'Ombre', profil, pnj: true, cachee: true });
  assert.equal(made.entry?.visibility, 'joueur-mj');
  assert.equal((await table.refused('Léa', 'voir', { fiche: 'Ombre' })).code, 'sheet-unknown');
  assert.deepEqual(await table.completes('Léa', 'fiche', 'omb'), []);
  assert.equal((await table.completes('Merlin', 'fiche', 'omb')).length, 1);
  assert.doesNotMatch(said((await table.does('Léa', 'liste', {})).message), /Ombre/u);
  assert.match(said((await table.does('Merlin', 'liste', {})).message), /Ombre.*cachée/u);
  assert.equal((await table.rows('Léa')).length, 1);
  const shown = await table.refused('Merlin', 'voir', { fiche: 'Ombre', public: true });
  assert.deepEqual([shown.code, shown.option], ['sheet-hidden', 'public']);
  assert.equal((await table.does('Léa', 'voir', { fiche: 'Kael', public: true })).manner, 'public');
});

test('a player to whom a MJ gives a sheet may change it', async (context) => {
  const table = await openTable(context);
  await table.does('Merlin', 'creer', {
    nom: 'Kael',
    profil,
    pour: { id: '920000000000000002', name: 'Tom' },
  });
  await table.does('Tom', 'modifier', { fiche: 'kael', pv: '-3' });
  assert.equal((await table.refused('Léa', 'modifier', { fiche: 'kael', pv: '-3' })).code, 'sheet-not-yours');
});

test('piege-16 piege-17 PV change within bounds, with a sign, through 0 and back', async (context) => {
  const table = await openTable(context);
  await table.does('Léa', 'creer', { nom: 'Kael', profil });
  const pv = async () => (await table.rows('Léa'))[0]?.['pv-actuels'];
  assert.equal(await pv(), 10);
  assert.match(
    said((await table.does('Léa', 'modifier', { fiche: 'Kael', pv: '−2' })).message),
    /PV : 10 → 8/u,
  );
  await table.does('Léa', 'modifier', { fiche: 'Kael', pv: '0' });
  assert.equal(await pv(), 0);
  assert.match(said((await table.does('Léa', 'voir', { fiche: 'Kael' })).message), /PV : 0 sur 10/u);
  const bad: [string, string][] = [
    ['-1', 'figure-bounds'],
    ['11', 'figure-bounds'],
    ['dix', 'figure-unreadable'],
    ['1,5', 'figure-unreadable'],
  ];
  for (const [typed, code] of bad) {
    const refusal = await table.refused('Léa', 'modifier', { fiche: 'Kael', pv: typed });
    assert.deepEqual([refusal.code, refusal.option], [code, 'pv']);
  }
  await table.does('Léa', 'modifier', { fiche: 'Kael', pv: '+10' });
  assert.equal(await pv(), 10);
  assert.equal((await table.refused('Léa', 'modifier', { fiche: 'Kael', pv: '10' })).code, 'sheet-same');
  assert.equal((await table.refused('Léa', 'modifier', { fiche: 'Kael' })).code, 'sheet-same');
});

test('PV follow the profile: whole stays whole, too much comes down, and it can be put back', async (context) => {
  const table = await openTable(context);
  await table.does('Léa', 'creer', { nom: 'Kael', profil });
  const raised = await table.does('Léa', 'modifier', { fiche: 'Kael', profil: 'PV 12' });
  assert.equal((await table.rows('Léa'))[0]?.['pv-actuels'], 12);
  assert.match(String((await table.rows('Léa'))[0]?.['profil']), /CC 4 .*PV 12/u);
  await table.does('Léa', 'modifier', { fiche: 'Kael', pv: '11' });
  done(await table.clicks('Léa', raised.message, 'Rétablir'));
  const [row] = await table.rows('Léa');
  assert.deepEqual([row?.['profil'], row?.['pv-actuels']], [profil, 10]);
  const again = await table.clicks('Léa', raised.message, 'Rétablir');
  assert.ok(isRefusal(again) && again.code === 'sheet-changed');
  assert.equal(await table.ground.store.read(verifyLedger), null);
});

test('what a change counted is put back with what it printed; what was counted since stays', async (context) => {
  const table = await openTable(context);
  await table.does('Léa', 'creer', { nom: 'Kael', profil });
  const numbers = async () => {
    const [row] = await table.rows('Léa');
    return [row?.['profil'], row?.['pv-actuels'], row?.['xp']];
  };
  const before = { profil, pv: '9', xp: '5' };
  await table.does('Léa', 'modifier', { fiche: 'Kael', ...before });
  const both = await table.does('Léa', 'modifier', { fiche: 'Kael', profil: 'PV 12', pv: '4', xp: '+30' });
  assert.deepEqual((await numbers()).slice(1), [4, 35]);
  const back = done(await table.clicks('Léa', both.message, 'Rétablir'));
  assert.match(said(back.message), /Fiche rétablie · PV : 4 → 9 · XP : 35 → 5/u);
  assert.deepEqual(await numbers(), [profil, 9, 5]);
  done(await table.clicks('Léa', back.message, 'Rétablir'));
  assert.deepEqual((await numbers()).slice(1), [4, 35]);

  const shrunk = await table.does('Léa', 'modifier', { fiche: 'Kael', profil: 'PV 3' });
  assert.deepEqual((await numbers()).slice(1), [3, 35]);
  done(await table.clicks('Léa', shrunk.message, 'Rétablir'));
  assert.deepEqual((await numbers()).slice(1), [4, 35]);

  const later = await table.does('Léa', 'modifier', { fiche: 'Kael', profil: 'PV 11', pv: '-1', xp: '+5' });
  await table.does('Léa', 'modifier', { fiche: 'Kael', pv: '11', xp: '+2' });
  done(await table.clicks('Léa', later.message, 'Rétablir'));
  assert.deepEqual((await numbers()).slice(1), [12, 37]);
  assert.equal(await table.ground.store.read(verifyLedger), null);
});

test('weapons are given, changed, taken away; ready-made ones are known', async (context) => {
  const table = await openTable(context);
  await table.does('Léa', 'creer', { nom: 'Kael', profil });
  const armes = async () => (await table.rows('Léa'))[0]?.['armes'];
  await table.does('Léa', 'arme', { fiche: 'Kael', nom: 'epee energetique' });
  assert.deepEqual(await armes(), ['Épée énergétique : IM I, AM A, SM S, PA 3, D 1, Brèche (6+)']);
  await table.does('Léa', 'arme', {
    fiche: 'Kael',
    nom: 'Épée énergétique',
    mains: 'deux',
    energetique: true,
  });
  await table.does('Léa', 'arme', { fiche: 'Kael', nom: 'Bâton', profil: 'SM +1' });
  assert.deepEqual(await armes(), [
    'Épée énergétique : IM I, AM A, SM S, PA 3, D 1, Brèche (6+), à deux mains, énergétique',
    'Bâton : IM I, AM A, SM +1, PA -, D 1',
  ]);
  const gone = await table.does('Léa', 'arme', { fiche: 'Kael', nom: 'baton', retirer: true });
  assert.equal(((await armes()) as string[]).length, 1);
  done(await table.clicks('Léa', gone.message, 'Rétablir'));
  assert.equal(((await armes()) as string[]).length, 2);
  assert.equal(
    (await table.refused('Léa', 'arme', { fiche: 'Kael', nom: 'Arc', retirer: true })).code,
    'sheet-no-weapon',
  );
  assert.equal((await table.refused('Léa', 'arme', { fiche: 'Kael', nom: 'a:b' })).code, 'weapon-name');
  const offered = await table.completes('Léa', 'nom', 'tronconneuse', 'arme');
  assert.deepEqual(
    offered.map(({ name }) => name),
    ['Épée tronçonneuse', 'Hache tronçonneuse'],
  );
});

test('a ready-made profile is offered and taken, what is given by hand wins', async (context) => {
  const table = await openTable(context);
  const [offered] = await table.completes('Léa', 'modele', 'preteur', 'creer');
  assert.equal(offered?.value, 'Préteur');
  await table.does('Léa', 'creer', {
    nom: 'Abaddon',
    modele: 'préteur',
    profil: 'Cd 10 PV 5',
    faction: 'Sons of Horus',
  });
  const [row] = await table.rows('Léa');
  assert.match(String(row?.['profil']), /^CC 6 F 4 E 4 PV 5 I 5 A 5 Cd 10 .*Svg 2\+ Inv 4\+$/u);
  assert.equal(row?.['type'], 'Infanterie (État-major)');
  assert.match(String(row?.['armes']), /^Lame de parangon : .*Critique \(6\+\),/u);
  assert.equal((await table.refused('Léa', 'creer', { nom: 'X', modele: 'Zorg' })).code, 'model-unknown');
  assert.deepEqual((await table.refused('Léa', 'creer', { nom: 'X' })).option, 'profil');
});

test('statuses are set and lifted; the end of a phase lifts every disgrace', async (context) => {
  const table = await openTable(context);
  for (const nom of ['A', 'B', 'C']) await table.does('Léa', 'creer', { nom, profil });
  for (const fiche of ['A', 'B']) await table.does('Léa', 'statut', { fiche, statut: 'disgrace' });
  await table.does('Léa', 'statut', { fiche: 'C', statut: 'ebranlee' });
  const statuts = async () => (await table.rows('Léa')).map((row) => row['statuts']);
  assert.deepEqual(await statuts(), ['disgrace', 'disgrace', 'ebranlee']);
  assert.equal(
    (await table.refused('Léa', 'statut', { fiche: 'A', statut: 'disgrace' })).code,
    'status-same',
  );
  assert.equal((await table.refused('Léa', 'statut', { 'fin-de-phase': true })).code, 'master-only');
  await table.does('Merlin', 'statut', { 'fin-de-phase': true });
  await table.does('Léa', 'statut', { fiche: 'C', statut: 'ebranlee', lever: true });
  assert.deepEqual(await statuts(), ['', '', '']);
  assert.equal((await table.refused('Léa', 'statut', { fiche: 'A' })).option, 'statut');
  assert.equal((await table.refused('Léa', 'statut', { statut: 'disgrace' })).option, 'fiche');
});

test('copies are numbered from the first free number, whole and of their own', async (context) => {
  const table = await openTable(context);
  await table.does('Léa', 'creer', { nom: 'Boyz', profil: 'PV 2' });
  await table.does('Léa', 'creer', { nom: 'boyz 2', profil: 'PV 9' });
  await table.does('Léa', 'modifier', { fiche: 'Boyz', pv: '-1' });
  const copied = await table.does('Léa', 'copier', { fiche: 'Boyz', nombre: 3 });
  assert.match(said(copied.message), /3 copies faites/u);
  const rows = await table.rows('Léa');
  assert.deepEqual(
    rows.map(({ nom, 'pv-actuels': pv }) => [nom, pv]),
    [
      ['Boyz', 1],
      ['Boyz 1', 2],
      ['boyz 2', 9],
      ['Boyz 3', 2],
      ['Boyz 4', 2],
    ],
  );
  done(await table.clicks('Léa', copied.message, 'Annuler'));
  assert.equal((await table.rows('Léa')).length, 2);
});

test('a sheet goes after a question, leaves its name free, and comes back', async (context) => {
  const table = await openTable(context);
  await table.does('Léa', 'creer', { nom: 'Kael', profil });
  await table.does('Léa', 'modifier', { fiche: 'Kael', pv: '4' });
  const asked = await table.does('Léa', 'supprimer', { fiche: 'Kael' });
  assert.equal((await table.rows('Léa')).length, 1);
  const foreign = await table.clicks('Tom', asked.message, 'Supprimer');
  assert.ok(isRefusal(foreign) && foreign.code === 'not-yours');
  const gone = done(await table.clicks('Léa', asked.message, 'Supprimer'));
  assert.deepEqual(await table.rows('Léa'), []);
  const twice = await table.clicks('Léa', asked.message, 'Supprimer');
  assert.ok(isRefusal(twice) && twice.code === 'gone');
  const other = await table.does('Tom', 'creer', { nom: 'kael', profil });
  const taken = await table.clicks('Léa', gone.message, 'Rétablir');
  assert.ok(isRefusal(taken) && taken.code === 'name-taken');
  const stranger = await table.clicks('Léa', other.message, 'Annuler');
  assert.ok(isRefusal(stranger) && stranger.code === 'undo-not-yours');
  const undone = done(await table.clicks('Tom', other.message, 'Annuler'));
  assert.match(said(undone.message), /1 fiche retirée/u);
  done(await table.clicks('Léa', gone.message, 'Rétablir'));
  assert.equal((await table.rows('Léa'))[0]?.['pv-actuels'], 4);
});

test('« Annuler » takes a typing mistake back, « Rétablir » is for sheets that were there before', async (context) => {
  const table = await openTable(context);
  const made = await table.does('Léa', 'creer', { nom: 'Kael', profil });
  const counted = await table.does('Léa', 'modifier', { fiche: 'Kael', pv: '1' });
  const status = await table.does('Léa', 'statut', { fiche: 'Kael', statut: 'ko' });
  const printed = await table.does('Léa', 'modifier', { fiche: 'Kael', profil: 'CC 5' });
  const labels = [made, counted, status, printed].map(({ message }) => [...buttons(message).keys()]);
  assert.deepEqual(labels, [['Annuler'], ['Annuler'], ['Annuler'], ['Rétablir']]);
  done(await table.clicks('Léa', counted.message, 'Annuler'));
  done(await table.clicks('Léa', status.message, 'Annuler'));
  const [row] = await table.rows('Léa');
  assert.deepEqual([row?.['pv-actuels'], row?.['statuts']], [10, '']);
  const old = await table.presses('Léa', makeCustomId('fiche', 'restore', made.entry?.id ?? 0));
  assert.ok(isRefusal(old) && old.code === 'gone');
});

test('the list has pages', async (context) => {
  const table = await openTable(context);
  const texte = Array.from({ length: 40 }, (_, at) => `B${String(at).padStart(2, '0')} : PV 1`).join('\n');
  await table.does('Léa', 'importer', { texte });
  const first = await table.does('Léa', 'liste', {});
  assert.match(said(first.message), /page 1 sur 3[\s\S]*B14/u);
  assert.deepEqual([...buttons(first.message).keys()], ['Suivantes']);
  const second = done(await table.clicks('Léa', first.message, 'Suivantes'));
  assert.deepEqual([...buttons(second.message).keys()], ['Précédentes', 'Suivantes']);
  const beyond = done(await table.presses('Léa', 'fiche:page:99'));
  assert.match(said(beyond.message), /page 3 sur 3[\s\S]*B39/u);
  assert.match(said(done(await table.presses('Léa', 'fiche:page:x')).message), /page 1/u);
});
