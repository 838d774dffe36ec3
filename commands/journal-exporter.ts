import { type ExportHead, type ExportRow, exportHead, exportRows } from '../src/campaign/export.ts';
import { JsonExport } from '../src/campaign/export-json.ts';
import { journalExported } from '../src/present/export.ts';
import { csvHead, csvRow } from '../src/present/export-csv.ts';
import { htmlHead, htmlRow, htmlTail } from '../src/present/export-html.ts';
import { type Refusal, refuse } from '../src/rules/rule.ts';
import type { Action, Deed, Desk } from '../src/slash/command.ts';
import type { Values } from '../src/slash/option.ts';

/** Bytes of the largest file: Discord takes 10 MiB from a bot. */
const largest = 8 * 1024 * 1024;
const highest = 1_000_000_000;

const numero = { type: 'integer', min: 1, max: highest } as const;

/** `/journal exporter`: the journal as a file; what not all may see is in it as its commitment only. */
export const exporter: Action = {
  description: 'Le journal en un fichier : JSON à vérifier, CSV pour un tableur, ou page HTML',
  options: {
    format: {
      type: 'choice',
      description: 'Le genre de fichier (JSON si rien n’est dit)',
      choices: {
        json: 'JSON : complet, pour vérifier',
        csv: 'CSV : pour un tableur',
        html: 'HTML : une page à lire',
      },
    },
    depuis: { ...numero, description: 'Le premier numéro (1 si rien n’est dit) : 1' },
    'jusqu-a': {
      ...numero,
      description: 'Le dernier numéro (le dernier du journal si rien n’est dit) : 250',
    },
  },
  manner: () => 'private',
  run: (values, _call, desk) => give(values, desk),
};

type Format = 'json' | 'csv' | 'html';

/** How one kind of file is written: before, for each entry, after. */
interface Pen {
  head(head: ExportHead): string;
  row(row: ExportRow): string;
  tail(): string;
}

function penOf(format: Format, timeZone: string): Pen {
  if (format === 'json') return new JsonExport();
  if (format === 'csv') return { head: csvHead, row: (row) => csvRow(row, timeZone), tail: () => '' };
  return {
    head: (head) => htmlHead(head, timeZone),
    row: (row) => htmlRow(row, timeZone),
    tail: () => htmlTail,
  };
}

async function give(values: Values, { tx, campaign, now }: Desk): Promise<Deed | Refusal> {
  const format = (values['format'] ?? 'json') as Format; // one of the choices
  const from = Number(values['depuis'] ?? 1);
  const to = Number(values['jusqu-a'] ?? highest);
  if (to < from) return refuse('span-backwards', 'jusqu-a', { got: to, from });
  const head = await exportHead(tx, campaign, { from, to }, now);
  if (!head.last) return refuse('nothing-to-export', from === 1 ? null : 'depuis', { from });
  const pen = penOf(format, campaign.timeZone);
  const pieces = [pen.head(head)];
  const count = { shown: 0, hidden: 0, erased: 0 };
  let size = Buffer.byteLength(pieces[0] ?? '');
  for await (const row of exportRows(tx, campaign.id, { from, to })) {
    const piece = pen.row(row);
    size += Buffer.byteLength(piece);
    if (size > largest) return refuse('export-too-long', 'jusqu-a', { fits: row.link.number - 1 });
    pieces.push(piece);
    count[row.state] += 1;
  }
  pieces.push(pen.tail());
  const told = { first: from, last: head.last.number, verifiable: format === 'json' };
  return {
    kind: 'read',
    message: {
      embeds: [journalExported(campaign.name, told, count)],
      components: [],
      files: [{ name: `journal.${format}`, text: pieces.join('') }],
    },
  };
}
