import type { APIApplicationCommandOption } from 'discord-api-types/v10';
import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import type { Path, Problem } from './problem.ts';
import { tooGreat } from './wording.ts';

interface Named {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string | null | undefined>> | null | undefined;
}

/**
 * Positions of those whose name an earlier one bears already, in any language: who has no name of its own in a language
 * is shown there under its first name.
 */
export function duplicateNames(all: readonly Named[]): number[] {
  const languages = new Set(all.flatMap((one) => Object.keys(one.name_localizations ?? {})));
  const shown = (one: Named, language: string) => one.name_localizations?.[language] ?? one.name;
  const views = [(one: Named) => one.name, ...[...languages].map((code) => (one: Named) => shown(one, code))];
  return all.flatMap((one, position) => {
    const before = all.slice(0, position);
    return views.some((view) => before.some((other) => view(other) === view(one))) ? [position] : [];
  });
}

/** What the options of a command or subcommand break, once each of them fits by itself. */
export function optionsProblems(options: readonly APIApplicationCommandOption[], path: Path): Problem[] {
  const say = (position: number, code: string, message: string) => ({
    path: [...path, position],
    code,
    message,
  });
  const twice = duplicateNames(options).map((position) => {
    const message = 'Option names must be unique';
    return say(position, 'APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED', message);
  });
  const nested = options.map(isNested);
  const mixed = nested.flatMap((one, position) => {
    const message =
      'Sub-command and sub-command group option types are mutually exclusive to all other types';
    return one !== nested[0] ? [say(position, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', message)] : [];
  });
  const late = options.flatMap((option, position) => {
    const message = 'Required options must be placed before non-required options';
    const after = options.slice(0, position).some((other) => !isNested(other) && other.required !== true);
    return option.required === true && after
      ? [say(position, 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID', message)]
      : [];
  });
  const own = options.flatMap((option, position) => optionProblems(option, [...path, position]));
  return [...twice, ...mixed, ...late, ...own];
}

function optionProblems(option: APIApplicationCommandOption, path: Path): Problem[] {
  switch (option.type) {
    case Type.Subcommand:
    case Type.SubcommandGroup:
      return [...neverRequired(option, path), ...optionsProblems(option.options ?? [], [...path, 'options'])];
    case Type.String:
      return [...choiceProblems(option, path), ...reversed(option, path, 'min_length', 'max_length')];
    case Type.Integer:
    case Type.Number:
      return [...choiceProblems(option, path), ...reversed(option, path, 'min_value', 'max_value')];
    default:
      return [];
  }
}

function neverRequired(option: APIApplicationCommandOption, path: Path): Problem[] {
  if (option.required !== true) return [];
  const message = 'Required cannot be configured for this type of option';
  return [{ path: [...path, 'required'], code: 'APPLICATION_COMMAND_REQUIRED_INVALID', message }];
}

type Choosing = Extract<APIApplicationCommandOption, { type: Type.String | Type.Integer | Type.Number }>;

function choiceProblems(option: Choosing, path: Path): Problem[] {
  const choices = option.choices ?? [];
  const both = option.autocomplete === true && choices.length > 0;
  const message = 'Autocomplete and choices cannot both be specified';
  const exclusive = {
    path: [...path, 'autocomplete'],
    code: 'APPLICATION_COMMAND_AUTOCOMPLETE_INVALID',
    message,
  };
  const twice = duplicateNames(choices).map((position) => ({
    path: [...path, 'choices', position],
    code: 'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATED',
    message: 'Choice names must be unique',
  }));
  return [...(both ? [exclusive] : []), ...twice];
}

function reversed<L extends string, M extends string>(
  option: { readonly [key in L | M]?: number | null },
  path: Path,
  least: L,
  most: M,
): Problem[] {
  const [low, high] = [option[least], option[most]];
  return typeof low === 'number' && typeof high === 'number' && low > high
    ? [tooGreat([...path, least], high)]
    : [];
}

function isNested(option: APIApplicationCommandOption): boolean {
  return option.type === Type.Subcommand || option.type === Type.SubcommandGroup;
}
