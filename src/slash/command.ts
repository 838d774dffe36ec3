import type {
  APIActionRowComponent,
  APIComponentInMessageActionRow,
  APIEmbed,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { Campaign } from '../campaign/campaign.ts';
import type { Content, Entry, Visibility } from '../campaign/entry.ts';
import type { StoredGame } from '../campaign/games.ts';
import type { Change, Changed } from '../campaign/ledger.ts';
import type { Someone } from '../campaign/people.ts';
import type { Rim } from '../campaign/rim.ts';
import type { Dice } from '../dice/dice.ts';
import type { Json, Refusal } from '../rules/rule.ts';
import type { Tx } from '../store/store.ts';
import type { CompleteCall, ComponentCall, Place, SlashCall } from './call.ts';
import type { OptionSpecs, Values } from './option.ts';
import type { Reporter } from './report.ts';
import type { Looking, Surroundings } from './surroundings.ts';

export type * from './call.ts';

export interface Choice {
  readonly name: string;
  readonly value: string;
}

/** A file under a message: at most 10 of them. `name` has its extension. */
export interface AttachedFile {
  readonly name: string;
  /** What it holds; of a picture the SVG from which it is drawn, as PNG, at the last moment. */
  readonly text: string;
  /** Only of a picture: what it shows in words, at most 1 024 characters. */
  readonly alt?: string;
}

/** A message as Discord takes it, and as it is stored until it is shown. */
export interface Message {
  readonly content?: string;
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly APIActionRowComponent<APIComponentInMessageActionRow>[];
  readonly files?: readonly AttachedFile[];
}

/** What a command may use while it runs, inside the one transaction of its interaction. */
export interface Desk {
  readonly tx: Tx;
  readonly campaign: Campaign;
  /** Dice of this interaction, drawn from the secret of that visibility. */
  dice(visibility: Visibility): Dice;
  /** The actor is a MJ here. */
  readonly isMaster: boolean;
  /** Somebody can click on the answer: false in a terminal. */
  readonly attended: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Clock and entropy, for what the books need of them: epochs, pseudonyms, messages to send. */
  readonly rim: Rim;
  /** Of the running program, for an action that looks around; `null` where there is none, as in a terminal. */
  readonly surroundings?: Surroundings | null;
  /** Reads a report, for a deed that answers later: never inside the transaction. */
  readonly report: Reporter;
}

/** What a completion may read. `campaign` is `null` before the first use here. */
export interface Shelf {
  readonly tx: Tx;
  readonly campaign: Campaign | null;
  readonly isMaster: boolean;
}

/** One change of a value: `subject` is `fiche:<id>` or `joueur:<pseudonym>`, `by` signed, `cause` an id in kebab-case. */
export type BookChange = Pick<Change, 'subject' | 'quantity' | 'by' | 'cause'>;

/** What is to be written in the journal: the books add author, seed and moment. */
export interface Draft extends Pick<Content, 'options' | 'outcome' | 'dice' | 'typed' | 'motif' | 'game'> {
  readonly visibility: Visibility;
  /** Changes of the books that follow from it, entered in this order with the journal entry. */
  readonly changes?: readonly BookChange[];
  readonly behalf: { readonly id: string; readonly name: string } | null;
}

/**
 * One roll of several that an interaction makes: an entry of its own after the main one, seen like it and taken back with
 * it. `dice` follow those of the parts before it in the one stream of the interaction.
 */
export interface Part extends Pick<Content, 'command' | 'options' | 'outcome' | 'dice'> {}

/** How an answer stands: new for all, new for who acted alone, or in place of the message that was clicked. */
export type Manner = 'public' | 'private' | 'update';

/**
 * What an accepted interaction does. `entry`: it becomes a journal entry, which `show` receives with its number; `after`
 * does what else belongs to it in the books and needs that entry to stand.
 * `saved`: it changed rows that no journal entry tells of. `read`: it changed nothing, and the transaction is given up.
 * `later`: neither did it, and its message takes long: it is asked for once nobody waits for the transaction any more.
 */
export type Deed =
  | {
      readonly kind: 'entry';
      readonly draft: Draft;
      /** Where there are some, the main entry has no dice: they stand in the parts. */
      readonly parts?: readonly Part[];
      readonly show: (entry: Entry, changed: readonly Changed[]) => Message;
      readonly after?: (entry: Entry, changed: readonly Changed[]) => Promise<void>;
    }
  | { readonly kind: 'saved' | 'read'; readonly message: Message }
  | { readonly kind: 'later'; readonly message: () => Promise<Message | Refusal> };

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
  readonly lapse: (game: StoredGame, desk: Desk) => Promise<Extract<Deed, { kind: 'entry' }> | Refusal>;
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
export interface GameTold extends Pick<StoredGame, 'opening' | 'deadlineAt'> {
  /** That entry changed the books. */
  readonly isUndoable: boolean;
}
