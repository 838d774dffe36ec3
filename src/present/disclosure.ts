import type { APIEmbed } from 'discord-api-types/v10';
import type { Disclosure, KnownEpoch } from '../campaign/disclosure.ts';
import type { Epoch } from '../campaign/epochs.ts';
import { fitEmbed } from './cut.ts';
import { palette } from './embed.ts';
import { commitmentFields } from './log.ts';
import { number } from './numbers.ts';
import { fr, plural } from './words.ts';

const kinds = { public: 'jets publics', hidden: 'jets cachés' } as const;

/** The most epochs whose secrets one message tells. */
const mostTold = 12;

/** The log message that discloses a secret. */
export function disclosureLog(disclosed: Disclosure): APIEmbed {
  return {
    title: fr`Époque ${number(disclosed.epoch)} : secret des ${kinds[disclosed.kind]}`,
    color: palette.neutral,
    description: fr`Ce secret ne sert plus. Son SHA-256 est l’empreinte publiée au début de l’époque ; il permet de refaire chaque dé. Pour le vérifier : ${'`/journal exporter`'}, puis ${'`npm run verifier -- journal.json`'}.`,
    fields: secretFields(disclosed),
  };
}

/** What `/journal devoiler` answers: the public secret of the epoch that is over, and what the next one commits to. */
export function epochClosed(disclosed: Disclosure, opened: Epoch): APIEmbed {
  const { public: open, hidden } = opened.commitments;
  return {
    title: fr`Époque ${number(disclosed.epoch)} : secret dévoilé`,
    color: palette.success,
    description: fr`Chacun peut maintenant refaire les dés des jets publics de cette époque : ${'`/journal exporter`'}, puis ${'`npm run verifier -- journal.json`'}. Les jets cachés gardent leur secret. Les dés suivants sont tirés de l’époque ${number(opened.number)}, dont voici les empreintes.`,
    fields: [...secretFields(disclosed), ...commitmentFields(open, hidden)],
  };
}

/** What `/journal devoiler caches:oui` answers: at least one secret; they are all in the log. */
export function hiddenDisclosed(disclosed: readonly Disclosure[]): APIEmbed {
  const told = disclosed.slice(-mostTold);
  const count = disclosed.length;
  return fitEmbed({
    title: `${plural(count, 'Secret')} des jets cachés ${plural(count, 'dévoilé')}`,
    color: palette.success,
    description: `Les dés des jets cachés de ${plural(count, 'cette époque peuvent', 'ces époques peuvent')} être refaits par qui connaît ces jets. Dévoiler le secret ne révèle aucun jet${count > told.length ? '. Le salon du journal a tous les secrets' : ''}.`,
    fields: told.map(({ epoch, value }) => ({ name: `Époque ${number(epoch)}`, value: `\`${value}\`` })),
  });
}

/** The secrets of earlier epochs, last first, for `/journal preuve`; none when nothing was disclosed. */
export function closedFields(epochs: readonly KnownEpoch[]): { name: string; value: string }[] {
  const closed = epochs.filter(({ secrets }) => secrets.public !== null).slice(-3);
  return closed.reverse().map(({ number: epoch, secrets }) => ({
    name: fr`Époque ${number(epoch)}, close`,
    value: [
      fr`Secret public : ${`\`${secrets.public}\``}`,
      secrets.hidden === null
        ? fr`Secret des jets cachés : pas dévoilé`
        : fr`Secret des jets cachés : ${`\`${secrets.hidden}\``}`,
    ].join('\n'),
  }));
}

function secretFields({ value, commitment }: Disclosure): { name: string; value: string }[] {
  return [
    { name: 'Secret', value: `\`${value}\`` },
    { name: 'Son empreinte', value: `\`${commitment}\`` },
  ];
}
