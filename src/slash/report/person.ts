import { holdingsOf } from '../../campaign/erase-person.ts';
import { personData } from '../../campaign/person-data.ts';
import { dataHandedOut } from '../../present/mes-donnees.ts';
import type { Tx } from '../../store/store.ts';
import type { Message } from '../command.ts';

/** All that is known of one person (a Discord id) over all campaigns, for that person alone. */
export interface PersonReport {
  readonly kind: 'mes-donnees';
  readonly person: string;
}

/** A file of what is known; an empty one for who is not known. */
export async function personReport(tx: Tx, { person }: PersonReport): Promise<Message> {
  const holdings = await holdingsOf(tx, person);
  const { file, left } = await personData(tx, person);
  const files = [{ name: 'mes-donnees.json', text: `${JSON.stringify(file, null, 1)}\n` }];
  return { embeds: [dataHandedOut(holdings, left)], components: [], files };
}
