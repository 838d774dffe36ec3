import { profils } from '../../data/heresie/profils.ts';
import { findSheet, mayChangeSheet, type Sheet, sheetsOf } from '../../src/campaign/sheets.ts';
import type { Modele } from '../../src/matches/defi.ts';
import { isEligible } from '../../src/rules/heresie/check.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Call, Desk } from '../../src/slash/command.ts';
import { nearest, viewerOf } from '../../src/slash/sheets.ts';
import { fold } from '../../src/text/fold.ts';
import { modelOfSheet, modelReady } from './fiche.ts';

type Look = Pick<Desk, 'tx' | 'campaign' | 'isMaster'>;

/** Whose model is looked for, and under which option. `keeps`: what happens to it goes into the books. */
export interface Wanted {
  readonly option: 'fiche' | 'fiche-adverse';
  readonly owner: string;
  readonly keeps: boolean;
}

/**
 * The model of that name: a sheet, else a ready-made one. Refused: `sheet-unknown` [got, near]; a sheet that is somebody
 * else’s (`sheet-not-yours`, `sheet-not-theirs`) where the books are kept, or hidden (`sheet-hidden-defi`); what a sheet lacks.
 */
export async function modelNamed(
  typed: string,
  wanted: Wanted,
  call: Pick<Call, 'actor'>,
  desk: Look,
): Promise<Modele | Refusal> {
  const { option } = wanted;
  const viewer = viewerOf(call, desk);
  const sheet = await findSheet(desk.tx, desk.campaign.id, fold(typed), viewer);
  if (sheet) return refuseSheet(sheet, wanted, call, desk) ?? modelOfSheet(sheet, option);
  const model = readyNamed(typed);
  if (model) return model;
  const sheets = await sheetsOf(desk.tx, desk.campaign.id, viewer);
  const names = [...sheets, ...profils].map(({ nom }) => nom);
  return refuse('sheet-unknown', option, { got: typed, near: nearest(typed, names) });
}

/** The ready-made model of that name or id, `null` when there is none. */
export function readyNamed(typed: string): Modele | null {
  const ready = profils.find(({ id, nom }) => id === typed || fold(nom) === fold(typed));
  return ready ? modelReady(ready.id) : null;
}

function refuseSheet(
  sheet: Sheet,
  { option, owner, keeps }: Wanted,
  call: Pick<Call, 'actor'>,
  desk: Look,
): Refusal | null {
  if (sheet.cachee) return refuse('sheet-hidden-defi', option, { got: sheet.nom });
  if (!keeps || mayChangeSheet(sheet, viewerOf(call, desk))) return null;
  if (sheet.owner.id === owner) return null;
  const code = option === 'fiche' ? 'sheet-not-yours' : 'sheet-not-theirs';
  return refuse(code, option, { got: sheet.nom });
}

/**
 * The sheets of a person that could take part, in the order of their names: what is hidden, incomplete or not eligible is
 * left out.
 */
export async function modelsOf(owner: string, desk: Look): Promise<readonly Modele[]> {
  const sheets = await sheetsOf(desk.tx, desk.campaign.id, { id: owner, isMaster: false });
  return sheets
    .filter((sheet) => sheet.owner.id === owner && !sheet.pnj)
    .map((sheet) => modelOfSheet(sheet, 'fiche'))
    .filter((model): model is Modele => !isRefusal(model))
    .filter(({ combattant }) => isEligible(combattant) && combattant.armes.length > 0);
}
