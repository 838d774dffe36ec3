import { ApplicationCommandOptionType } from 'discord-api-types/v10';

/** As much of an option's definition as somebody who types needs. */
export interface OptionShape {
  readonly type: ApplicationCommandOptionType;
  readonly name: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly options?: readonly OptionShape[] | undefined;
}

/** As much of a command's definition as somebody who types needs. */
export interface CommandShape {
  readonly name: string;
  readonly description?: string;
  readonly options?: readonly OptionShape[] | undefined;
}

const { Subcommand, SubcommandGroup } = ApplicationCommandOptionType;

/** The subcommands of a command: `creer`, or `groupe creer` within a group; empty when it has none. */
export function subcommandsOf(command: CommandShape): Map<string, OptionShape> {
  const found = new Map<string, OptionShape>();
  for (const option of command.options ?? []) {
    if (option.type === Subcommand) found.set(option.name, option);
    if (option.type !== SubcommandGroup) continue;
    for (const inner of option.options ?? []) found.set(`${option.name} ${inner.name}`, inner);
  }
  return found;
}

/** The options of a command or of one of its subcommands. */
export function optionsOf(command: CommandShape, subcommand: string | null): readonly OptionShape[] {
  if (subcommand !== null) return subcommandsOf(command).get(subcommand)?.options ?? [];
  return subcommandsOf(command).size > 0 ? [] : (command.options ?? []);
}

/** A text without what nobody types: capitals, accents, curved apostrophes, outer space. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();
}
