import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Visibility } from '../../src/campaign/entry.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import type { Command } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { perform } from '../../src/slash/perform.ts';
import { openGround, slash, wire } from './ground.ts';
import { buttonsOf, done, posts, withMasterChannel } from './hidden-stage.ts';

const tested = { 'effectif-initial': 10, 'effectif-restant': 4, cd: 7, co: 2 };
const hidden = ['joueur-mj', 'mj', 'personnel'] as const;

const roll = (visibilite: Visibility, over: Values = {}) =>
  slash('ebranlement', { ...tested, visibilite, ...over });

test('without a MJ channel what MJs should see is refused, saying so; nothing is written', async (context) => {
  const ground = await openGround(context);
  const before = ground.rows();
  for (const visibilite of ['joueur-mj', 'mj'] as const) {
    const inServer = await perform(ground, roll(visibilite), wire);
    assert.ok(isRefusal(inServer));
    assert.deepEqual([inServer.code, inServer.option], ['no-master-channel', 'visibilite']);
    const alone = { ...roll(visibilite), place: { guild: null, channel: '1', parents: [] } };
    const inPrivate = await perform(ground, alone, wire);
    assert.ok(isRefusal(inPrivate) && inPrivate.code === 'no-master-channel');
    assert.deepEqual(inPrivate.context, { place: 'private' });
  }
  assert.equal(ground.rows(), before);
});

test('who types dice knows them: they are no blind roll', async (context) => {
  const ground = await withMasterChannel(context);
  const refusal = await perform(ground, roll('mj', { des: '2 3' }), wire);
  assert.ok(isRefusal(refusal));
  assert.deepEqual([refusal.code, refusal.option], ['typed-blind', 'des']);
  await done(ground, roll('joueur-mj', { des: '2 3' }));
});

test('a blind roll is acknowledged: number and who sees it, nothing of what fell, not even in what is kept to be shown', async (context) => {
  const ground = await withMasterChannel(context);
  const { message, manner, entry } = await done(ground, roll('mj'));
  assert.equal(manner, 'private');
  assert.equal(entry?.visibility, 'mj');
  assert.deepEqual(message.components, []);
  const said = JSON.stringify(message);
  assert.match(said, /n° 1 lancé.*Seuls les MJ/u);
  assert.doesNotMatch(said, /contre|branl|CO|\*\*/u);
  const { answer } = await ground.store.read((tx) =>
    tx.selectFrom('interactions').select('answer').executeTakeFirstOrThrow(),
  );
  assert.equal(answer, said);
  assert.deepEqual(await posts(ground), ['commitment', 'master']);
});

test('joueur-mj: a private answer with the result, and a message to the MJs', async (context) => {
  const ground = await withMasterChannel(context);
  const { message, manner } = await done(ground, roll('joueur-mj'));
  assert.equal(manner, 'private');
  assert.match(JSON.stringify(message), /contre Cd 7\+/u);
  assert.match(message.embeds[0]?.footer?.text ?? '', / · joueur et MJ · /u);
  assert.deepEqual(await posts(ground), ['commitment', 'master']);
});

test('personnel: a private answer, which can be shown to all in a server; told nowhere', async (context) => {
  const ground = await withMasterChannel(context);
  const { message, manner } = await done(ground, roll('personnel'));
  assert.equal(manner, 'private');
  assert.deepEqual(Object.keys(buttonsOf(message)), ['Détail', 'Chances', 'Révéler']);
  assert.deepEqual(await posts(ground), ['commitment']);
  const place = { guild: null, channel: '1', parents: [] };
  const alone = await done(ground, { ...roll('personnel'), id: '1100000000000000002', place });
  assert.deepEqual(Object.keys(buttonsOf(alone.message)), ['Détail', 'Chances']);
});

/** A command that gives a MJ point whatever is rolled, and answers as told. */
function giving(visibility: Visibility, manner: 'public' | 'private', shown: string[]): Command {
  const outcome = { result: {}, steps: [], rulings: [], ignored: [] };
  return {
    name: 'don',
    description: 'Un don',
    action: {
      description: 'Un don',
      options: {},
      manner: () => manner,
      run: async () => ({
        kind: 'entry',
        draft: {
          visibility,
          behalf: null,
          options: {},
          outcome,
          dice: [],
          typed: false,
          motif: null,
          changes: [{ subject: 'fiche:1', quantity: 'pc', by: 1, cause: 'don' }],
        },
        show: (_, changed) => {
          shown.push(visibility);
          return { content: `${changed.length}`, embeds: [], components: [] };
        },
      }),
    },
  };
}

test('a personal roll never touches the books; others do; a blind one is never even composed', async (context) => {
  const ground = await withMasterChannel(context);
  const entered: number[] = [];
  const shown: string[] = [];
  for (const [at, visibility] of hidden.entries()) {
    const commands = [giving(visibility, 'private', shown)];
    await done({ ...ground, commands }, slash('don', {}, { id: `110000000000000000${at}` }));
    const rows = await ground.store.read((tx) => tx.selectFrom('ledger').select('id').execute());
    entered.push(rows.length);
  }
  assert.deepEqual(entered, [1, 2, 2]);
  assert.deepEqual(shown, ['joueur-mj', 'personnel']);
});

test('a hidden entry cannot be answered in public, whatever a command says', async (context) => {
  const ground = await withMasterChannel(context);
  const before = ground.rows();
  for (const visibility of hidden) {
    const commands = [giving(visibility, 'public', [])];
    await assert.rejects(perform({ ...ground, commands }, slash('don', {}), wire), /answered in public/u);
  }
  assert.equal(ground.rows(), before);
});
