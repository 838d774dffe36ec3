import type { Values } from './option.ts';

/** Where an interaction takes place. `guild` is `null` in a private message. */
export interface Place {
  readonly guild: string | null;
  readonly channel: string;
  /** The channel of a thread, the category of a channel, nearest first. */
  readonly parents: readonly string[];
  /** Names of Discord's permissions that the bot lacks here to show a game; absent where that is not known. */
  readonly lacks?: readonly string[];
}

/** Who acts, with what Discord says about their rights in this place. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly string[];
  /** May manage the server: always a MJ. True in a private message with the bot. */
  readonly managesGuild: boolean;
  /** May write messages in this channel; what they may not do, the bot does not do for them. */
  readonly maySpeak: boolean;
}

/** One interaction as plain data. `id` is Discord's; `at` is its moment in milliseconds since 1970. */
interface CallBase {
  readonly id: string;
  readonly at: number;
  readonly place: Place;
  readonly actor: Actor;
}
/** A slash command. `options` are still as they came: names and values unchecked. */
export interface SlashCall extends CallBase {
  readonly kind: 'slash';
  readonly command: string;
  readonly subcommand: string | null;
  readonly options: Values;
}
/** A click on a button, a choice in a menu or a sent form. `action` and `args` come from the custom id. */
export interface ComponentCall extends CallBase {
  readonly kind: 'button' | 'select' | 'modal';
  readonly command: string;
  readonly action: string;
  readonly args: readonly string[];
  /** The message that carries it, `null` for a form that no message opened. */
  readonly message: string | null;
  /** That message is for the eyes of who presses alone. */
  readonly isAside?: boolean;
  /** Chosen values of a menu, or fields of a form by name. */
  readonly values: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
}
/** Typing in an option that completes. */
export interface CompleteCall extends CallBase {
  readonly kind: 'complete';
  readonly command: string;
  readonly subcommand: string | null;
  readonly options: Values;
  readonly focused: { readonly option: string; readonly typed: string };
}
export type Call = SlashCall | ComponentCall | CompleteCall;
