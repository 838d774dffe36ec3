import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { StoredGame } from '../campaign/games.ts';
import type { Someone } from '../campaign/people.ts';
import type { Json, Refusal } from '../rules/rule.ts';
import type { CompleteCall, ComponentCall, Place, SlashCall } from './call.ts';
import type { Deed, Desk, EntryDeed, Manner, Message, Shelf } from './deed.ts';
import type { OptionSpecs, Values } from './option.ts';
import type { Looking } from './surroundings.ts';

export type * from './call.ts';
export type * from './deed.ts';

export interface Choice {
  readonly name: string;
  readonly value: string;
}

/** What can be done under one name: a command without subcommands, or one of its subcommands. */
export interface Action {
  readonly description: string;
  readonly options: OptionSpecs;
  /** It is told how the running program fares: {@link Desk.surroundings}. */
  readonly looksAround?: Looking;
  /** How the answer will stand, from the options as they came: an acknowledgement must know before anything ran. */
  readonly manner: (options: Values) => Manner;
  /** Values have been read against `options`: types, bounds and choices hold. */
  readonly run: (values: Values, call: SlashCall, desk: Desk) => Promise<Deed | Refusal>;
  readonly complete?: (call: CompleteCall, shelf: Shelf) => Promise<readonly Choice[]>;
}

/** What a button, menu or form does. */
export interface Press {
  readonly manner: Manner;
  /** As the journal names it, where that is not the command alone: `campagne table`. */
  readonly name?: string;
  readonly run: (call: ComponentCall, desk: Desk) => Promise<Deed | Refusal>;
}

/** A form that opens at a click; it comes back as a call of kind `modal`. */
export type Form = APIModalInteractionResponseCallbackData;

/** A button that opens a form. It must come at once, so nothing is written. Refused where the form would be of no use. */
export interface Opener {
  readonly opens: (call: ComponentCall, shelf: Shelf) => Promise<Form | Refusal>;
}

/** One slash command. Either `action` or `subcommands`. Buttons, menus and forms of the command come to `press`. */
export interface Command {
  readonly name: string;
  readonly description: string;
  readonly action?: Action;
  readonly subcommands?: Readonly<Record<string, Action>>;
  readonly press?: Readonly<Record<string, Press | Opener>>;
  /** In which round of a game of this command a state of it stands, 1 for the first; without rounds each move is one. */
  readonly roundOf?: (state: Json) => number;
  /** The message of a game of this command as it stands: its last entry that holds, its state, where it is played. */
  readonly again?: (entry: Entry, state: Json, place: Pick<Place, 'guild'>, game: GameTold) => Message;
  /** What is done with a game of this command without a click on it. */
  readonly game?: GameActs;
}

/** `entry` is the last one of the game that holds; `from` and `to` are persons. */
export interface GameActs {
  /** The default of what is expected, once its deadline went by. Refused: `no-deadline`. */
  readonly lapse: (game: StoredGame, desk: Desk) => Promise<EntryDeed | Refusal>;
  readonly remind: (game: StoredGame, entry: Entry, desk: Desk) => Promise<void>;
  /** Hands a seat over; the answer shows the game. Refused: `no-seat`, `seat-taken`, `match-finished`. */
  readonly hand: (
    handing: {
      readonly game: StoredGame;
      readonly last: Entry;
      readonly from: Someone;
      readonly to: Someone;
    },
    call: SlashCall,
    desk: Desk,
  ) => Promise<Deed | Refusal>;
}

/** What the message of a game says of it beside its last entry. */
interface GameTold extends Pick<StoredGame, 'opening' | 'deadlineAt'> {
  /** That entry changed the books. */
  readonly isUndoable: boolean;
}
