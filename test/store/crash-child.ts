import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { campaignAt, setLogChannel } from '../../src/campaign/campaigns.ts';
import { claim, saveAnswer } from '../../src/campaign/interactions.ts';
import { record } from '../../src/campaign/journal.ts';
import { change } from '../../src/campaign/ledger.ts';
import { postRoll } from '../../src/campaign/outbox.ts';
import { openStore, type Tx } from '../../src/store/store.ts';
import { alice, newEntry, placeIn } from '../campaign/samples.ts';

/** Performs interactions, several at once, until it is killed; prints the id of each one that is on the disk. */
const [path = '', run = ''] = process.argv.slice(2);
const rim = { now: () => 5, randomBytes: (count: number) => randomBytes(count) };
const atOnce = 4;

async function perform(tx: Tx, id: string): Promise<void> {
  const guild = String(Number(id.split('-')[1]) % 2);
  const seen = {
    id,
    token: 't',
    applicationId: 'a',
    guild,
    channel: 'c',
    at: 5,
    manner: 'public',
    target: null,
  };
  if (!(await claim(tx, { ...seen, manner: 'public', hidden: false })))
    throw new Error(`${id} was there already`);
  const campaign = await campaignAt(tx, placeIn(guild), alice.id, rim);
  await setLogChannel(tx, campaign.id, '500');
  const entry = await record(tx, campaign, newEntry(), id, rim);
  const account = { campaignId: campaign.id, subject: 'fiche:1', quantity: 'xp' };
  await change(tx, {
    ...account,
    by: 10,
    cause: 'test',
    entryId: entry.id,
    who: entry.content.author,
    at: 5,
  });
  await postRoll(tx, entry, id, rim);
  await saveAnswer(tx, id, { number: entry.number }, entry.id);
}

const store = await openStore(path);
async function worker(first: number): Promise<never> {
  for (let i = first; ; i += atOnce) {
    const id = `${run}-${i}`;
    await store.transact((tx) => perform(tx, id));
    writeSync(1, `${id}\n`);
  }
}
await Promise.all(Array.from({ length: atOnce }, (_, first) => worker(first)));
