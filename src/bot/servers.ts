import { type Client, Events, GatewayDispatchEvents, type GatewayReadyDispatchData } from 'discord.js';
import { guildLeft, guildSeen, guildsPresent } from '../campaign/campaigns.ts';
import type { Rim } from '../campaign/rim.ts';
import type { Store, Tx } from '../store/store.ts';
import type { Log } from './log.ts';
import { reason } from './window.ts';

interface Books {
  readonly store: Store;
  readonly rim: Rim;
  readonly log: Log;
}

/**
 * Notes the servers that came and went: while the bot was off, one by one from now on, and whenever a session begins
 * anew, since what happened before it is never told. `came` is called for each server that comes from now on.
 */
export async function watchServers(
  { store, rim, log }: Books,
  client: Client<true>,
  came: (guild: string) => void,
): Promise<void> {
  const compare = async (ids: readonly string[]): Promise<readonly string[]> => {
    const present = await store.transact((tx) => guildsPresent(tx, ids, rim));
    if (present.came.length + present.went.length > 0) log.info(present, 'servers came and went');
    return present.came;
  };
  const note = (work: Promise<unknown>): void => {
    work.catch((error: unknown) => log.error({ error: reason(error) }, 'servers not noted'));
  };
  const one = (noted: (tx: Tx) => Promise<unknown>): Promise<unknown> => store.transact(noted);
  client.on(Events.GuildCreate, ({ id }) => note(one((tx) => guildSeen(tx, id, rim)).then(() => came(id))));
  client.on(Events.GuildDelete, ({ id }) => note(one((tx) => guildLeft(tx, id, rim))));
  client.ws.on(GatewayDispatchEvents.Ready, ({ guilds }: GatewayReadyDispatchData) =>
    note(compare(guilds.map(({ id }) => id)).then((ids) => ids.forEach(came))),
  );
  await compare([...client.guilds.cache.keys()]);
}
