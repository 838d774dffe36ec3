import { restoreSettings, type SettingChange } from '../src/campaign/campaigns-settings.ts';
import type { Entry } from '../src/campaign/entry.ts';
import type { changesOf } from '../src/campaign/ledger.ts';
import { restoreMove } from '../src/campaign/moves.ts';
import { sheetById } from '../src/campaign/sheets.ts';
import { dropSheet, isTaken, rewriteSheet } from '../src/campaign/sheets-write.ts';
import { restoreStates, type StateTrace } from '../src/campaign/states.ts';
import { type Mouvement, tracesIn } from '../src/campaign/undo.ts';
import { keptOf, type SheetTrace } from '../src/rules/fiche/result.ts';
import { isRefusal, type Refusal, refuse } from '../src/rules/rule.ts';
import type { BookChange, Desk, Draft } from '../src/slash/command.ts';
import { fold } from '../src/text/fold.ts';

/** What taking an entry back changed: what its journal entry keeps, and the counter-entries of the ledger. */
export interface Restored {
  readonly changes: readonly BookChange[];
  readonly mouvements: readonly Mouvement[];
  readonly reglages: readonly SettingChange[];
  readonly fiches: readonly SheetTrace[];
  readonly etats: readonly StateTrace[];
  readonly game: NonNullable<Draft['game']> | null;
}

/**
 * Brings back what was recorded before an entry; nothing is computed anew. The ledger's counter-entries are given, to be
 * entered with the journal entry. Refused: `undo-overtaken` [got], `name-taken` [got], `gone`.
 */
export async function restore(
  desk: Desk,
  entry: Entry,
  rows: Awaited<ReturnType<typeof changesOf>>,
): Promise<Restored | Refusal> {
  const { tx, campaign, now } = desk;
  const traces = tracesIn(entry.content);
  const overtaken = await restoreSettings(tx, campaign.id, traces.reglages);
  if (overtaken.length > 0) return refuse('undo-overtaken', null, { got: entry.number });
  const fiches: SheetTrace[] = [];
  for (const trace of traces.fiches.toReversed()) {
    const one = await restoreSheet(desk, trace);
    if (isRefusal(one)) return one;
    fiches.push(one);
  }
  const etats = await restoreStates(tx, campaign.id, entry);
  if (isRefusal(etats)) return etats;
  const { game } = entry.content;
  const version = game && (await restoreMove(tx, game.id, game.move === null ? null : game.version, now));
  const changes = rows
    .toReversed()
    .map(({ subject, quantity, change }) => ({ subject, quantity, by: -change, cause: 'annulation' }));
  return {
    changes,
    mouvements: await movedBy(desk, changes),
    reglages: traces.reglages.map(({ avant, apres, ...one }) => ({ ...one, avant: apres, apres: avant })),
    fiches,
    etats,
    game: game && version !== undefined ? { id: game.id, version, move: 'annuler' } : null,
  };
}

async function restoreSheet(
  { tx, campaign, now }: Desk,
  { id, avant }: SheetTrace,
): Promise<SheetTrace | Refusal> {
  const sheet = await sheetById(tx, campaign.id, id);
  if (!sheet) return refuse('gone', null);
  const current = sheet.isDropped ? null : keptOf(sheet);
  if (avant === null) return { id, version: await dropSheet(tx, sheet, now), avant: current };
  const name = { nom: avant.nom, folded: fold(avant.nom) };
  if (await isTaken(tx, campaign.id, name.folded, id)) return refuse('name-taken', null, { got: avant.nom });
  return { id, version: await rewriteSheet(tx, sheet, { ...avant, name }), avant: current };
}

async function movedBy({ tx, campaign }: Desk, changes: readonly BookChange[]): Promise<Mouvement[]> {
  const moved: Mouvement[] = [];
  for (const { subject: sujet, quantity: quantite, by: de } of changes) {
    const [, id] = /^fiche:(\d+)$/u.exec(sujet) ?? [];
    const sheet = id === undefined ? null : await sheetById(tx, campaign.id, Number(id));
    moved.push({ sujet, nom: sheet?.nom ?? null, quantite, de });
  }
  return moved;
}
