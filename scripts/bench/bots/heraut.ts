import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { commands } from '../../../commands/index.ts';
import { startBot } from '../../../src/bot/bot.ts';
import { openLog } from '../../../src/bot/log.ts';
import { spareMemory } from '../../../src/bot/thrift.ts';
import { warmUp } from '../../../src/bot/warm.ts';
import { pooled } from '../../../src/campaign/rim.ts';
import { openStore } from '../../../src/store/store.ts';

// The bot as it is, against a Discord of the bench's choice: node heraut.ts <api> <token> <database>.
const [api = '', token = '', database = ''] = process.argv.slice(2);
const store = await openStore(database);
const bot = await startBot({
  commands,
  store,
  rim: { now: () => Date.now(), randomBytes: pooled(randomBytes) },
  token,
  api,
  guild: null,
  log: openLog('warn'),
  backups: { database, folder: dirname(database), keep: 1 },
});
process.on('SIGTERM', async () => {
  await bot.stop();
  await store.close();
  process.exit(0);
});
spareMemory();
await warmUp(database);
console.log('prêt');
