import { parseDraft, parseLine } from '../line.ts';
import type { CommandShape } from '../shapes.ts';
import type { Ref } from '../world/model.ts';
import { ClientRefusal } from './check.ts';
import type { GivenFile } from './upload.ts';

/** A command said without a line. People, channels and roles are given as things of the world, ids or names. */
export interface Said {
  readonly name: string;
  readonly subcommand?: string | null;
  readonly options?: Readonly<Record<string, string | number | boolean | Ref | GivenFile>>;
}
/** A command in the making: the person types in option `focused`. */
export interface Typing extends Said {
  readonly focused: string;
  readonly typed: string;
}

/** A line as a command. Throws {@link ClientRefusal} with what the line says wrong. */
export function saidIn(line: string, commands: readonly CommandShape[]): Said {
  const slash = parseLine(line, commands);
  if ('problem' in slash) throw new ClientRefusal(slash.problem);
  return { name: slash.command, subcommand: slash.subcommand, options: slash.options };
}

/** A line that ends in an option. Throws {@link ClientRefusal} when it does not. */
export function typingIn(line: string, commands: readonly CommandShape[]): Typing {
  const draft = parseDraft(line, commands);
  if ('problem' in draft) throw new ClientRefusal(draft.problem);
  if (!draft.focused) throw new ClientRefusal('La ligne ne finit pas dans une option.');
  const { option, typed } = draft.focused;
  return {
    name: draft.command,
    subcommand: draft.subcommand,
    options: draft.options,
    focused: option,
    typed,
  };
}
