import { entryById } from '../../src/campaign/reading.ts';
import { follow } from '../../src/campaign/sheets/figures.ts';
import { dropSheet, isTaken, rewriteSheet } from '../../src/campaign/sheets/write.ts';
import { mayChangeSheet, type Sheet, sheetById, subjectOf } from '../../src/campaign/sheets.ts';
import { dropQuestion } from '../../src/present/fiche.ts';
import { type FicheResult, keptOf, type SheetTrace } from '../../src/rules/fiche/result.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import { button, row } from '../../src/slash/buttons.ts';
import type { Action, BookChange, ComponentCall, Deed, Desk, Press } from '../../src/slash/command.ts';
import { makeCustomId } from '../../src/slash/custom-id.ts';
import { completeSheet, sheetOption, viewerOf } from '../../src/slash/sheets.ts';
import { fold } from '../../src/text/fold.ts';
import { deedOf, only, ownSheet, traceOf } from './shared.ts';

/** `/fiche supprimer`: asks first. */
export const supprimer: Action = {
  description: 'Supprimer une fiche, après confirmation',
  options: { fiche: sheetOption('La fiche à supprimer', true) },
  manner: () => 'private',
  run: async (values, call, desk) => {
    const sheet = await ownSheet(desk, call, String(values['fiche']));
    if (isRefusal(sheet)) return sheet;
    const drop = button('Supprimer', makeCustomId('fiche', 'drop', sheet.id, sheet.version), 'danger');
    return { kind: 'read', message: only(dropQuestion(sheet), [row(drop)]) };
  },
  complete: completeSheet,
};

/** The confirmation. */
export const drop: Press = { manner: 'update', name: 'fiche supprimer', run: dropIt };

/** Puts sheets back as they were before one entry of the journal. */
export const restore: Press = { manner: 'private', name: 'fiche retablir', run: restoreThem };

/** The sheet that a button names, which who presses may change. Refused: `gone`, `sheet-not-yours`, `sheet-changed`. */
export async function pressedSheet(
  call: ComponentCall,
  desk: Pick<Desk, 'tx' | 'isMaster'>,
  campaignId: number,
): Promise<Sheet | Refusal> {
  const [id, version] = call.args;
  const sheet = await sheetById(desk.tx, campaignId, Number(id));
  if (!sheet || sheet.isDropped) return refuse('gone', null);
  if (!mayChangeSheet(sheet, viewerOf(call, desk))) return refuse('not-yours', null);
  const isStale = version !== undefined && Number(version) !== sheet.version;
  return isStale ? refuse('sheet-changed', null, { got: sheet.nom }) : sheet;
}

async function dropIt(call: ComponentCall, desk: Desk): Promise<Deed | Refusal> {
  const sheet = await pressedSheet(call, desk, desk.campaign.id);
  if (isRefusal(sheet)) return sheet;
  const version = await dropSheet(desk.tx, sheet, desk.now);
  return deedOf(
    { fiche: sheet.nom },
    { fait: 'suppression', noms: [sheet.nom], fiches: [traceOf(sheet, version)], isHidden: sheet.cachee },
  );
}

async function restoreThem(call: ComponentCall, desk: Desk): Promise<Deed | Refusal> {
  const entry = await entryById(desk.tx, Number(call.args[0]));
  const isOurs = entry?.content?.command.startsWith('fiche ') && entry.campaign.id === desk.campaign.id;
  if (!entry?.content || !isOurs) return refuse('gone', null);
  const { fiches } = entry.content.outcome.result as unknown as FicheResult; // what every entry of this command keeps
  if (fiches.length === 0) return refuse('gone', null);
  const restored: Restored[] = [];
  for (const trace of fiches) {
    const one = await restoreOne(call, desk, trace);
    if (isRefusal(one)) return one;
    restored.push(one);
  }
  return deedOf(
    { numero: entry.number },
    {
      fait: 'retablissement',
      noms: restored.map(({ nom }) => nom),
      fiches: restored.map(({ trace }) => trace),
      changes: restored.flatMap(({ changes }) => changes),
      isHidden: restored.some(({ isHidden }) => isHidden),
    },
  );
}

interface Restored {
  readonly nom: string;
  readonly trace: SheetTrace;
  readonly changes: readonly BookChange[];
  readonly isHidden: boolean;
}

/** One sheet as it was, if nothing changed it since. Refused: `gone` where it was not, `sheet-changed` [got], `name-taken` [got], `not-yours`. */
async function restoreOne(
  call: ComponentCall,
  desk: Desk,
  { id, version, avant }: SheetTrace,
): Promise<Restored | Refusal> {
  const { tx, campaign } = desk;
  const sheet = await sheetById(tx, campaign.id, id);
  if (!sheet || avant === null) return refuse('gone', null);
  if (!mayChangeSheet(sheet, viewerOf(call, desk))) return refuse('not-yours', null);
  if (sheet.version !== version) return refuse('sheet-changed', null, { got: sheet.nom });
  const current = sheet.isDropped ? null : keptOf(sheet);
  const name = { nom: avant.nom, folded: fold(avant.nom) };
  if (await isTaken(tx, campaign.id, name.folded, id)) return refuse('name-taken', null, { got: avant.nom });
  const trace = { id, version: await rewriteSheet(tx, sheet, { ...avant, name }), avant: current };
  const changes = follow(sheet, avant.fiche).map((one) => ({
    ...one,
    subject: subjectOf(id),
    cause: 'profil',
  }));
  return { nom: avant.nom, trace, changes, isHidden: sheet.cachee || avant.cachee };
}
