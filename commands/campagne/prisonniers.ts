import { houseOf } from '../../src/campaign/campaigns/house.ts';
import { prisonersEmbed } from '../../src/present/combat/prisonniers.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../../src/rules/rule.ts';
import { readFacesPrisonniers } from '../../src/rules/waryaume/faces-prisonniers.ts';
import type { FacesPrisonniers } from '../../src/rules/waryaume/terms.ts';
import type { Action, Deed, Desk, SlashCall } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { only, refuseSetting, setting } from './shared.ts';

/** `/campagne prisonniers`: the faces that make prisoners in a battle; show, set, take away. */
export const prisonniers: Action = {
  description: 'Les faces qui font des prisonniers au combat ; un MJ les fixe, par camp et par dé',
  options: {
    faces: {
      type: 'text',
      max: 400,
      description: 'MJ : par camp et par dé : attaque D6 : 6 ; défense D6 : 1, 2',
    },
    retirer: { type: 'boolean', description: 'MJ : ne plus faire de prisonniers' },
  },
  manner: (values) => (isChange(values) ? 'public' : 'private'),
  run,
};

function isChange({ faces, retirer }: Values): boolean {
  return faces !== undefined || retirer === true;
}

async function run(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const own = await prisonersOf(desk);
  if (!isChange(values)) return { kind: 'read', message: only(prisonersEmbed(own)) };
  const { faces } = values;
  const refusal = refuseSetting(call, desk);
  if (refusal) return refusal;
  if (faces === undefined) {
    return own === null ? refuse('nothing-of-its-own', 'retirer') : set(desk, { retirer: true }, null);
  }
  const read = readFacesPrisonniers('faces', String(faces));
  if (isRefusal(read)) return read;
  return read.length === 0
    ? refuse('prisoner-faces-unreadable', 'faces', { number: 1, got: String(faces) })
    : set(desk, { faces: String(faces) }, read);
}

/** The faces that a campaign has set, `null` without. */
async function prisonersOf({
  tx,
  campaign,
}: Pick<Desk, 'tx' | 'campaign'>): Promise<readonly FacesPrisonniers[] | null> {
  const kept = await houseOf(tx, { campaignId: campaign.id, kind: 'prisonniers', name: '' });
  return kept as unknown as readonly FacesPrisonniers[] | null; // only what `readFacesPrisonniers` gave is kept
}

function set(
  desk: Desk,
  options: { readonly [name: string]: Json },
  value: readonly FacesPrisonniers[] | null,
): Promise<Deed> {
  return setting(desk, options, [{ kind: 'prisonniers', name: '', value: value as unknown as Json }]); // plain data
}
