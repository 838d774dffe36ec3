import type { Tx } from '../store/store.ts';
import { eraseGuild } from './erase.ts';

/** Days for which the books of a server are kept that the bot has left. */
const daysKeptAfterLeaving = 30;
const day = 24 * 60 * 60_000;

/** The servers that were left more than 30 days before `now` (milliseconds since 1970). */
export async function guildsToForget(tx: Tx, now: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('guilds')
    .select('id')
    .where('left_at', '<=', now - daysKeptAfterLeaving * day)
    .orderBy('left_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes a server that is still to be forgotten. False when the bot was let in again meanwhile: all is kept. */
export async function forgetGuild(tx: Tx, guild: string, now: number): Promise<boolean> {
  if (!(await guildsToForget(tx, now)).includes(guild)) return false;
  await eraseGuild(tx, guild);
  return true;
}
