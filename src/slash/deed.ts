import type { APIActionRowComponent, APIComponentInMessageActionRow, APIEmbed } from 'discord-api-types/v10';
import type { Campaign } from '../campaign/campaign.ts';
import type { Content, Entry, Visibility } from '../campaign/entry.ts';
import type { Change, Changed } from '../campaign/ledger.ts';
import type { Rim } from '../campaign/rim.ts';
import type { Dice } from '../dice/dice.ts';
import type { Refusal } from '../rules/rule.ts';
import type { Tx } from '../store/store.ts';
import type { Reporter } from './report.ts';
import type { Surroundings } from './surroundings.ts';

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

/** The deed that becomes a journal entry. */
export type EntryDeed = Extract<Deed, { kind: 'entry' }>;
