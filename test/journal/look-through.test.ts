import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPage, type Page, type Turn } from '../../src/campaign/search.ts';
import { everybody } from '../../src/campaign/visibility.ts';
import { journalPage } from '../../src/present/journal.ts';
import { fold } from '../../src/text/fold.ts';
import { alice, books } from '../campaign/samples.ts';

test('a search that looks through too much stops, says how far it came, and goes on from there', async (context) => {
  const { store, enter, campaign } = await books(context);
  for (let number = 1; number <= 10; number += 1) await enter({ motif: number === 2 ? 'le gué' : 'autre' });
  const look = (turn: Turn | null) =>
    store.read((tx) =>
      findPage(tx, {
        campaignId: campaign.id,
        viewer: everybody,
        criteria: { motif: 'gue' },
        turn,
        size: 3,
        fold,
        lookThrough: 4,
      }),
    );
  const first = await look(null);
  assert.deepEqual(first, { entries: [], older: 7, newer: null, through: 7 });
  assert.match(journalPage('Journal', first).description ?? '', /^Recherche faite jusqu’au n° 7/u);
  const second = await look({ to: 'older', number: 7 });
  assert.deepEqual([second.entries, second.older, second.newer], [[], 3, 6]);
  const third = await look({ to: 'older', number: 3 });
  assert.deepEqual(
    third.entries.map(({ number, author }) => [number, author.id]),
    [[2, alice.id]],
  );
  assert.deepEqual([third.older, third.newer, third.through], [null, 2, null]);
  const back = await look({ to: 'newer', number: 2 });
  assert.deepEqual([back.entries, back.older, back.newer], [[], 3, 6]);
});

test('what can be found is the same whatever page size', async (context) => {
  const { store, enter, campaign } = await books(context);
  for (let number = 1; number <= 7; number += 1) await enter({ motif: number % 2 === 0 ? 'gué' : null });
  const numbers = async (size: number): Promise<number[]> => {
    const found: number[] = [];
    for (let turn: Turn | null = null; ; ) {
      const at: Turn | null = turn;
      const page: Page = await store.read((tx) =>
        findPage(tx, {
          campaignId: campaign.id,
          viewer: everybody,
          criteria: { motif: 'gue' },
          turn: at,
          size,
          fold,
        }),
      );
      found.push(...page.entries.map(({ number }) => number));
      if (page.older === null) return found;
      turn = { to: 'older', number: page.older };
    }
  };
  for (const size of [1, 2, 3, 8]) assert.deepEqual(await numbers(size), [6, 4, 2]);
});
