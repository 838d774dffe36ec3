import type { Discord } from '../../src/playground/discord.ts';
import { examples } from '../../src/present/aide-examples.ts';

/** A server of many: where one plays, and who. */
export interface Table {
  readonly guild: string;
  readonly channel: string;
  readonly log: string;
  readonly people: readonly string[];
}

/** What would end the play of a server: books that are deleted or closed take nothing more. */
const endings: readonly string[] = ['mes-donnees supprimer', 'campagne archiver'];

/** One line to type for each command and subcommand but those that end the play. */
const mixedLines: readonly string[] = Object.entries(examples)
  .filter(([name]) => !endings.includes(name))
  .map(([, line]) => line);

/** Servers with a MJ, two players, a channel to play in and one for the log. */
export function seatTables(discord: Discord, count: number): readonly Table[] {
  return Array.from({ length: count }, (_, index): Table => {
    const owner = discord.addUser({ name: 'Merlin' });
    const guild = discord.addGuild({ name: `Table ${index + 1}`, owner });
    const players = ['Perceval', 'Tom'].map((name) => discord.addUser({ name }));
    for (const player of players) discord.addMember(guild, player);
    const [channel, log] = ['général', 'journal'].map((name) => discord.addChannel(guild, { name }).id);
    const people = [owner, ...players].map(({ id }) => id);
    return { guild: guild.id, channel: channel ?? '', log: log ?? '', people };
  });
}

/** Numbers from 0 to below `bound`, the same in each run: figures are compared between runs. */
export function picker(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** One interaction: what was said, and after how many milliseconds it was answered; `null` where it was not. */
export interface Played {
  readonly line: string;
  readonly first: number | null;
  readonly final: number | null;
}

/** Says one line at random somewhere, and waits for the answer in full. */
export async function playOne(
  discord: Discord,
  tables: readonly Table[],
  pick: (bound: number) => number,
): Promise<Played> {
  const table = tables[pick(tables.length)];
  const line = mixedLines[pick(mixedLines.length)];
  if (!table || !line) throw new RangeError('nothing to play');
  const who = table.people[pick(table.people.length)] ?? '';
  const begin = performance.now();
  const handle = discord.as(who).slash(table.channel, line);
  const since = () => performance.now() - begin;
  const first = await handle.response().then(since, () => null);
  if (first === null) return { line, first, final: null };
  if (handle.modal !== null) return { line, first, final: first };
  // A refusal after a public « wait » is told beside it.
  const whole = handle.answered().catch(() => handle.followUp());
  return { line, first, final: await whole.then(since, () => null) };
}
