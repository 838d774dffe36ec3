import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { perform } from '../../src/slash/perform.ts';
import { slash, wire } from '../commands/ground.ts';
import { posts } from '../commands/hidden-stage.ts';
import { lea, merlin, setTable, tom } from './stage.ts';

const sha = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const hexIn = (text: unknown) => JSON.stringify(text).match(/[0-9a-f]{64}/gu) ?? [];

test('devoiler publishes the public secret, which fits what was committed to, and commits to the next epoch', async (context) => {
  const table = await setTable(context);
  await table.says(lea, 'jet', { notation: '2d6' });
  const [open, hidden] = hexIn((await table.says(lea, 'journal preuve')).message);
  const { message, manner } = await table.says(merlin, 'journal devoiler');
  assert.equal(manner, 'public');
  const [secret = '', commitment, ...next] = hexIn(message);
  assert.equal(commitment, open);
  assert.equal(sha(secret), open);
  const now = (await table.says(tom, 'journal preuve')).message;
  assert.match(now.embeds[0]?.title ?? '', /époque 2$/u);
  assert.deepEqual(hexIn(now), [...next, secret]);
  assert.ok(!JSON.stringify(now).includes(hidden ?? ''));
  assert.deepEqual(await posts(table.ground), ['commitment', 'roll', 'disclosure', 'commitment']);
  const { entry } = await table.says(lea, 'jet', { notation: '2d6' });
  assert.equal(entry?.content.seed.epoch, 2);
});

test('piege-36 a secret in use is never disclosed: caches takes epochs that are over, each once', async (context) => {
  const table = await setTable(context);
  await table.says(lea, 'jet', { notation: '2d6' });
  assert.deepEqual(await table.refused(merlin, 'journal devoiler', { caches: true }), [
    'nothing-to-disclose',
    'caches',
  ]);
  await table.says(merlin, 'journal devoiler');
  await table.says(merlin, 'journal devoiler');
  const { message } = await table.says(merlin, 'journal devoiler', { caches: true });
  assert.deepEqual(
    message.embeds[0]?.fields?.map(({ name }) => name),
    ['Époque 1', 'Époque 2'],
  );
  const rows = await table.ground.store.read((tx) =>
    tx
      .selectFrom('epochs')
      .select(['number', 'hidden_secret', 'hidden_commitment'])
      .orderBy('number')
      .execute(),
  );
  assert.deepEqual(
    hexIn(message).map(sha),
    rows.slice(0, 2).map((row) => row.hidden_commitment.toString('hex')),
  );
  const current = rows[2]?.hidden_secret.toString('hex') ?? '';
  assert.equal(current.length, 64);
  const everything = [message, await table.file(), (await table.says(merlin, 'journal preuve')).message];
  assert.ok(!JSON.stringify(everything).includes(current));
  assert.deepEqual(await table.refused(merlin, 'journal devoiler', { caches: true }), [
    'nothing-to-disclose',
    'caches',
  ]);
});

test('devoiler is for MJs, who may write here; the same interaction twice discloses once', async (context) => {
  const table = await setTable(context);
  const before = table.ground.rows();
  assert.deepEqual(await table.refused(lea, 'journal devoiler'), ['master-only', null]);
  const mute = { actor: { ...merlin, maySpeak: false } };
  assert.deepEqual(await table.refused(merlin, 'journal devoiler', {}, mute), ['may-not-write-here', null]);
  assert.equal(table.ground.rows(), before);
  const call = slash('journal', {}, { actor: merlin, subcommand: 'devoiler' });
  await perform(table.ground, call, wire);
  const once = table.ground.rows();
  assert.deepEqual(await perform(table.ground, call, wire), { kind: 'again' });
  assert.equal(table.ground.rows(), once);
});

test('disclosing hidden secrets reveals no roll', async (context) => {
  const table = await setTable(context);
  await table.says(lea, 'jet', { notation: '3d6', visibilite: 'mj' });
  await table.says(merlin, 'journal devoiler');
  await table.says(merlin, 'journal devoiler', { caches: true });
  assert.doesNotMatch(await table.file(), /3d6|D6=/u);
  assert.deepEqual(await table.refused(lea, 'journal reveler', { numero: 1 }), ['hidden-roll', 'numero']);
});

test('reveler shows a hidden roll by its number: a MJ what MJs see, a person what is personal', async (context) => {
  const table = await setTable(context);
  await table.says(lea, 'jet', { notation: '3d6', visibilite: 'mj' });
  await table.says(tom, 'jet', { notation: '4d6', visibilite: 'personnel' });
  await table.says(lea, 'jet', { notation: '5d6', visibilite: 'joueur-mj' });
  const numbered = (numero: number) => ({ numero });
  assert.deepEqual(await table.refused(merlin, 'journal reveler', numbered(2)), ['hidden-roll', 'numero']);
  assert.deepEqual(await table.refused(lea, 'journal reveler', numbered(3)), ['master-only', null]);
  assert.deepEqual(await table.refused(merlin, 'journal reveler', numbered(9)), ['unknown-number', 'numero']);
  await table.says(tom, 'journal reveler', numbered(2));
  const { message, manner } = await table.says(merlin, 'journal reveler', numbered(1));
  assert.equal(manner, 'private');
  assert.match(message.embeds[0]?.footer?.text ?? '', /révélé/u);
  assert.deepEqual(await table.refused(merlin, 'journal reveler', numbered(1)), ['already-open', null]);
  assert.deepEqual(
    (await posts(table.ground)).filter((kind) => kind === 'revealed'),
    ['revealed', 'revealed'],
  );
});
