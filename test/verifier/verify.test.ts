import assert from 'node:assert/strict';
import { test } from 'node:test';
import { press } from '../commands/ground.ts';
import { buttonsOf, done } from '../commands/hidden-stage.ts';
import { lea, merlin, setTable } from '../journal/stage.ts';
import { playedTable, rechain, rewrite, tampered, verify } from './files.ts';
import { changes, turn } from './tampering.ts';

test('an export fits as it was given; tampered with, it is caught at the right number', async (context) => {
  const text = await (await playedTable(context)).file();
  await context.test('hidden and erased entries fit, and every disclosed die is drawn anew', () => {
    const { misfit, verification } = verify(text);
    assert.equal(misfit, null);
    assert.deepEqual(verification.count, {
      entries: 8,
      hidden: 2,
      erased: 1,
      redrawn: 3,
      typed: 1,
      undisclosed: 1,
    });
    assert.equal(verification.last?.number, 8);
  });
  for (const [name, [change, expected]] of Object.entries(changes)) {
    await context.test(name, () => assert.deepEqual(tampered(text, change), expected));
  }
  await context.test('the first of several', () => {
    const misfit = tampered(text, (file) => {
      for (const number of [7, 2]) rewrite(file, number, ({ dice }) => turn(dice[0]));
      rechain(file);
    });
    assert.deepEqual(misfit, { why: 'face', number: 2, die: 1 });
  });
});

test('a journal in several files is verified as one; a file left out between two is noticed', async (context) => {
  const table = await playedTable(context);
  const parts = [
    await table.file({ 'jusqu-a': 3 }),
    await table.file({ depuis: 4, 'jusqu-a': 6 }),
    await table.file({ depuis: 7 }),
  ];
  const { misfit, verification } = verify(...parts);
  assert.equal(misfit, null);
  assert.equal(verification.count.entries, 8);
  const [first = '', , last = ''] = parts;
  assert.deepEqual(verify(first, last).misfit, { why: 'chain', number: 4 });
  assert.equal(verify(last).misfit, null);
});

test('a revealed roll is verified once the secret of hidden rolls is known', async (context) => {
  const table = await playedTable(context);
  await table.says(merlin, 'journal reveler', { numero: 4 });
  const text = await table.file();
  const { misfit, verification } = verify(text);
  assert.equal(misfit, null);
  assert.deepEqual([verification.count.hidden, verification.count.redrawn], [1, 4]);
  const changed = tampered(text, (file) => {
    rewrite(file, 4, ({ dice }) => turn(dice[4]));
    rechain(file);
  });
  assert.deepEqual(changed, { why: 'face', number: 4, die: 5 });
});

test('what is not an export is not taken for one', () => {
  for (const text of ['', '[]', '{"format":"heraut-journal"}', 'numero;etat'])
    assert.throws(() => verify(text), /not an export/u);
});

test('each move of a game is drawn anew by itself, from its own interaction', async (context) => {
  const table = await setTable(context);
  const groups = { x: 20, cibles: 'Gobelin RES 4 à 8 ; Orque RES 6 à 18 ; Troll RES 9 à 21' };
  const { message } = await table.says(lea, 'impact', groups);
  await done(table.ground, press(buttonsOf(message)['Poursuivre'] ?? '', { actor: lea }));
  await table.says(merlin, 'journal devoiler');
  const text = await table.file();
  const { misfit, verification } = verify(text);
  assert.equal(misfit, null);
  assert.equal(verification.count.redrawn, 2);
  const changed = tampered(text, (file) => {
    rewrite(file, 2, ({ dice }) => turn(dice.at(-1)));
    rechain(file);
  });
  assert.deepEqual([changed?.why, changed?.number], ['face', 2]);
});
