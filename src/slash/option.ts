/** What every option of a command has: a telling French description of at most 100 characters. */
interface OptionBase {
  readonly description: string;
  readonly required?: boolean;
}
export interface IntegerOption extends OptionBase {
  readonly type: 'integer';
  readonly min: number;
  readonly max: number;
}
/** Free text; `max` counts characters as Discord does (UTF-16 units). */
export interface TextOption extends OptionBase {
  readonly type: 'text';
  readonly max: number;
  readonly autocomplete?: boolean;
}
interface BooleanOption extends OptionBase {
  readonly type: 'boolean';
}
/** A closed set: value → French label. */
export interface ChoiceOption extends OptionBase {
  readonly type: 'choice';
  readonly choices: Readonly<Record<string, string>>;
}
/** A user of Discord; with `person`, a program is refused. */
export interface UserOption extends OptionBase {
  readonly type: 'user';
  readonly person?: boolean;
}
/** A channel or thread that one can write in; with `holders` also what holds some: categories and forums. */
interface ChannelOption extends OptionBase {
  readonly type: 'channel';
  readonly holders?: boolean;
}
interface RoleOption extends OptionBase {
  readonly type: 'role';
}
/** A text file, UTF-8; what it holds is read before the command runs. */
interface AttachmentOption extends OptionBase {
  readonly type: 'attachment';
}

export type OptionSpec =
  | IntegerOption
  | TextOption
  | BooleanOption
  | ChoiceOption
  | UserOption
  | ChannelOption
  | RoleOption
  | AttachmentOption;
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** A user, channel or role as an option gives it. */
export interface Named {
  readonly id: string;
  readonly name: string;
  /** Of a channel, where it is known: whether everybody of the server may read it. */
  readonly everybodyReads?: boolean;
  /** Of a user: a program, this very one; whether they are in the server now. Absent where that is not known. */
  readonly isBot?: boolean;
  readonly isSelf?: boolean;
  readonly isMember?: boolean;
}

/** A file as an option gives it. */
export interface Attached extends Named {
  /** Bytes. */
  readonly size: number;
  /** Where it is read from. */
  readonly url: string;
  /** What it holds, once that was read: before the command runs. */
  readonly text?: string;
}

/** An option's value once read. An option that was not given is absent: 0 and false are values. */
export type OptionValue = string | number | boolean | Named;
export type Values = Readonly<Record<string, OptionValue>>;
