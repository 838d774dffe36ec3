import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDice } from '../../src/dice/seeded.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { perform } from '../../src/slash/perform.ts';
import { openGround, slash, wire } from './ground.ts';

const tested = { 'effectif-initial': 10, 'effectif-restant': 4, cd: 7, co: 2 };

test('a roll becomes one entry, one log message, one answer', async (context) => {
  const ground = await openGround(context);
  const performed = await perform(ground, slash('ebranlement', tested), wire);
  assert.ok(!isRefusal(performed) && performed.kind === 'done' && performed.entry);
  assert.equal(performed.entry.number, 1);
  assert.equal(performed.manner, 'public');
  const rows = JSON.parse(ground.rows()) as [string, unknown[]][];
  const count = (table: string) => rows.find(([name]) => name === table)?.[1].length;
  assert.deepEqual([count('journal'), count('outbox'), count('interactions')], [1, 2, 1]);
});

test('piege-33 the same interaction delivered twice has one effect, the second is silent', async (context) => {
  const ground = await openGround(context);
  await perform(ground, slash('ebranlement', tested), wire);
  const before = ground.rows();
  assert.deepEqual(await perform(ground, slash('ebranlement', tested), wire), { kind: 'again' });
  assert.equal(ground.rows(), before);
});

test('two deliveries at the same moment have one effect', async (context) => {
  const ground = await openGround(context);
  const both = await Promise.all([1, 2].map(() => perform(ground, slash('ebranlement', tested), wire)));
  assert.deepEqual(both.map((one) => ('kind' in one ? one.kind : one.code)).sort(), ['again', 'done']);
});

test('a refusal of the rule, of typed dice or of rights changes no row', async (context) => {
  const ground = await openGround(context);
  const before = ground.rows();
  const refusals: [object, string, string | null][] = [
    [{ ...tested, 'effectif-restant': 12 }, 'more-left-than-at-start', 'effectif-restant'],
    [{ ...tested, des: '2' }, 'dice-missing', 'des'],
    [{ ...tested, des: '2 3 4' }, 'dice-left-over', 'des'],
    [{ ...tested, des: '2 7' }, 'dice-face', 'des'],
    [{ ...tested, des: 'deux' }, 'dice-none', 'des'],
    [{ ...tested, 'effectif-restant': 5, des: '2 3' }, 'dice-not-due', 'des'],
    [{ ...tested, pour: { id: '5', name: 'Tom' } }, 'master-only', 'pour'],
  ];
  for (const [options, code, option] of refusals) {
    const performed = await perform(ground, slash('ebranlement', options as typeof tested), wire);
    assert.ok(isRefusal(performed), code);
    assert.deepEqual([performed.code, performed.option], [code, option]);
  }
  assert.equal(ground.rows(), before);
});

test('piege-24 who may not write in a channel does not make the bot write there', async (context) => {
  const ground = await openGround(context);
  const mute = { id: '920000000000000001', name: 'Léa', roles: [], managesGuild: false, maySpeak: false };
  const refused = await perform(ground, slash('ebranlement', tested, { actor: mute }), wire);
  assert.ok(isRefusal(refused) && refused.code === 'may-not-speak');
  const alone = { ...tested, visibilite: 'personnel' };
  const performed = await perform(ground, slash('ebranlement', alone, { actor: mute }), wire);
  assert.ok(!isRefusal(performed) && performed.kind === 'done');
  assert.equal(performed.manner, 'private');
});

test('the dice are those of the published secret and the interaction, public and hidden apart', async (context) => {
  const ground = await openGround(context);
  const open = await perform(ground, slash('ebranlement', tested), wire);
  const hidden = await perform(
    ground,
    slash('ebranlement', { ...tested, visibilite: 'personnel' }, { id: '1100000000000000002' }),
    wire,
  );
  assert.ok('kind' in open && open.kind === 'done' && 'kind' in hidden && hidden.kind === 'done');
  assert.deepEqual(open.entry?.content.seed, {
    epoch: 1,
    secret: 'public',
    id: '1100000000000000001',
    algorithm: 1,
  });
  assert.equal(hidden.entry?.content.seed.secret, 'hidden');
  const secrets = await ground.store.read((tx) =>
    tx.selectFrom('epochs').select('public_secret').executeTakeFirstOrThrow(),
  );
  const { createHmac } = await import('node:crypto');
  const seed = createHmac('sha256', secrets.public_secret).update('1100000000000000001').digest('hex');
  const dice = seededDice(seed);
  assert.deepEqual(
    open.entry?.content.dice,
    [1, 2].map(() => ({ sides: 6, face: dice.roll(6) })),
  );
});
