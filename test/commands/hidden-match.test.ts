import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor, Message } from '../../src/slash/command.ts';
import { press, slash, type TestGround } from './ground.ts';
import { buttonsOf, done, lea, merlin, posts, refused, tom, withMasterChannel } from './hidden-stage.ts';

/** Whatever falls removes each target, so that the choice always comes. */
const groups = { x: 20, cibles: 'Gobelin RES 4 à 8 ; Orque RES 6 à 18 ; Troll RES 9 à 21' };
let last = 1_400_000_000_000_000_000n;

const begin = (visibilite: string, actor: Actor = lea) =>
  slash('impact', { ...groups, visibilite }, { id: String(++last), actor });
const go = (message: Message, actor: Actor) =>
  press(buttonsOf(message)['Poursuivre'] ?? '', { id: String(++last), actor, isAside: true });

async function hiddenFlags({ store }: TestGround): Promise<number[]> {
  const rows = await store.read((tx) => tx.selectFrom('interactions').select('hidden').execute());
  return rows.map(({ hidden }) => hidden);
}

test('joueur-mj: the player moves in a private message, the MJs are told of each move', async (context) => {
  const ground = await withMasterChannel(context);
  const first = await done(ground, begin('joueur-mj'));
  assert.equal(first.manner, 'private');
  assert.equal(await refused(ground, go(first.message, tom)), 'not-your-move');
  const second = await done(ground, go(first.message, lea));
  assert.match(JSON.stringify(second.message), /2 cibles retirées/u);
  assert.equal(second.entry?.visibility, 'joueur-mj');
  assert.deepEqual(await posts(ground), ['commitment', 'master', 'master']);
  assert.deepEqual(await hiddenFlags(ground), [1, 1]);
});

test('personnel: nobody but its player moves, not even a MJ; told nowhere; can be revealed at its end', async (context) => {
  const ground = await withMasterChannel(context);
  const first = await done(ground, begin('personnel'));
  assert.equal(await refused(ground, go(first.message, merlin)), 'not-your-move');
  const second = await done(ground, go(first.message, lea));
  assert.ok(!('Révéler' in buttonsOf(second.message)));
  const third = await done(ground, go(second.message, lea));
  assert.deepEqual(Object.keys(buttonsOf(third.message)), ['Détail', 'Chances', 'Révéler']);
  assert.deepEqual(await posts(ground), ['commitment']);
});

test('personnel: rolled for somebody else, it is still played by who rolled', async (context) => {
  const ground = await withMasterChannel(context);
  const call = begin('personnel', merlin);
  const options = { ...call.options, pour: { id: tom.id, name: 'Tom' } };
  const first = await done(ground, { ...call, options });
  assert.equal(await refused(ground, go(first.message, tom)), 'not-your-move');
  await done(ground, go(first.message, merlin));
});

test('mj: who sees nothing chooses nothing: it is played to its end at once', async (context) => {
  const ground = await withMasterChannel(context);
  const { message, entry } = await done(ground, begin('mj'));
  assert.deepEqual(message.components, []);
  assert.doesNotMatch(JSON.stringify(message), /cibles|FOR|Gobelin/u);
  const cibles = entry?.content.outcome.result['cibles'];
  assert.ok(Array.isArray(cibles) && cibles.length === 3);
  assert.deepEqual(await posts(ground), ['commitment', 'master']);
});
