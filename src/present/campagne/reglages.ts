import type { APIEmbed } from 'discord-api-types/v10';
import type { Campaign } from '../../campaign/campaign.ts';
import { fitEmbed } from '../cut.ts';
import { palette, wide } from '../embed.ts';
import { literal } from '../escape.ts';
import { fr } from '../words.ts';

/**
 * `/campagne reglages`: what is set, after what was changed if anything was. `openMasterChannel`: the channel of the MJs
 * was just set, and everybody can read it.
 */
export function campaignSettings(campaign: Campaign, openMasterChannel: boolean): APIEmbed {
  const { name, timeZone, logChannel, masterChannel, masterRole } = campaign;
  const warning = fr`Attention : tout le monde peut lire ce salon. Les jets cachés y seraient vus de tous. Retire à tous le droit « Voir le salon », puis rends-le aux MJ.`;
  return fitEmbed({
    title: fr`Réglages : ${literal(name)}`,
    color: openMasterChannel ? palette.mixed : palette.neutral,
    ...(openMasterChannel && { description: warning }),
    fields: [
      wide('Fuseau horaire', timeZone),
      wide('Salon du journal', logChannel === null ? 'Aucun' : `<#${logChannel}>`),
      wide(
        'Salon des MJ',
        masterChannel === null ? 'Aucun, les jets pour le MJ sont refusés' : `<#${masterChannel}>`,
      ),
      wide('Rôle des MJ', masterRole === null ? 'Aucun' : `<@&${masterRole}>`),
    ],
  });
}

/** `/campagne mj`: who is a MJ, after somebody was named or taken away if anybody was. */
export function mastersEmbed({ name, masterRole }: Campaign, masters: readonly string[]): APIEmbed {
  return fitEmbed({
    title: fr`MJ : ${literal(name)}`,
    color: palette.neutral,
    description: [
      'Qui peut gérer le serveur l’est toujours.',
      ...(masterRole === null ? [] : [`Qui a le rôle <@&${masterRole}> l’est aussi.`]),
      masters.length === 0
        ? 'Personne d’autre n’est nommé.'
        : fr`Nommés : ${masters.map((id) => `<@${id}>`).join(', ')}`,
    ].join('\n'),
  });
}
