import type { ReadStream } from 'node:fs';
import type { Socket } from 'node:net';
import { playConsole } from '../playground/console.ts';
import { startDiscord } from '../playground/discord.ts';
import type { Page } from '../playground/page/server.ts';
import { ROUND_TABLE_BOT, setRoundTable } from '../playground/round-table.ts';

/** A small Discord on this machine, with a server where the bot is and people to play. */
export interface Atelier {
  readonly api: string;
  readonly token: string;
  /** Plays in a terminal or through a pipe. True when whoever plays has had enough, false when there was nobody. */
  play(input: Input, output: NodeJS.WriteStream): Promise<boolean>;
  /** Serves the page, for a browser on this machine. Gives the address to open; it holds the key. */
  openPage(): Promise<string>;
  close(): Promise<void>;
}

/** A terminal, a pipe or a file. */
type Input = NodeJS.ReadStream | Socket | ReadStream;

export async function openAtelier(): Promise<Atelier> {
  const discord = await startDiscord({ application: ROUND_TABLE_BOT });
  const table = setRoundTable(discord);
  let page: Page | null = null;
  return {
    api: discord.api,
    token: discord.token,
    play: async (input, output) => {
      await playConsole(discord, table, input, output);
      // A service has an empty input: it goes on without a player.
      return ('isTTY' in input && input.isTTY) || input.bytesRead > 0;
    },
    openPage: async () => {
      // Read only now: a bot on the real Discord needs none of it.
      const { servePage } = await import('../playground/page/server.ts');
      const { scenes } = await import('../playground/page/scenes/all.ts');
      page = await servePage(discord, table.people, scenes);
      return page.address;
    },
    close: async () => {
      await page?.close();
      await discord.close();
    },
  };
}
