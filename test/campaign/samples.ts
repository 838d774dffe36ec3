import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Campaign } from '../../src/campaign/campaign.ts';
import { campaignAt, setLogChannel } from '../../src/campaign/campaigns.ts';
import type { Entry } from '../../src/campaign/entry.ts';
import { drawsFor } from '../../src/campaign/epochs.ts';
import { type NewEntry, record } from '../../src/campaign/journal.ts';
import { delivered, due, postRoll } from '../../src/campaign/outbox.ts';
import type { Rim } from '../../src/campaign/rim.ts';
import type { Store, Tx } from '../../src/store/store.ts';
import { scratchStore, scriptedRim } from '../store/scratch.ts';

export const alice = { id: '100000000000000001', name: 'Alice' };
export const bob = { id: '100000000000000002', name: 'Bob' };

/** A channel of a server. */
export const placeIn = (guild: string | null) => ({ guild, channel: '300000000000000001', parents: [] });

/** A roll to be written; what a test is about is given. */
export function newEntry(given: Partial<NewEntry> = {}): NewEntry {
  return {
    command: 'jet',
    options: { notation: '2d6' },
    outcome: { result: { total: 7 }, steps: [], rulings: [], ignored: [] },
    dice: [
      { sides: 6, face: 3 },
      { sides: 6, face: 4 },
    ],
    typed: false,
    motif: null,
    visibility: 'public',
    author: alice,
    behalf: null,
    seed: { epoch: 1, secret: 'public', id: '400000000000000001', algorithm: 1 },
    at: 1_750_000_000_000,
    ...given,
  };
}

/** What a test about the books needs: a store, a rim, and the implicit campaign of one server. */
export interface Books {
  readonly store: Store;
  readonly path: string;
  readonly rim: Rim;
  readonly campaign: Campaign;
  /** Writes an entry in a transaction of its own; in another campaign when one is given. */
  enter(given?: Partial<NewEntry>, campaign?: Campaign): Promise<Entry>;
  /** The implicit campaign of another server. */
  campaignOf(guild: string): Promise<Campaign>;
}

export async function books(t: TestContext): Promise<Books> {
  const { store, path } = await scratchStore(t);
  const rim = scriptedRim();
  const campaignOf = (guild: string) => store.transact((tx) => campaignAt(tx, placeIn(guild), alice.id, rim));
  const campaign = await campaignOf('200000000000000001');
  const enter = (given?: Partial<NewEntry>, where = campaign) =>
    store.transact((tx) => enterIn(tx, where, rim, given));
  return { store, path, rim, campaign, enter, campaignOf };
}

async function enterIn(tx: Tx, campaign: Campaign, rim: Rim, given?: Partial<NewEntry>): Promise<Entry> {
  const entry = newEntry(given);
  const { epoch } = await drawsFor(tx, campaign.id, entry.seed.id);
  return record(tx, campaign, { ...entry, seed: { ...entry.seed, epoch } }, entry.seed.id, rim);
}

/** Books with a log channel whose commitments have gone out, and a way to roll into the log. */
export async function withLog(t: TestContext) {
  const given = await books(t);
  await given.store.transact((tx) => setLogChannel(tx, given.campaign.id, '500'));
  const [commitment] = await given.store.read((tx) => due(tx, 0));
  assert.ok(commitment);
  await given.store.transact((tx) => delivered(tx, commitment.id, { channel: '500', message: '600' }, 1));
  const roll = async (interaction: string) => {
    const entry = await given.enter();
    return given.store.transact((tx) => postRoll(tx, entry, interaction, given.rim));
  };
  return { ...given, roll };
}
