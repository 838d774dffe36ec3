import type { APIEmbed } from 'discord-api-types/v10';
import type { Binding } from '../campaign/bindings.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { fitEmbed } from './cut.ts';
import { palette, wide } from './embed.ts';
import { literal } from './escape.ts';
import { number } from './numbers.ts';
import { enumerate, fr, plural } from './words.ts';

/** What is shown of one campaign. `masters`: Discord ids. */
export interface CampaignView {
  readonly campaign: Campaign;
  readonly bindings: readonly Binding[];
  readonly masters: readonly string[];
  /** How many rulings differ from the default, and what it brings of its own. */
  readonly set: {
    readonly arbitrages: number;
    readonly table: boolean;
    readonly gains: boolean;
    readonly prisonniers?: boolean;
    readonly postures: number;
  };
}

/** `/campagne voir`: one campaign in full, then the names of the others of its server. */
export function campaignEmbed(view: CampaignView, others: readonly Campaign[]): APIEmbed {
  const { campaign } = view;
  const state = campaign.archivedAt === null ? [] : [fr`Archivée : elle ne prend plus de jets.`];
  return fitEmbed({
    title: literal(campaign.name),
    color: palette.neutral,
    description: [...state, placesLine(view), fr`Fuseau horaire : ${campaign.timeZone}`].join('\n'),
    fields: [
      wide('Salons', channelLines(campaign)),
      wide('MJ', masterLines(view)),
      wide('Règles de la campagne', ruleLines(view)),
      ...(others.length === 0 ? [] : [wide('Autres campagnes du serveur', others.map(otherLine).join('\n'))]),
    ],
  });
}

function placesLine({ campaign, bindings }: CampaignView): string {
  const own = bindings.filter(({ campaignId }) => campaignId === campaign.id);
  if (own.length > 0) return fr`Liée à : ${own.map(({ place }) => channel(place)).join(', ')}`;
  return campaign.guild === null ? 'Elle n’est qu’à toi.' : 'Liée à aucun salon.';
}

function channelLines({ logChannel, masterChannel }: Campaign): string {
  const log = logChannel === null ? 'aucun, voir /journal salon' : channel(logChannel);
  const master = masterChannel === null ? 'aucun, les jets pour le MJ sont refusés' : channel(masterChannel);
  return fr`Journal : ${log}\nMJ : ${master}`;
}

function masterLines({ campaign: { masterRole }, masters }: CampaignView): string {
  return [
    'Qui peut gérer le serveur',
    ...(masterRole === null ? [] : [fr`Le rôle <@&${masterRole}>`]),
    ...masters.map((id) => `<@${id}>`),
  ].join('\n');
}

function ruleLines({ set }: CampaignView): string {
  const { arbitrages, postures } = set;
  const own = [
    ...(arbitrages === 0
      ? []
      : [`${number(arbitrages)} ${plural(arbitrages, 'arbitrage changé', 'arbitrages changés')}`]),
    ...(set.table ? ['sa table des Blessures'] : []),
    ...(set.gains ? ['ses gains'] : []),
    ...(set.prisonniers ? ['ses faces de prisonniers'] : []),
    ...(postures === 0 ? [] : [`${number(postures)} ${plural(postures, 'posture')}`]),
  ];
  return own.length === 0 ? 'Tout est comme le prévoit le bot.' : `${enumerate(own)}.`;
}

function otherLine({ name, archivedAt }: Campaign): string {
  return archivedAt === null ? literal(name) : `${literal(name)} (archivée)`;
}

/** A new campaign stands. `place`: where it was bound at once, if it was. */
export function campaignCreated({ name }: Campaign, place: string | null): APIEmbed {
  const next = place === null ? 'Lie-la à des salons avec /campagne lier.' : `Liée à ${channel(place)}.`;
  return done(`La campagne **${literal(name)}** est créée. ${next}`);
}

/** A place belongs to a campaign from now on. */
export function placeBound({ name }: Campaign, place: string): APIEmbed {
  return done(
    `${channel(place)} est à la campagne **${literal(name)}**, avec les salons et les fils qu’il contient et qui n’en ont pas d’autre.`,
  );
}

/** A place is bound to nothing by itself any more. */
export function placeUnbound({ name }: Campaign, place: string): APIEmbed {
  return done(`${channel(place)} n’est plus lié à la campagne **${literal(name)}**.`);
}

/** A campaign was put away, or opened again. */
export function campaignArchived({ name, archivedAt }: Campaign): APIEmbed {
  return archivedAt === null
    ? done(`La campagne **${literal(name)}** est rouverte.`)
    : done(
        `La campagne **${literal(name)}** est archivée. Rien n’est perdu, elle se relit et se rouvre avec /campagne rouvrir.`,
      );
}

/** Something was done, in a sentence. */
function done(description: string): APIEmbed {
  return fitEmbed({ color: palette.success, description });
}

function channel(id: string): string {
  return `<#${id}>`;
}
