import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor, Message } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { complete } from '../../src/slash/perform.ts';
import { press, slash } from '../commands/ground.ts';
import { buttonsOf, done, refused } from '../commands/hidden-stage.ts';
import { erase, lea, merlin, setTable, type Table, tom } from './stage.ts';

/** The numbers on a page, in their order. */
const numbersOn = ({ embeds }: Message): number[] =>
  [...(embeds[0]?.description ?? '').matchAll(/^\*\*n° (\d+)\*\*/gmu)].map(([, number]) => Number(number));

async function found(table: Table, actor: Actor, options: Values = {}): Promise<number[]> {
  const command = Object.keys(options).length === 0 ? 'journal derniers' : 'journal chercher';
  const { message, manner } = await table.says(actor, command, options);
  assert.equal(manner, 'private');
  return numbersOn(message);
}

/** Clicks from a first page on; ids must differ. */
function clicker({ ground }: Table, actor: Actor) {
  let clicks = 0;
  return async (message: Message, label: string) => {
    const id = buttonsOf(message)[label];
    assert.ok(id, `no « ${label} »`);
    clicks += 1;
    return (await done(ground, press(id, { id: `12000000000000${String(clicks).padStart(5, '0')}`, actor })))
      .message;
  };
}

const named = ({ id, name }: Actor) => ({ id, name });

test('each criterion finds what it says and nothing else, accents and case aside; together all must hold', async (context) => {
  const table = await setTable(context);
  await table.says(lea, 'jet', { notation: '2d6', motif: 'Assaut du château' });
  await table.says(tom, 'moral', { cd: 8, 'pv-base': 10, pv: 3, contexte: 'tir', 'pv-perdus': 4 });
  await table.says(merlin, 'jet', { notation: '1d20', pour: named(lea) });
  await table.says(tom, 'ebranlement', {
    'effectif-initial': 10,
    'effectif-restant': 4,
    cd: 7,
    unite: 'Éclaireurs',
  });
  await table.says(merlin, 'campagne arbitrage', { regle: 'w40k/edition', reponse: '11e' });
  const cases: readonly (readonly [Values, readonly number[]])[] = [
    [{}, [5, 4, 3, 2, 1]],
    [{ joueur: named(lea) }, [3, 1]],
    [{ joueur: named(tom) }, [4, 2]],
    [{ joueur: { id: '999', name: 'Personne' } }, []],
    [{ commande: 'jet' }, [3, 1]],
    [{ commande: '/Moral' }, [2]],
    [{ commande: 'campagne' }, [5]],
    [{ commande: 'campagne arbitrage' }, [5]],
    [{ fiche: 'eclaireurs' }, [4]],
    [{ fiche: 'eclair' }, []],
    [{ motif: 'CHATEAU' }, [1]],
    [{ numero: 3 }, [3, 2, 1]],
    [{ numero: 3, commande: 'jet', joueur: named(lea) }, [3, 1]],
    [{ du: '14/11/2023', au: '2023-11-14' }, [5, 4, 3, 2, 1]],
    [{ du: '15/11/2023' }, []],
    [{ au: '13/11/2023' }, []],
  ];
  for (const [options, numbers] of cases)
    assert.deepEqual(await found(table, lea, options), numbers, JSON.stringify(options));
});

test('a sheet is found under each name that it bore while it bore it, and where it changed', async (context) => {
  const table = await setTable(context);
  const shaken = { 'effectif-initial': 10, 'effectif-restant': 4, cd: 7 };
  await table.says(tom, 'ebranlement', { ...shaken, unite: 'Boyz' }); // 1: before there was such a sheet
  await table.says(lea, 'fiche creer', { nom: 'Boyz', profil: 'PV 10 Cd 7 Effectif 10' });
  await table.says(lea, 'fiche modifier', { fiche: 'Boyz', xp: '+1' });
  await table.says(lea, 'ebranlement', { fiche: 'Boyz', 'effectif-restant': 4 });
  await table.says(lea, 'fiche modifier', { fiche: 'Boyz', nom: 'Orks' });
  await table.says(lea, 'fiche copier', { fiche: 'Orks', nombre: 1 });
  await table.says(lea, 'ebranlement', { fiche: 'ORKS', 'effectif-restant': 5 });
  await table.says(tom, 'ebranlement', { ...shaken, unite: 'Boyz' }); // 8: another one’s by now
  await table.says(lea, 'journal chercher', { fiche: 'Orks' });
  assert.deepEqual(await found(table, lea, { fiche: 'orks' }), [7, 6, 5, 4, 3, 2]);
  assert.deepEqual(await found(table, lea, { fiche: 'orks', numero: 5 }), [5, 4, 3, 2]);
  assert.deepEqual(await found(table, lea, { fiche: 'Boyz' }), [8, 5, 4, 3, 2, 1]);
  assert.deepEqual(await found(table, lea, { fiche: 'Orks', commande: 'ebranlement' }), [7, 4]);
});

