import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { commands } from '../../commands/index.ts';
import { type Bot, type BotParts, startBot } from '../../src/bot/bot.ts';
import { openLog } from '../../src/bot/log.ts';
import type { Rim } from '../../src/campaign/rim.ts';
import { type Discord, type DiscordOptions, startDiscord } from '../../src/playground/discord.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { recentEntries } from '../campaign/recent.ts';
import { insistOnAgreement } from './agreement.ts';

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

/** The same without a bot: the test starts it. */
export interface EmptyStage extends Omit<Stage, 'bot' | 'store'> {
  readonly database: string;
  /** What is undone at the end of the test, last first. */
  readonly closing: AsyncDisposableStack;
}

export const rim: Rim = { now: () => Date.now(), randomBytes: (count) => randomBytes(count) };

/**
 * Sets the stage for one test; it is struck when the test ends. An unhandled rejection fails the test, and so does a
 * request or an answer that is unlike Discord.
 */
export async function setStage(
  context: TestContext,
  parts: Partial<BotParts> = {},
  options: DiscordOptions = {},
): Promise<Stage & EmptyStage> {
  const empty = await setEmptyStage(context, options);
  return { ...empty, ...(await enter(empty, parts)) };
}

export async function setEmptyStage(context: TestContext, options: DiscordOptions = {}): Promise<EmptyStage> {
  const rejections: unknown[] = [];
  const note = (error: unknown): void => void rejections.push(error);
  process.on('unhandledRejection', note);
  const discord = await startDiscord({ memory: Number.POSITIVE_INFINITY, ...options });
  const closing = new AsyncDisposableStack();
  context.after(async () => {
    await closing.disposeAsync();
    process.off('unhandledRejection', note);
    if (rejections.length > 0) throw new AggregateError(rejections, 'unhandled rejections');
    insistOnAgreement(discord.requests);
  });
  const folder = await mkdtemp(join(tmpdir(), 'heraut-'));
  closing.defer(() => rm(folder, { recursive: true }));
  closing.defer(() => discord.close());
  return { discord, database: join(folder, 'heraut.sqlite'), closing, ...populate(discord) };
}

/** The bot comes on, in this process, until the test ends. */
export async function enter(
  { discord, database, closing }: EmptyStage,
  parts: Partial<BotParts> = {},
): Promise<Pick<Stage, 'bot' | 'store'>> {
  const store = await openStore(database);
  closing.defer(() => store.close());
  const bot = await startBot({
    commands,
    store,
    rim,
    token: discord.token,
    api: discord.api,
    guild: null,
    log: openLog('silent'),
    ...parts,
  });
  closing.defer(() => bot.stop());
  return { bot, store };
}

/** The numbers of the journal's entries in the server's campaign, as that person may see them, oldest first. */
export async function numbersIn(store: Store, viewer: string): Promise<number[]> {
  const entries = await store.read((tx) =>
    recentEntries(tx, { campaignId: 1, viewer: { id: viewer, isMaster: false }, limit: 100 }),
  );
  return entries.map(({ number }) => number).sort((a, b) => a - b);
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
