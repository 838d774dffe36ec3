import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { openLog } from '../../src/bot/log.ts';
import { keepUp } from '../../src/bot/upkeep.ts';
import { guildLeft, guildSeen } from '../../src/campaign/campaigns.ts';
import { perform } from '../../src/slash/perform.ts';
import { openStore } from '../../src/store/store.ts';
import { openGround, slash, type TestGround, wire } from '../commands/ground.ts';
import { addGuild } from '../store/scratch.ts';

const day = 24 * 60 * 60_000;
const left = '900000000000000001';
const stays = '900000000000000002';
const log = openLog('silent');

/** How many rows each table has, without those that are empty. */
function counted(ground: TestGround): Readonly<Record<string, number>> {
  const tables = JSON.parse(ground.rows()) as [string, unknown[]][];
  return Object.fromEntries(tables.map(([name, rows]) => [name, rows.length]));
}

let deeds = 0;
/** Plays all kinds of things in a server: rolls, a game of several clicks, a sheet, a setting. */
async function play(ground: TestGround, guild: string): Promise<void> {
  const place = { guild, channel: `${guild}1`, parents: [] };
  const actor = { ...slash('', {}).actor, managesGuild: true };
  const done: readonly [string, string | null, Parameters<typeof slash>[1]][] = [
    ['jet', null, { notation: '2d6', motif: 'pour voir' }],
    ['jet', null, { notation: '2d6', visibilite: 'personnel' }],
    ['impact', null, { x: 8, cibles: 'Gobelin RES 4 à 8 ; Orque RES 6 à 18 ; Troll RES 9 à 21' }],
    ['fiche', 'creer', { nom: 'Bran', profil: 'CC 6 F 4 E 4 PV 4 I 5 A 5 Cd 9 Svg 2+' }],
    ['campagne', 'creer', { nom: 'Nord' }],
    ['campagne', 'arbitrage', { regle: 'w40k/edition', reponse: '11e' }],
  ];
  for (const [command, subcommand, options] of done) {
    deeds += 1;
    const performed = await perform(
      ground,
      slash(command, options, {
        subcommand,
        place,
        actor,
        id: `${1_100_000_000_000_000_000n + BigInt(deeds)}`,
      }),
      wire,
    );
    assert.ok('kind' in performed, `${command}: ${JSON.stringify(performed)}`);
  }
}

/** The ground with entropy that never repeats, so that no two messages have one nonce. */
async function open(context: TestContext) {
  const ground = await openGround(context);
  let byte = 0n;
  const randomBytes = (count: number) => {
    byte += 1n;
    return Uint8Array.from(
      Buffer.from(
        byte
          .toString(16)
          .padStart(count * 2, '0')
          .slice(-count * 2),
        'hex',
      ),
    );
  };
  return { ...ground, rim: { ...ground.rim, randomBytes } };
}

test('piege-30 a server is kept for 30 days after the bot left, then every row of it goes, and of no other', async (context) => {
  const ground = await open(context);
  const { store, rim } = ground;
  await play(ground, stays);
  const before = counted(ground);
  await play(ground, left);
  const at = rim.now();
  await store.transact((tx) => guildLeft(tx, left, { ...rim, now: () => at }));
  const whole = ground.rows();
  const look = (now: number) => keepUp({ store, log, rim: { ...rim, now: () => now } });
  await look(at + 30 * day - 1);
  assert.equal(ground.rows(), whole);
  await look(at + 30 * day);
  const { sqlite_sequence: _, ...after } = counted(ground);
  const { sqlite_sequence: __, ...expected } = before;
  assert.deepEqual(after, expected);
  assert.ok(!ground.rows().includes(left));
});

test('piege-30 let in again within the 30 days: nothing goes, ever', async (context) => {
  const ground = await open(context);
  const { store, rim } = ground;
  await play(ground, left);
  await store.transact((tx) => guildLeft(tx, left, rim));
  await store.transact((tx) => guildSeen(tx, left, rim));
  const whole = ground.rows();
  await keepUp({ store, log, rim: { ...rim, now: () => rim.now() + 400 * day } });
  assert.equal(ground.rows(), whole);
});

test('the copy of the day is made once, the next one the day after, and a folder that fails is tried again', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'heraut-'));
  context.after(() => rm(folder, { recursive: true }));
  const database = join(folder, 'heraut.sqlite');
  const store = await openStore(database);
  context.after(() => store.close());
  await store.transact((tx) => addGuild(tx, '1'));
  const start = Date.UTC(2026, 10, 30, 23, 30);
  const copies = join(folder, 'copies');
  const keep = (now: number, to = copies, days = 2) =>
    keepUp({
      store,
      log,
      rim: { now: () => now, randomBytes: (count) => new Uint8Array(count) },
      backups: { database, folder: to, keep: days },
    });
  await keep(start, database); // a file where the folder should be
  assert.equal(await keep(start, copies, 0), start + 60 * 60_000);
  assert.ok(!readdirSync(folder).includes('copies'));
  for (const hours of [0, 0.1, 1, 1.5, 25]) await keep(start + hours * 60 * 60_000);
  assert.deepEqual(readdirSync(copies).sort(), ['heraut-2026-12-01.sqlite', 'heraut-2026-12-02.sqlite']);
});
