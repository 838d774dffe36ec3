import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { currentValue } from '../../src/campaign/ledger.ts';
import { setMasterChannel } from '../../src/campaign/outbox.ts';
import { entryByNumber } from '../../src/campaign/reading.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { makeCustomId } from '../../src/slash/custom-id.ts';
import type { Values } from '../../src/slash/option.ts';
import { openTable, type Table, type Who } from '../fiche/play.ts';

/** A table whose campaign has a MJ channel (600) and whose player Léa keeps the sheet of Kael: 10 PV. */
export async function tableWithKael(context: TestContext): Promise<Table> {
  const table = await openTable(context);
  await table.does('Léa', 'creer', { nom: 'Kael', profil: 'Effectif 10 PV 10 Cd 7 CO 2' });
  await table.ground.store.transact((tx) => setMasterChannel(tx, 1, '600'));
  return table;
}

/** What the ledger says of the first sheet. */
export function counted({ ground }: Table, quantity: string): Promise<number | null> {
  const account = { campaignId: 1, subject: 'fiche:1', quantity };
  return ground.store.read((tx) => currentValue(tx, account));
}

/** Kael’s unit is shaken, and one of it flees, by dice thrown by hand unless it is blind; gives the number. */
export async function flees(table: Table, who: Who = 'Léa', over: Values = {}): Promise<number> {
  const dice = over['visibilite'] === 'mj' ? {} : { des: '2 3 1 6 6' }; // who throws them would know
  const values = { fiche: 'Kael', 'effectif-restant': 3, repli: true, ...dice, ...over };
  const { entry } = await table.does(who, null, values, { command: 'ebranlement' });
  assert.ok(entry);
  return entry.number;
}

const undoing = { command: 'annuler' };

export function undoes(table: Table, who: Who, numero?: number) {
  return table.does(who, null, numero === undefined ? {} : { numero }, undoing);
}

/** The code of the refusal, and its facts. */
export async function mayNot(table: Table, who: Who, numero?: number) {
  const { code, context } = await table.refused(who, null, numero === undefined ? {} : { numero }, undoing);
  return [code, context] as const;
}

/** A click on a button of the request to take that entry back. */
export async function answers(table: Table, who: Who, action: 'accord' | 'refus', numero: number) {
  const performed = await table.presses(
    who,
    makeCustomId('annuler', action, (await entry(table, numero)).id),
  );
  if (isRefusal(performed)) return performed.code;
  assert.equal(performed.kind, 'done');
  return 'done';
}

export async function entry({ ground }: Table, number: number) {
  const found = await ground.store.read((tx) => entryByNumber(tx, { campaignId: 1, number }));
  assert.ok(found);
  return found;
}

/** Messages that wait to be delivered as they stand: where to, in place of what, and what they say. */
export async function directs({ ground }: Table) {
  const rows = await ground.store.read((tx) =>
    tx
      .selectFrom('outbox')
      .select(['channel', 'payload'])
      .where('kind', '=', 'direct')
      .orderBy('id')
      .execute(),
  );
  return rows.map(({ channel, payload }) => ({ channel, ...JSON.parse(payload) }));
}
