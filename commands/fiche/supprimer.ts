import { dropSheet } from '../../src/campaign/sheets/write.ts';
import { mayChangeSheet, type Sheet, sheetById } from '../../src/campaign/sheets.ts';
import { dropQuestion } from '../../src/present/fiche.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import { button, row } from '../../src/slash/buttons.ts';
import type { Action, ComponentCall, Deed, Desk, Press } from '../../src/slash/command.ts';
import { makeCustomId } from '../../src/slash/custom-id.ts';
import { completeSheet, sheetOption, viewerOf } from '../../src/slash/sheets.ts';
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

/** The sheet that a button names, which who presses may change. Refused: `gone`, `not-yours`, `sheet-changed`. */
export async function pressedSheet(
  call: ComponentCall,
  desk: Pick<Desk, 'tx' | 'isMaster'>,
  campaignId: number,
): Promise<Sheet | Refusal> {
  const [id, version] = call.args;
  const sheet = await sheetById(desk.tx, campaignId, Number(id));
  if (!sheet || sheet.isDropped) return refuse('gone', null);
  const refusal = refuseHand(sheet, call, desk);
  if (refusal) return refusal;
  const isStale = version !== undefined && Number(version) !== sheet.version;
  return isStale ? refuse('sheet-changed', null, { got: sheet.nom }) : sheet;
}

/** A sheet that is hidden is none for who may not see it. Refused: `gone`, `not-yours`. */
export function refuseHand(sheet: Sheet, call: ComponentCall, desk: Pick<Desk, 'isMaster'>): Refusal | null {
  if (mayChangeSheet(sheet, viewerOf(call, desk))) return null;
  return refuse(sheet.cachee ? 'gone' : 'not-yours', null);
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
