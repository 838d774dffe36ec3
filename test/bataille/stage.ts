import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { TestContext } from 'node:test';
import { battleById, type StoredBattle } from '../../src/campaign/battles.ts';
import { entriesAfter } from '../../src/campaign/reading.ts';
import type { Unite } from '../../src/rules/w40k/bataille-terms.ts';
import type { Message } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { openGround } from '../commands/ground.ts';
import { type Done, done, openTable, Table, type Who } from '../fiche/play.ts';

export const tom = { id: '920000000000000002', name: 'Tom' };
export const lea = { id: '920000000000000001', name: 'Léa' };

/** `/bataille <subcommand>`, done. */
export function battles(table: Table, who: Who, subcommand: string, options: Values = {}): Promise<Done> {
  return table.does(who, subcommand, options, { command: 'bataille' });
}

/** The same for `/pc`. */
export function pays(table: Table, who: Who, subcommand: string, options: Values = {}): Promise<Done> {
  return table.does(who, subcommand, options, { command: 'pc' });
}

/** `/commandement`, with dice thrown by hand unless none are due. */
export function commands(table: Table, who: Who, des?: string): Promise<Done> {
  return table.does(who, null, des === undefined ? {} : { des }, { command: 'commandement' });
}

/** The code of a refusal, the option to mend, and its facts. */
export async function refuses(
  table: Table,
  who: Who,
  command: string,
  subcommand: string | null,
  options: Values = {},
) {
  const { code, option, context } = await table.refused(who, subcommand, options, { command });
  return [code, option, context] as const;
}

/** A click that does something. */
export async function clicks(table: Table, who: Who, message: Message, label: string): Promise<Done> {
  return done(await table.clicks(who, message, label));
}

/** A battle of Léa, who plays first, against Tom: ten Boyz on the hill, a walker, five Marines of Tom. */
export async function begun(context: TestContext): Promise<Table> {
  return joined(await openTable(context));
}

/** A table for many deeds: entropy that repeats would give two of so many messages one nonce; it is the same at each run. */
export async function openLongTable(context: TestContext): Promise<Table> {
  const ground = await openGround(context);
  let draws = 0;
  const randomBytes = (count: number) =>
    createHash('shake256', { outputLength: count }).update(`long table ${draws++}`).digest();
  return new Table({ ...ground, rim: { ...ground.rim, randomBytes } });
}

/** The same battle at a table that is open. */
export async function joined(table: Table): Promise<Table> {
  await battles(table, 'Léa', 'commencer', { adversaire: tom, premier: 'moi' });
  await battles(table, 'Léa', 'unite', {
    nom: 'Boyz',
    'effectif-initial': 10,
    'pv-initial': 1,
    cd: 7,
    co: 2,
    objectif: 'Colline',
  });
  await battles(table, 'Léa', 'unite', {
    nom: 'Dread',
    'effectif-initial': 1,
    'pv-initial': 12,
    cd: 6,
    co: 4,
    rappel: 'Réparation',
  });
  await battles(table, 'Tom', 'unite', {
    nom: 'Marines',
    'effectif-initial': 5,
    'pv-initial': 2,
    cd: 6,
    co: 2,
    objectif: 'colline',
  });
  return table;
}

/** The first battle as it stands. */
export async function battle({ ground }: Table, id = 1): Promise<StoredBattle> {
  const found = await ground.store.read((tx) => battleById(tx, 1, id));
  assert.ok(found);
  return found;
}

export async function unit(table: Table, nom: string): Promise<Unite> {
  const { bataille } = await battle(table);
  const found = bataille.unites.find((one) => one.nom === nom);
  assert.ok(found, nom);
  return found;
}

/** PC, then points of both players. */
export async function accounts(table: Table): Promise<readonly (readonly [number, number])[]> {
  const { bataille } = await battle(table);
  return bataille.joueurs.map(({ pc, points }) => [pc, points] as const);
}

/** Every entry of the journal in order. */
export async function entries({ ground }: Table) {
  const all = await ground.store.read((tx) => entriesAfter(tx, { campaignId: 1, after: 0, limit: 500 }));
  return all.map((entry) => {
    assert.ok(entry.content);
    return { ...entry, content: entry.content };
  });
}

/** How many rows of a kind wait in the outbox. */
export async function posts({ ground }: Table, kind: string): Promise<number> {
  const rows = await ground.store.read((tx) =>
    tx
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', kind as 'roll')
      .execute(),
  );
  return rows.length;
}
