import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import Database from 'better-sqlite3';
import { commands } from '../../commands/index.ts';
import type { ComponentCall, SlashCall } from '../../src/slash/command.ts';
import { parseCustomId } from '../../src/slash/custom-id.ts';
import type { Values } from '../../src/slash/option.ts';
import type { Ground } from '../../src/slash/perform.ts';
import { openStore } from '../../src/store/store.ts';

/** Books of their own for one test, a clock that ticks by itself, entropy that repeats. */
export interface TestGround extends Ground {
  /** Every row of every table, as text. */
  rows(): string;
}

export async function openGround(context: TestContext): Promise<TestGround> {
  const folder = await mkdtemp(join(tmpdir(), 'heraut-'));
  const path = join(folder, 'heraut.sqlite');
  const store = await openStore(path);
  context.after(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });
  let ticks = 1_700_000_000_000;
  let byte = 0;
  const rim = {
    now: () => ++ticks,
    randomBytes: (count: number) => Uint8Array.from({ length: count }, () => byte++ % 251),
  };
  return { commands, store, rim, rows: () => dump(path) };
}

function dump(path: string): string {
  const database = new Database(path, { readonly: true });
  try {
    const tables = database
      .prepare("select name from sqlite_schema where type = 'table' order by name")
      .pluck()
      .all();
    return JSON.stringify(tables.map((table) => [table, database.prepare(`select * from "${table}"`).all()]));
  } finally {
    database.close();
  }
}

/** A player, Léa, in a server; `over` changes what matters to a test. */
export function slash(command: string, options: Values, over: Partial<SlashCall> = {}): SlashCall {
  return {
    kind: 'slash',
    id: '1100000000000000001',
    at: 1_700_000_000_000,
    place: { guild: '900000000000000001', channel: '910000000000000001', parents: [] },
    actor: { id: '920000000000000001', name: 'Léa', roles: [], managesGuild: false, maySpeak: true },
    command,
    subcommand: null,
    options,
    ...over,
  };
}

export const wire = { application: '1', token: 'jeton' };

/** The message that is clicked: newer than every interaction here, as an answer is. */
export const newer = '1900000000000000000';

/** A click on the button with that custom id, by the same player. */
export function press(customId: string, over: Partial<ComponentCall> = {}): ComponentCall {
  const target = parseCustomId(customId);
  if (!target) throw new Error(`no custom id: ${customId}`);
  const { place, actor, at } = slash('', {});
  return {
    ...{
      kind: 'button',
      id: '1200000000000000001',
      place,
      actor,
      at,
      message: newer,
      values: [],
      fields: {},
    },
    ...target,
    ...over,
  };
}
