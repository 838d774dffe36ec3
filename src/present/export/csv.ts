import type { ExportRow } from '../../campaign/export.ts';
import { localMoment } from '../moment.ts';

const columns = [
  'numero',
  'etat',
  'date',
  'commande',
  'par',
  'pour',
  'motif',
  'des',
  'des physiques',
  'options',
  'resultat',
  'epoque',
  'secret',
  'interaction',
  'empreinte',
] as const;

const states = { shown: '', hidden: 'caché', erased: 'effacé' } as const;

/** The first line of the CSV export, after the mark by which spreadsheets know UTF-8. */
export function csvHead(): string {
  return `\ufeff${columns.join(';')}\r\n`;
}

/** One entry as a line; of a hidden or erased one number and hash alone. Dates are in the campaign's time zone. */
export function csvRow({ link, entry, state }: ExportRow, timeZone: string): string {
  const told = entry ? tellEntry(entry, timeZone) : {};
  const row: Partial<Record<(typeof columns)[number], string>> = {
    ...told,
    numero: String(link.number),
    etat: states[state],
    empreinte: link.hash,
  };
  return `${columns.map((column) => cell(row[column] ?? '')).join(';')}\r\n`;
}

function tellEntry({ content, author, behalf }: NonNullable<ExportRow['entry']>, timeZone: string) {
  return {
    date: localMoment(content.at, timeZone),
    commande: content.command,
    par: author.name ?? '',
    pour: behalf?.name ?? '',
    motif: content.motif ?? '',
    des: content.dice.map(({ sides, face }) => `D${sides}=${face}`).join(' '),
    'des physiques': content.typed ? 'oui' : '',
    options: JSON.stringify(content.options),
    resultat: JSON.stringify(content.outcome.result),
    epoque: String(content.seed.epoch),
    secret: content.seed.secret === 'public' ? 'public' : 'caché',
    interaction: content.seed.id,
  };
}

/** A cell that no spreadsheet takes for a formula or a number to be rounded, whatever a player wrote. */
function cell(text: string): string {
  const isSafe = !/^[=+\-@\t\r]/u.test(text) && !/^\d{16,}$/u.test(text);
  const shown = isSafe ? text : `'${text}`;
  return /[;"\r\n]/u.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
