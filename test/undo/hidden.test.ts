import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answered } from '../../src/campaign/interactions.ts';
import { needsEdit } from '../../src/campaign/outbox.ts';
import { recentEntries } from '../campaign/recent.ts';
import type { Who } from '../fiche/play.ts';
import { counted, directs, entry, flees, mayNot, tableWithKael, undoes } from './stage.ts';

const ids: Readonly<Record<Who, string>> = {
  Léa: '920000000000000001',
  Tom: '920000000000000002',
  Merlin: '920000000000000003',
};

for (const [visibility, eyes] of [
  ['joueur-mj', ['Léa', 'Merlin']],
  ['mj', ['Merlin']],
] as const) {
  test(`undoing a roll of visibility ${visibility} is seen by who saw the roll, and by nobody else`, async (context) => {
    const table = await tableWithKael(context);
    const number = await flees(table, 'Léa', { visibilite: visibility });
    for (const who of ['Tom', ...(visibility === 'mj' ? (['Léa'] as const) : [])] as const)
      assert.equal((await mayNot(table, who, number))[0], 'hidden-roll');
    await undoes(table, 'Merlin', number);
    assert.deepEqual(
      [await counted(table, 'effectif'), (await counted(table, 'statut:ebranlee')) ?? 0],
      [10, 0],
    );
    for (const who of ['Léa', 'Tom', 'Merlin'] as const) {
      const viewer = { id: ids[who], isMaster: who === 'Merlin' };
      const seen = await table.ground.store.read((tx) =>
        recentEntries(tx, { campaignId: 1, viewer, limit: 9 }),
      );
      assert.equal(
        seen.some((one) => one.number === number + 1),
        eyes.some((one) => one === who),
        who,
      );
    }
    assert.deepEqual(await directs(table), [], 'an answer for one person’s eyes cannot be changed');
  });
}

test('what depends on it but is hidden is not named to a player', async (context) => {
  const table = await tableWithKael(context);
  await table.does('Léa', 'modifier', { fiche: 'Kael', effectif: '9' });
  await flees(table, 'Merlin', { visibilite: 'joueur-mj' });
  assert.deepEqual(await mayNot(table, 'Léa', 2), ['undo-hidden', { got: 2 }]);
  assert.equal((await mayNot(table, 'Merlin', 2))[0], 'undo-depends');
});

test('consent for a hidden roll is asked in the MJ channel', async (context) => {
  const table = await tableWithKael(context);
  await flees(table, 'Léa', { visibilite: 'joueur-mj' });
  await undoes(table, 'Léa');
  assert.deepEqual(
    (await directs(table)).map(({ channel, calls }) => [channel, calls]),
    [['600', null]],
  );
});

test('the answer and the log message of what was undone are to be struck through', async (context) => {
  const table = await tableWithKael(context);
  const { store } = table.ground;
  const number = await flees(table);
  const { id, content } = await entry(table, number);
  await store.transact(async (tx) => {
    await answered(tx, content?.seed.id ?? '', '777');
    const sent = { state: 'delivered', channel: '500', message: '888' } as const;
    await tx.updateTable('outbox').set(sent).where('entry', '=', id).execute();
  });
  await undoes(table, 'Merlin', number);
  assert.deepEqual(
    (await store.read(needsEdit)).map(({ entryId, message, kind }) => [entryId, message, kind]),
    [[id, '888', 'roll']],
  );
  const [direct] = await directs(table);
  assert.deepEqual([direct.target, direct.channel, direct.anew], ['777', '910000000000000001', false]);
  const [embed] = direct.body.embeds;
  assert.match(embed.title, /^~~.*~~$/u);
  assert.match(embed.description, /^~~[\s\S]*~~\n\*\*Annulé\*\* par le n° 3$/u);
  assert.match(JSON.stringify(direct.body.components), /Détail/u);
});

test('an answer that waits to be shown is shown struck through', async (context) => {
  const table = await tableWithKael(context);
  const number = await flees(table);
  await undoes(table, 'Merlin', number);
  const { id } = await entry(table, number);
  const row = await table.ground.store.read((tx) =>
    tx.selectFrom('interactions').select('answer').where('entry', '=', id).executeTakeFirstOrThrow(),
  );
  assert.match(row.answer ?? '', /\*\*Annulé\*\*/u);
  assert.deepEqual(await directs(table), []);
});
