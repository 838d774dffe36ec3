import { type Sheet, subjectOf } from '../campaign/sheets.ts';
import { isRefusal, type Outcome, type Refusal } from '../rules/rule.ts';
import type { Action, BookChange, Choice, CompleteCall, Desk, Shelf, SlashCall } from './command.ts';
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

/** What else than a sheet an option may name, looked up where the roll is made. */
export interface Lookup {
  /** What is known there by that name, `null` when nothing is: it stays a name. */
  readonly find: (typed: string, call: SlashCall, desk: Desk) => Promise<Found | Refusal | null>;
  readonly complete: NonNullable<Action['complete']>;
}

/** Something that an option names. */
export interface Found {
  /** Its name as it is kept. */
  readonly nom: string;
  /** What it says for options of the roll; what was given by hand wins, and it wins over a sheet. */
  readonly values: Values;
  /** What the outcome does to it. */
  readonly follow: (outcome: Outcome<object>) => readonly BookChange[];
}

/** Option name → what else it may name. */
export type Lookups = Readonly<Record<string, Lookup>>;

/** What of a roll fills its options. */
export interface Filler {
  readonly options: OptionSpecs;
  readonly sheets?: Fillings;
  readonly lookups?: Lookups;
}

/** Options with what the sheets and other things that they name say of them, and these by option. */
export interface Filled {
  readonly values: Values;
  readonly sheets: ReadonlyMap<string, Sheet>;
  readonly found: ReadonlyMap<string, Found>;
}

/**
 * Fills the options of a roll from what they name, sheets last; the name becomes that of what was found. Refused:
 * `sheet-unknown` [got, near], what a lookup refuses, and what is filled in beyond the bounds of an option.
 */
export async function fillIn(
  { options, sheets: fillings = {}, lookups = {} }: Filler,
  given: Values,
  call: SlashCall,
  desk: Desk,
): Promise<Filled | Refusal> {
  const sheets = new Map<string, Sheet>();
  const found = await lookUp(lookups, given, call, desk);
  if (isRefusal(found)) return found;
  let values = given;
  for (const [option, one] of found) values = { ...one.values, ...values, [option]: one.nom };
  for (const [option, { fill }] of Object.entries(fillings)) {
    const typed = given[option];
    if (typeof typed !== 'string') continue;
    const sheet = await sheetNamed(desk, call, typed, option);
    if (isRefusal(sheet)) return sheet;
    sheets.set(option, sheet);
    values = { ...fill(sheet, values), ...values, [option]: sheet.nom };
  }
  if (sheets.size + found.size === 0) return { values, sheets, found };
  const own = Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(options, name)));
  const read = readOptions(options, own);
  return isRefusal(read) ? read : { values, sheets, found };
}

async function lookUp(
  lookups: Lookups,
  given: Values,
  call: SlashCall,
  desk: Desk,
): Promise<ReadonlyMap<string, Found> | Refusal> {
  const found = new Map<string, Found>();
  for (const [option, { find }] of Object.entries(lookups)) {
    const typed = given[option];
    const one = typeof typed === 'string' ? await find(typed, call, desk) : null;
    if (isRefusal(one)) return one;
    if (one) found.set(option, one);
  }
  return found;
}

/** What an outcome changes on the sheets and other things that the roll named. */
export function followUp(
  { sheets: fillings = {} }: Pick<Filler, 'sheets'>,
  { sheets, found }: Pick<Filled, 'sheets' | 'found'>,
  outcome: Outcome<object>,
): readonly BookChange[] {
  const others = [...found.values()].flatMap(({ follow }) => follow(outcome));
  const own = [...sheets].flatMap(([option, sheet]) =>
    (fillings[option]?.follow?.(sheet, outcome) ?? []).map((change) => ({
      ...change,
      subject: subjectOf(sheet.id),
    })),
  );
  return [...others, ...own];
}

/** Completes an option that names a sheet or something else that can be looked up; none of it for another option. */
export async function completeFilling(
  { sheets: fillings = {}, lookups = {} }: Pick<Filler, 'sheets' | 'lookups'>,
  call: CompleteCall,
  shelf: Shelf,
): Promise<readonly Choice[] | null> {
  const { option } = call.focused;
  if (Object.hasOwn(lookups, option)) return lookups[option]?.complete(call, shelf) ?? [];
  return Object.hasOwn(fillings, option) ? completeSheet(call, shelf) : null;
}
