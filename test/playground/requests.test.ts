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

test('waiting for what does not come ends with its name', async () => {
  await using stage = await openStage();
  await assert.rejects(
    stage.discord.until(() => false, 'la fin du monde', 5),
    /la fin du monde did not happen within 5 ms/,
  );
});
