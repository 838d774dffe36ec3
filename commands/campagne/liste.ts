import { bind, bindingsOf } from '../../src/campaign/bindings.ts';
import type { Campaign } from '../../src/campaign/campaign.ts';
import { wholeHouse } from '../../src/campaign/campaigns/house.ts';
import { campaignsOf, createCampaign, setArchived } from '../../src/campaign/campaigns/server.ts';
import { addMaster, isMaster, mastersOf } from '../../src/campaign/rights.ts';
import {
  type CampaignView,
  campaignArchived,
  campaignCreated,
  campaignEmbed,
} from '../../src/present/campagne.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Action, Deed, Desk, SlashCall } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { fold } from '../../src/text/fold.ts';
import { openHere } from './places.ts';
import { campaignCalled, completeCampaigns, only } from './shared.ts';

/** The most campaigns of one server. */
const mostCampaigns = 50;

const campagne = {
  type: 'text',
  max: 80,
  autocomplete: true,
  description: 'La campagne (celle d’ici si rien n’est dit) : Les Marches du Nord',
} as const;

/** `/campagne creer`: one more campaign of the server; who makes it is one of its MJs. */
export const creer: Action = {
  description: 'MJ : ouvrir une campagne de plus dans ce serveur',
  options: {
    nom: { type: 'text', max: 80, required: true, description: 'Son nom : Les Marches du Nord' },
    lier: { type: 'boolean', description: 'Lui donner ce salon tout de suite' },
  },
  manner: () => 'private',
  run: create,
};

/** `/campagne voir`: the campaign of the place or another of the server. */
export const voir: Action = {
  description: 'La campagne d’ici : ses salons, ses MJ, ses règles, et les autres du serveur',
  options: { campagne },
  manner: () => 'private',
  run: show,
  complete: (call, shelf) => completeCampaigns(call, shelf, () => true),
};

/** `/campagne archiver`: it takes no rolls any more. */
export const archiver: Action = {
  description: 'MJ : ranger une campagne finie, qui ne prend plus de jets',
  options: { campagne },
  manner: () => 'private',
  run: (values, call, desk) => archive(values, call, desk, desk.now),
  complete: (call, shelf) => completeCampaigns(call, shelf, ({ archivedAt }) => archivedAt === null),
};

/** `/campagne rouvrir`: it is played again. */
export const rouvrir: Action = {
  description: 'MJ : reprendre une campagne archivée',
  options: { campagne },
  manner: () => 'private',
  run: (values, call, desk) => archive(values, call, desk, null),
  complete: (call, shelf) => completeCampaigns(call, shelf, ({ archivedAt }) => archivedAt !== null),
};

async function create(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const { guild, channel } = call.place;
  if (guild === null) return refuse('wrong-place', null);
  if (!desk.isMaster) return refuse('master-only', null);
  const name = String(values['nom']);
  const others = await campaignsOf(desk.tx, guild);
  if (others.length >= mostCampaigns) return refuse('too-many-campaigns', null, { max: mostCampaigns });
  const binds = values['lier'] === true;
  const count = binds ? await openHere(desk.tx, channel) : 0;
  if (count > 0) return refuse('games-open-here', 'lier', { count });
  const made = await createCampaign(desk.tx, guild, { name, folded: fold(name) }, desk.rim);
  if (!made) return refuse('campaign-name-taken', 'nom', { got: name });
  if (!call.actor.managesGuild) await addMaster(desk.tx, made.id, call.actor.id);
  if (binds) await bind(desk.tx, { place: channel, campaignId: made.id }, desk.now);
  return { kind: 'saved', message: only(campaignCreated(made, binds ? channel : null)) };
}

async function show(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const campaign = await meant(values, call, desk);
  if (isRefusal(campaign)) return campaign;
  const others = call.place.guild === null ? [] : await campaignsOf(desk.tx, call.place.guild);
  const view = await viewOf(desk, campaign);
  return {
    kind: 'read',
    message: only(
      campaignEmbed(
        view,
        others.filter(({ id }) => id !== campaign.id),
      ),
    ),
  };
}

async function viewOf({ tx }: Desk, campaign: Campaign): Promise<CampaignView> {
  const house = await wholeHouse(tx, campaign.id);
  const has = (kind: string) => house.filter((one) => one.kind === kind).length;
  const arbitrages = Object.values(campaign.rulings).reduce((sum, set) => sum + Object.keys(set).length, 0);
  return {
    campaign,
    bindings: campaign.guild === null ? [] : await bindingsOf(tx, campaign.guild),
    masters: await mastersOf(tx, campaign.id),
    set: {
      ...{ arbitrages, table: has('table') > 0, gains: has('gains') > 0, postures: has('posture') },
      prisonniers: has('prisonniers') > 0,
    },
  };
}

async function archive(
  values: Values,
  call: SlashCall,
  desk: Desk,
  at: number | null,
): Promise<Deed | Refusal> {
  if (call.place.guild === null) return refuse('wrong-place', null);
  const campaign = await meant(values, call, desk);
  if (isRefusal(campaign)) return campaign;
  if (!(await isMaster(desk.tx, campaign, call.actor))) {
    return refuse('not-master-of', null, { campaign: campaign.name });
  }
  if ((campaign.archivedAt === null) === (at === null)) {
    return refuse(at === null ? 'not-archived' : 'already-archived', null, { campaign: campaign.name });
  }
  await setArchived(desk.tx, campaign.id, at);
  return { kind: 'saved', message: only(campaignArchived({ ...campaign, archivedAt: at })) };
}

/** The campaign that was named, else the one of the place. */
async function meant(values: Values, call: SlashCall, desk: Desk): Promise<Campaign | Refusal> {
  const typed = values['campagne'];
  if (typed === undefined) return desk.campaign;
  if (call.place.guild === null) return refuse('wrong-place', null);
  return campaignCalled(desk.tx, call.place.guild, 'campagne', String(typed));
}
