import type { Sheet } from '../../src/campaign/sheets.ts';
import { sheetForm } from '../../src/present/fiche/form.ts';
import { readNamedArme } from '../../src/rules/fiche/arme.ts';
import { printedOf } from '../../src/rules/fiche/printed.ts';
import { readProfil } from '../../src/rules/fiche/profil.ts';
import { readRegles } from '../../src/rules/fiche/regles.ts';
import type { Arme, Fiche } from '../../src/rules/fiche/terms.ts';
import { readType } from '../../src/rules/fiche/type.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { ComponentCall, Deed, Desk, Opener, Press } from '../../src/slash/command.ts';
import { makeCustomId } from '../../src/slash/custom-id.ts';
import { readText } from '../../src/slash/text.ts';
import { unaccented } from '../../src/text/fold.ts';
import { changeSheet } from './modifier.ts';
import { nameOf } from './shared.ts';
import { pressedSheet } from './supprimer.ts';

/** The longest list of weapons or rules that a form can hold. */
const longest = 4000;

/** « Modifier » under a sheet: a form filled with it. Refused: `sheet-too-long` when it does not fit. */
export const edit: Opener = {
  opens: async (call, shelf) => {
    if (!shelf.campaign) return refuse('gone', null);
    const sheet = await pressedSheet(call, shelf, shelf.campaign.id);
    if (isRefusal(sheet)) return sheet;
    const printed = printedOf(sheet.fiche);
    const weapons = printed.armes.map(({ line }) => line).join('\n');
    const isLong = weapons.length > longest || printed.regles.length > longest;
    if (isLong) return refuse('sheet-too-long', null);
    return sheetForm(makeCustomId('fiche', 'edited', sheet.id, sheet.version), sheet.nom, printed);
  },
};

/** The form that came back. Refused: `sheet-changed` when somebody else was faster, and what its fields refuse. */
export const edited: Press = { manner: 'private', name: 'fiche modifier', run };

async function run(call: ComponentCall, desk: Desk): Promise<Deed | Refusal> {
  const sheet = await pressedSheet(call, desk, desk.campaign.id);
  if (isRefusal(sheet)) return sheet;
  const name = nameOf(call.fields['nom'] ?? '', 'nom');
  if (isRefusal(name)) return name;
  const fiche = ficheIn(call.fields, sheet);
  if (isRefusal(fiche)) return fiche;
  const { pnj, cachee } = sheet;
  return changeSheet(desk, sheet, { name, fiche, pnj, cachee }, [], { options: { fiche: sheet.nom } });
}

function ficheIn(fields: ComponentCall['fields'], sheet: Sheet): Fiche | Refusal {
  const read = (name: string, max: number) => {
    const typed = fields[name] ?? '';
    return typed.trim() === '' ? '' : readText(name, typed, max);
  };
  const [printed, kind, rules, weapons] = [
    read('profil', 600),
    read('type', 200),
    read('regles', longest),
    read('armes', longest),
  ];
  for (const one of [printed, kind, rules, weapons]) if (isRefusal(one)) return one;
  const profil = readProfil(String(printed), 'profil');
  if (isRefusal(profil)) return profil;
  const regles = readRegles(String(rules), 'regles');
  if (isRefusal(regles)) return regles;
  const armes = armesIn(String(weapons));
  if (isRefusal(armes)) return armes;
  const type = kind === '' ? { type: null, sousTypes: [] } : readType(String(kind));
  return { ...sheet.fiche, profil, regles, armes, ...type };
}

/** One weapon a line. Refused: `weapon-name-twice` [position, got], and what a weapon refuses. */
function armesIn(text: string): readonly Arme[] | Refusal {
  const armes: Arme[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '') {
      const one = readNamedArme(line, 'armes', at);
      if (isRefusal(one)) return one;
      if (armes.some(({ nom }) => unaccented(nom) === unaccented(one.nom))) {
        return refuse('weapon-name-twice', 'armes', { position: at + 1, got: one.nom });
      }
      armes.push(one);
    }
    at += line.length + 1;
  }
  return armes;
}
