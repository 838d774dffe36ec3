import type { Rulings } from '../rules/rule.ts';

/** One campaign: the books of a table. State never crosses from one to another. */
export interface Campaign {
  readonly id: number;
  /** The server, or `null` for the campaign of one person in private messages. */
  readonly guild: string | null;
  /** That person, or `null` for a server's campaign. */
  readonly owner: string | null;
  readonly name: string;
  /** IANA name, `Europe/Paris` unless set. */
  readonly timeZone: string;
  /** Channel of the roll log, or `null` while none is set. */
  readonly logChannel: string | null;
  /** Channel where hidden rolls are told to the MJs, or `null` while none is set: they are refused then. */
  readonly masterChannel: string | null;
  /** The role whose members are MJs, or `null`. */
  readonly masterRole: string | null;
  /** Answers that differ from the default, by game and ruling id. */
  readonly rulings: Readonly<Record<string, Rulings>>;
  /** When it was put away (milliseconds since 1970): it takes no rolls until it is opened again. `null` while it is played. */
  readonly archivedAt: number | null;
}
