import { personIn } from '../../src/campaign/people.ts';
import { follow } from '../../src/campaign/sheets/figures.ts';
import { isTaken, rewriteSheet, type Standing } from '../../src/campaign/sheets/write.ts';
import type { Sheet } from '../../src/campaign/sheets.ts';
import { subjectOf } from '../../src/campaign/sheets.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Action, BookChange, Deed, Desk, SlashCall } from '../../src/slash/command.ts';
import type { Named, Values } from '../../src/slash/option.ts';
import { completeSheet, sheetOption } from '../../src/slash/sheets.ts';
import { printedIn, printedOptions, sideOptions } from './creer.ts';
import { counted, figureOptions, figuresIn } from './figures.ts';
import { changementsOf } from './lines.ts';
import { deedOf, mannerOfSheet, nameOf, ownSheet, publicOption, refusePublic, traceOf } from './shared.ts';

/** `/fiche modifier`: what a sheet prints, and what the ledger counts of it. */
export const modifier: Action = {
  description: 'Changer une fiche : ses PV actuels, son XP, son profil, son nom',
  options: {
    fiche: sheetOption('La fiche à changer', true),
    ...figureOptions,
    nom: { type: 'text', max: 100, description: 'Son nouveau nom' },
    ...printedOptions,
    ...sideOptions,
    proprietaire: {
      type: 'user',
      person: true,
      description: 'À qui la donner, son propriétaire ou un MJ : @Perceval',
    },
    motif: { type: 'text', max: 200, description: 'Pourquoi, pour le journal : soin du médecin' },
    public: publicOption,
  },
  manner: mannerOfSheet,
  run,
  complete: completeSheet,
};

async function run(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const sheet = await ownSheet(desk, call, String(values['fiche']));
  if (isRefusal(sheet)) return sheet;
  const side = (['pnj', 'cachee'] as const).find((name) => values[name] !== undefined);
  if (side && !desk.isMaster) return refuse('master-only', side);
  const { proprietaire } = values;
  const heir = proprietaire === undefined ? null : (proprietaire as Named); // a user option
  const to = standingOf(values, sheet, heir && (await pseudonymOf(desk, heir)));
  if (isRefusal(to)) return to;
  const refusal = refusePublic(values, call, [sheet, { cachee: to.cachee, nom: sheet.nom }]);
  if (refusal) return refusal;
  const figures = figuresIn(values, sheet, to.fiche);
  if (isRefusal(figures)) return figures;
  const { public: _, motif, proprietaire: __, ...told } = values; // whom it goes to, the changes tell by a pseudonym
  const given = {
    options: told as { [name: string]: Json },
    motif: motif === undefined ? null : String(motif),
    behalf: heir && !sheet.cachee && !to.cachee && heir.id !== call.actor.id ? heir : null,
  };
  return changeSheet(desk, sheet, to, figures, given);
}

/**
 * Writes what changed of a sheet and enters what the ledger counts. Refused: `name-taken` [got], `sheet-same`: nothing
 * would change.
 */
export async function changeSheet(
  { tx, campaign }: Desk,
  sheet: Sheet,
  to: Standing,
  figures: readonly Pick<BookChange, 'quantity' | 'by'>[],
  {
    options,
    motif = null,
    behalf = null,
  }: {
    readonly options: { readonly [name: string]: Json };
    readonly motif?: string | null;
    readonly behalf?: Named | null;
  },
): Promise<Deed | Refusal> {
  const printed = changementsOf(sheet, to);
  const followed = follow(sheet, to.fiche).filter(
    ({ quantity }) => !figures.some((one) => one.quantity === quantity),
  );
  if (printed.length + figures.length + followed.length === 0) return refuse('sheet-same', null);
  if (await isTaken(tx, campaign.id, to.name.folded, sheet.id))
    return refuse('name-taken', 'nom', { got: to.name.nom });
  const version = printed.length === 0 ? null : await rewriteSheet(tx, sheet, to);
  const subject = subjectOf(sheet.id);
  const changes = [
    ...figures.map((one) => ({ ...one, subject, cause: 'main' })),
    ...followed.map((one) => ({ ...one, subject, cause: 'profil' })),
  ];
  return deedOf(options, {
    fait: 'modification',
    noms: [to.name.nom],
    changements: [...printed, ...changes.map(({ quantity, by }) => counted(sheet, quantity, by))],
    fiches: version === null ? [] : [traceOf(sheet, version)],
    changes,
    isHidden: sheet.cachee || to.cachee,
    motif,
    behalf,
  });
}

async function pseudonymOf({ tx, campaign, rim }: Desk, { id, name }: Named): Promise<string> {
  return (await personIn(tx, campaign.id, { id, name }, rim)).pseudonym;
}

function standingOf(values: Values, sheet: Sheet, proprietaire: string | null): Standing | Refusal {
  const name = nameOf(String(values['nom'] ?? sheet.nom), 'nom');
  if (isRefusal(name)) return name;
  const fiche = printedIn(values, sheet.fiche);
  if (isRefusal(fiche)) return fiche;
  return {
    name,
    fiche,
    pnj: (values['pnj'] ?? sheet.pnj) === true,
    cachee: (values['cachee'] ?? sheet.cachee) === true,
    ...(proprietaire !== null && { proprietaire }),
  };
}
