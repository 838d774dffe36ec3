import { randomBytes } from 'node:crypto';
import { startBot } from '../../src/bot/bot.ts';
import { openLog } from '../../src/bot/log.ts';
import { openStore } from '../../src/store/store.ts';
import { withPari } from '../slash/match-stage.ts';

// A bot with the small game in a process of its own, to be killed: node match-child.ts <api> <token> <database>.
const [api = '', token = '', database = ''] = process.argv.slice(2);
await startBot({
  commands: withPari,
  store: await openStore(database),
  rim: { now: () => Date.now(), randomBytes: (count) => randomBytes(count) },
  token,
  api,
  guild: null,
  log: openLog('silent'),
  patience: 60_000, // as in child.ts
});
console.log('prêt');
