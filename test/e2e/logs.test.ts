import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openLog } from '../../src/bot/log.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { StoreUnavailable } from '../../src/store/unavailable.ts';
import { firstCallback } from './bot-child.ts';
import { enter, setEmptyStage } from './stage.ts';

const line = '/jet notation:2d6';

test('piege-36 whatever goes wrong, no line of the log holds a token or a secret of the dice', async (context) => {
  const lines: string[] = [];
  const log = openLog('debug', { write: (text: string) => void lines.push(text) });
  const stage = await setEmptyStage(context);
  const { discord, general, lea, mj } = stage;
  const own = await openStore(stage.database);
  stage.closing.defer(() => own.close());
  let trouble: Error | null = null;
  let held: Promise<void> | null = null;
  const store: Store = {
    transact: async (work, keep) => {
      await held;
      if (trouble) throw trouble;
      return own.transact(work, keep);
    },
    read: (work) => own.read(work),
    close: async () => {},
  };
  const { bot } = await enter(stage, { log, store });
  const tokens = [discord.token];
  const roll = (who = lea) => {
    const handle = discord.as(who).slash(general, line);
    tokens.push(handle.token);
    return handle;
  };
  await discord.as(mj).slash(general, '/journal salon salon:journal').answered();
  await roll().answered();
  for (const error of [new Error('broken within'), new StoreUnavailable('full')]) {
    trouble = error;
    await roll().answered();
  }
  trouble = null;
  discord.mood.fail(firstCallback(), { times: 1, status: 404 });
  const lost = roll();
  await discord.answered(({ path }) => path.includes(lost.token));
  const dead = discord.mood.deadTokens();
  const unheard = roll();
  await discord.answered(({ path }) => path.includes(unheard.token));
  dead.end();
  await bot.recovery.idle();
  const outbox = discord.mood.fail(({ path }) => path.endsWith('/messages'), { times: 4 });
  await roll().answered();
  bot.outbox.kick();
  await bot.outbox.idle();
  outbox.end();
  const away = discord.mood.fail(/callback$|@original|messages$/u, { times: 1000, status: 403, code: 40333 });
  let letGo = (): void => {};
  held = new Promise((resolve) => {
    letGo = resolve;
  });
  const unheardOf = roll();
  await discord.answered(({ path }) => path.includes(unheardOf.token)); // « wait » could not be said
  held = null;
  letGo();
  await discord.until(() => lines.some((one) => one.includes('answer still not shown')), 'a vain return');
  away.end();
  discord.mood.dropConnection();
  await roll().answered();
  await bot.stop();
  const secrets = await own.read((tx) => tx.selectFrom('epochs').selectAll().execute());
  const hidden = secrets.flatMap(({ public_secret, hidden_secret }) =>
    [public_secret, hidden_secret].flatMap((secret) =>
      (['hex', 'base64', 'base64url', 'latin1'] as const).map((form) => secret.toString(form)),
    ),
  );
  const written = lines.join('');
  assert.match(written, /internal error/u);
  assert.match(written, /not saved/u);
  for (const trouble of [
    'answer not shown',
    'not acknowledged',
    'answer still not shown',
    'log message waits',
  ])
    assert.ok(written.includes(trouble), trouble);
  assert.ok(hidden.length >= 8);
  for (const secret of [...tokens, ...hidden])
    assert.ok(!written.includes(secret), `${secret.slice(0, 8)}… is in the log`);
  for (const one of lines) assert.equal(typeof JSON.parse(one).msg, 'string');
});

test('piege-36 what carries a secret by its name is cut out of a line', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (text: string) => void lines.push(text) });
  log.info({ token: 'aaa', wire: { token: 'bbb' }, epoch: { secret: 'ccc' }, error: { url: 'ddd' } }, 'said');
  assert.doesNotMatch(lines.join(''), /aaa|bbb|ccc|ddd/u);
});
