import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Thread } from '../../src/threads/thread.ts';

const echo = new URL('echo-worker.ts', import.meta.url);

test('where no thread can begin, each question is told so, and none waits for ever', async () => {
  const thread = new Thread<string, string>(new URL('http://127.0.0.1/none.ts'));
  const replies = await Promise.all([thread.ask('a', null), thread.ask('b', null)]);
  assert.deepEqual(
    replies.map(({ kind }) => kind),
    ['failed', 'failed'],
  );
});

test('a question that cannot be passed on fails alone, with others that wait behind it', async () => {
  const thread = new Thread<unknown, unknown>(echo);
  const asked = ['first', () => 'no data', 'last'].map((one) => thread.ask(one, null));
  const [first, none, last] = await Promise.all(asked);
  assert.deepEqual(first, { kind: 'told', told: 'first' });
  assert.equal(none?.kind, 'failed');
  assert.deepEqual(last, { kind: 'told', told: 'last' });
});
