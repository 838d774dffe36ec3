import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { literal } from '../store/literal.ts';
import type { Store } from '../store/store.ts';
import { StartFailure } from './client.ts';
import { type Timers, within } from './timers.ts';

/** What a health check wants to know: the parts that must work, in the words of its answer. */
export interface Checked {
  /** Whether the bot is connected to Discord right now. */
  readonly discord: () => boolean;
  readonly store: Pick<Store, 'read'>;
  readonly timers: Timers;
}

interface Sante {
  readonly port: number;
  close(): Promise<void>;
}

/** How long the base may take to answer, milliseconds. */
const patience = 2000;

/**
 * Answers `GET /sante` on this machine alone: 200 while Discord and the base can be reached, otherwise 503, with JSON that
 * says which cannot. It tells nothing of servers or people. `port` 0 takes a free one.
 * Throws {@link StartFailure} when the port is not to be had.
 */
export async function serveSante(port: number, checked: Checked): Promise<Sante> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    if (path !== '/sante') return say(response, 404, { erreur: 'seul /sante existe' });
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(response, 405, { erreur: 'lecture seule' });
    void look(checked).then((found) => say(response, found.etat === 'ok' ? 200 : 503, found));
  });
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    throw new StartFailure(
      `HERAUT_SANTE_PORT\u202F: le port ${port} est déjà pris ou interdit. Choisis-en un autre.`,
    );
  }
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('a server without a port');
  return {
    port: address.port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function look({ discord, store, timers }: Checked) {
  const base = store
    .read((tx) => tx.selectFrom('guilds').select('id').limit(literal.one).execute())
    .then(
      () => true,
      () => false,
    );
  const found = { discord: discord(), base: await within(timers, patience, base, false) };
  return { etat: found.discord && found.base ? 'ok' : 'en-panne', ...found };
}

function say(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(`${JSON.stringify(body)}\n`);
}