test('searches are honest about what they refuse', async (context) => {
  const table = await setTable(context);
  const refusals: readonly (readonly [Values, readonly (string | null)[]])[] = [
    [{}, ['nothing-to-search', null]],
    [{ commande: 'morale' }, ['unknown-roll', 'commande']],
    [{ du: '31/02/2026' }, ['not-a-day', 'du']],
    [{ au: 'hier' }, ['not-a-day', 'au']],
    [{ du: '2/1/2026', au: '1/1/2026' }, ['days-backwards', 'au']],
  ];
  for (const [options, refusal] of refusals)
    assert.deepEqual(await table.refused(lea, 'journal chercher', options), refusal);
});

test('derniers, chercher and voir show a hidden roll to whom it is shown elsewhere', async (context) => {
  const table = await setTable(context);
  for (const visibilite of ['public', 'joueur-mj', 'mj', 'personnel'])
    await table.says(lea, 'jet', { notation: '2d6', motif: 'pont', visibilite });
  const seers: readonly (readonly [Actor, readonly number[]])[] = [
    [lea, [4, 2, 1]],
    [tom, [1]],
    [merlin, [3, 2, 1]],
  ];
  for (const [actor, numbers] of seers) {
    assert.deepEqual(await found(table, actor), numbers);
    assert.deepEqual(
      await found(table, actor, { motif: 'pont', joueur: named(lea), commande: 'jet' }),
      numbers,
    );
    for (const numero of [1, 2, 3, 4]) {
      if (numbers.includes(numero)) await table.says(actor, 'journal voir', { numero });
      else
        assert.deepEqual(await table.refused(actor, 'journal voir', { numero }), ['hidden-roll', 'numero']);
    }
  }
});

test('piege-29 nothing of another campaign is found, and no page of its searches is turned', async (context) => {
  const table = await setTable(context);
  const elsewhere = { place: { guild: '900000000000000009', channel: '910000000000000009', parents: [] } };
  await table.says(tom, 'jet', { notation: '2d6', motif: 'pont' }, elsewhere);
  for (let count = 0; count < 9; count += 1) await table.says(tom, 'jet', { notation: '2d6', motif: 'gué' });
  assert.deepEqual(await found(table, tom, { motif: 'pont' }), []);
  const { message } = await table.says(tom, 'journal chercher', { motif: 'gue' });
  const id = buttonsOf(message)['Plus anciens'] ?? '';
  assert.equal(await refused(table.ground, press(id, { actor: tom, place: elsewhere.place })), 'gone');
});

test('pages go back and forth without a gap, each of eight, also when entries come in between', async (context) => {
  const table = await setTable(context);
  for (let count = 1; count <= 20; count += 1)
    await table.says(count % 2 === 0 ? lea : tom, 'jet', { notation: '2d6', motif: 'siège' });
  const click = clicker(table, tom);
  const first = (await table.says(tom, 'journal derniers')).message;
  assert.deepEqual(numbersOn(first), [20, 19, 18, 17, 16, 15, 14, 13]);
  assert.deepEqual(Object.keys(buttonsOf(first)), ['Plus anciens']);
  await table.says(tom, 'jet', { notation: '2d6' });
  const second = await click(first, 'Plus anciens');
  assert.deepEqual(numbersOn(second), [12, 11, 10, 9, 8, 7, 6, 5]);
  const third = await click(second, 'Plus anciens');
  assert.deepEqual(numbersOn(third), [4, 3, 2, 1]);
  assert.deepEqual(Object.keys(buttonsOf(third)), ['Plus récents']);
  assert.deepEqual(numbersOn(await click(third, 'Plus récents')), numbersOn(second));
  const again = await click(await click(third, 'Plus récents'), 'Plus récents');
  assert.deepEqual(numbersOn(again), numbersOn(first));
  assert.deepEqual(numbersOn(await click(again, 'Plus récents')), [21]);

  const sought = (await table.says(tom, 'journal chercher', { motif: 'siege', joueur: named(lea) })).message;
  assert.deepEqual(numbersOn(sought), [20, 18, 16, 14, 12, 10, 8, 6]);
  assert.deepEqual(numbersOn(await click(sought, 'Plus anciens')), [4, 2]);
});

