import { sheetsOf } from '../../src/campaign/sheets.ts';
import { fresh } from '../../src/rules/fiche/listed.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Action, Deed, Desk, SlashCall } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { completeSheet, longestName, sheetOption } from '../../src/slash/sheets.ts';
import { fold } from '../../src/text/fold.ts';
import { makeAll } from './creer.ts';
import { deedOf, ownSheet } from './shared.ts';

/** `/fiche copier`: numbered copies, each with accounts of its own. */
export const copier: Action = {
  description: 'Copies numérotées d’une fiche, entières : Boyz 1 à Boyz 5',
  options: {
    fiche: sheetOption('La fiche à copier', true),
    nombre: { type: 'integer', min: 1, max: 20, required: true, description: 'Combien de copies : 5' },
  },
  manner: () => 'private',
  run,
  complete: completeSheet,
};

async function run(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const sheet = await ownSheet(desk, call, String(values['fiche']));
  if (isRefusal(sheet)) return sheet;
  const taken = (await sheetsOf(desk.tx, desk.campaign.id, { id: null, isMaster: true })).map(({ nom }) =>
    fold(nom),
  );
  const noms = freeNames(sheet.nom, Number(values['nombre']), new Set(taken));
  const tooLong = noms.find((nom) => nom.length > longestName);
  if (tooLong !== undefined) return refuse('too-long', 'fiche', { length: tooLong.length, max: longestName });
  const { fiche, pnj, cachee } = sheet;
  const made = await makeAll(
    desk,
    call.actor,
    noms.map((nom) => fresh(nom, fiche, { pnj, cachee })),
    'fiche',
  );
  if (isRefusal(made)) return made;
  const options = { fiche: sheet.nom, nombre: noms.length };
  return deedOf(options, { fait: 'copie', noms, fiches: made, isHidden: cachee });
}

/** « Boyz 1 », « Boyz 2 »…: the first numbers that no sheet bears. */
function freeNames(nom: string, count: number, taken: ReadonlySet<string>): string[] {
  const names: string[] = [];
  for (let number = 1; names.length < count; number += 1) {
    const name = `${nom} ${number}`;
    if (!taken.has(fold(name))) names.push(name);
  }
  return names;
}
