import { type REST, Routes } from 'discord.js';
import { gameMovedTo, gameShownIn } from '../campaign/games/shown.ts';
import { type Due, discarded } from '../campaign/outbox.ts';
import { isOvertaken } from '../campaign/strike.ts';
import { linked } from '../present/match/call.ts';
import type { Message } from '../slash/command.ts';
import type { Store, Tx } from '../store/store.ts';
import { body, isGone } from './wire.ts';

/** What the rest of the outbox lends: posting, and work in a channel whose thread may have to be opened first. */
interface Lent {
  readonly rest: REST;
  readonly store: Store;
  /** Gives the id of the message. */
  readonly post: (channel: string, payload: object) => Promise<string>;
  readonly opened: <T>(channel: string, work: () => Promise<T>) => Promise<T>;
  /** Something later changed that message while it was written: it is to say what holds. */
  readonly overtaken: (tx: Tx, message: string) => Promise<void>;
}

/**
 * Delivers a message as its payload has it, with the way to what it links to, and forgets it: nothing of it needs to be
 * known later. One that would change a message which something later has changed is dropped; where it is posted in the
 * place of one that is gone, the game that stood there stands here. Throws what Discord refuses.
 */
export async function deliverDirect({ rest, store, post, opened, overtaken }: Lent, row: Due): Promise<void> {
  const { direct } = await import('./payloads.ts');
  const { target, anew, calls, game, ...read } = direct.parse(row.payload);
  const written = read.body as unknown as Message; // written by `postDirect` from a Message
  const message = { ...written, ...(calls && { content: linked(written.content ?? '', row.link) }) };
  const mentions = { parse: [], ...(calls && { users: calls }) };
  const fresh = () =>
    post(row.channel, body(message, { nonce: row.nonce, enforce_nonce: true, allowed_mentions: mentions }));
  let made: string | null = null;
  let rewritten: string | null = null;
  if (target === null) made = await fresh();
  else if (!(await store.read((tx) => isOvertaken(tx, { ...row, target })))) {
    const rewrite = () => rest.patch(Routes.channelMessage(row.channel, target), { body: body(message) });
    try {
      await opened(row.channel, rewrite);
      rewritten = target;
    } catch (error) {
      if (!isGone(error)) throw error;
      if (anew) made = await fresh();
    }
  }
  await store.transact(async (tx) => {
    if (target !== null && made !== null) await gameMovedTo(tx, target, made);
    if (game !== undefined && made !== null)
      await gameShownIn(tx, game, { channel: row.channel, message: made });
    if (rewritten !== null && (await isOvertaken(tx, { ...row, target: rewritten })))
      await overtaken(tx, rewritten);
    await discarded(tx, row.id);
  });
}
