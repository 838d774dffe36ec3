import type { APIEmbed } from 'discord-api-types/v10';
import { gravites } from '../../data/confede/gravites.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { SettingChange } from '../campaign/campaigns-settings.ts';
import type { Gravite } from '../rules/confede/terms.ts';
import type { Posture } from '../rules/heresie/posture.ts';
import type { Gain, Gains } from '../rules/jdr/gains.ts';
import type { Band, Matrix } from '../rules/table.ts';
import { fitEmbed } from './cut.ts';
import { palette } from './embed.ts';
import { literal } from './escape.ts';
import { number } from './numbers.ts';
import { changeLines } from './settings.ts';
import { fr } from './words.ts';

/** Locations that read alike, with their bands. */
export interface Columns {
  readonly from: number;
  readonly to: number;
  readonly bands: readonly Band<Gravite>[];
}

/** `/campagne table`: the table of wounds that impacts read, the campaign's own or the house's. */
export function tableEmbed(table: Matrix<Gravite> | null, columns: readonly Columns[]): APIEmbed {
  const whose =
    table === null
      ? fr`La campagne n’a pas la sienne : c’est la table maison qui sert.`
      : 'Propre à la campagne.';
  return fitEmbed({
    title: 'Table des Blessures',
    color: palette.neutral,
    description: [whose, ...columns.map(columnLine)].join('\n'),
  });
}

function columnLine({ from, to, bands }: Columns): string {
  const where =
    from === to ? `Localisation ${number(from)}` : `Localisations ${number(from)} à ${number(to)}`;
  const name = (id: Gravite) => gravites.find((one) => one.id === id)?.nom.toLocaleLowerCase('fr') ?? id;
  const cells = [...bands].sort(byStart).map((band) => `${rangeText(band)} ${name(band.value)}`);
  return fr`**${where}** : ${cells.join(' · ')}`;
}

/** `/campagne gains`: what an elimination brings. */
export function gainsEmbed(gains: Gains | null): APIEmbed {
  const lines =
    gains === null
      ? [fr`Aucun n’est fixé : une élimination rapporte 0 XP et 0 Crédit.`]
      : [...gains].sort(byStart).map(gainLine);
  return fitEmbed({
    title: 'Gains d’une élimination',
    color: palette.neutral,
    description: lines.join('\n'),
  });
}

function gainLine({ value, ...range }: Band<Gain>): string {
  const credits = Math.abs(value.credits) < 2 ? 'Crédit' : 'Crédits';
  const gained = `**${number(value.xp)} XP, ${number(value.credits)} ${credits}**`;
  if (range.min === null && range.max === null) return fr`Quel que soit l’adversaire : ${gained}`;
  return fr`Adversaire à ${rangeText(range)} XP : ${gained}`;
}

/** `/campagne posture`: the postures that the campaign brings to challenges. */
export function posturesEmbed(postures: readonly Posture[]): APIEmbed {
  return fitEmbed({
    title: 'Postures de la campagne',
    color: palette.neutral,
    description:
      postures.length === 0
        ? 'La campagne n’en a pas d’autres que celles du jeu.'
        : postures
            .map(({ id, nom, texte }) => fr`**${literal(nom)}** (${id}) : ${literal(texte)}`)
            .join('\n'),
  });
}

/** What an import would change, before it does; it waits for the button. */
export function importPreview(campaign: Campaign, from: string, changes: readonly SettingChange[]): APIEmbed {
  const lines = changes.length === 0 ? ['Rien ne changerait.'] : changes.flatMap(changeLines);
  return fitEmbed({
    title: 'Importer une campagne',
    color: palette.mixed,
    description: [
      fr`Dans **${literal(campaign.name)}**, depuis l’export de « ${literal(from)} » :`,
      ...lines,
    ].join('\n'),
  });
}

function byStart(one: Band<unknown>, other: Band<unknown>): number {
  return (one.min ?? Number.NEGATIVE_INFINITY) - (other.min ?? Number.NEGATIVE_INFINITY);
}

/** « ≤ 1 », « 2 à 3 », « 4 », « 10 et plus ». */
function rangeText({ min, max }: Omit<Band<unknown>, 'value'>): string {
  if (min === null) return max === null ? 'tout' : `≤ ${number(max)}`;
  if (max === null) return `${number(min)} et plus`;
  return min === max ? number(min) : `${number(min)} à ${number(max)}`;
}
