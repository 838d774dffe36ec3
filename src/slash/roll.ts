import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { Changed } from '../campaign/ledger.ts';
import type { Dice } from '../dice/dice.ts';
import { isRefusal, type Json, type Outcome, type Refusal } from '../rules/rule.ts';
import { attempt, type Offer } from './attempt.ts';
import { entryButtons, row, undoButton } from './buttons.ts';
import type {
  Action,
  Choice,
  Command,
  CompleteCall,
  Deed,
  Desk,
  Draft,
  Message,
  Shelf,
  SlashCall,
} from './command.ts';
import { commonOptions, play } from './common.ts';
import { completeFilling, type Filler, followUp } from './fill.ts';
import type { Values } from './option.ts';

/** One roll of one person: the rule that plays it and the presenter that says it. */
interface Roll<X, R extends object> extends Offer<X> {
  readonly resolve: (checked: X, dice: Dice) => Outcome<R>;
  readonly present: (entry: Entry) => APIEmbed;
  readonly complete?: NonNullable<Action['complete']>;
}

/** The slash command of a roll: its own options, then those that every roll takes. */
export function rollCommand<X, R extends object>(roll: Roll<X, R>): Command {
  return {
    name: roll.name,
    description: roll.description,
    action: {
      description: roll.description,
      options: { ...roll.options, ...commonOptions },
      manner: mannerOfRoll,
      run: (values, call, desk) => runRoll(roll, values, call, desk),
      complete: (call, shelf) => completeRoll(roll, call, shelf),
    },
  };
}

/** Names of sheets where an option takes one, else what the roll itself proposes. */
export async function completeRoll(
  {
    complete,
    ...filler
  }: Pick<Filler, 'sheets' | 'lookups'> & { readonly complete?: Action['complete'] | undefined },
  call: CompleteCall,
  shelf: Shelf,
): Promise<readonly Choice[]> {
  const names = await completeFilling(filler, call, shelf);
  return names ?? (await complete?.(call, shelf)) ?? [];
}

/** A roll stands where its visibility says. */
export function mannerOfRoll({ visibilite }: Values): 'public' | 'private' {
  return visibilite === undefined || visibilite === 'public' ? 'public' : 'private';
}

/** An outcome as the journal keeps it. Results are JSON: the tests of every rule hold them to it. */
export function kept<R extends object>(outcome: Outcome<R>): Draft['outcome'] {
  return outcome as unknown as Outcome<{ [key: string]: Json }>;
}

async function runRoll<X, R extends object>(
  roll: Roll<X, R>,
  values: Values,
  call: SlashCall,
  desk: Desk,
): Promise<Deed | Refusal> {
  const wanted = await attempt(roll, values, call, desk);
  if (isRefusal(wanted)) return wanted;
  const { checked, own, byHand, visibility, typed, motif, behalf } = wanted;
  const played = play(
    typed,
    () => desk.dice(visibility),
    (dice) => roll.resolve(checked, dice),
  );
  if (isRefusal(played)) return played;
  const { value, dice } = played;
  const outcome = { ...value, ignored: value.ignored.filter((name) => byHand[name] !== undefined) };
  const draft: Draft = {
    visibility,
    behalf,
    motif,
    options: own as { [name: string]: Json }, // options read are text, numbers, yes or no
    outcome: kept(outcome),
    changes: followUp(roll, wanted, outcome),
    dice,
    typed: played.typed,
  };
  const show = (entry: Entry, changed: readonly Changed[]): Message => ({
    embeds: [roll.present(entry)],
    components: [row(...entryButtons(entry, call.place), ...(changed.length > 0 ? [undoButton(entry)] : []))],
  });
  return { kind: 'entry', draft, show };
}
