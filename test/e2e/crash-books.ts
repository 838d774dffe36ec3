import assert from 'node:assert/strict';
import { verifyChain } from '../../src/campaign/chain.ts';
import { linksAfter } from '../../src/campaign/journal.ts';
import { verifyLedger } from '../../src/campaign/ledger.ts';
import type { Handle } from '../../src/playground/client/handle.ts';
import type { Store, Tx } from '../../src/store/store.ts';
import type { EmptyStage } from './stage.ts';

/**
 * The chain and the ledger hold, nothing is there twice or by half, nothing was refused, and of what was answered with a
 * number nothing is missing. Gives the interactions that are in the books.
 */
export async function insistOnBooks(
  store: Store,
  handles: readonly Handle[],
): Promise<ReadonlyMap<string, number>> {
  return store.read(async (tx) => {
    assert.equal(verifyChain(await linksAfter(tx, 1, 0, 100_000)), null);
    assert.equal(await verifyLedger(tx), null);
    const entries = await tx
      .selectFrom('journal')
      .select(['number', 'interaction'])
      .orderBy('number')
      .execute();
    assert.deepEqual(
      entries.map(({ number }) => number),
      entries.map((_, index) => index + 1),
    );
    const numbers = new Map(entries.map(({ interaction, number }) => [interaction, number]));
    assert.equal(numbers.size, entries.length, 'an interaction had two effects');
    await insistOnWholes(tx, handles);
    for (const handle of handles) {
      if (handle.original === null) continue;
      const told = toldBy(handle) ?? assert.fail(`refused: ${handle.original.embeds[0]?.description}`);
      assert.equal(numbers.get(handle.id), told, 'what was shown is in the journal');
    }
    return numbers;
  });
}

/** What an interaction does stands together: being known, its entry, its change of the ledger, its log message. */
async function insistOnWholes(tx: Tx, handles: readonly Handle[]): Promise<void> {
  const asked = new Set(handles.map(({ id }) => id));
  const known = await tx.selectFrom('interactions').select('id').where('entry', 'is', null).execute();
  assert.deepEqual(known.filter(({ id }) => asked.has(id)), [], 'known without an effect'); // biome-ignore format: one question
  const entries = await tx
    .selectFrom('journal')
    .leftJoin('interactions', 'interactions.id', 'journal.interaction')
    .select(['journal.id', 'journal.command', 'interactions.entry'])
    .orderBy('journal.id')
    .execute();
  assert.deepEqual(entries.filter(({ id, entry }) => id !== entry), [], 'an effect of nothing known'); // biome-ignore format: one question
  const changes = await tx
    .selectFrom('ledger')
    .select('entry')
    .where('quantity', '=', 'xp')
    .orderBy('entry')
    .execute();
  assert.deepEqual(
    changes.map(({ entry }) => entry),
    entries.filter(({ command }) => command === 'fiche modifier').map(({ id }) => id),
    'each change of XP is in journal and ledger, once',
  );
  const messages = await tx
    .selectFrom('outbox')
    .select('entry')
    .where('kind', '=', 'roll')
    .orderBy('entry')
    .execute();
  assert.deepEqual(
    messages.map(({ entry }) => entry),
    entries.map(({ id }) => id),
    'each entry has its log message, once',
  );
}

/** The number of the roll that somebody was shown. */
export function toldBy({ original }: Handle): number | null {
  return numberIn(original?.embeds[0]?.footer?.text);
}

/** From 1 000 on, thousands are parted. */
function numberIn(footer: string | undefined): number | null {
  const digits = /^n° ([\d\s]+)/u.exec(footer ?? '')?.[1];
  return digits === undefined ? null : Number(digits.replaceAll(/\s/gu, ''));
}

/** Each entry stands once in the log channel, and once where it was asked for if its answer was for all. */
export async function insistOnShown({ discord, general, log, tom }: EmptyStage, store: Store): Promise<void> {
  const entries = await store.read((tx) =>
    tx
      .selectFrom('journal')
      .innerJoin('interactions', 'interactions.id', 'journal.interaction')
      .select(['number', 'manner'])
      .orderBy('number')
      .execute(),
  );
  const open = entries.filter(({ manner }) => manner === 'public');
  for (const [channel, expected] of [
    [general, open],
    [log, entries],
  ] as const) {
    const shown = discord
      .messagesSeenBy(tom, channel)
      .flatMap(({ embeds }) => numberIn(embeds[0]?.footer?.text) ?? [])
      .sort((a, b) => a - b);
    const numbers = expected.map(({ number }) => number);
    assert.deepEqual(shown, numbers, channel === log ? 'what the log tells' : 'what was answered');
  }
}
