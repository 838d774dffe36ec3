import { arbitrages } from '../data/jdr/arbitrages.ts';
import { knockOutOf } from '../src/campaign/knock-outs.ts';
import { bringStatus } from '../src/campaign/sheets/figures.ts';
import { type Sheet, sheetsOf, subjectOf } from '../src/campaign/sheets.ts';
import { soins as present } from '../src/present/soins.ts';
import { type Malade, type Soin, soigner } from '../src/rules/jdr/soins.ts';
import { isRefusal, type Outcome, type Refusal, refuse } from '../src/rules/rule.ts';
import { type Attempt, attempt } from '../src/slash/attempt.ts';
import { entryButtons, row, undoButton } from '../src/slash/buttons.ts';
import type { BookChange, Command, Deed, Desk, SlashCall } from '../src/slash/command.ts';
import { commonOptions } from '../src/slash/common.ts';
import type { Values } from '../src/slash/option.ts';
import { kept, mannerOfRoll } from '../src/slash/roll.ts';
import { completeSheet, sheetNamed, sheetOption, viewerOf } from '../src/slash/sheets.ts';

/** Statuses that care takes off. */
const healed = ['ko', 'ko-par-joueur', 'fuite'];
const description = 'MJ : soigner ceux qui sont K.O. : PV rendus, XP et Crédits perdus';
const { visibilite, motif } = commonOptions;

/** `/soins`: the droid comes by. */
export const soins: Command = {
  name: 'soins',
  description,
  action: {
    description,
    options: {
      fiche: sheetOption('La fiche K.O. à soigner'),
      tous: { type: 'boolean', description: 'Soigner toutes les fiches K.O. de la campagne' },
      'par-joueur': {
        type: 'boolean',
        description: 'Mis K.O. par un autre joueur ; avec tous, pour ceux dont rien n’est noté',
      },
      visibilite,
      motif,
    },
    manner: mannerOfRoll,
    run,
    complete: (call, shelf) => completeSheet(call, shelf, isDown),
  },
};

/** 0 PV is K.O., whatever brought it. */
function isDown({ counts }: Sheet): boolean {
  return counts.pv === 0;
}

async function run(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  if (!desk.isMaster) return refuse('master-only', null);
  const wanted = await attempt(
    { name: 'soins', description, game: 'jdr', arbitrages, options: {}, check: (_, rulings) => rulings },
    values,
    call,
    desk,
  );
  if (isRefusal(wanted)) return wanted;
  const sheets = await chosen(values, call, desk);
  if (isRefusal(sheets)) return sheets;
  const malades = await Promise.all(sheets.map((sheet) => maladeOf(desk, sheet, values)));
  const outcome = soigner(malades, wanted.checked);
  return isRefusal(outcome) ? outcome : deedOf(outcome, sheets, wanted, values, call);
}

/**
 * The sheets to look at. Refused: `soins-whom` unless it is one or all, `soins-hidden` [fiche] where all would read of it,
 * `not-ko` [fiche, pv], `no-base-pv` [fiche].
 */
async function chosen(values: Values, call: SlashCall, desk: Desk): Promise<readonly Sheet[] | Refusal> {
  const { fiche, tous } = values;
  if ((fiche !== undefined) === (tous === true)) return refuse('soins-whom', null);
  const isPublic = (values['visibilite'] ?? 'public') === 'public';
  if (fiche === undefined) {
    const all = await sheetsOf(desk.tx, desk.campaign.id, viewerOf(call, desk));
    return all.filter(
      (sheet) => baseOf(sheet) !== null && sheet.counts.pv !== null && !(isPublic && sheet.cachee),
    );
  }
  const sheet = await sheetNamed(desk, call, String(fiche), 'fiche');
  if (isRefusal(sheet)) return sheet;
  const { nom, counts } = sheet;
  if (isPublic && sheet.cachee) return refuse('soins-hidden', 'fiche', { fiche: nom });
  if (baseOf(sheet) === null) return refuse('no-base-pv', 'fiche', { fiche: nom });
  return isDown(sheet) ? [sheet] : refuse('not-ko', 'fiche', { fiche: nom, pv: counts.pv });
}

function baseOf({ fiche }: Sheet): number | null {
  return fiche.profil['pv'] ?? null;
}

/** What is known of a K.O. holds for all; said of one sheet, `par-joueur` wins. */
async function maladeOf({ tx }: Desk, sheet: Sheet, values: Values): Promise<Malade> {
  const said = values['par-joueur'];
  const given = typeof said === 'boolean' ? said : null;
  const known = isDown(sheet) ? await knockOutOf(tx, sheet) : { par: null, parJoueur: null };
  const parJoueur = values['tous'] === true ? (known.parJoueur ?? given) : (given ?? known.parJoueur);
  const { pv, xp, credits } = sheet.counts;
  const figures = { pv: pv ?? 0, pvBase: baseOf(sheet) ?? 0, xp: xp ?? 0, credits: credits ?? 0 };
  return { fiche: sheet.nom, ...figures, parJoueur, par: known.par };
}

function deedOf(
  outcome: Outcome<readonly Soin[]>,
  sheets: readonly Sheet[],
  { visibility, motif }: Attempt<unknown>,
  { fiche, tous, 'par-joueur': parJoueur }: Values,
  { place }: SlashCall,
): Deed {
  const options = Object.entries({ fiche, tous, 'par-joueur': parJoueur }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    kind: 'entry',
    draft: {
      visibility,
      behalf: null,
      motif,
      options: Object.fromEntries(options) as { [name: string]: string | boolean },
      outcome: kept(outcome),
      dice: [],
      typed: false,
      changes: outcome.result.flatMap((one) => changesOf(one, sheets)),
    },
    show: (entry) => ({
      embeds: [present(entry)],
      components: [row(...entryButtons(entry, place), undoButton(entry))],
    }),
  };
}

function changesOf({ fiche, pv, xpPerdu, creditsPerdus }: Soin, sheets: readonly Sheet[]): BookChange[] {
  const sheet = sheets.find(({ nom }) => nom === fiche);
  if (!sheet) return [];
  const changes = [
    { quantity: 'pv', by: pv },
    { quantity: 'xp', by: -xpPerdu },
    { quantity: 'credits', by: -creditsPerdus },
    ...healed.flatMap((one) => bringStatus(sheet, one, false)),
  ];
  return changes
    .filter(({ by }) => by !== 0)
    .map((one) => ({ ...one, subject: subjectOf(sheet.id), cause: 'soins' }));
}
