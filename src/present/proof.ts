import type { APIEmbed } from 'discord-api-types/v10';
import type { KnownEpoch } from '../campaign/disclosure.ts';
import type { Epoch } from '../campaign/epochs.ts';
import { closedFields } from './disclosure.ts';
import { palette } from './embed.ts';
import { commitmentFields } from './log.ts';
import { number } from './numbers.ts';
import { fr } from './words.ts';

/**
 * What `/journal preuve` answers: the commitments of the current epoch in full, the secrets of the last ones that were
 * disclosed, and what all that proves and does not.
 */
export function proof(epoch: Epoch, known: readonly KnownEpoch[] = []): APIEmbed {
  const { public: open, hidden } = epoch.commitments;
  return {
    title: fr`Preuve des jets : époque ${number(epoch.number)}`,
    color: palette.neutral,
    description: [stateLine(epoch), ...commitmentMeaning].join('\n\n'),
    fields: [
      ...commitmentFields(open, hidden),
      ...closedFields(known),
      { name: 'Ce que cela ne prouve pas', value: limit },
    ],
  };
}

function stateLine({ openedAt, publishedAt }: Epoch): string {
  const opened = `Ouverte le ${timestamp(openedAt)}`;
  return publishedAt === null
    ? fr`${opened}. Engagement pas encore publié dans le salon du journal : note-le d’ici.`
    : fr`${opened}, engagement publié le ${timestamp(publishedAt)}.`;
}

/** What the secrets and their hashes are good for, in two paragraphs. */
export const commitmentMeaning = [
  fr`Chaque dé de cette époque est calculé à partir d’un secret et du numéro que Discord donne à l’interaction. L’empreinte SHA-256 de chaque secret est connue avant le premier jet : changer le secret après coup changerait l’empreinte.`,
  fr`Quand le MJ dévoile le secret, chacun peut refaire tous les dés et les comparer au journal. Chaque ligne du journal porte l’empreinte de la précédente : aucune ne peut être changée ni retirée sans que cela se voie.`,
];

/** What all that does not prove. */
export const limit = fr`Qui héberge le bot ne peut ni choisir ni relancer un dé en cachette. Il peut encore ne pas répondre à une commande : cela se voit, la commande reste sans réponse. Les dés physiques ne sont prouvés par rien.`;

/** A moment as Discord shows it in the reader's own time. `at` in milliseconds since 1970. */
function timestamp(at: number): string {
  return `<t:${Math.floor(at / 1000)}:f>`;
}
