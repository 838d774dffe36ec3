import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Chronicle } from '../../src/campaign/chronicle.ts';
import type { Entry } from '../../src/campaign/entry.ts';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { chronicleEmbed, isFight } from '../../src/present/chronicle.ts';
import { hiddenDisclosed } from '../../src/present/disclosure.ts';
import { journalEntry, journalPage } from '../../src/present/journal.ts';
import { proof } from '../../src/present/proof.ts';
import { sessionOpened } from '../../src/present/seance.ts';

const name = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
  fc.constantFrom('@everyone', '*'.repeat(100), '||<@&1>||'.repeat(10), '👨‍👩‍👧'.repeat(9), '\\'.repeat(100)),
);

const someEntry = fc
  .record({ author: name, motif: name, number: fc.integer({ min: 1, max: 10 ** 9 }), dice: fc.nat(250) })
  .map(
    ({ author, motif, number, dice }): Entry => ({
      id: number,
      campaign: { id: 1, name: author },
      number,
      visibility: 'joueur-mj',
      revealedAt: null,
      channel: '1',
      author: { id: '1', name: author },
      behalf: { id: '2', name: motif },
      content: {
        command: 'combat',
        options: {},
        outcome: { result: {}, steps: [], rulings: [], ignored: [] },
        dice: Array.from({ length: dice }, () => ({ sides: 1000, face: 1000 })),
        typed: false,
        motif,
        author: 'a',
        behalf: 'b',
        seed: { epoch: 1, secret: 'hidden', id: '1', algorithm: 1 },
        at: 1_700_000_000_000,
      },
      hash: 'f'.repeat(64),
    }),
  );
// A command that this version does not play: what is shown of it is the frame alone.
const unplayed = someEntry.map(
  (entry): Entry => ({ ...entry, content: { ...entry.content, command: 'autre' } }),
);

test('piege-08 pages, sessions and chronicles are valid messages, whatever the names', () => {
  fc.assert(
    fc.property(fc.array(unplayed, { maxLength: 8 }), name, (entries, named) => {
      const page = { entries, older: 1, newer: null, through: 12 };
      const chronicle = new Chronicle();
      for (const entry of entries) chronicle.take(entry, true);
      const balance = { whose: named, quantity: named, before: 0, after: -3 };
      const session = {
        number: 1,
        name: named,
        openedAt: 1,
        closedAt: null,
        after: 0,
        thread: '9'.repeat(20),
        until: null,
      };
      const told = {
        campaign: named,
        session,
        chronicle,
        balances: Array.from({ length: 300 }, () => balance),
      };
      for (const embeds of [
        [journalPage('Journal', page)],
        [chronicleEmbed(told)],
        [chronicleEmbed({ ...told, session: null })],
        [sessionOpened(session)],
        ...entries.map((entry) => journalEntry(entry).embeds),
      ])
        assert.deepEqual(checkMessage({ embeds }), []);
    }),
    { numRuns: 15 },
  );
});

test('however many epochs are over, what is told of them fits into a message', () => {
  const hex = 'a'.repeat(64);
  const disclosed = Array.from({ length: 60 }, (_, at) => ({
    epoch: at + 1,
    kind: 'hidden' as const,
    value: hex,
    commitment: hex,
  }));
  const embed = hiddenDisclosed(disclosed);
  assert.deepEqual(checkMessage({ embeds: [embed] }), []);
  assert.match(embed.description ?? '', /salon du journal a tous les secrets/u);
  assert.equal(embed.fields?.at(-1)?.name, 'Époque 60');
  const commitments = { public: hex, hidden: hex };
  const known = disclosed.map(({ epoch }) => ({
    number: epoch,
    openedAt: 1,
    commitments,
    secrets: commitments,
  }));
  const current = { campaignId: 1, number: 61, commitments, openedAt: 1, publishedAt: null };
  const shown = proof({ ...current, publicDisclosedAt: null, hiddenDisclosedAt: null }, known);
  assert.deepEqual(checkMessage({ embeds: [shown] }), []);
});

test('a fight of several moves is named once, with its last move; of rolls alike, the one with more dice', () => {
  const [sample] = fc.sample(unplayed, { numRuns: 1, seed: 1 });
  assert.ok(sample);
  const entry = (
    number: number,
    game: number | null,
    faces: readonly number[],
    command = 'combat',
  ): Entry => ({
    ...sample,
    id: number,
    number,
    content: {
      ...sample.content,
      command,
      dice: faces.map((face) => ({ sides: 6, face })),
      ...(game !== null && { game: { id: game, version: number, move: 'frapper' } }),
    },
  });
  const chronicle = new Chronicle();
  for (const one of [
    entry(1, 7, [6, 6]),
    entry(2, 8, [1, 1]),
    entry(3, 7, [6, 6, 6]),
    entry(4, null, [1, 1], 'moral'),
    entry(5, null, [6], 'jet'),
  ])
    chronicle.take(one, isFight(one));
  assert.deepEqual(
    chronicle.battles.map(({ number }) => number),
    [3, 2],
  );
  assert.deepEqual([chronicle.highest?.entry.number, chronicle.lowest?.entry.number], [3, 2]);
  assert.deepEqual([chronicle.rolls, chronicle.dice], [5, 10]);
});
