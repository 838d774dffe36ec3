import assert from 'node:assert/strict';
import { test } from 'node:test';
import { battles, commands, tom } from '../bataille/stage.ts';
import { openTable, type Table } from '../fiche/play.ts';
import { rechain, rewrite, tampered, verify } from './files.ts';

/** A battle whose first phase tests three units with drawn dice, entries 5 to 8, disclosed and exported. */
async function phaseExported(table: Table, range: { depuis?: number } = {}): Promise<string> {
  const { message } = await table.does(
    'Merlin',
    'exporter',
    { format: 'json', ...range },
    { command: 'journal' },
  );
  return message.files?.[0]?.text ?? '';
}

async function played(context: Parameters<typeof openTable>[0]): Promise<Table> {
  const table = await openTable(context);
  await battles(table, 'Léa', 'commencer', { adversaire: tom, premier: 'moi' });
  for (const nom of ['Boyz', 'Nobz', 'Gretchin'])
    await battles(table, 'Léa', 'unite', { nom, 'effectif-initial': 9, 'effectif-restant': 4, cd: 7, co: 1 });
  await commands(table, 'Léa');
  await table.does('Merlin', 'devoiler', {}, { command: 'journal' });
  return table;
}

test('the tests of a phase are drawn anew, each where the one before it ended', async (context) => {
  const text = await phaseExported(await played(context));
  const { misfit, verification } = verify(text);
  assert.equal(misfit, null);
  assert.equal(verification.count.redrawn, 3);
  const changes: readonly (readonly [string, (content: Part) => void])[] = [
    ['dice left out', ({ seed }) => Object.assign(seed, { skip: 3 })],
    ['dice drawn twice', ({ seed }) => Object.assign(seed, { skip: undefined })],
    ['of another entry', (content) => Object.assign(content, { partOf: 4 })],
    ['of none', (content) => Object.assign(content, { partOf: undefined })],
  ];
  for (const [name, change] of changes) {
    const misfit = tampered(text, (file) => {
      rewrite(file, 7, (content) => change(content as unknown as Part));
      rechain(file);
    });
    assert.deepEqual(misfit, { why: 'repeat', number: 7 }, name);
  }
});

/** What of a content these changes touch. */
interface Part {
  readonly seed: { skip?: number };
  partOf?: number;
}

test('an export that begins among the parts of an entry still fits', async (context) => {
  const text = await phaseExported(await played(context), { depuis: 7 });
  const { misfit, verification } = verify(text);
  assert.equal(misfit, null);
  assert.equal(verification.count.redrawn, 2);
});
