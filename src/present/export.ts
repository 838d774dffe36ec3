import type { APIEmbed } from 'discord-api-types/v10';
import { fitEmbed } from './cut.ts';
import { palette } from './embed.ts';
import { literal } from './escape.ts';
import { number } from './numbers.ts';
import { fr, plural } from './words.ts';

/** What stands in a file of the journal. */
interface ExportCount {
  readonly shown: number;
  readonly hidden: number;
  readonly erased: number;
}

/** The file stands below: which entries are in it. */
export function journalExported(
  campaign: string,
  {
    first,
    last,
    verifiable,
  }: { readonly first: number; readonly last: number; readonly verifiable: boolean },
  { shown, hidden, erased }: ExportCount,
): APIEmbed {
  const lines = [
    fr`Journal de **${literal(campaign)}**, du n° ${number(first)} au n° ${number(last)} : ${number(shown)} ${plural(shown, 'entrée')} en clair.`,
    ...(hidden > 0
      ? [
          `${number(hidden)} ${plural(hidden, 'jet caché n’y a', 'jets cachés n’y ont')} que ${plural(hidden, 'son empreinte', 'leur empreinte')}.`,
        ]
      : []),
    ...(erased > 0
      ? [
          `${number(erased)} ${plural(erased, 'entrée')} d’une personne effacée, ${plural(erased, 'réduite')} de même.`,
        ]
      : []),
    ...(verifiable
      ? [fr`Pour vérifier la chaîne et refaire les dés dévoilés : ${'`npm run verifier -- journal.json`'}.`]
      : []),
  ];
  return fitEmbed({ color: palette.success, description: lines.join('\n') });
}
