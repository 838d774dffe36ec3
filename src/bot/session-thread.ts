import { DiscordAPIError, type REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import { type Due, delivered } from '../campaign/outbox.ts';
import type { Rim } from '../campaign/rim.ts';
import { keepStarter, setThread } from '../campaign/session-thread.ts';
import { threadName, threadStarter } from '../present/seance.ts';
import type { Store } from '../store/store.ts';
import { body } from './wire.ts';

interface Opening {
  readonly rest: REST;
  readonly store: Store;
  readonly rim: Rim;
  /** Posts in a channel; gives the id of the message. */
  readonly post: (channel: string, payload: object) => Promise<string>;
}

/** How long a thread is shown without a message in it, minutes: a day. */
const shown = 1440;

/**
 * Opens the thread of a session under a message of the log channel. A message has one thread at most, so that a try that
 * was cut short is taken up again without a second one. Where threads may not be opened the message says so, and the
 * session goes on without. Throws what else Discord refuses.
 */
export async function openThread({ rest, store, rim, post }: Opening, row: Due): Promise<void> {
  const { sessionThread } = await import('./payloads.ts');
  const session = sessionThread.parse(row.payload);
  const starter = (isOpen: boolean) => ({ embeds: [threadStarter(session, isOpen)], components: [] });
  const message =
    session.message ??
    (await post(row.channel, body(starter(true), { nonce: row.nonce, enforce_nonce: true })));
  if (session.message === null)
    await store.transact((tx) => keepStarter(tx, row.id, { ...session, message }));
  const thread = await started(rest, row.channel, message, threadName(session));
  if (thread === null)
    await rest.patch(Routes.channelMessage(row.channel, message), { body: body(starter(false)) });
  await store.transact(async (tx) => {
    await setThread(tx, row.campaignId, session.number, thread);
    await delivered(tx, row.id, { channel: row.channel, message }, rim.now());
  });
}

/** The thread under a message, `null` where none may be opened. It bears the id of that message. */
async function started(rest: REST, channel: string, message: string, name: string): Promise<string | null> {
  try {
    const thread = (await rest.post(Routes.threads(channel, message), {
      body: { name, auto_archive_duration: shown },
    })) as { readonly id: string };
    return thread.id;
  } catch (error) {
    const code = error instanceof DiscordAPIError ? Number(error.code) : null;
    if (code === RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage) return message;
    if (code !== null && forbidden.includes(code)) return null;
    throw error;
  }
}

/** No right to open threads, or a place (a thread itself) that takes none, or as many as there may be. */
const forbidden: readonly number[] = [
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.CannotExecuteActionOnThisChannelType,
  RESTJSONErrorCodes.MaximumActiveThreads,
];
