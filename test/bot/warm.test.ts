import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';

const warm = new URL('../../src/bot/warm.ts', import.meta.url).href;

test('warming begins all threads, and they keep no program running that has nothing else to do', async () => {
  const program = `
    const begun = [];
    process.on('worker', (worker) => worker.once('online', () => begun.push(worker.threadId)));
    const { warmUp } = await import(${JSON.stringify(warm)});
    await warmUp('none.sqlite');
    console.log(JSON.stringify(begun.length));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  assert.equal(stdout.trim(), '3');
});
