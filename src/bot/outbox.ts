import { DiscordAPIError, type REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import {
  type Due,
  delivered,
  discarded,
  due,
  type Edit,
  edited,
  needsEdit,
  nextDue,
  postponed,
} from '../campaign/outbox.ts';
import type { Rim } from '../campaign/rim.ts';
import { threadLost } from '../campaign/session-thread.ts';
import type { Message } from '../slash/command.ts';
import type { Store, Tx } from '../store/store.ts';
import { deliverDirect } from './direct.ts';
import type { Log } from './log.ts';
import { openThread } from './session-thread.ts';
import { isClosed } from './settle.ts';
import { reason } from './window.ts';
import { body, isGone } from './wire.ts';

interface Outbox {
  readonly rest: REST;
  readonly store: Store;
  readonly rim: Rim;
  readonly log: Log;
  /** The message of a log entry, from the books; `null` when there is nothing left to show. */
  readonly compose: (tx: Tx, item: Due | Edit) => Promise<Message | null>;
  /** Has a message say what holds: something older was written into it after something later. */
  readonly overtaken: (tx: Tx, message: string) => Promise<void>;
  /** Tells somebody that this message waits, for a reason that is new; never throws. */
  readonly tell?: (row: Due, why: string) => Promise<void>;
}

/** The longest wait between two tries, milliseconds. */
const longestWait = 10 * 60_000;

/**
 * Delivers what waits for the log and MJ channels, in order, then rewrites what should say something else by now. Returns the
 * moment (milliseconds since 1970) at which something is due again, or `null`. A failure loses nothing.
 */
export async function deliverAll(outbox: Outbox): Promise<number | null> {
  const { store, rim } = outbox;
  const now = await deliverDue(outbox, rim.now());
  for (const edit of await store.read(needsEdit)) await mend(outbox, edit);
  return store.read((tx) => nextDue(tx, now));
}

/** Delivers until nothing is due; gives the moment at which nothing was. */
async function deliverDue(outbox: Outbox, now: number): Promise<number> {
  const rows = await outbox.store.read((tx) => due(tx, now));
  if (rows.length === 0) return now;
  for (const row of rows) await deliver(outbox, row);
  return deliverDue(outbox, outbox.rim.now());
}

/** Delivers one message, or puts it off. */
async function deliver(outbox: Outbox, row: Due): Promise<void> {
  const { rest, store, rim, log } = outbox;
  const post = (channel: string, payload: object) => send(rest, channel, payload);
  try {
    if (row.kind === 'direct') {
      const { overtaken } = outbox;
      const inThread = <T>(channel: string, work: () => Promise<T>) => opened(rest, channel, work);
      return await deliverDirect({ rest, store, post, opened: inThread, overtaken }, row);
    }
    if (row.kind === 'session') return await openThread({ rest, store, rim, post }, row);
    const message = (await store.read((tx) => outbox.compose(tx, row))) ?? erased;
    const sent = await send(rest, row.channel, body(message, { nonce: row.nonce, enforce_nonce: true }));
    const at = { channel: row.channel, message: sent, link: row.link };
    await store.transact((tx) => delivered(tx, row.id, at, rim.now()));
  } catch (error) {
    if ((row.kind === 'revealed' || row.kind === 'direct') && isClosed(error)) {
      await store.transact((tx) => discarded(tx, row.id));
      return;
    }
    const why = obstacle(error);
    if (why === 'unknown-channel' && (await store.transact((tx) => threadLost(tx, row.channel)))) return;
    const until = rim.now() + Math.min(longestWait, 5_000 * 2 ** row.attempts);
    const isNews = await store.transact((tx) => postponed(tx, row.id, until, why));
    if (!isNews) return;
    log.warn({ campaign: row.campaignId, why, error: reason(error) }, 'log message waits');
    await outbox.tell?.(row, why);
  }
}

const erased: Message = { content: 'Un jet dont les données ont été effacées.', embeds: [], components: [] };

/** Posts in a channel; gives the id of the message. */
async function send(rest: REST, channel: string, payload: object): Promise<string> {
  return opened(rest, channel, async () => {
    const made = (await rest.post(Routes.channelMessages(channel), { body: payload })) as {
      readonly id: string;
    };
    return made.id;
  });
}

/** Does something in a channel; an archived thread is opened first. */
async function opened<T>(rest: REST, channel: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (
      !(error instanceof DiscordAPIError) ||
      error.code !== RESTJSONErrorCodes.InvalidActionOnArchivedThread
    )
      throw error;
    await rest.patch(Routes.channel(channel), { body: { archived: false } });
    return work();
  }
}

async function mend(outbox: Outbox, edit: Edit): Promise<void> {
  const { rest, store, log } = outbox;
  const message = await store.read((tx) => outbox.compose(tx, edit));
  const rewrite = (shown: Message) =>
    rest.patch(Routes.channelMessage(edit.channel, edit.message), { body: body(shown) });
  try {
    if (message) await opened(rest, edit.channel, () => rewrite(message));
  } catch (error) {
    if (!isGone(error))
      return log.warn({ campaign: edit.campaignId, error: reason(error) }, 'message not rewritten');
  }
  await store.transact(async (tx) => {
    const now = await outbox.compose(tx, edit);
    if (JSON.stringify(now) === JSON.stringify(message)) await edited(tx, edit.id, edit.link);
  });
}

const obstacles: Readonly<Record<number, string>> = {
  [RESTJSONErrorCodes.UnknownChannel]: 'unknown-channel',
  [RESTJSONErrorCodes.MissingAccess]: 'missing-access',
  [RESTJSONErrorCodes.MissingPermissions]: 'missing-permissions',
  [RESTJSONErrorCodes.InvalidActionOnArchivedThread]: 'thread-archived',
};

/** Why a message could not be delivered, as an id. */
function obstacle(error: unknown): string {
  return error instanceof DiscordAPIError ? (obstacles[Number(error.code)] ?? 'refused') : 'unreachable';
}
