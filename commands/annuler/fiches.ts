import type { Entry } from '../../src/campaign/entry.ts';
import { dropSheet, isTaken, rewriteSheet } from '../../src/campaign/sheets/write.ts';
import { sheetById } from '../../src/campaign/sheets.ts';
import { firstOfSheets, standsAsLeft, tracesAfter } from '../../src/campaign/undo/traces.ts';
import { keptOf, type SheetTrace } from '../../src/rules/fiche/result.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Desk } from '../../src/slash/command.ts';
import { fold } from '../../src/text/fold.ts';

/**
 * Writes the sheets that an entry changed back as they were before it, last first; gives the traces of that. An undoing
 * is one change of each sheet, of however many entries: `written` are those that it wrote already. Refused:
 * `undo-overtaken` [got] when one is another by now, `name-taken` [got], `gone`.
 */
export async function restoreSheets(
  desk: Desk,
  { id, number }: Pick<Entry, 'id' | 'number'>,
  traces: readonly SheetTrace[],
  written: ReadonlySet<number>,
): Promise<readonly SheetTrace[] | Refusal> {
  if (traces.length === 0) return [];
  const next = firstOfSheets(await tracesAfter(desk.tx, desk.campaign.id, id));
  const restored: SheetTrace[] = [];
  for (const trace of traces.toReversed()) {
    const one = await restoreSheet(desk, trace, next.get(trace.id), written.has(trace.id));
    if (one === 'overtaken') return refuse('undo-overtaken', null, { got: number });
    if (isRefusal(one)) return one;
    restored.push(one);
  }
  return restored;
}

async function restoreSheet(
  { tx, campaign, now }: Desk,
  trace: SheetTrace,
  next: SheetTrace | undefined,
  isWritten: boolean,
): Promise<SheetTrace | Refusal | 'overtaken'> {
  const { id, avant } = trace;
  const sheet = await sheetById(tx, campaign.id, id);
  if (!sheet) return refuse('gone', null);
  if (!standsAsLeft(sheet, trace, next)) return 'overtaken';
  const current = sheet.isDropped ? null : keptOf(sheet);
  const from = isWritten ? { ...sheet, version: sheet.version - 1 } : sheet;
  if (avant === null) return { id, version: await dropSheet(tx, from, now), avant: current, retiree: true };
  const name = { nom: avant.nom, folded: fold(avant.nom) };
  if (await isTaken(tx, campaign.id, name.folded, id)) return refuse('name-taken', null, { got: avant.nom });
  return { id, version: await rewriteSheet(tx, from, { ...avant, name }), avant: current };
}
