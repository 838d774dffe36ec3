import type { Sheet } from '../src/campaign/sheets.ts';
import { subjectOf } from '../src/campaign/sheets.ts';
import { bringTo, follow } from '../src/campaign/sheets-figures.ts';
import { isTaken, rewriteSheet, type Standing } from '../src/campaign/sheets-write.ts';
import { mostOf, type Quantite, quantites } from '../src/rules/fiche/listed.ts';
import type { Changement } from '../src/rules/fiche/result.ts';
import type { Fiche } from '../src/rules/fiche/terms.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../src/rules/rule.ts';
import type { Action, BookChange, Deed, Desk, SlashCall } from '../src/slash/command.ts';
import type { OptionSpecs, Values } from '../src/slash/option.ts';
import { completeSheet, sheetOption } from '../src/slash/sheets.ts';
import { printedIn, printedOptions, sideOptions } from './fiche-creer.ts';
import { changementsOf } from './fiche-lines.ts';
import {
  deedOf,
  mannerOfSheet,
  nameOf,
  ownSheet,
  publicOption,
  refusePublic,
  traceOf,
} from './fiche-shared.ts';

const figure = (what: string) =>
  ({ type: 'text', max: 12, description: `${what} : +10, -2, ou la valeur seule` }) as const;
const figureOptions: Readonly<Record<Quantite, OptionSpecs[string]>> = {
  pv: figure('PV actuels'),
  effectif: figure('Figurines restantes'),
  xp: figure('XP'),
  credits: figure('Crédits'),
  prc: figure('PRC'),
};

/** `/fiche modifier`: what a sheet prints, and what the ledger counts of it. */
export const modifier: Action = {
  description: 'Changer une fiche : ses PV actuels, son XP, son profil, son nom',
  options: {
    fiche: sheetOption('La fiche à changer', true),
    ...figureOptions,
    nom: { type: 'text', max: 100, description: 'Son nouveau nom' },
    ...printedOptions,
    ...sideOptions,
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
  const to = standingOf(values, sheet);
  if (isRefusal(to)) return to;
  const refusal = refusePublic(values, call, [sheet, { cachee: to.cachee, nom: sheet.nom }]);
  if (refusal) return refusal;
  const figures = figuresIn(values, sheet, to.fiche);
  if (isRefusal(figures)) return figures;
  const { public: _, motif, ...told } = values;
  const given = {
    options: told as { [name: string]: Json },
    motif: motif === undefined ? null : String(motif),
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
  }: { readonly options: { readonly [name: string]: Json }; readonly motif?: string | null },
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
  });
}

function standingOf(values: Values, sheet: Sheet): Standing | Refusal {
  const name = nameOf(String(values['nom'] ?? sheet.nom), 'nom');
  if (isRefusal(name)) return name;
  const fiche = printedIn(values, sheet.fiche);
  if (isRefusal(fiche)) return fiche;
  return {
    name,
    fiche,
    pnj: (values['pnj'] ?? sheet.pnj) === true,
    cachee: (values['cachee'] ?? sheet.cachee) === true,
  };
}

/** What the options change in the ledger. Refused: `figure-unreadable` [got], `figure-bounds` [got, before, max]. */
function figuresIn(
  values: Values,
  sheet: Sheet,
  fiche: Fiche,
): Pick<BookChange, 'quantity' | 'by'>[] | Refusal {
  const found: Pick<BookChange, 'quantity' | 'by'>[] = [];
  for (const one of quantites) {
    const typed = values[one];
    if (typed === undefined) continue;
    const [, sign = '', digits] = /^([-+−–=]?)\s*(\d{1,7})$/u.exec(String(typed)) ?? [];
    if (digits === undefined) return refuse('figure-unreadable', one, { got: String(typed) });
    const before = sheet.counts[one] ?? 0;
    const isChange = sign !== '' && sign !== '=';
    const after = isChange ? before + (sign === '+' ? 1 : -1) * Number(digits) : Number(digits);
    const max = mostOf(fiche, one);
    if (after < 0 || after > max) return refuse('figure-bounds', one, { got: after, before, max });
    found.push(...bringTo(sheet, one, after));
  }
  return found;
}

function counted({ counts }: Sheet, quantity: string, by: number): Changement {
  const before = quantites.includes(quantity as Quantite) ? (counts[quantity as Quantite] ?? 0) : 0; // one of them, just asked
  return { quoi: quantity, avant: before, apres: before + by };
}
