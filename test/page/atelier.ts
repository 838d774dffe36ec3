import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands } from '../../commands/index.ts';
import { startBot } from '../../src/bot/bot.ts';
import { openLog } from '../../src/bot/log.ts';
import { type Discord, startDiscord } from '../../src/playground/discord.ts';
import { scenes } from '../../src/playground/page/scenes/all.ts';
import { servePage } from '../../src/playground/page/server.ts';
import { ROUND_TABLE_BOT, type RoundTable, setRoundTable } from '../../src/playground/round-table.ts';
import { openStore } from '../../src/store/store.ts';
import { insistOnAgreement } from '../e2e/agreement.ts';

/** The bot, its Discord and the address of its page. */
export interface Atelier {
  readonly discord: Discord;
  readonly table: RoundTable;
  readonly address: string;
}

/** The atelier without a browser; what is opened is closed with `closing`, and the bot's requests are held against Discord's limits. */
export async function openAtelier(closing: AsyncDisposableStack): Promise<Atelier> {
  const discord = await startDiscord({ application: ROUND_TABLE_BOT, memory: Number.POSITIVE_INFINITY });
  closing.defer(() => insistOnAgreement(discord.requests));
  const folder = await mkdtemp(join(tmpdir(), 'heraut-'));
  closing.defer(() => rm(folder, { recursive: true }));
  closing.defer(() => discord.close());
  const table = setRoundTable(discord);
  const store = await openStore(join(folder, 'atelier.sqlite'));
  closing.defer(() => store.close());
  const bot = await startBot({
    commands,
    store,
    rim: { now: () => Date.now(), randomBytes: (count) => randomBytes(count) },
    token: discord.token,
    api: discord.api,
    guild: null,
    log: openLog('silent'),
  });
  closing.defer(() => bot.stop());
  const page = await servePage(discord, table.people, scenes);
  closing.defer(() => page.close());
  return { discord, table, address: page.address };
}
