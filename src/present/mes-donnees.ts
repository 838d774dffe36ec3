import type { APIEmbed } from 'discord-api-types/v10';
import type { Holdings } from '../campaign/erase-person.ts';
import { palette, wide } from './embed.ts';
import { number } from './numbers.ts';
import { enumerate, fr, plural } from './words.ts';

/** What goes with the file of a person's data. `left`: oldest entries that did not fit. */
export function dataHandedOut(holdings: Holdings, left: number): APIEmbed {
  const rest =
    left === 0
      ? []
      : [
          fr`${number(left)} ${plural(left, 'entrée')} parmi les plus anciennes ne ${plural(left, 'tient', 'tiennent')} pas dans le fichier.`,
        ];
  return {
    title: 'Mes données',
    color: palette.neutral,
    description: [
      holds(holdings),
      fr`Le fichier les contient. Un jet « MJ seuls » que personne n’a révélé y est sans ses dés ni son résultat.`,
      ...rest,
    ].join('\n'),
  };
}

/** What is asked before a person's data is deleted. */
export function eraseQuestion(holdings: Holdings): APIEmbed {
  return {
    title: 'Supprimer mes données\u202f?',
    color: palette.mixed,
    description: [holds(holdings), fr`Cela vaut pour tous les serveurs, et ne se défait pas.`].join('\n'),
    fields: [
      wide('Ce qui disparaît', goes(holdings)),
      wide(
        'Ce qui reste',
        fr`Le numéro, l’engagement et l’empreinte de tes entrées au journal, et les nombres des comptes, sous un pseudonyme qui ne mène plus à toi : la preuve des autres jets tient. Les fiches de PNJ restent à leur campagne. Ce que d’autres ont lancé ou écrit, même pour toi, reste à eux, sous ton pseudonyme. Les messages déjà dans Discord ne sont pas effacés, et les copies de sauvegarde de qui héberge le bot gardent tes données jusqu’à ce qu’il les supprime.`,
      ),
    ],
  };
}

/** What is said once it is done. */
export function dataErased(holdings: Holdings): APIEmbed {
  return {
    title: 'Tes données sont supprimées',
    color: palette.success,
    description: fr`${holds(holdings)} Si tu te sers encore du bot, il te connaîtra comme une nouvelle personne.`,
  };
}

function holds({ entries, sheets, npcSheets, campaigns }: Holdings): string {
  const parts = [
    `${number(entries)} ${plural(entries, 'entrée')} de journal`,
    `${number(sheets)} ${plural(sheets, 'fiche')}`,
    ...(npcSheets > 0 ? [`${number(npcSheets)} ${plural(npcSheets, 'fiche')} de PNJ`] : []),
  ];
  return `${enumerate(parts)}, dans ${number(campaigns)} ${plural(campaigns, 'campagne')}.`;
}

function goes({ openGames, masterships }: Holdings): string {
  const more = [
    ...(openGames > 0
      ? [fr`Tes parties en cours (${number(openGames)}) s’arrêtent sans résultat, aussi pour les autres.`]
      : []),
    ...(masterships > 0 ? [fr`Tu n’es plus MJ des campagnes qui te nomment (${number(masterships)}).`] : []),
  ];
  return [
    fr`Ton nom et ton identifiant, ce que tu as lancé et écrit, les entrées d’autres qui portent ton identifiant, tes fiches et ta campagne en message privé.`,
    ...more,
  ].join(' ');
}
