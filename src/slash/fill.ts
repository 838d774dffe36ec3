import { type Sheet, subjectOf } from '../campaign/sheets.ts';
import { isRefusal, type Outcome, type Refusal } from '../rules/rule.ts';
import type { BookChange, Call, Choice, CompleteCall, Desk, Shelf } from './command.ts';
import type { OptionSpecs, Values } from './option.ts';
import { readOptions } from './read.ts';
import { completeSheet, sheetNamed } from './sheets.ts';

/** How one option that names a sheet fills others. */
export interface Filling {
  /** What the sheet says for options of the roll; what was given by hand wins. */
  readonly fill: (sheet: Sheet, given: Values) => Values;
  /** What the outcome does to the sheet: the books enter it with the journal entry. */
  readonly follow?: (sheet: Sheet, outcome: Outcome<object>) => readonly Omit<BookChange, 'subject'>[];
}

/** Option name → how it fills. */
export type Fillings = Readonly<Record<string, Filling>>;

/** Options with what the sheets say of them, and the sheets by option. */
export interface Filled {
  readonly values: Values;
  readonly sheets: ReadonlyMap<string, Sheet>;
}

/**
 * Fills the options of a roll from the sheets that they name; the name becomes that of the sheet. Refused: `sheet-unknown`
 * [got, near], and what a sheet says beyond the bounds of an option.
 */
export async function fillIn(
  { options, sheets: fillings = {} }: { readonly options: OptionSpecs; readonly sheets?: Fillings },
  given: Values,
  call: Pick<Call, 'actor'>,
  desk: Desk,
): Promise<Filled | Refusal> {
  const sheets = new Map<string, Sheet>();
  let values = given;
  for (const [option, { fill }] of Object.entries(fillings)) {
    const typed = given[option];
    if (typeof typed !== 'string') continue;
    const sheet = await sheetNamed(desk, call, typed, option);
    if (isRefusal(sheet)) return sheet;
    sheets.set(option, sheet);
    values = { ...fill(sheet, values), ...values, [option]: sheet.nom };
  }
  if (sheets.size === 0) return { values, sheets };
  const own = Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(options, name)));
  const read = readOptions(options, own);
  return isRefusal(read) ? read : { values, sheets };
}

/** What an outcome changes on the sheets that the roll named. */
export function followUp(
  { sheets: fillings = {} }: { readonly sheets?: Fillings },
  sheets: ReadonlyMap<string, Sheet>,
  outcome: Outcome<object>,
): readonly BookChange[] {
  return [...sheets].flatMap(([option, sheet]) =>
    (fillings[option]?.follow?.(sheet, outcome) ?? []).map((change) => ({
      ...change,
      subject: subjectOf(sheet.id),
    })),
  );
}

/** Completes an option that names a sheet; none of it for another option. */
export async function completeFilling(
  fillings: Fillings,
  call: CompleteCall,
  shelf: Shelf,
): Promise<readonly Choice[] | null> {
  return Object.hasOwn(fillings, call.focused.option) ? completeSheet(call, shelf) : null;
}