test('a kept search names nobody, and is forgotten after a day', async (context) => {
  const table = await setTable(context);
  for (let count = 1; count <= 9; count += 1) await table.says(lea, 'jet', { notation: '2d6' });
  const { message } = await table.says(tom, 'journal chercher', { joueur: named(lea) });
  const rows = () => table.ground.store.read((tx) => tx.selectFrom('searches').selectAll().execute());
  const [row] = await rows();
  assert.ok(row && !row.criteria.includes(lea.id) && !row.criteria.includes(lea.name));
  await table.ground.store.transact((tx) => tx.updateTable('searches').set({ at: 0 }).execute());
  await table.says(tom, 'journal chercher', { joueur: named(lea) });
  assert.equal((await rows()).length, 1);
  const old = press(buttonsOf(message)['Plus anciens'] ?? '', { actor: tom });
  assert.equal(await refused(table.ground, old), 'gone');
});

test('voir gives the roll and its whole calculation; what can be revealed has its button; erased data is said', async (context) => {
  const table = await setTable(context);
  await table.says(lea, 'ebranlement', {
    'effectif-initial': 10,
    'effectif-restant': 4,
    cd: 7,
    visibilite: 'joueur-mj',
  });
  const { message } = await table.says(merlin, 'journal voir', { numero: 1 });
  assert.match(message.embeds[0]?.title ?? '', /^Ébranlement/u);
  assert.match(JSON.stringify(message.embeds.slice(1)), /Détail du n° 1 · Ébranlement.*La règle/u);
  assert.deepEqual(Object.keys(buttonsOf(message)), ['Chances', 'Révéler']);
  const hers = (await table.says(lea, 'journal voir', { numero: 1 })).message;
  assert.deepEqual(Object.keys(buttonsOf(hers)), ['Chances']);
  assert.deepEqual(await table.refused(lea, 'journal voir', { numero: 2 }), ['unknown-number', 'numero']);
  await table.says(lea, 'jet', { notation: '2d6' });
  await erase(table, 2);
  assert.deepEqual(await table.refused(lea, 'journal voir', { numero: 2 }), ['erased-number', 'numero']);
  assert.match(
    (await table.says(lea, 'journal derniers')).message.embeds[0]?.description ?? '',
    /\*\*n° 2\*\* · données effacées/u,
  );
  assert.deepEqual(await found(table, lea, { motif: 'x' }), []);
});

test('commands complete by what the journal knows', async (context) => {
  const table = await setTable(context);
  const { id, at, place, actor } = slash('journal', {});
  const typing = {
    kind: 'complete',
    id,
    at,
    place,
    actor,
    command: 'journal',
    subcommand: 'chercher',
    options: {},
  } as const;
  const choices = await complete(table.ground, { ...typing, focused: { option: 'commande', typed: 'mor' } });
  assert.deepEqual(choices, [{ name: 'moral', value: 'moral' }]);
  const all = await complete(table.ground, { ...typing, focused: { option: 'commande', typed: '' } });
  assert.ok(all.length > 15 && all.length <= 25);
});

test('what was taken back says so in the lists, and by which entry', async (context) => {
  const table = await setTable(context);
  await table.says(lea, 'impact', { x: 3, distance: '23', resistance: 6, des: '2 5' });
  await table.says(merlin, 'annuler', { numero: 1 });
  const description = (await table.says(tom, 'journal derniers')).message.embeds[0]?.description ?? '';
  assert.match(description.replaceAll('\u202f', ' '), /\*\*n° 1\*\* ·[^\n]*annulé par le n° 2/u);
  const { message } = await table.says(tom, 'journal chronique');
  assert.ok(!message.embeds[0]?.fields?.some(({ name }) => name === 'Combats'));
});

test('an entry that nothing was calculated for is shown by itself, a roll with its calculation', async (context) => {
  const table = await setTable(context);
  await table.says(lea, 'fiche creer', { nom: 'Kharn', profil: 'PV 10' });
  await table.says(lea, 'jet', { notation: '2d6' });
  const titles = async (numero: number) =>
    (await table.says(tom, 'journal voir', { numero })).message.embeds.map(({ title }) => title);
  assert.deepEqual(await titles(1), ['Fiche · Kharn']);
  assert.match((await titles(2)).join(' | '), /^Jet · 2d6 \| Détail du n° 2 · /u);
});
