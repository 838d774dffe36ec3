import type { APIEmbed } from 'discord-api-types/v10';
import type { Campaign } from '../../campaign/campaign.ts';
import { fitEmbed } from '../cut.ts';
import { palette } from '../embed.ts';
import { literal } from '../escape.ts';

/** The file of a campaign stands below. */
export function exportReady({ name }: Campaign): APIEmbed {
  return fitEmbed({
    color: palette.success,
    description: `Voici ce à quoi joue **${literal(name)}**, sans secret ni nom de personne. Dans une autre campagne, /campagne importer le reprend.`,
  });
}

/** Where the file is to be pasted. */
export function nothingToImport(): APIEmbed {
  return {
    color: palette.neutral,
    description:
      'Colle le contenu du fichier exporté. Ce qui changerait est montré d’abord, rien ne change avant ta confirmation.',
  };
}
