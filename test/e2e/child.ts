import { randomBytes } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { commands } from '../../commands/index.ts';
import { startBot } from '../../src/bot/bot.ts';
import { openLog } from '../../src/bot/log.ts';
import { openStore } from '../../src/store/store.ts';

// A bot in a process of its own, to be killed: node child.ts <api> <token> <database>. Says « prêt » once it answers.
const [api = '', token = '', database = ''] = process.argv.slice(2);
await startBot({
  commands,
  store: await openStore(database),
  rim: { now: () => Date.now(), randomBytes: (count) => randomBytes(count) },
  token,
  api,
  guild: null,
  log: openLog('silent'),
  patience: 60_000, // on a busy machine « wait » would be the callback that is held, and nothing saved yet
});
flushCompileCache(); // it will be killed, and could not do so at its end
console.log('prêt');
