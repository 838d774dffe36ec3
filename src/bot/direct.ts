import { type REST, Routes } from 'discord.js';
import { z } from 'zod';
import { type Due, discarded } from '../campaign/outbox.ts';
import { isOvertaken } from '../campaign/strike.ts';
import type { Message } from '../slash/command.ts';
import type { Store } from '../store/store.ts';
import { body, isGone } from './wire.ts';

const direct = z.object({
  body: z.object({ embeds: z.array(z.unknown()), components: z.array(z.unknown()) }).loose(),
  target: z.string().nullable(),
  anew: z.boolean(),
  calls: z.string().nullable(),
});

/** What the rest of the outbox lends: posting, and work in a channel whose thread may have to be opened first. */
export interface Lent {
  readonly rest: REST;
  readonly store: Store;
  readonly post: (channel: string, payload: object) => Promise<unknown>;
  readonly opened: <T>(channel: string, work: () => Promise<T>) => Promise<T>;
}

/**
 * Delivers a message as its payload has it, and forgets it: nothing of it needs to be known later. One that would change
 * a message which something later has changed is dropped. Throws what Discord refuses.
 */
export async function deliverDirect({ rest, store, post, opened }: Lent, row: Due): Promise<void> {
  const { target, anew, calls, ...read } = direct.parse(row.payload);
  const message = read.body as unknown as Message; // written by `postDirect` from a Message
  const mentions = { parse: [], ...(calls !== null && { users: [calls] }) };
  const fresh = () =>
    post(row.channel, body(message, { nonce: row.nonce, enforce_nonce: true, allowed_mentions: mentions }));
  if (target === null) await fresh();
  else if (!(await store.read((tx) => isOvertaken(tx, { ...row, target })))) {
    const rewrite = () => rest.patch(Routes.channelMessage(row.channel, target), { body: body(message) });
    try {
      await opened(row.channel, rewrite);
    } catch (error) {
      if (!isGone(error)) throw error;
      if (anew) await fresh();
    }
  }
  await store.transact((tx) => discarded(tx, row.id));
}
