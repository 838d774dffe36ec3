import type {
  APIApplicationCommandOptionChoice,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { PageMessage, PageWorld, Trace } from './shown.ts';

/** A file that was chosen in the page: its name, and what is in it. */
export interface ChosenFile {
  readonly file: string;
  readonly base64: string;
}

/** A value of a slash command as the page has it: people, channels and roles by id or name. */
export type Value = string | number | boolean | ChosenFile;

/** What a person does in the page. Each act carries who does it. */
export type Act = { readonly person: string } & (
  | {
      readonly kind: 'slash';
      readonly channel: string;
      readonly name: string;
      readonly subcommand: string | null;
      readonly options: Readonly<Record<string, Value>>;
    }
  | {
      readonly kind: 'type';
      readonly channel: string;
      readonly name: string;
      readonly subcommand: string | null;
      readonly options: Readonly<Record<string, Value>>;
      readonly focused: string;
      readonly typed: string;
    }
  | { readonly kind: 'read'; readonly channel: string; readonly line: string }
  | { readonly kind: 'say'; readonly channel: string; readonly content: string }
  | { readonly kind: 'click'; readonly message: string; readonly control: string }
  | {
      readonly kind: 'select';
      readonly message: string;
      readonly control: string;
      readonly chosen: readonly string[];
    }
  | { readonly kind: 'submit'; readonly form: string; readonly values: Readonly<Record<string, string>> }
);

/** What came of an act. */
export type Outcome =
  | { readonly kind: 'done' }
  /** Discord's window would not send it; or the bot stayed silent. A French sentence. */
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'choices'; readonly choices: readonly APIApplicationCommandOptionChoice[] }
  | {
      readonly kind: 'form';
      readonly form: string;
      readonly modal: APIModalInteractionResponseCallbackData;
    }
  | {
      readonly kind: 'read';
      readonly name: string;
      readonly subcommand: string | null;
      readonly options: Readonly<Record<string, Value>>;
    };

/** What the page is told. */
export type News =
  | { readonly kind: 'world'; readonly world: PageWorld }
  | { readonly kind: 'messages'; readonly messages: readonly PageMessage[] }
  | { readonly kind: 'message'; readonly message: PageMessage }
  | { readonly kind: 'gone'; readonly channel: string; readonly message: string }
  | { readonly kind: 'traces'; readonly traces: readonly Trace[] }
  | { readonly kind: 'outcome'; readonly number: number; readonly outcome: Outcome };

/** What the page sends: an act with a number that comes back with its outcome. */
export interface Asked {
  readonly number: number;
  readonly act: Act;
}
