import type { Entry } from '../../src/campaign/entry.ts';
import type { Standing } from '../../src/campaign/sheets/write.ts';
import { mayChangeSheet, type Sheet } from '../../src/campaign/sheets.ts';
import { sheetEntry } from '../../src/present/fiche/entry.ts';
import { type FaitDeFiche, type FicheResult, keptOf, type SheetTrace } from '../../src/rules/fiche/result.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../../src/rules/rule.ts';
import { type Button, button, row, undoButton } from '../../src/slash/buttons.ts';
import type { BookChange, Call, Deed, Desk, Message } from '../../src/slash/command.ts';
import { makeCustomId } from '../../src/slash/custom-id.ts';
import type { Values } from '../../src/slash/option.ts';
import { longestName, sheetNamed, viewerOf } from '../../src/slash/sheets.ts';
import { readText } from '../../src/slash/text.ts';
import { fold } from '../../src/text/fold.ts';

/** The most sheets of one campaign. */
export const mostSheets = 2000;

/** What was done to sheets, as it is to be written and shown. */
interface Done {
  readonly fait: FaitDeFiche;
  readonly noms: readonly string[];
  readonly changements?: FicheResult['changements'];
  readonly fiches: readonly SheetTrace[];
  readonly changes?: readonly BookChange[];
  /** A sheet among them is for the eyes of MJs. */
  readonly isHidden: boolean;
  readonly motif?: string | null;
  /** The player whom it concerns beside who acts. */
  readonly behalf?: { readonly id: string; readonly name: string } | null;
  /** Buttons beside that which puts things back. */
  readonly buttons?: readonly ReturnType<typeof button>[];
}

/** The deed of a change of sheets: told to all, or to the MJs where a hidden sheet is among them. */
export function deedOf(options: Readonly<Record<string, Json>>, done: Done): Deed {
  const { fait, noms, changements = [], fiches, changes = [], isHidden, motif = null, behalf = null } = done;
  const result: FicheResult = { fait, noms, changements, fiches };
  return {
    kind: 'entry',
    draft: {
      visibility: isHidden ? 'joueur-mj' : 'public',
      behalf: behalf && { id: behalf.id, name: behalf.name },
      motif,
      options,
      outcome: { result: result as unknown as { [key: string]: Json }, steps: [], rulings: [], ignored: [] }, // JSON by its type
      dice: [],
      typed: false,
      changes,
    },
    show: (entry) => only(sheetEntry(entry), [row(...(done.buttons ?? []), backButton(entry, fiches))]),
  };
}

/** Sheets that were there before can be put back as they were; what was made or counted is taken back like any entry. */
function backButton(entry: Pick<Entry, 'id'>, fiches: readonly SheetTrace[]): Button {
  return fiches.length > 0 && fiches.every(({ avant }) => avant !== null)
    ? button('Rétablir', makeCustomId('fiche', 'restore', entry.id))
    : undoButton(entry);
}

/** An answer that is one embed. */
export function only(embed: Message['embeds'][number], components: Message['components'] = []): Message {
  return { embeds: [embed], components };
}

/** A name fit for a sheet: one line, something to look up in it. Refused: `empty`, and what reading a text refuses. */
export function nameOf(typed: string, option: string): Standing['name'] | Refusal {
  const nom = readText(option, typed.replace(/\s+/gu, ' '), longestName);
  if (isRefusal(nom)) return nom;
  const folded = fold(nom);
  return folded === '' ? refuse('empty', option) : { nom, folded };
}

/** The sheet of an option, which who acts may change. Refused: `sheet-unknown`, `sheet-not-yours` [got]. */
export async function ownSheet(
  desk: Desk,
  call: Call,
  typed: string,
  option = 'fiche',
): Promise<Sheet | Refusal> {
  const sheet = await sheetNamed(desk, call, typed, option);
  if (isRefusal(sheet)) return sheet;
  return mayChangeSheet(sheet, viewerOf(call, desk))
    ? sheet
    : refuse('sheet-not-yours', option, { got: sheet.nom });
}

/** Why an answer cannot stand before all: the sheet is hidden, or who acts may not write there. */
export function refusePublic(
  values: Values,
  { actor }: Call,
  sheets: readonly Pick<Sheet, 'cachee' | 'nom'>[],
): Refusal | null {
  if (values['public'] !== true) return null;
  if (!actor.maySpeak) return refuse('may-not-speak-here', 'public');
  const hidden = sheets.find(({ cachee }) => cachee);
  return hidden ? refuse('sheet-hidden', 'public', { got: hidden.nom }) : null;
}

/** The answer stands before all only where that was asked for. */
export function mannerOfSheet(values: Values): 'public' | 'private' {
  return values['public'] === true ? 'public' : 'private';
}

/** The trace of a change of that sheet, now at `version`. */
export function traceOf(sheet: Sheet, version: number): SheetTrace {
  return { id: sheet.id, version, avant: keptOf(sheet) };
}

export const publicOption = {
  type: 'boolean',
  description: 'Montrer la réponse à tout le salon',
} as const;
