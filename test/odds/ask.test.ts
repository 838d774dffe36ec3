import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { ask } from '../../src/odds/ask.ts';
import { answer, answerAtOnce, type Question } from '../../src/odds/questions.ts';
import { check } from '../../src/rules/libre/jet.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { first, worked } from './duels.ts';

const plain: Question<'defi'> = {
  kind: 'defi',
  asked: { defi: worked, postures: {}, armement: first, suite: 'aucune-posture' },
};
const long: Question<'defi'> = { ...plain, asked: { ...plain.asked, suite: 'meilleure' } };

test('what takes long is counted in a thread, one question after the other, with the same answer', async () => {
  assert.equal(answerAtOnce(plain), null);
  const [one, two] = await Promise.all([ask(plain), ask(plain)]);
  assert.deepEqual(one, { kind: 'found', found: answer(plain) });
  assert.deepEqual(two, one);
});

test('piege-01: a question beyond its limit is given up with its thread, and the next is answered', async () => {
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 1);
  assert.deepEqual(await ask(long, 60), { kind: 'too-long' });
  clearInterval(ticking);
  assert.ok(turns > 3, 'the event loop was held');
  assert.equal((await ask(plain)).kind, 'found');
});

test('what is quick is answered at once, and what is beyond counting is said so', async () => {
  const jet = check('3d6');
  const flood = check('100d1000');
  assert.ok(!isRefusal(jet) && !isRefusal(flood));
  assert.notEqual(answerAtOnce({ kind: 'jet', asked: jet }), null);
  assert.deepEqual(await ask({ kind: 'jet', asked: flood }), { kind: 'found', found: null });
});

test('the thread keeps no program running once it has answered', () => {
  const program = join(import.meta.dirname, 'one-question.ts');
  const { stdout, status } = spawnSync(process.execPath, [program], { encoding: 'utf8', timeout: 60_000 });
  assert.deepEqual([stdout.trim(), status], ['counted', 0]);
});
