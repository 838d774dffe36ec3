import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { campaignAt } from '../../src/campaign/campaigns.ts';
import { setMasterChannel } from '../../src/campaign/outbox.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import type { Actor, ComponentCall, SlashCall } from '../../src/slash/command.ts';
import { perform } from '../../src/slash/perform.ts';
import { openGround, slash, type TestGround, wire } from './ground.ts';

const person = (id: string, name: string, managesGuild = false): Actor => ({
  id,
  name,
  roles: [],
  managesGuild,
  maySpeak: true,
});

export const lea = slash('', {}).actor;
export const tom = person('920000000000000002', 'Tom');
export const merlin = person('920000000000000003', 'Merlin', true);

/** Books of a server whose MJ channel is 600. */
export async function withMasterChannel(context: TestContext): Promise<TestGround> {
  const ground = await openGround(context);
  await ground.store.transact(async (tx) => {
    const { place, actor } = slash('jet', {});
    const { id } = await campaignAt(tx, place, actor.id, ground.rim);
    await setMasterChannel(tx, id, '600');
  });
  return ground;
}

/** Performs what is to be accepted. */
export async function done(ground: TestGround, call: SlashCall | ComponentCall) {
  const performed = await perform(ground, call, wire);
  assert.ok(!isRefusal(performed) && performed.kind === 'done', JSON.stringify(performed));
  return performed;
}

/** Performs what is to be refused; gives the code. */
export async function refused(ground: TestGround, call: SlashCall | ComponentCall): Promise<string> {
  const performed = await perform(ground, call, wire);
  assert.ok(isRefusal(performed), JSON.stringify(performed));
  return performed.code;
}

/** The kinds of messages that were written down, oldest first. */
export async function posts({ store }: TestGround): Promise<string[]> {
  const rows = await store.read((tx) => tx.selectFrom('outbox').select('kind').orderBy('id').execute());
  return rows.map(({ kind }) => kind);
}

/** Custom ids of the buttons of a message, by label. */
export function buttonsOf({
  components,
}: {
  readonly components: unknown;
}): Readonly<Record<string, string>> {
  const found = JSON.stringify(components).matchAll(/"label":"([^"]+)","custom_id":"([^"]+)"/gu);
  return Object.fromEntries([...found].map(([, label, id]) => [label, id]));
}
