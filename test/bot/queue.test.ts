import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { fairQueue, sharedStore } from '../../src/bot/queue.ts';
import { StoreUnavailable } from '../../src/store/unavailable.ts';
import { setStage } from '../e2e/stage.ts';
import { addGuild, countGuilds, failure, scratchStore } from '../store/scratch.ts';

const still = () => 0;

/** Work of that name, noted in `done` when it ends. */
const noted = (done: string[], name: string) => async (): Promise<void> => {
  await turn();
  done.push(name);
};

test('who asks once does not wait for who asked a hundred times', async () => {
  const queue = fairQueue(1, still);
  const done: string[] = [];
  const flood = Array.from({ length: 100 }, (_, i) => queue.run('loud', noted(done, `loud ${i}`)));
  await Promise.all([queue.run('quiet', noted(done, 'quiet')), queue.run('calm', noted(done, 'calm'))]);
  assert.ok(done.indexOf('quiet') <= 2, done.slice(0, 5).join());
  assert.ok(done.indexOf('calm') <= 3, done.slice(0, 5).join());
  await Promise.all(flood);
  assert.equal(done.length, 102);
});

test('law: everything is done once, in order within a server, never more at a time than allowed', async () => {
  const asked = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 });
  const law = fc.asyncProperty(fc.integer({ min: 1, max: 4 }), asked, async (width, servers) => {
    const queue = fairQueue(width, still);
    const begun: [string, number][] = [];
    let [now, most] = [0, 0];
    const works = servers.map((server, index) =>
      queue.run(server, async () => {
        begun.push([server, index]);
        now += 1;
        most = Math.max(most, now);
        await turn();
        now -= 1;
        return index;
      }),
    );
    assert.deepEqual(
      await Promise.all(works),
      servers.map((_, index) => index),
    );
    assert.ok(most <= width);
    for (const server of ['a', 'b', 'c']) {
      const own = begun.filter(([one]) => one === server).map(([, index]) => index);
      assert.deepEqual(
        own,
        own.toSorted((a, b) => a - b),
      );
    }
  });
  await fc.assert(law, { numRuns: 60 });
});

test('what fails takes nobody with it', async () => {
  const queue = fairQueue(1, still);
  const broken = failure(queue.run('a', () => Promise.reject(new Error('broken'))));
  const thrown = failure(
    queue.run('a', () => {
      throw new Error('thrown');
    }),
  );
  assert.equal(await queue.run('a', async () => 7), 7);
  assert.match(String(await broken), /broken/u);
  assert.match(String(await thrown), /thrown/u);
});

test('piege-27 what waited too long for its turn is given up honestly, and is not run', async () => {
  let now = 0;
  const queue = fairQueue(1, () => now);
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = queue.run('a', () => promise);
  let runs = 0;
  const late = failure(
    queue.run('a', async () => {
      runs += 1;
    }),
  );
  now = 10_000;
  const fresh = queue.run('b', async () => 'served');
  resolve();
  await first;
  const error = await late;
  assert.ok(error instanceof StoreUnavailable && error.reason === 'busy');
  assert.equal(runs, 0);
  assert.equal(await fresh, 'served');
});

test('the books of one server are written while another asks for a hundred', async (t) => {
  const { store } = await scratchStore(t);
  const of = sharedStore(store, still);
  const flood = Array.from({ length: 100 }, (_, i) => of('loud').transact((tx) => addGuild(tx, `loud ${i}`)));
  await of('quiet').transact((tx) => addGuild(tx, 'quiet'));
  const before = await store.read(countGuilds);
  assert.ok(before < 20, `${before} came first`);
  await Promise.all(flood);
  assert.equal(await of('quiet').read(countGuilds), 101);
});

test('one server that floods the bot does not hold up the answer to another', async (context) => {
  const { discord, general, lea, database } = await setStage(context, { patience: 50 });
  const other = discord.addGuild({ name: 'Ailleurs', owner: lea });
  const there = discord.addChannel(other, { name: 'général' });
  const order: string[] = [];
  const roll = (channel: string, name: string) => {
    const handle = discord.as(lea).slash(channel, '/jet notation:2d6');
    return { handle, over: handle.answered().then(() => order.push(name)) };
  };
  const holder = new Database(database, { timeout: 0 });
  context.after(() => holder.close());
  holder.exec('BEGIN IMMEDIATE');
  const asked = [...Array.from({ length: 25 }, () => roll(general, 'loud')), roll(there.id, 'quiet')];
  await discord.until(
    () => asked.every(({ handle }) => handle.acknowledgedAfter !== null),
    'all to be heard',
  );
  holder.exec('COMMIT');
  await Promise.all(asked.map(({ over }) => over));
  const place = order.indexOf('quiet');
  assert.ok(place < 12, `${place} answers came first`);
});
