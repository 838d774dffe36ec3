import { openBattlesIn } from '../../src/campaign/battles.ts';
import { bind, bindingsOf, boundTo, unbind } from '../../src/campaign/bindings.ts';
import type { Campaign } from '../../src/campaign/campaign.ts';
import { campaignAt, campaignById } from '../../src/campaign/campaigns.ts';
import { openGamesIn } from '../../src/campaign/games.ts';
import { isMaster } from '../../src/campaign/rights.ts';
import { placeBound, placeUnbound } from '../../src/present/campagne.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Action, Deed, Desk, SlashCall } from '../../src/slash/command.ts';
import type { Named, Values } from '../../src/slash/option.ts';
import { campaignCalled, completeCampaigns, only } from './shared.ts';

const salon = {
  type: 'channel',
  holders: true,
  description: 'Salon, fil, catégorie ou forum (celui d’ici si rien n’est dit)',
} as const;

/** `/campagne lier`: a channel, category or forum belongs to a campaign. */
export const lier: Action = {
  description: 'MJ : donner un salon, une catégorie ou un forum à une campagne',
  options: {
    campagne: {
      type: 'text',
      max: 80,
      required: true,
      autocomplete: true,
      description: 'La campagne : Les Marches du Nord',
    },
    salon,
  },
  manner: () => 'private',
  run: bindPlace,
  complete: (call, shelf) => completeCampaigns(call, shelf, ({ archivedAt }) => archivedAt === null),
};

/** `/campagne delier`: what the place stands in decides again. */
export const delier: Action = {
  description: 'MJ : rendre un salon, une catégorie ou un forum à la campagne du serveur',
  options: { salon },
  manner: () => 'private',
  run: unbindPlace,
};

async function bindPlace(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const { guild } = call.place;
  if (guild === null) return refuse('wrong-place', null);
  const target = await campaignCalled(desk.tx, guild, 'campagne', String(values['campagne']));
  if (isRefusal(target)) return target;
  if (target.archivedAt !== null) return refuse('already-archived', 'campagne', { campaign: target.name });
  const place = placeOf(values, call);
  const before = await boundTo(desk.tx, place);
  if (before === target.id) return refuse('already-bound', 'salon', { campaign: target.name });
  const holder = await holderOf(desk, guild, before, call);
  const refusal = (await refuseMove(desk, call, place, [target, holder])) ?? null;
  if (refusal) return refusal;
  await bind(desk.tx, { place, campaignId: target.id }, desk.now);
  return { kind: 'saved', message: only(placeBound(target, place)) };
}

async function unbindPlace(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const { guild } = call.place;
  if (guild === null) return refuse('wrong-place', null);
  const place = placeOf(values, call);
  const bound = (await bindingsOf(desk.tx, guild)).find((one) => one.place === place);
  if (!bound) return refuse('not-bound', 'salon');
  const holder = await holderOf(desk, guild, bound.campaignId, call);
  const refusal = await refuseMove(desk, call, place, [holder]);
  if (refusal) return refusal;
  await unbind(desk.tx, place);
  return { kind: 'saved', message: only(placeUnbound(holder, place)) };
}

function placeOf(values: Values, call: SlashCall): string {
  return (values['salon'] as Named | undefined)?.id ?? call.place.channel; // a channel option
}

/** The campaign that a place is taken from: the one it is bound to, else the server's own. */
async function holderOf(desk: Desk, guild: string, bound: number | null, call: SlashCall): Promise<Campaign> {
  const found = bound === null ? null : await campaignById(desk.tx, bound);
  if (found?.guild === guild) return found;
  return campaignAt(desk.tx, { guild, channel: '', parents: [] }, call.actor.id, desk.rim);
}

/** Who moves a place is a MJ of each campaign that it concerns, and no game or battle is open there. */
async function refuseMove(
  { tx }: Desk,
  { actor }: SlashCall,
  place: string,
  concerned: readonly Campaign[],
): Promise<Refusal | null> {
  for (const campaign of concerned) {
    if (!(await isMaster(tx, campaign, actor)))
      return refuse('not-master-of', null, { campaign: campaign.name });
  }
  const count = await openHere(tx, place);
  return count > 0 ? refuse('games-open-here', 'salon', { count }) : null;
}

/** How many games and battles are open in a channel. */
export async function openHere(tx: Desk['tx'], channel: string): Promise<number> {
  return (await openGamesIn(tx, channel)) + (await openBattlesIn(tx, channel));
}
