import { type Client, Routes } from 'discord.js';
import type { Due } from '../campaign/outbox.ts';
import { waitingNotice } from '../present/diagnostic.ts';
import { lookAt } from './channel-look.ts';
import type { Log } from './log.ts';
import { reason } from './window.ts';
import { body } from './wire.ts';

/** What a message that waits is told of by. */
const purposes: Readonly<Record<string, 'log' | 'master'>> = {
  roll: 'log',
  commitment: 'log',
  disclosure: 'log',
  master: 'master',
};

/**
 * Tells the owner of the server, in a private message, that messages for the log or the MJ channel wait, and what the bot
 * lacks there. Called once for each new obstacle; trouble of Discord itself passes by itself and is not told. Never throws.
 */
export async function tellOwner(client: Client, log: Log, row: Due, why: string): Promise<void> {
  const purpose = purposes[row.kind];
  if (row.guild === null || purpose === undefined || why === 'unreachable') return;
  try {
    const guild = await client.guilds.fetch(row.guild);
    const channel = await lookAt(client, row.channel, purpose);
    const { id } = (await client.rest.post(Routes.userChannels(), {
      body: { recipient_id: guild.ownerId },
    })) as { readonly id: string };
    const message = { embeds: [waitingNotice(guild.name, channel)], components: [] };
    await client.rest.post(Routes.channelMessages(id), { body: body(message) });
  } catch (error) {
    log.warn({ campaign: row.campaignId, why, error: reason(error) }, 'owner not told');
  }
}
