import { sql } from 'kysely';
import { literal } from '../store/literal.ts';
import type { Tx } from '../store/store.ts';
import { eraseBattles, openBattlesOf } from './battles/erase.ts';
import { eraseCampaign } from './erase.ts';

/** What the books hold of one person, over all campaigns. */
export interface Holdings {
  /** Journal entries that they made. */
  readonly entries: number;
  /** Their sheets, and those that they made for a MJ's side, which stay with the campaign. */
  readonly sheets: number;
  readonly npcSheets: number;
  /** Games and battles that are not over in which they have a part. */
  readonly openGames: number;
  /** Campaigns in which they are known, and how many of these name them MJ. */
  readonly campaigns: number;
  readonly masterships: number;
}

/** What {@link erasePerson} would take away of the person with that Discord id. */
export async function holdingsOf(tx: Tx, person: string): Promise<Holdings> {
  const keys = await keysOf(tx, person);
  const games = await gamesOf(tx, person, keys);
  const open = await tx
    .selectFrom('games')
    .select('id')
    .where('finished', '=', literal.zero)
    .where('id', 'in', games)
    .execute();
  const sheets = await tx.selectFrom('sheets').select('npc').where('owner', 'in', keys).execute();
  const entries = await tx
    .selectFrom('journal')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author', 'in', keys)
    .where('content', 'is not', null)
    .executeTakeFirstOrThrow();
  const masterships = await tx
    .selectFrom('masters')
    .select('campaign')
    .where('discord', '=', person)
    .execute();
  return {
    entries: entries.count,
    sheets: sheets.filter(({ npc }) => npc === 0).length,
    npcSheets: sheets.filter(({ npc }) => npc === 1).length,
    openGames: open.length + (await openBattlesOf(tx, keys)),
    campaigns: keys.length,
    masterships: masterships.length,
  };
}

/**
 * Deletes a person's data in every campaign: id and name, what they rolled and wrote with its salts, their sheets, the
 * games and battles in which they have a part, their own campaign in private messages with all that is in it. Numbers, commitments
 * and hashes of entries stay, under a pseudonym that leads to nobody, and so do the changes in the ledger: the chain and
 * the sums hold as before. Sheets of a MJ's side stay with the campaign.
 */
export async function erasePerson(tx: Tx, person: string): Promise<void> {
  await sql`PRAGMA secure_delete = ON`.execute(tx);
  const own = await tx.selectFrom('campaigns').select('id').where('owner', '=', person).execute();
  for (const { id } of own) await eraseCampaign(tx, id);
  const keys = await keysOf(tx, person);
  await tx
    .deleteFrom('games')
    .where('id', 'in', await gamesOf(tx, person, keys))
    .execute();
  await eraseBattles(tx, keys);
  await tx.deleteFrom('sheets').where('owner', 'in', keys).where('npc', '=', 0).execute();
  await tx.deleteFrom('masters').where('discord', '=', person).execute();
  const campaigns = tx.selectFrom('people').select('people.campaign').where('people.id', 'in', keys);
  await tx.deleteFrom('searches').where('campaign', 'in', campaigns).execute(); // what was looked for may name them
  await tx.deleteFrom('imports').where('person', '=', person).execute();
  await tx.updateTable('campaigns').set({ log_by: null }).where('log_by', '=', person).execute();
  await tx.updateTable('campaigns').set({ mj_by: null }).where('mj_by', '=', person).execute();
  await eraseEntries(tx, person, keys);
  await tx.updateTable('people').set({ discord: null, name: null }).where('id', 'in', keys).execute();
  await sql`PRAGMA secure_delete = OFF`.execute(tx);
}

/** Entries that they made, and those of others that hold their id; answers not yet shown that name them. */
async function eraseEntries(tx: Tx, person: string, keys: readonly number[]): Promise<void> {
  const entries = tx
    .selectFrom('journal')
    .select('journal.id')
    .where((eb) =>
      eb.or([eb('journal.author', 'in', keys), eb(sql<number>`instr(content, ${person})`, '>', 0)]),
    );
  const naming = tx
    .selectFrom('journal')
    .select('journal.id')
    .where((eb) => eb.or([eb('author', 'in', keys), eb('behalf', 'in', keys)]));
  await tx
    .updateTable('interactions')
    .set({ answer: null })
    .where((eb) => eb.or([eb('entry', 'in', naming), eb(sql<number>`instr(answer, ${person})`, '>', 0)]))
    .execute();
  await tx
    .deleteFrom('outbox')
    .where('state', '=', 'waiting')
    .where('lane', '=', 'place')
    .where((eb) => eb.or([eb('entry', 'in', entries), eb(sql<number>`instr(payload, ${person})`, '>', 0)]))
    .execute();
  await tx.updateTable('journal').set({ content: null, salt: null }).where('id', 'in', entries).execute();
}

/** The person's rows, one in each campaign. */
async function keysOf(tx: Tx, person: string): Promise<number[]> {
  const rows = await tx.selectFrom('people').select('id').where('discord', '=', person).execute();
  return rows.map(({ id }) => id);
}

/** Games in which they made a move, on whom one waits, or that name them. */
async function gamesOf(tx: Tx, person: string, keys: readonly number[]): Promise<number[]> {
  const played = await tx
    .selectFrom('journal')
    .select(sql<number>`json_extract(content, '$.game.id')`.as('game'))
    .distinct()
    .where('author', 'in', keys)
    .where(sql`json_extract(content, '$.game.id')`, 'is not', null)
    .execute();
  const naming = await tx
    .selectFrom('games')
    .select('id')
    .where(sql<number>`instr(opening || state || fixed || awaits || seats, ${`"${person}"`})`, '>', 0)
    .execute();
  return [...new Set([...played.map(({ game }) => game), ...naming.map(({ id }) => id)])];
}
