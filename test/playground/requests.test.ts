import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Routes } from 'discord.js';
import { openStage, type Stage } from './stage.ts';

const post = ({ client, channel }: Stage) =>
  client.rest.post(Routes.channelMessages(channel.id), { body: { content: 'x' } });

test('requests are logged with what they carried and what they got', async () => {
  await using stage = await openStage();
  const arrived: string[] = [];
  const stop = stage.discord.onRequest(({ method, path }) => arrived.push(`${method} ${path}`));
  await post(stage);
  stop();
  await post(stage);
  const path = `/channels/${stage.channel.id}/messages`;
  assert.deepEqual(arrived, [`POST ${path}`]);
  const logged = await stage.discord.answered((request) => request.path === path);
  assert.deepEqual(logged.body, { content: 'x' });
  assert.equal(logged.authorized, true);
  assert.equal(logged.answer?.status, 200);
});

test('only the last requests are remembered where no more is asked for', async () => {
  await using stage = await openStage({ memory: 3 });
  for (let sent = 0; sent < 4; sent += 1) await post(stage);
  assert.equal(stage.discord.requests.length, 3);
  assert.ok(stage.discord.requests.every(({ path }) => path.endsWith('/messages')));
});

for (const [memory, what] of [
  [2, 'identified'],
  [Number.POSITIVE_INFINITY, 'resumed'],
] as const)
  test(`a bot that was away for four events, of ${memory} remembered, has ${what}`, async () => {
    await using stage = await openStage({ memory });
    const { promise, resolve } = Promise.withResolvers<string>();
    stage.discord.onHappening((happening) => {
      if (happening.kind === 'gateway' && /^(identified|resumed)$/.test(happening.what))
        resolve(happening.what);
    });
    stage.discord.mood.dropConnection();
    for (const name of ['a', 'b', 'c', 'd']) stage.discord.addChannel(stage.guild, { name });
    assert.equal(await promise, what);
    await stage.discord.until(() =>
      stage.client.channels.cache.some((it) => 'name' in it && it.name === 'd'),
    );
  });

test('waiting for what does not come ends with its name', async () => {
  await using stage = await openStage();
  await assert.rejects(
    stage.discord.until(() => false, 'la fin du monde', 5),
    /la fin du monde did not happen within 5 ms/,
  );
});
