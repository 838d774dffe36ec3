import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { verifyLedger } from '../../src/campaign/ledger.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import type { Values } from '../../src/slash/option.ts';
import type { Table, Who } from '../fiche/play.ts';
import { battle, entries, joined, lea, openLongTable, tom } from './stage.ts';

interface Deed {
  readonly who: Who;
  readonly command: string;
  readonly subcommand: string | null;
  readonly options: Values;
}

const names = fc.constantFrom('Boyz', 'Dread', 'Marines');
const deed: fc.Arbitrary<Deed> = fc
  .oneof(
    fc.constant({ command: 'commandement', subcommand: null, options: {} }),
    fc.constant({ command: 'bataille', subcommand: 'tour', options: {} }),
    fc.record({
      command: fc.constant('bataille'),
      subcommand: fc.constant('pertes'),
      options: fc.record({ unite: names, figurines: fc.integer({ min: 1, max: 4 }) }),
    }),
    fc.record({
      command: fc.constant('bataille'),
      subcommand: fc.constant('unite'),
      options: fc.record({
        nom: names,
        'effectif-restant': fc.integer({ min: 0, max: 5 }),
        objectif: fc.constantFrom('Colline', 'Pont', '-'),
      }),
    }),
    fc.record({
      command: fc.constant('bataille'),
      subcommand: fc.constant('repli'),
      options: fc.record({ unite: names }),
    }),
    fc.record({
      command: fc.constant('ebranlement'),
      subcommand: fc.constant(null),
      options: fc.record({ unite: names, repli: fc.boolean(), impose: fc.boolean() }),
    }),
    fc.record({
      command: fc.constant('pc'),
      subcommand: fc.constant('depenser'),
      options: fc.record({
        montant: fc.constant(1),
        raison: fc.constant('x'),
        pour: fc.constantFrom(lea, tom),
        cible: names,
      }),
    }),
    fc.record({
      command: fc.constant('bataille'),
      subcommand: fc.constant('points'),
      options: fc.record({
        joueur: fc.constantFrom(lea, tom),
        montant: fc.integer({ min: -4, max: 9 }),
        motif: fc.constant('x'),
      }),
    }),
  )
  .map((one): Deed => ({ who: 'Merlin', ...one }));

async function does(table: Table, { who, command, subcommand, options }: Deed): Promise<number | null> {
  const performed = await table.says(who, subcommand, options, { command });
  return isRefusal(performed) || performed.kind !== 'done' ? null : (performed.entry?.number ?? null);
}

test('law: whatever is done in a battle, its values hold; undone one by one, last first, each comes back as it was', async (context) => {
  const table = await joined(await openLongTable(context));
  const past: { readonly number: number; readonly before: unknown }[] = [];
  for (const one of fc.sample(deed, { numRuns: 70, seed: 7 })) {
    const before = await battle(table);
    const number = await does(table, one);
    if (number !== null) past.push({ number, before });
    const { bataille } = await battle(table);
    for (const { pc, points } of bataille.joueurs) assert.ok(pc >= 0 && points >= 0);
    for (const { effectif, effectifInitial } of bataille.unites)
      assert.ok(effectif >= 0 && effectif <= effectifInitial);
  }
  assert.ok(past.length > 30, String(past.length));
  const kinds = new Set((await entries(table)).map(({ content }) => content.command));
  for (const kind of ['commandement', 'bataille tour', 'bataille repli', 'pc depenser', 'ebranlement'])
    assert.ok(kinds.has(kind), kind);
  for (const { number, before } of past.toReversed()) {
    const undoing = {
      who: 'Merlin',
      command: 'annuler',
      subcommand: null,
      options: { numero: number },
    } as const;
    assert.notEqual(await does(table, undoing), null, `n° ${number}`);
    assert.deepEqual(await battle(table), before, `n° ${number}`);
  }
  assert.equal(await table.ground.store.read(verifyLedger), null);
});
