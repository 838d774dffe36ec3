import type { APIEmbed } from 'discord-api-types/v10';
import { gravites } from '../../../data/confede/gravites.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { SettingChange } from '../../campaign/campaigns/settings.ts';
import type { Gravite } from '../../rules/confede/terms.ts';
import type { Posture } from '../../rules/heresie/posture.ts';
import type { Gains } from '../../rules/jdr/gains.ts';
import type { Band, Matrix } from '../../rules/table.ts';
import { fitEmbed } from '../cut.ts';
import { palette } from '../embed.ts';
import { literal } from '../escape.ts';
import { byStart, gainLines, rangeText } from '../house-lines.ts';
import { number } from '../numbers.ts';
import { changeLines } from '../settings.ts';
import { fr, plural } from '../words.ts';

/** Locations that read alike, with their bands. */
interface Columns {
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
  return fitEmbed({
    title: 'Gains d’une élimination',
    color: palette.neutral,
    description: gainLines(gains).join('\n'),
  });
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

/** How many sheets and regions an import brings. */
interface Brought {
  readonly fiches: number;
  readonly regions: number;
}

/** What an import would change, before it does; it waits for the button. */
export function importPreview(
  campaign: Campaign,
  from: string,
  changes: readonly SettingChange[],
  { fiches, regions }: Brought = { fiches: 0, regions: 0 },
): APIEmbed {
  const told = [
    ...changes.flatMap(changeLines),
    ...(fiches === 0
      ? []
      : [
          fr`${number(fiches)} ${plural(fiches, 'fiche')} : une nouvelle est créée, à toi ; une du même nom reçoit les valeurs du fichier (PV, XP, statuts…).`,
        ]),
    ...(regions === 0
      ? []
      : [
          fr`${number(regions)} ${plural(regions, 'région')} : une nouvelle est créée ; une du même nom devient celle du fichier.`,
        ]),
  ];
  const lines = told.length === 0 ? ['Rien ne changerait.'] : told;
  return fitEmbed({
    title: 'Importer une campagne',
    color: palette.mixed,
    description: [
      fr`Dans **${literal(campaign.name)}**, depuis l’export de « ${literal(from)} » :`,
      ...lines,
    ].join('\n'),
  });
}
