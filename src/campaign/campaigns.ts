import type { ExpressionBuilder } from 'kysely';
import type { Place } from '../slash/command.ts';
import { prepared } from '../store/prepared.ts';
import type { Schema, Tx } from '../store/store.ts';
import type { Campaign } from './campaign.ts';
import { campaignOf, makeCampaign } from './campaigns/row.ts';
import { dueAtOnce } from './outbox/waiting.ts';
import type { Rim } from './rim.ts';

/** How campaigns are called that nobody had to create, and how these names are looked up. */
const implicitNames = {
  guild: { name: 'Campagne du serveur', folded: 'campagne du serveur' },
  person: { name: 'Campagne personnelle', folded: 'campagne personnelle' },
} as const;

/**
 * The campaign that holds at a place: the one bound nearest, else the server's own, in a private message that of
 * `actorId`. The last two are made with their first epoch at the first use.
 */
export async function campaignAt(tx: Tx, place: Place, actorId: string, rim: Rim): Promise<Campaign> {
  const found = await findCampaign(tx, place, actorId);
  if (found) return found;
  return place.guild === null ? personalCampaign(tx, actorId, rim) : guildSeen(tx, place.guild, rim);
}

/** The campaign that holds at a place, or `null` before its first use. Writes nothing. */
export async function findCampaign(
  tx: Tx,
  { guild, channel, parents }: Pick<Place, 'guild' | 'channel' | 'parents'>,
  actorId: string,
): Promise<Campaign | null> {
  const [parent = nowhere, above = nowhere] = parents; // of a thread its channel, then the category: there is no more
  const scope = guild === null ? personScope(actorId) : guildScope(guild);
  const [row] = (await nearest(tx, { guild: guild ?? nowhere, channel, parent, above, scope })).rows;
  return row ? campaignOf(row) : null;
}

/** No place and no server has this id. */
const nowhere = '';

interface Around {
  readonly guild: string;
  readonly channel: string;
  readonly parent: string;
  readonly above: string;
  readonly scope: string;
}

/** Looked up for each binding apart: joined, it takes SQLite several times as long. */
const serverOf = (bindings: ExpressionBuilder<Schema, 'bindings'>) =>
  bindings.selectFrom('campaigns as its').select('its.guild').whereRef('its.id', '=', 'bindings.campaign');

/** The campaign bound to the channel, then to what that stands in, then the one that nobody had to bind. */
const nearest = prepared((tx, { guild, channel, parent, above, scope }: Around) => {
  const boundTo = (place: string) =>
    tx
      .selectFrom('bindings')
      .select('bindings.campaign')
      .where('bindings.place', '=', place)
      .where(serverOf, '=', guild); // the id of a place says nothing of its server
  const own = tx.selectFrom('campaigns as own').select('own.id').where('own.scope', '=', scope);
  return tx
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', ({ fn }) => fn.coalesce(boundTo(channel), boundTo(parent), boundTo(above), own));
});

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
  return makeCampaign(tx, { scope, guild: guildId, owner: null, ...implicitNames.guild }, rim);
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

/** Sets the channel of the roll log, or none; `by`: who does it (a Discord id) is told of trouble with it. What waited for want of a channel is due at once. */
export async function setLogChannel(
  tx: Tx,
  campaignId: number,
  channel: string | null,
  by: string | null = null,
): Promise<void> {
  await tx
    .updateTable('campaigns')
    .set({ log_channel: channel, log_by: by })
    .where('id', '=', campaignId)
    .execute();
  await dueAtOnce(tx, campaignId);
}

async function personalCampaign(tx: Tx, actorId: string, rim: Rim): Promise<Campaign> {
  const scope = personScope(actorId);
  return makeCampaign(tx, { scope, guild: null, owner: actorId, ...implicitNames.person }, rim);
}

const guildScope = (id: string) => `guild:${id}`;
const personScope = (id: string) => `person:${id}`;
