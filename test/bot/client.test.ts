import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeClient } from '../../src/bot/client.ts';
import { openLog } from '../../src/bot/log.ts';

test('what is noted for the token of an answer is let go of within a minute', (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const { rest } = makeClient(openLog('silent'), null);
  const done = { inactive: true } as never; // all that is looked at
  rest.handlers.set('one', done);
  t.mock.timers.tick(60_000);
  assert.equal(rest.handlers.size, 0);
  rest.clearHandlerSweeper();
  rest.clearHashSweeper();
});
