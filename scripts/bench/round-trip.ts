import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startDiscord } from '../../src/playground/discord.ts';
import type { SeenMessage } from '../../src/playground/world/model.ts';
import { spawned } from './child.ts';
import { atMost, type Figure } from './figures.ts';
import { alternate, median } from './median.ts';

const heraut = fileURLToPath(new URL('bots/heraut.ts', import.meta.url));
const trivial = fileURLToPath(new URL('bots/trivial.ts', import.meta.url));

const warmUp = 200;
const turns = 300;
/** Milliseconds of rest before each interaction: what follows an answer (the log message) is over by then. */
const rest = 15;

/** A bot in a process of its own and the Discord that it talks to. */
interface Stand {
  /** Milliseconds from the command to the first answer. */
  readonly send: () => Promise<number>;
  readonly ask: () => Promise<SeenMessage>;
  readonly close: () => Promise<void>;
}

/**
 * From the moment a person sends a command until they see the answer: with the bot, and with one that knows no rule, keeps
 * nothing, and shows the same answer.
 */
export async function measureRoundTrip(folder: string): Promise<readonly Figure[]> {
  const line = '/ebranlement effectif-initial:10 effectif-restant:4 cd:7 co:2';
  const ours = await stand(heraut, line, [join(folder, 'aller-retour.sqlite')]);
  const { embeds, components } = await ours.ask();
  const least = await stand(trivial, '/ping', [JSON.stringify({ embeds, components })]);
  try {
    const [full, bare] = await alternate(warmUp + turns, ours.send, least.send);
    const [mine, theirs] = [median(full.slice(warmUp)), median(bare.slice(warmUp))];
    return [
      { label: 'Aller-retour d’une commande, tout enregistré', value: mine, unit: 'ms', limit: null },
      { label: 'Aller-retour d’un bot trivial, même réponse', value: theirs, unit: 'ms', limit: null },
      { label: 'Aller-retour, Héraut sur bot trivial', value: mine / theirs, unit: '×', limit: atMost(2) },
    ];
  } finally {
    await ours.close();
    await least.close();
  }
}

async function stand(program: string, line: string, more: readonly string[]): Promise<Stand> {
  const discord = await startDiscord();
  const owner = discord.addUser({ name: 'Merlin' });
  const guild = discord.addGuild({ name: 'La Table ronde', owner });
  const { id } = discord.addChannel(guild, { name: 'général' });
  const { stop } = await spawned(program, discord, more);
  return {
    send: async () => {
      await sleep(rest);
      const begin = performance.now();
      await discord.as(owner).slash(id, line).response();
      return performance.now() - begin;
    },
    ask: () => discord.as(owner).slash(id, line).answered(),
    close: async () => {
      await stop();
      await discord.close();
    },
  };
}
