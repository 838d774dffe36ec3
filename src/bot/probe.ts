import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'discord.js';
import { openGames } from '../campaign/games.ts';
import { lastSession } from '../campaign/sessions.ts';
import type { SlashCall } from '../slash/command.ts';
import { shelfFor } from '../slash/desk.ts';
import type { BooksChecked, Looking, Surroundings, WrittenChannel } from '../slash/surroundings.ts';
import { knownCopies } from '../store/backup-files.ts';
import type { Store } from '../store/store.ts';
import { lookAt } from './channel-look.ts';
import type { Log } from './log.ts';
import { checkBooks } from './long-readings.ts';
import type { Backups } from './upkeep.ts';
import { reason } from './window.ts';

interface Probe {
  readonly store: Store;
  readonly log: Log;
  readonly backups?: Backups;
}

/** Open games whose channels are looked at. */
const mostGames = 10;

/** What the running program can tell a MJ about itself; `null` for anybody else, who is refused anyway. */
export async function probe(
  { store, log, backups }: Probe,
  client: Client,
  call: SlashCall,
  at: Looking,
): Promise<Surroundings | null> {
  const wanted = await store.read(async (tx) => {
    const { campaign, isMaster } = await shelfFor(tx, call);
    if (!isMaster) return null;
    const session = campaign && (await lastSession(tx, campaign.id));
    const thread = session?.closedAt === null ? session.thread : null;
    return { campaign, thread, games: campaign ? await openGames(tx, campaign.id, mostGames) : [] };
  });
  if (!wanted) return null;
  const { campaign, games, thread } = wanted;
  const places: (readonly [string | null, WrittenChannel['purpose']])[] = [
    [campaign?.logChannel ?? null, 'log'],
    [thread, 'session'],
    [campaign?.masterChannel ?? null, 'master'],
    [call.place.channel, 'here'],
    ...games.map(({ channel }) => [channel, 'game'] as const),
  ];
  if (at === 'log') places.splice(1);
  const first = new Map(places.toReversed().flatMap(([id, purpose]) => (id === null ? [] : [[id, purpose]])));
  const channels = call.place.guild === null ? [] : [...first].reverse();
  return {
    version: version(),
    latency: client.ws.ping < 0 ? null : Math.round(client.ws.ping),
    channels: await Promise.all(channels.map(([id, purpose]) => lookAt(client, id, purpose))),
    books: at === 'all' && backups ? await checked(backups.database, campaign?.id ?? 0, log) : null,
    backup: at === 'all' && backups ? await lastCopy(backups) : null,
  };
}

async function lastCopy({ folder, database, keep }: Backups): Promise<Surroundings['backup']> {
  const [last] = await knownCopies(folder, database);
  return { last: last?.made ?? null, off: keep === 0 };
}

/** A server that is new has nothing in the books yet, under no campaign: it adds up. */
async function checked(database: string, campaignId: number, log: Log): Promise<BooksChecked | null> {
  try {
    return { bytes: statSync(database).size, ...(await checkBooks(database, campaignId)) };
  } catch (error) {
    log.error({ error: reason(error) }, 'books not checked');
    return null;
  }
}

function version(): string {
  const read: { readonly version: string } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
  );
  return read.version;
}
