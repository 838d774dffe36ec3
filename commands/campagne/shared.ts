import type { Campaign } from '../../src/campaign/campaign.ts';
import { campaignNamed, campaignsOf } from '../../src/campaign/campaigns/server.ts';
import { changeSetting, type Setting, type SettingChange } from '../../src/campaign/campaigns/settings.ts';
import { settings } from '../../src/present/settings.ts';
import { type Json, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Call, Choice, CompleteCall, Deed, Desk, Message, Shelf } from '../../src/slash/command.ts';
import type { Tx } from '../../src/store/store.ts';
import { fold } from '../../src/text/fold.ts';

/** The most names that a refusal tells. */
const mostTold = 10;

/** An answer that is one embed. */
export function only(embed: Message['embeds'][number], components: Message['components'] = []): Message {
  return { embeds: [embed], components };
}

/** The campaign of a server that is called so, whatever the accents. Refused: `unknown-campaign` [got, known]. */
export async function campaignCalled(
  tx: Tx,
  guild: string,
  option: string,
  typed: string,
): Promise<Campaign | Refusal> {
  const found = await campaignNamed(tx, guild, fold(typed));
  if (found) return found;
  const known = (await campaignsOf(tx, guild)).slice(0, mostTold).map(({ name }) => name);
  return refuse('unknown-campaign', option, { got: typed, known });
}

/** Completes the names of the server's campaigns that `fits` lets through. */
export async function completeCampaigns(
  call: CompleteCall,
  { tx }: Shelf,
  fits: (campaign: Campaign) => boolean,
): Promise<readonly Choice[]> {
  if (call.place.guild === null) return [];
  const wanted = fold(call.focused.typed);
  return (await campaignsOf(tx, call.place.guild))
    .filter((campaign) => fits(campaign) && fold(campaign.name).includes(wanted))
    .map(({ name }) => ({ name, value: name }));
}

/** The choices whose label or value holds what was typed, whatever the accents; labels of at most 100 characters. */
export function matching(typed: string, choices: readonly Choice[]): readonly Choice[] {
  const wanted = fold(typed);
  return choices
    .filter(({ name, value }) => fold(name).includes(wanted) || fold(value).includes(wanted))
    .map(({ name, value }) => ({
      name: name.length > 100 ? `${name.slice(0, 99).trimEnd()}…` : name,
      value,
    }));
}

/** Parsed JSON, or `undefined` when the text is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why what all are told cannot be set here by who acts, or `null`. Refused: `master-only`, `may-not-write-here`. */
export function refuseSetting(call: Call, desk: Desk): Refusal | null {
  if (!desk.isMaster) return refuse('master-only', null);
  return call.actor.maySpeak ? null : refuse('may-not-write-here', null);
}

/** Sets what a campaign plays by and tells the journal, before and after. */
export async function setting(
  desk: Desk,
  options: { readonly [name: string]: Json },
  wanted: readonly (Setting & { readonly value: Json })[],
): Promise<Extract<Deed, { kind: 'entry' }>> {
  const changements: SettingChange[] = [];
  for (const { value, ...one } of wanted) {
    changements.push(await changeSetting(desk.tx, desk.campaign.id, one, value));
  }
  return {
    kind: 'entry',
    draft: {
      visibility: 'public',
      behalf: null,
      motif: null,
      options,
      outcome: {
        result: { changements: changements as unknown as Json },
        steps: [],
        rulings: [],
        ignored: [],
      }, // JSON by its type
      dice: [],
      typed: false,
    },
    show: (entry) => only(settings(entry)),
  };
}
