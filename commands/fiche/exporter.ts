import { sheetsOf } from '../../src/campaign/sheets.ts';
import { exported } from '../../src/present/fiche.ts';
import { cellsOf, columns, rowOf } from '../../src/rules/fiche/columns.ts';
import { writeCsv } from '../../src/rules/fiche/csv.ts';
import type { Listed } from '../../src/rules/fiche/listed.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import type { Action } from '../../src/slash/command.ts';
import { completeSheet, sheetNamed, sheetOption, viewerOf } from '../../src/slash/sheets.ts';
import { only } from './shared.ts';

const formats = { json: 'JSON', csv: 'CSV' } as const;

/** `/fiche exporter`: the sheets that who asks may see, as a file that `/fiche importer` takes back. */
export const exporter: Action = {
  description: 'Les fiches en un fichier, que /fiche importer reprend',
  options: {
    format: { type: 'choice', choices: formats, description: 'JSON si rien n’est dit ; CSV pour un tableur' },
    fiche: sheetOption('Une seule fiche'),
  },
  manner: () => 'private',
  run: async (values, call, desk) => {
    const one =
      values['fiche'] === undefined ? null : await sheetNamed(desk, call, String(values['fiche']), 'fiche');
    if (isRefusal(one)) return one;
    const sheets = one ? [one] : await sheetsOf(desk.tx, desk.campaign.id, viewerOf(call, desk));
    const format = values['format'] === 'csv' ? 'csv' : 'json';
    const files = [{ name: `fiches.${format}`, text: writers[format](sheets) }];
    return { kind: 'read', message: { ...only(exported(sheets.length, formats[format])), files } };
  },
  complete: completeSheet,
};

const writers: Readonly<Record<keyof typeof formats, (sheets: readonly Listed[]) => string>> = {
  json: (sheets) => `${JSON.stringify(sheets.map(rowOf), null, 2)}\n`,
  csv: (sheets) => `\uFEFF${writeCsv(columns, sheets.map(cellsOf))}`,
};
