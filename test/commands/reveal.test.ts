import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bind } from '../../src/campaign/bindings.ts';
import { makeCampaign } from '../../src/campaign/campaigns/row.ts';
import { campaignById } from '../../src/campaign/campaigns.ts';
import { addMaster } from '../../src/campaign/rights.ts';
import type { Actor } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { press, slash, type TestGround } from './ground.ts';
import { done, lea, merlin, posts, refused, tom, withMasterChannel } from './hidden-stage.ts';

const tested = { 'effectif-initial': 10, 'effectif-restant': 4, cd: 7, co: 2 };
let last = 1_300_000_000_000_000_000n;
const id = () => String(++last);

/** Léa rolls; gives the id of the entry. */
async function rolled(ground: TestGround, visibilite: string, over: Values = {}, actor: Actor = lea) {
  const call = slash('ebranlement', { ...tested, visibilite, ...over }, { id: id(), actor });
  const { entry } = await done(ground, call);
  assert.ok(entry);
  return entry.id;
}

const by = (actor: Actor) => ({ id: id(), actor });
const detail = (entry: number, actor: Actor) => press(`journal:detail:${entry}`, by(actor));
const reveal = (entry: number, actor: Actor) => press(`journal:reveal:${entry}`, by(actor));

test('« Détail » opens for whom the roll is, and for all once it is revealed', async (context) => {
  const ground = await withMasterChannel(context);
  const opens: readonly [string, readonly Actor[], readonly Actor[], Actor][] = [
    ['joueur-mj', [lea, merlin], [tom], merlin],
    ['mj', [merlin], [lea, tom], merlin],
    ['personnel', [lea], [tom, merlin], lea],
  ];
  for (const [visibility, yes, no, who] of opens) {
    const entry = await rolled(ground, visibility);
    for (const actor of yes) await done(ground, detail(entry, actor));
    for (const actor of no) assert.equal(await refused(ground, detail(entry, actor)), 'hidden-roll');
    await done(ground, reveal(entry, who));
    for (const actor of [lea, tom, merlin]) await done(ground, detail(entry, actor));
  }
});

test('the player for whom a MJ rolls sees what players see', async (context) => {
  const ground = await withMasterChannel(context);
  const pour = { id: tom.id, name: 'Tom' };
  const shared = await rolled(ground, 'joueur-mj', { pour }, merlin);
  await done(ground, detail(shared, tom));
  assert.equal(await refused(ground, detail(shared, lea)), 'hidden-roll');
  const blind = await rolled(ground, 'mj', { pour }, merlin);
  assert.equal(await refused(ground, detail(blind, tom)), 'hidden-roll');
  const own = await rolled(ground, 'personnel', { pour }, merlin);
  assert.equal(await refused(ground, detail(own, tom)), 'hidden-roll');
});

test('« Révéler » is for a MJ, or for who rolled what is personal; once', async (context) => {
  const ground = await withMasterChannel(context);
  const shared = await rolled(ground, 'joueur-mj');
  assert.equal(await refused(ground, reveal(shared, lea)), 'master-only');
  assert.equal(await refused(ground, reveal(shared, tom)), 'hidden-roll');
  const { message, manner } = await done(ground, reveal(shared, merlin));
  assert.equal(manner, 'update');
  assert.match(JSON.stringify(message), /Jet révélé à tous.*Détail/u);
  assert.doesNotMatch(JSON.stringify(message), /Révéler/u);
  assert.equal(await refused(ground, reveal(shared, merlin)), 'already-open');
  assert.deepEqual(await posts(ground), ['commitment', 'master', 'roll', 'revealed']);
  const open = await rolled(ground, 'public');
  assert.equal(await refused(ground, reveal(open, merlin)), 'already-open');
});

test('piege-24 who may not write there does not make the bot show their personal roll there', async (context) => {
  const ground = await withMasterChannel(context);
  const own = await rolled(ground, 'personnel');
  assert.equal(await refused(ground, reveal(own, merlin)), 'hidden-roll');
  assert.equal(await refused(ground, reveal(own, { ...lea, maySpeak: false })), 'may-not-speak-here');
  const elsewhere = { place: { ...slash('', {}).place, channel: '910000000000000009' } };
  await done(ground, { ...reveal(own, lea), ...elsewhere });
  assert.deepEqual(await posts(ground), ['commitment', 'roll'], 'the log alone tells of it');
});

test('in a private message there is nobody to reveal to', async (context) => {
  const ground = await withMasterChannel(context);
  const place = { guild: null, channel: '1', parents: [] };
  const call = slash('ebranlement', { ...tested, visibilite: 'personnel' }, { place, id: id() });
  const { entry } = await done(ground, call);
  assert.equal(await refused(ground, { ...reveal(entry?.id ?? 0, lea), place }), 'wrong-place');
  assert.equal(await refused(ground, { ...detail(entry?.id ?? 0, tom), place }), 'gone');
});

test('piege-29 the MJ channel may lie where another campaign is played: rights are those of the roll’s own', async (context) => {
  const ground = await withMasterChannel(context);
  const entry = await rolled(ground, 'mj');
  const { place } = slash('', {});
  const other = await ground.store.transact(async (tx) => {
    const values = { scope: null, guild: place.guild, owner: null, name: 'Autre', folded: 'autre' };
    const { id: campaignId } = await makeCampaign(tx, values, ground.rim);
    await bind(tx, { place: place.channel, campaignId }, 1);
    await addMaster(tx, campaignId, tom.id);
    return campaignById(tx, campaignId);
  });
  assert.ok(other);
  assert.equal(await refused(ground, detail(entry, tom)), 'hidden-roll', 'a MJ of the other campaign');
  await done(ground, detail(entry, merlin));
  await ground.store.transact((tx) => addMaster(tx, 1, tom.id));
  await done(ground, detail(entry, tom));
  const abroad = { ...place, guild: '900000000000000002' };
  assert.equal(await refused(ground, { ...detail(entry, merlin), place: abroad }), 'gone');
});
