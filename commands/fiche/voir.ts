import { mayChangeSheet, sheetsOf } from '../../src/campaign/sheets.ts';
import { sheetEmbed, sheetList } from '../../src/present/fiche.ts';
import { printedOf } from '../../src/rules/fiche/printed.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { button, row } from '../../src/slash/buttons.ts';
import type { Action, Call, Desk, Message, Press } from '../../src/slash/command.ts';
import { makeCustomId } from '../../src/slash/custom-id.ts';
import { completeSheet, sheetNamed, sheetOption, viewerOf } from '../../src/slash/sheets.ts';
import { mannerOfSheet, only, publicOption, refusePublic } from './shared.ts';

/** How many sheets one page of the list shows. */
const pageLength = 15;

/** `/fiche voir`: one sheet. */
export const voir: Action = {
  description: 'Montrer une fiche',
  options: { fiche: sheetOption('La fiche à montrer', true), public: publicOption },
  manner: mannerOfSheet,
  run: async (values, call, desk) => {
    const sheet = await sheetNamed(desk, call, String(values['fiche']), 'fiche');
    if (isRefusal(sheet)) return sheet;
    const refusal = refusePublic(values, call, [sheet]);
    if (refusal) return refusal;
    const isOwn = mayChangeSheet(sheet, viewerOf(call, desk)) && values['public'] !== true;
    const edit = button('Modifier', makeCustomId('fiche', 'edit', sheet.id));
    return {
      kind: 'read',
      message: only(sheetEmbed(sheet, printedOf(sheet.fiche)), isOwn && desk.attended ? [row(edit)] : []),
    };
  },
  complete: completeSheet,
};

/** `/fiche liste`: all sheets that who asks may see, in pages. */
export const liste: Action = {
  description: 'Les fiches de la campagne, les tiennes d’abord',
  options: {},
  manner: () => 'private',
  run: async (_values, call, desk) => ({ kind: 'read', message: await pageOf(call, desk, 1) }),
};

/** Turns the pages. */
export const turn: Press = {
  manner: 'update',
  run: async (call, desk) => ({ kind: 'read', message: await pageOf(call, desk, Number(call.args[0])) }),
};

async function pageOf(call: Call, desk: Desk, wanted: number): Promise<Message> {
  const sheets = await sheetsOf(desk.tx, desk.campaign.id, viewerOf(call, desk));
  const pages = Math.max(1, Math.ceil(sheets.length / pageLength));
  const page = Math.min(pages, Math.max(1, Math.trunc(wanted) || 1));
  const shown = sheets.slice((page - 1) * pageLength, page * pageLength);
  const to = (label: string, target: number) => button(label, makeCustomId('fiche', 'page', target));
  const turns = [
    ...(page > 1 ? [to('Précédentes', page - 1)] : []),
    ...(page < pages ? [to('Suivantes', page + 1)] : []),
  ];
  return only(sheetList(shown, page, pages, sheets.length), turns.length === 0 ? [] : [row(...turns)]);
}
