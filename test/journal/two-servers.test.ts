import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Values } from '../../src/slash/option.ts';
import { type RawFile, verify } from '../verifier/files.ts';
import { fileOf, lea, merlin, setTable, tom } from './stage.ts';

const elsewhere = { place: { guild: '900000000000000002', channel: '910000000000000009', parents: [] } };

/** Two servers with one bot: here and elsewhere. */
async function setServers(context: TestContext) {
  const table = await setTable(context);
  const server = (over: typeof elsewhere | object) => ({
    roll: () => table.says(lea, 'jet', { notation: '9d100' }, over),
    disclose: (options: Values = {}) => table.says(merlin, 'journal devoiler', options, over),
    file: async () => fileOf((await table.says(tom, 'journal exporter', {}, over)).message),
    openGames: async () => (await table.says(tom, 'campagne en-cours', {}, over)).message,
    challenge: () => table.says(lea, 'melee', {}, over),
  });
  return [server({}), server(elsewhere)] as const;
}

const secretsIn = (text: string) => (JSON.parse(text) as RawFile).epoques.map(({ secrets }) => secrets); // as the program writes it

test('piege-29 two servers roll, disclose and export: each file proves its own rolls and holds no secret of the other', async (context) => {
  const [here, there] = await setServers(context);
  for (const one of [here, there, there, here, there]) await one.roll();
  await there.disclose();
  await there.roll();
  await here.disclose();
  await here.disclose({ caches: true });
  const [kept] = secretsIn(await there.file());
  assert.equal(kept?.caches, null, 'hidden secrets are disclosed in one campaign alone');
  const late = await setServers(context);
  for (const one of late) await one.roll();
  await late[0].disclose();
  assert.deepEqual(secretsIn(await late[1].file()), [{ public: null, caches: null }]);
  for (const [one, redrawn] of [
    [here, 2],
    [there, 3], // and one of an epoch that is not over
  ] as const) {
    const text = await one.file();
    const { misfit, verification } = verify(text);
    assert.equal(misfit, null);
    assert.equal(verification.count.redrawn, redrawn);
    assert.equal(secretsIn(text).length, 2);
  }
});

test('piege-29 an open game of one server is in no list of another', async (context) => {
  const [here, there] = await setServers(context);
  await here.challenge();
  assert.match(JSON.stringify(await here.openGames()), /\/melee/u);
  assert.doesNotMatch(JSON.stringify(await there.openGames()), /\/melee/u);
});
