import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSentence } from '../../src/bot/failures.ts';
import { openLog } from '../../src/bot/log.ts';
import { type Program, startProgram } from '../../src/bot/program.ts';
import { readSettings } from '../../src/bot/settings.ts';
import { scratchFolder } from '../store/scratch.ts';

/** How long what the program does by itself is waited for, in milliseconds: a safeguard on a busy machine, no measure. */
const patience = 15_000;

/** The whole program in the atelier, on that base, with its copies in that folder. */
function start(database: string, folder: string): Promise<Program> {
  const env = { HERAUT_DATABASE: database, HERAUT_BACKUPS: folder, HERAUT_BACKUP_KEEP: '2' };
  const read = readSettings(env);
  assert.ok('settings' in read, JSON.stringify(read));
  return startProgram(read.settings, openLog('silent'), new AbortController().signal);
}

async function place(context: TestContext) {
  const folder = await scratchFolder(context);
  return { database: join(folder, 'a.sqlite'), copies: join(folder, 'copies') };
}

test('piege-28 a second program on the same base does not start, says why, and the first one goes on', async (context) => {
  const { database, copies } = await place(context);
  const first = await start(database, copies);
  context.after(() => first.stop());
  const another = start(database, copies).then((program) => program.stop());
  await assert.rejects(another, (error) => {
    assert.match(startSentence(error, database) ?? '', /déjà/u);
    return true;
  });
  await first.stop();
  const next = await start(database, copies);
  await next.stop();
});

test('piege-30 what is due once a day is done by the running program: its copy is made', async (context) => {
  const { database, copies } = await place(context);
  const program = await start(database, copies);
  context.after(() => program.stop());
  const end = Date.now() + patience;
  while (!existsSync(copies) || !readdirSync(copies).some((name) => name.endsWith('.sqlite'))) {
    assert.ok(Date.now() < end, 'no copy was made');
    await sleep(20);
  }
});
