import { isArmeName, readArme } from '../../src/rules/fiche/arme.ts';
import type { Arme } from '../../src/rules/fiche/terms.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Action, Choice, CompleteCall, Deed, Desk, Shelf, SlashCall } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { completeSheet, sheetNamed, sheetOption } from '../../src/slash/sheets.ts';
import { fold } from '../../src/text/fold.ts';
import { armeNamed, completeArme } from './modeles.ts';
import { changeSheet } from './modifier.ts';
import { ownSheet } from './shared.ts';

/** The most weapons of one sheet. */
const most = 20;

/** `/fiche arme`: gives a weapon, changes it, takes it away. */
export const arme: Action = {
  description: 'Donner une arme à une fiche, la changer, la retirer',
  options: {
    fiche: sheetOption('La fiche', true),
    nom: {
      type: 'text',
      max: 80,
      required: true,
      autocomplete: true,
      description: 'L’arme, toute prête ou à toi : Épée énergétique',
    },
    profil: {
      type: 'text',
      max: 600,
      description: 'Comme imprimé : IM I, AM A, SM +1, PA 2, D 1, Critique (6+)',
    },
    mains: {
      type: 'choice',
      choices: { une: 'À une main', deux: 'À deux mains' },
      description: 'À une ou à deux mains',
    },
    energetique: { type: 'boolean', description: 'Arme énergétique' },
    retirer: { type: 'boolean', description: 'Retirer cette arme de la fiche' },
  },
  manner: () => 'private',
  run,
  complete,
};

async function run(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const sheet = await ownSheet(desk, call, String(values['fiche']));
  if (isRefusal(sheet)) return sheet;
  const nom = String(values['nom']).replace(/\s+/gu, ' ');
  const { armes } = sheet.fiche;
  const at = armes.findIndex((one) => fold(one.nom) === fold(nom));
  const others = armes.filter((_, index) => index !== at);
  const isGone = values['retirer'] === true;
  if (isGone && at === -1)
    return refuse('sheet-no-weapon', 'nom', { got: nom, known: armes.map((one) => one.nom) });
  const made = isGone ? null : armeIn(values, nom, armes[at]);
  if (isRefusal(made)) return made;
  if (made && others.length >= most) return refuse('weapons-too-many', 'nom', { max: most });
  const next = made === null ? others : at === -1 ? [...armes, made] : armes.with(at, made);
  const { nom: name, fiche, pnj, cachee } = sheet;
  const to = { name: { nom: name, folded: fold(name) }, fiche: { ...fiche, armes: next }, pnj, cachee };
  return changeSheet(desk, sheet, to, [], { options: values as { [name: string]: Json } });
}

/** The weapon that the options say: what is printed, else what the sheet has under that name, else the ready-made one. */
function armeIn(values: Values, nom: string, own: Arme | undefined): Arme | Refusal {
  const { profil, mains, energetique } = values;
  if (!isArmeName(nom)) return refuse('weapon-name', 'nom', { position: 1, got: nom });
  const base = own ?? armeNamed(nom);
  const read =
    profil === undefined
      ? (base ?? readArme(nom, '', 'profil'))
      : readArme(base?.nom ?? nom, String(profil), 'profil');
  if (isRefusal(read)) return read;
  return {
    ...read,
    ...(mains !== undefined && { mains: mains === 'une' ? 1 : 2 }),
    ...(energetique !== undefined && { energetique: energetique === true }),
  };
}

/** The weapons that the sheet has first, then those ready-made. */
async function complete(call: CompleteCall, shelf: Shelf): Promise<readonly Choice[]> {
  if (call.focused.option !== 'nom') return completeSheet(call, shelf);
  const { fiche } = call.options;
  const { campaign } = shelf;
  const sheet =
    campaign && typeof fiche === 'string'
      ? await sheetNamed({ ...shelf, campaign }, call, fiche, 'fiche')
      : null;
  const wanted = fold(call.focused.typed);
  const own =
    sheet && !isRefusal(sheet) ? sheet.fiche.armes.filter(({ nom }) => fold(nom).includes(wanted)) : [];
  const known = new Set(own.map(({ nom }) => fold(nom)));
  const ready = completeArme(call.focused.typed).filter(({ value }) => !known.has(fold(value)));
  return [...own.map(({ nom }) => ({ name: nom, value: nom })), ...ready];
}
