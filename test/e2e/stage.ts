import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { commands } from '../../commands/index.ts';
import { type Bot, type BotParts, startBot } from '../../src/bot/bot.ts';
import { openLog } from '../../src/bot/log.ts';
import { type Discord, startDiscord } from '../../src/playground/discord.ts';
import { openStore, type Store } from '../../src/store/store.ts';

/** A Discord with one server, a MJ and two players, and the bot in it. */
export interface Stage {
  readonly discord: Discord;
  readonly bot: Bot;
  readonly store: Store;
  readonly guild: string;
  readonly general: string;
  readonly log: string;
  readonly mj: string;
  readonly lea: string;
  readonly tom: string;
}

/** Sets the stage for one test; it is struck when the test ends, and an unhandled rejection fails the test. */
export async function setStage(context: TestContext, parts: Partial<BotParts> = {}): Promise<Stage> {
  const rejections: unknown[] = [];
  const note = (error: unknown): void => void rejections.push(error);
  process.on('unhandledRejection', note);
  const folder = await mkdtemp(join(tmpdir(), 'heraut-'));
  const discord = await startDiscord();
  const people = populate(discord);
  const store = await openStore(join(folder, 'heraut.sqlite'));
  const bot = await startBot({
    commands,
    store,
    rim: { now: () => Date.now(), randomBytes: (count) => randomBytes(count) },
    token: discord.token,
    api: discord.api,
    guild: null,
    log: openLog('silent'),
    ...parts,
  });
  context.after(async () => {
    await bot.stop();
    await discord.close();
    await store.close();
    await rm(folder, { recursive: true });
    process.off('unhandledRejection', note);
    if (rejections.length > 0) throw new AggregateError(rejections, 'unhandled rejections');
  });
  return { discord, bot, store, ...people };
}

/** « La Table ronde »: a MJ (Merlin), two players, a channel to play in and one for the log. */
function populate(discord: Discord) {
  const merlin = discord.addUser({ name: 'Merlin' });
  const lea = discord.addUser({ name: 'Léa' });
  const tom = discord.addUser({ name: 'Tom' });
  const guild = discord.addGuild({ name: 'La Table ronde', owner: merlin });
  discord.addMember(guild, lea);
  discord.addMember(guild, tom);
  const general = discord.addChannel(guild, { name: 'général' });
  const log = discord.addChannel(guild, { name: 'journal' });
  return { guild: guild.id, general: general.id, log: log.id, mj: merlin.id, lea: lea.id, tom: tom.id };
}
