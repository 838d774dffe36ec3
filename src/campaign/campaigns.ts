import type { Selectable } from 'kysely';
import type { Place } from '../slash/command.ts';
import type { Schema, Tx } from '../store/store.ts';
import type { Campaign } from './campaign.ts';
import { openEpoch } from './epochs.ts';
import type { Rim } from './rim.ts';

/** How campaigns are called that nobody had to create. */
const implicitNames = { guild: 'Campagne du serveur', person: 'Campagne personnelle' } as const;

/**
 * The campaign that holds at a place, made with its first epoch when it is the first use: the server's, or in a private
 * message that of `actorId`.
 */
export async function campaignAt(tx: Tx, place: Place, actorId: string, rim: Rim): Promise<Campaign> {
  const found = await findCampaign(tx, place, actorId);
  if (found) return found;
  return place.guild === null ? personalCampaign(tx, actorId, rim) : guildSeen(tx, place.guild, rim);
}

/** The campaign that holds at a place, or `null` before its first use. Writes nothing. */
export async function findCampaign(tx: Tx, place: Place, actorId: string): Promise<Campaign | null> {
  const scope = place.guild === null ? personScope(actorId) : guildScope(place.guild);
  const row = await tx.selectFrom('campaigns').selectAll().where('scope', '=', scope).executeTakeFirst();
  return row ? campaignOf(row) : null;
}

/** The campaign of that number, or `null`. */
export async function campaignById(tx: Tx, campaignId: number): Promise<Campaign | null> {
  const row = await tx.selectFrom('campaigns').selectAll().where('id', '=', campaignId).executeTakeFirst();
  return row ? campaignOf(row) : null;
}

/**
 * The bot is a member of a server, from now on or again: the server is kept, and its campaign stands ready with an epoch
 * whose commitments are on their way. Gives that campaign.
 */
export async function guildSeen(tx: Tx, guildId: string, rim: Rim): Promise<Campaign> {
  await tx
    .insertInto('guilds')
    .values({ id: guildId, seen_at: rim.now(), left_at: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ left_at: null }))
    .execute();
  const scope = guildScope(guildId);
  const row = await tx.selectFrom('campaigns').selectAll().where('scope', '=', scope).executeTakeFirst();
  if (row) return campaignOf(row);
  return create(tx, { scope, guild: guildId, owner: null, name: implicitNames.guild }, rim);
}

/** The bot was removed from a server. Everything is kept, with the moment, so that it can be forgotten in time. */
export async function guildLeft(tx: Tx, guildId: string, rim: Rim): Promise<void> {
  await tx
    .updateTable('guilds')
    .set({ left_at: rim.now() })
    .where('id', '=', guildId)
    .where('left_at', 'is', null)
    .execute();
}

/**
 * Compares the servers kept with the list that Discord gives at start (unavailable ones included): gives the ids of
 * those that came and went while the bot was off, and notes both.
 */
export async function guildsPresent(
  tx: Tx,
  ids: readonly string[],
  rim: Rim,
): Promise<{ readonly came: readonly string[]; readonly went: readonly string[] }> {
  const rows = await tx.selectFrom('guilds').select(['id', 'left_at']).execute();
  const kept = new Set(rows.filter((row) => row.left_at === null).map(({ id }) => id));
  const present = new Set(ids);
  const came = [...present].filter((id) => !kept.has(id));
  const went = [...kept].filter((id) => !present.has(id));
  for (const id of came) await guildSeen(tx, id, rim);
  for (const id of went) await guildLeft(tx, id, rim);
  return { came, went };
}

/** Sets the channel of the roll log, or none. What waited for want of a channel is due at once. */
export async function setLogChannel(tx: Tx, campaignId: number, channel: string | null): Promise<void> {
  await tx.updateTable('campaigns').set({ log_channel: channel }).where('id', '=', campaignId).execute();
  await tx
    .updateTable('outbox')
    .set({ not_before: null, reason: null })
    .where('state', '=', 'waiting')
    .where('campaign', '=', campaignId)
    .where('not_before', 'is not', null)
    .execute();
}

async function personalCampaign(tx: Tx, actorId: string, rim: Rim): Promise<Campaign> {
  const scope = personScope(actorId);
  return create(tx, { scope, guild: null, owner: actorId, name: implicitNames.person }, rim);
}

async function create(
  tx: Tx,
  values: Pick<CampaignRow, 'scope' | 'guild' | 'owner' | 'name'>,
  rim: Rim,
): Promise<Campaign> {
  const row = await tx.insertInto('campaigns').values(values).returningAll().executeTakeFirstOrThrow();
  await openEpoch(tx, row.id, rim);
  return campaignOf(row);
}

type CampaignRow = Selectable<Schema['campaigns']>;

function campaignOf(row: CampaignRow): Campaign {
  return {
    id: row.id,
    guild: row.guild,
    owner: row.owner,
    name: row.name,
    timeZone: row.time_zone,
    logChannel: row.log_channel,
    rulings: JSON.parse(row.rulings),
  };
}

const guildScope = (id: string) => `guild:${id}`;
const personScope = (id: string) => `person:${id}`;
