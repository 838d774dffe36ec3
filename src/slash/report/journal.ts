import { type ExportHead, type ExportRow, exportHead, exportRows, type Span } from '../../campaign/export.ts';
import { JsonExport } from '../../campaign/export-json.ts';
import { csvHead, csvRow } from '../../present/export/csv.ts';
import { htmlHead, htmlRow, htmlTail } from '../../present/export/html.ts';
import { journalExported } from '../../present/export.ts';
import { type Refusal, refuse } from '../../rules/rule.ts';
import type { Tx } from '../../store/store.ts';
import type { Message } from '../command.ts';
import type { ReportCampaign } from '../report.ts';

/** Bytes of the largest file: Discord takes 10 MiB from a bot. */
export const largestFile = 8 * 1024 * 1024;

export type JournalFormat = 'json' | 'csv' | 'html';

/** The journal of a campaign as a file, what not all may see as its commitment. `at`: milliseconds since 1970. */
export interface JournalReport {
  readonly kind: 'journal';
  readonly campaign: ReportCampaign;
  readonly format: JournalFormat;
  readonly span: Span;
  readonly at: number;
}

/** How one kind of file is written: before, for each entry, after. */
interface Pen {
  head(head: ExportHead): string;
  row(row: ExportRow): string;
  tail(): string;
}

function penOf(format: JournalFormat, timeZone: string): Pen {
  if (format === 'json') return new JsonExport();
  if (format === 'csv') return { head: csvHead, row: (row) => csvRow(row, timeZone), tail: () => '' };
  return {
    head: (head) => htmlHead(head, timeZone),
    row: (row) => htmlRow(row, timeZone),
    tail: () => htmlTail,
  };
}

/** Refused: `nothing-to-export` [from], `export-too-long` [fits]. */
export async function journalReport(
  tx: Tx,
  { campaign, format, span, at }: JournalReport,
): Promise<Message | Refusal> {
  const { from } = span;
  const head = await exportHead(tx, campaign, span, at);
  if (!head.last) return refuse('nothing-to-export', from === 1 ? null : 'depuis', { from });
  const pen = penOf(format, campaign.timeZone);
  const pieces = [pen.head(head)];
  const count = { shown: 0, hidden: 0, erased: 0 };
  let size = Buffer.byteLength(pieces[0] ?? '');
  for await (const row of exportRows(tx, campaign.id, span)) {
    const piece = pen.row(row);
    size += Buffer.byteLength(piece);
    if (size > largestFile) return refuse('export-too-long', 'jusqu-a', { fits: row.link.number - 1 });
    pieces.push(piece);
    count[row.state] += 1;
  }
  pieces.push(pen.tail());
  const told = { first: from, last: head.last.number, verifiable: format === 'json' };
  return {
    embeds: [journalExported(campaign.name, told, count)],
    components: [],
    files: [{ name: `journal.${format}`, text: pieces.join('') }],
  };
}
