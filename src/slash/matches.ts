import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { Match, MatchState } from '../matches/match.ts';
import { isRefusal, type Outcome } from '../rules/rule.ts';
import type { Offer } from './attempt.ts';
import type { Command, Form, Place } from './command.ts';
import { commonOptions } from './common.ts';
import { makeCustomId } from './custom-id.ts';
import { MatchTable } from './match-table.ts';
import { completeRoll, mannerOfRoll } from './roll.ts';

/** How a move looks as a button. `rolls`: dice fall, so it can be made with dice thrown by hand. */
export interface MoveButton {
  readonly label: string;
  readonly style: 'main' | 'plain' | 'danger';
  readonly rolls: boolean;
}

/** What a command that may take several clicks is made of. */
export interface MatchRoll<X, Start, State extends MatchState, Move extends string, View, R extends object>
  extends Offer<X> {
  readonly match: Match<Start, State, Move, View>;
  /** `attended`: somebody can click. */
  readonly start: (checked: X, playerId: string, attended: boolean) => Start;
  /**
   * All that the answer tells after a move: the journal keeps it, so that whoever sees the entry sees what was answered.
   * `since`: how many of its steps stood before the move; the dice of the others are those that the move rolled.
   */
  readonly told: (view: View) => { readonly outcome: Outcome<R>; readonly since: number };
  readonly buttons: Readonly<Record<Move, MoveButton>>;
  /** The answer: what the entry tells, and who has to choose, in that place. */
  readonly present: (entry: Entry, view: View, place: Pick<Place, 'guild'>) => APIEmbed;
  /** The form that asks for the dice of one move. */
  readonly diceForm: (customId: string) => Form;
}

/** The slash command of such a roll, and the buttons and form of its moves. */
export function matchCommand<X, Start, State extends MatchState, Move extends string, View, R extends object>(
  roll: MatchRoll<X, Start, State, Move, View, R>,
): Command {
  const table = new MatchTable(roll);
  return {
    name: roll.name,
    description: roll.description,
    action: {
      description: roll.description,
      options: { ...roll.options, ...commonOptions },
      manner: mannerOfRoll,
      run: (values, call, desk) => table.begin(values, call, desk),
      complete: (call, shelf) => completeRoll({ ...(roll.sheets && { sheets: roll.sheets }) }, call, shelf),
    },
    again: (entry, state, place) => table.again(entry, state, place),
    press: {
      move: { manner: 'update', run: (call, desk) => table.move(call, desk) },
      dice: { manner: 'update', run: (call, desk) => table.move(call, desk) },
      physical: {
        opens: async (call, shelf) => {
          const claimed = await table.claimed(call, shelf);
          return isRefusal(claimed) ? claimed : roll.diceForm(makeCustomId(roll.name, 'dice', ...call.args));
        },
      },
    },
  };
}
