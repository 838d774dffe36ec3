import { randomBytes } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commands } from '../../commands/index.ts';
import { pooled, type Rim } from '../../src/campaign/rim.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import type { SlashCall } from '../../src/slash/command.ts';
import { perform } from '../../src/slash/perform.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { atLeast, type Figure } from './figures.ts';
import { alternate, median, timed, timedNow } from './median.ts';
import { Player, type Ran, recordStatements } from './tape.ts';

const warmUp = 100;
const turns = 1000;

/** A whole interaction saved to the disk, against the same statements given to better-sqlite3 by hand. */
export async function measureTransaction(folder: string): Promise<readonly Figure[]> {
  const [recorded, real, raw] = await threeBases(folder);
  const tapes = await tapesOf(recorded);
  const store = await openStore(real);
  const player = new Player(raw);
  try {
    const ground = groundOn(store);
    const [ours, theirs] = await alternate(
      warmUp + turns,
      (turn) => timed(() => roll(ground, turn)),
      async (turn) => timedNow(() => player.play(tapes[turn] ?? [])),
    );
    return figures(median(ours.slice(warmUp)), median(theirs.slice(warmUp)));
  } finally {
    player.close();
    await store.close();
  }
}

function figures(ours: number, theirs: number): readonly Figure[] {
  return [
    { label: 'Interactions jouées et enregistrées', value: 1000 / ours, unit: '/s', limit: null },
    { label: 'Les mêmes ordres SQL, seuls', value: 1000 / theirs, unit: '/s', limit: null },
    {
      label: 'Interaction enregistrée, Héraut sur SQL seul',
      value: theirs / ours,
      unit: '×',
      limit: atLeast(0.45), // 0.48 to 0.52 where a disk takes 0.3 ms; a slower one brings it nearer to 1
    },
  ];
}

/** Three copies of a base in which the server, its campaign and the player are known. */
async function threeBases(folder: string): Promise<readonly [string, string, string]> {
  const first = join(folder, 'transaction.sqlite');
  const store = await openStore(first);
  await roll(groundOn(store), -1);
  await store.close();
  const copies = [join(folder, 'transaction-2.sqlite'), join(folder, 'transaction-3.sqlite')] as const;
  for (const copy of copies) await copyFile(first, copy);
  return [first, ...copies];
}

/** What each interaction asks of the database. */
async function tapesOf(path: string): Promise<readonly (readonly Ran[])[]> {
  const recording = recordStatements();
  const store = await openStore(path);
  try {
    const ground = groundOn(store);
    const tapes: (readonly Ran[])[] = [];
    for (let turn = 0; turn < warmUp + turns; turn += 1) {
      recording.tape.length = 0;
      await roll(ground, turn);
      tapes.push([...recording.tape]);
    }
    return tapes;
  } finally {
    recording.stop();
    await store.close();
  }
}

function groundOn(store: Store) {
  const rim: Rim = { now: () => Date.now(), randomBytes: pooled(randomBytes) };
  return { commands, store, rim };
}

async function roll(ground: ReturnType<typeof groundOn>, turn: number): Promise<void> {
  const call: SlashCall = {
    kind: 'slash',
    id: String(1_100_000_000_000_000_001n + BigInt(turn)),
    at: 1_700_000_000_000 + turn,
    place: { guild: '900000000000000001', channel: '910000000000000001', parents: [] },
    actor: { id: '920000000000000001', name: 'Léa', roles: [], managesGuild: false, maySpeak: true },
    command: 'ebranlement',
    subcommand: null,
    options: { 'effectif-initial': 10, 'effectif-restant': 4, cd: 7, co: 2 },
  };
  const performed = await perform(ground, call, { application: '1', token: 'jeton' });
  if (isRefusal(performed) || performed.kind !== 'done') throw new Error('the roll was not saved');
}
