import { findSheet, type Sheet, sheetsOf } from '../campaign/sheets.ts';
import type { Viewer } from '../campaign/visibility.ts';
import { type Refusal, refuse } from '../rules/rule.ts';
import { fold } from '../text/fold.ts';
import type { Call, Choice, CompleteCall, Desk, Shelf } from './command.ts';
import type { TextOption } from './option.ts';

/** The longest name of a sheet, in UTF-16 units: what a completion can hold. */
export const longestName = 100;
/** How many names are told to who typed one that is no sheet. */
const mostNear = 5;

/** An option that names a sheet. */
export function sheetOption(description: string, required = false): TextOption {
  return { type: 'text', max: longestName, autocomplete: true, description, ...(required && { required }) };
}

/** With what eyes the actor of a call looks into the campaign there. */
export function viewerOf({ actor }: Pick<Call, 'actor'>, { isMaster }: Pick<Desk, 'isMaster'>): Viewer {
  return { id: actor.id, isMaster };
}

/** The sheet that is called so, whatever accents and case. Refused under `option`: `sheet-unknown` [got, near]. */
export async function sheetNamed(
  { tx, campaign, isMaster }: Pick<Desk, 'tx' | 'campaign' | 'isMaster'>,
  call: Pick<Call, 'actor'>,
  typed: string,
  option: string,
): Promise<Sheet | Refusal> {
  const viewer = viewerOf(call, { isMaster });
  const found = await findSheet(tx, campaign.id, fold(typed), viewer);
  if (found) return found;
  const names = (await sheetsOf(tx, campaign.id, viewer)).map(({ nom }) => nom);
  return refuse('sheet-unknown', option, { got: typed, near: nearest(typed, names) });
}

/** Completes the name of a sheet that who types may see: their own first, those that begin so before those that hold it. */
export async function completeSheet(
  call: Pick<CompleteCall, 'actor' | 'focused'>,
  { tx, campaign, isMaster }: Shelf,
  fits: (sheet: Sheet) => boolean = () => true,
): Promise<readonly Choice[]> {
  if (!campaign) return [];
  const wanted = fold(call.focused.typed);
  const sheets = await sheetsOf(tx, campaign.id, { id: call.actor.id, isMaster });
  const holding = sheets.filter((sheet) => fits(sheet) && fold(sheet.nom).includes(wanted));
  const rank = ({ nom, owner }: Sheet): number =>
    Number(owner.id !== call.actor.id) * 4 +
    Number(!fold(nom).startsWith(wanted)) * 2 +
    Number(fold(nom) !== wanted);
  return holding
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, 25)
    .map(({ nom }) => ({ name: nom, value: nom }));
}

/** The names most like a text: those that hold it or stand in it, then those that few letters part from it. */
export function nearest(typed: string, names: readonly string[]): string[] {
  const wanted = fold(typed);
  return names
    .map((name) => ({ name, far: distance(wanted, fold(name)) }))
    .filter(({ far }) => far <= Math.max(2, Math.floor(wanted.length / 3)))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, mostNear)
    .map(({ name }) => name);
}

/** Letters to change, add or take away; 0 or 1 where one text holds the other. */
function distance(one: string, other: string): number {
  if (one === other) return 0;
  if (one !== '' && (other.includes(one) || one.includes(other))) return 1;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + Number(one[i - 1] !== other[j - 1]);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
