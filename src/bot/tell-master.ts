import { type Client, type Guild, Routes } from 'discord.js';
import type { Due } from '../campaign/outbox.ts';
import { waitingNotice } from '../present/diagnostic.ts';
import type { Message } from '../slash/command.ts';
import type { Store } from '../store/store.ts';
import { lookAt } from './channel-look.ts';
import type { Log } from './log.ts';
import { reason } from './window.ts';
import { body } from './wire.ts';

/** What a message that waits is told of by. */
const purposes: Readonly<Record<string, 'log' | 'master'>> = {
  roll: 'log',
  commitment: 'log',
  disclosure: 'log',
  session: 'log',
  master: 'master',
};

/**
 * Tells who set the channel, in a private message, that messages for the log or the MJ channel wait, and what the bot
 * lacks there; the owner of the server when that is not known, not a member any more, or takes no message. Called once
 * for each new obstacle; trouble of Discord itself passes by itself and is not told. Never throws.
 */
export async function tellMaster(
  { client, store, log }: { readonly client: Client; readonly store: Store; readonly log: Log },
  row: Due,
  why: string,
): Promise<void> {
  const purpose = purposes[row.kind];
  if (row.guild === null || purpose === undefined || why === 'unreachable') return;
  try {
    const guild = await client.guilds.fetch(row.guild);
    const channel = await lookAt(client, row.channel, purpose);
    const message = { embeds: [waitingNotice(guild.name, channel)], components: [] };
    const master = await memberWhoSet(store, guild, row.campaignId, purpose);
    if (master !== null && master !== guild.ownerId && (await isTold(client, master, message))) return;
    await tell(client, guild.ownerId, message);
  } catch (error) {
    log.warn({ campaign: row.campaignId, why, error: reason(error) }, 'nobody told');
  }
}

async function memberWhoSet(
  store: Store,
  guild: Guild,
  campaignId: number,
  purpose: 'log' | 'master',
): Promise<string | null> {
  const row = await store.read((tx) =>
    tx.selectFrom('campaigns').select(['log_by', 'mj_by']).where('id', '=', campaignId).executeTakeFirst(),
  );
  const id = (purpose === 'log' ? row?.log_by : row?.mj_by) ?? null;
  if (id === null) return null;
  return guild.members.fetch({ user: id, force: true }).then(
    () => id,
    () => null,
  );
}

/** Whether a private message arrived: many take none. */
function isTold(client: Client, person: string, message: Message): Promise<boolean> {
  return tell(client, person, message).then(
    () => true,
    () => false,
  );
}

async function tell({ rest }: Client, person: string, message: Message): Promise<void> {
  const { id } = (await rest.post(Routes.userChannels(), { body: { recipient_id: person } })) as {
    readonly id: string;
  };
  await rest.post(Routes.channelMessages(id), { body: body(message) });
}
