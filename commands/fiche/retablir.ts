import { lastValues, subjectAlone } from '../../src/campaign/last-values.ts';
import { changesOf } from '../../src/campaign/ledger.ts';
import { follow } from '../../src/campaign/sheets/figures.ts';
import { isTaken, rewriteSheet } from '../../src/campaign/sheets/write.ts';
import { type Sheet, sheetById, subjectOf } from '../../src/campaign/sheets.ts';
import { mostOf, type Quantite, quantites } from '../../src/rules/fiche/listed.ts';
import { type Changement, type FicheResult, keptOf, type SheetTrace } from '../../src/rules/fiche/result.ts';
import type { Fiche } from '../../src/rules/fiche/terms.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { BookChange, ComponentCall, Deed, Desk, Press } from '../../src/slash/command.ts';
import { sightOf } from '../../src/slash/entry-view.ts';
import { fold } from '../../src/text/fold.ts';
import { counted } from './figures.ts';
import { deedOf } from './shared.ts';
import { refuseHand } from './supprimer.ts';

/** Puts sheets back as they were before one entry of the journal, with what that entry counted of them. */
export const restore: Press = { manner: 'private', name: 'fiche retablir', run: restoreThem };

async function restoreThem(call: ComponentCall, desk: Desk): Promise<Deed | Refusal> {
  const sight = await sightOf(call, desk, Number(call.args[0]));
  if (isRefusal(sight)) return sight;
  const { entry } = sight;
  const isOurs = entry.content.command.startsWith('fiche ') && entry.campaign.id === desk.campaign.id;
  if (!isOurs) return refuse('gone', null);
  const { fiches } = entry.content.outcome.result as unknown as FicheResult; // what every entry of this command keeps
  if (fiches.length === 0) return refuse('gone', null);
  const restored: Restored[] = [];
  for (const trace of fiches) {
    const one = await restoreOne(call, desk, entry.id, trace);
    if (isRefusal(one)) return one;
    restored.push(one);
  }
  return deedOf(
    { numero: entry.number },
    {
      fait: 'retablissement',
      noms: restored.map(({ nom }) => nom),
      changements: restored.flatMap(({ changements }) => changements),
      fiches: restored.map(({ trace }) => trace),
      changes: restored.flatMap(({ changes }) => changes),
      isHidden: restored.some(({ isHidden }) => isHidden),
    },
  );
}

interface Restored {
  readonly nom: string;
  readonly trace: SheetTrace;
  readonly changes: readonly BookChange[];
  readonly changements: readonly Changement[];
  readonly isHidden: boolean;
}

/** One sheet as it was, if nothing changed it since. Refused: `gone` where it was not, `sheet-changed` [got], `name-taken` [got], `not-yours`. */
async function restoreOne(
  call: ComponentCall,
  desk: Desk,
  entryId: number,
  { id, version, avant }: SheetTrace,
): Promise<Restored | Refusal> {
  const { tx, campaign } = desk;
  const sheet = await sheetById(tx, campaign.id, id);
  if (!sheet || avant === null) return refuse('gone', null);
  const refusal = refuseHand(sheet, call, desk);
  if (refusal) return refusal;
  if (sheet.version !== version) return refuse('sheet-changed', null, { got: sheet.nom });
  const current = sheet.isDropped ? null : keptOf(sheet);
  const name = { nom: avant.nom, folded: fold(avant.nom) };
  if (await isTaken(tx, campaign.id, name.folded, id)) return refuse('name-taken', null, { got: avant.nom });
  const trace = { id, version: await rewriteSheet(tx, sheet, { ...avant, name }), avant: current };
  const changes = await countedBack(desk, entryId, sheet, avant.fiche);
  const changements = changes.map(({ quantity, by }) => counted(sheet, quantity, by));
  return { nom: avant.nom, trace, changes, changements, isHidden: sheet.cachee || avant.cachee };
}

/**
 * What takes back that the entry counted of a sheet: the value before where it is the last one; where more was counted
 * since, only the part of the entry, within what the profile allows. PV and models that followed the profile follow it
 * back then.
 */
async function countedBack(
  { tx }: Desk,
  entryId: number,
  sheet: Sheet,
  to: Fiche,
): Promise<readonly BookChange[]> {
  const subject = subjectOf(sheet.id);
  const rows = (await changesOf(tx, entryId)).filter((row) => row.subject === subject && row.change !== 0);
  const values = await lastValues(tx, sheet.campaignId, { subjects: subjectAlone(subject) });
  const last = new Map(values.map(({ quantity, id }) => [quantity, id]));
  const own = rows.filter(({ id, quantity, cause }) => last.get(quantity) === id || cause !== 'profil');
  const back = own.map(({ id, quantity, cause, change }) => {
    const by = last.get(quantity) === id ? -change : within(sheet, to, quantity, -change);
    return { subject, quantity, by, cause };
  });
  const followed = follow(sheet, to)
    .filter(({ quantity }) => !own.some((row) => row.quantity === quantity))
    .map((one) => ({ ...one, subject, cause: 'profil' }));
  return [...back, ...followed].filter(({ by }) => by !== 0);
}

/** `by`, or as much of it as leaves a value that the profile allows. */
function within({ counts }: Sheet, to: Fiche, quantity: string, by: number): number {
  const counting = quantites.find((one): one is Quantite => one === quantity);
  if (!counting) return by;
  const before = counts[counting] ?? 0;
  return Math.min(Math.max(before + by, 0), mostOf(to, counting)) - before;
}
