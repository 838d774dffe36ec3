import { personIn, type Someone } from '../../src/campaign/people.ts';
import { isTaken, makeSheet, sheetCount } from '../../src/campaign/sheets/write.ts';
import { writeNamedArme } from '../../src/rules/fiche/arme.ts';
import { fresh, type Listed } from '../../src/rules/fiche/listed.ts';
import { readProfil, writeProfil } from '../../src/rules/fiche/profil.ts';
import { readRegles, writeRegles } from '../../src/rules/fiche/regles.ts';
import type { SheetTrace } from '../../src/rules/fiche/result.ts';
import { blank, type Fiche } from '../../src/rules/fiche/terms.ts';
import { readType, writeType } from '../../src/rules/fiche/type.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Action, Deed, Desk, SlashCall } from '../../src/slash/command.ts';
import type { Named, Values } from '../../src/slash/option.ts';
import { fold } from '../../src/text/fold.ts';
import { completeModele, modeleNamed } from './modeles.ts';
import { deedOf, mostSheets, nameOf } from './shared.ts';

/** What the options of creation and change say a sheet prints. */
export const printedOptions = {
  profil: {
    type: 'text',
    max: 600,
    description: 'Comme imprimé : CC 6 F 4 E 4 PV 4 I 5 A 5 Cd 9 Svg 2+ Inv 4+',
  },
  regles: { type: 'text', max: 1000, description: 'Règles spéciales : Guerrier éternel (1), Critique (6+)' },
  type: { type: 'text', max: 100, description: 'Type et sous-types : Infanterie (état-major, lourd)' },
  faction: { type: 'text', max: 60, description: 'Faction : Sons of Horus' },
} as const;

export const sideOptions = {
  pnj: { type: 'boolean', description: 'MJ : c’est un PNJ' },
  cachee: { type: 'boolean', description: 'MJ : les joueurs ne la voient pas' },
} as const;

/** `/fiche creer`: a sheet from its profile, or from a ready-made one. */
export const creer: Action = {
  description: 'Créer une fiche, de son profil imprimé ou d’un modèle',
  options: {
    nom: { type: 'text', max: 100, required: true, description: 'Son nom, unique dans la campagne : Kael' },
    modele: { type: 'text', max: 100, autocomplete: true, description: 'Un profil tout prêt : Préteur' },
    ...printedOptions,
    ...sideOptions,
    pour: { type: 'user', person: true, description: 'MJ : le joueur à qui elle appartient' },
  },
  manner: () => 'private',
  run,
  complete: async (call) => (call.focused.option === 'modele' ? completeModele(call.focused.typed) : []),
};

async function run(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const forMaster = ['pnj', 'cachee', 'pour'].find(
    (name) => values[name] !== undefined && values[name] !== false,
  );
  if (forMaster !== undefined && !desk.isMaster) return refuse('master-only', forMaster);
  const name = nameOf(String(values['nom']), 'nom');
  if (isRefusal(name)) return name;
  const base = values['modele'] === undefined ? blank : modeleNamed(String(values['modele']));
  if (!base) return refuse('model-unknown', 'modele', { got: String(values['modele']) });
  const fiche = printedIn(values, base);
  if (isRefusal(fiche)) return fiche;
  if (Object.keys(fiche.profil).length === 0) return refuse('missing', 'profil');
  const { pour } = values;
  const owner = pour === undefined ? call.actor : (pour as Named); // a user option
  const listed = fresh(name.nom, fiche, { pnj: values['pnj'] === true, cachee: values['cachee'] === true });
  const made = await makeAll(desk, owner, [listed], 'nom');
  if (isRefusal(made)) return made;
  const { pour: _, ...told } = values;
  return deedOf(told as { [name: string]: Json }, {
    fait: 'creation',
    noms: [name.nom],
    changements: linesOf(fiche),
    fiches: made,
    isHidden: listed.cachee,
  });
}

/** What a sheet prints once what was given by hand stands in it: values of the profile one by one, the rest whole. */
export function printedIn(values: Values, base: Fiche): Fiche | Refusal {
  const { profil: typed, regles: rules, type, faction } = values;
  const profil = typed === undefined ? {} : readProfil(String(typed), 'profil');
  if (isRefusal(profil)) return profil;
  const regles = rules === undefined ? base.regles : readRegles(String(rules), 'regles');
  if (isRefusal(regles)) return regles;
  return {
    ...base,
    profil: { ...base.profil, ...profil },
    regles,
    ...(type !== undefined && readType(String(type))),
    ...(faction !== undefined && { faction: String(faction) }),
  };
}

/**
 * Makes sheets of one owner. All or nothing. Refused under `option`: `name-taken` [got], `sheets-full` [max].
 */
export async function makeAll(
  { tx, campaign, rim, now }: Desk,
  owner: Someone,
  sheets: readonly Listed[],
  option: string,
): Promise<SheetTrace[] | Refusal> {
  if ((await sheetCount(tx, campaign.id)) + sheets.length > mostSheets)
    return refuse('sheets-full', option, { max: mostSheets });
  const known = await personIn(tx, campaign.id, owner, rim);
  const made: SheetTrace[] = [];
  for (const { nom, ...listed } of sheets) {
    const folded = fold(nom);
    if (await isTaken(tx, campaign.id, folded)) return refuse('name-taken', option, { got: nom });
    const id = await makeSheet(tx, campaign.id, known, { ...listed, name: { nom, folded } }, now);
    made.push({ id, version: 1, avant: null });
  }
  return made;
}

function linesOf(fiche: Fiche) {
  const line = (quoi: string, apres: string) => (apres === '' ? [] : [{ quoi, avant: null, apres }]);
  return [
    ...line('profil', writeProfil(fiche.profil)),
    ...line('type', writeType(fiche)),
    ...line('faction', fiche.faction ?? ''),
    ...line('regles', writeRegles(fiche.regles)),
    ...fiche.armes.flatMap((arme) =>
      line(`arme:${arme.nom}`, writeNamedArme(arme).slice(arme.nom.length + 3)),
    ),
  ];
}
