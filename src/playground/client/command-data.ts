import { type APIApplicationCommand, ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type OptionShape, optionsOf } from '../shapes.ts';
import { nothingResolved, resolve, type Spot, saying } from './resolve.ts';
import type { Said, Typing } from './said.ts';

const { String: Text, Subcommand, SubcommandGroup } = ApplicationCommandOptionType;

interface SentOption {
  readonly name: string;
  readonly type: ApplicationCommandOptionType;
  readonly value?: unknown;
  readonly focused?: boolean;
  readonly options?: readonly SentOption[];
}

/** The `data` of a command that was sent. `unchecked` also sends options that the command does not know, as text. */
export function commandData(
  spot: Spot,
  command: APIApplicationCommand,
  call: Said,
  unchecked: boolean,
): object {
  const into = nothingResolved();
  const known = optionsOf(command, call.subcommand ?? null);
  const sent = Object.entries(call.options ?? {}).map(([name, given]): SentOption => {
    const option: OptionShape = known.find((shape) => shape.name === name) ?? { name, type: Text };
    const value = unchecked ? idIn(given) : resolve(spot, option, given, into);
    return { name, type: option.type, value };
  });
  const resolved = saying(into);
  return { ...head(command, call, sent), ...(resolved ? { resolved } : {}) };
}

/** The `data` of a command in the making: nothing is resolved yet, and the focused option is text whatever its type. */
export function draftData(command: APIApplicationCommand, call: Typing): object {
  const known = optionsOf(command, call.subcommand ?? null);
  const given = { ...call.options, [call.focused]: call.typed };
  const sent = Object.entries(given).flatMap(([name, value]): SentOption[] => {
    const type = known.find((shape) => shape.name === name)?.type;
    if (type === undefined) return [];
    return [{ name, type, value: idIn(value), ...(name === call.focused ? { focused: true } : {}) }];
  });
  return head(command, call, sent);
}

function idIn(given: unknown): unknown {
  return typeof given === 'object' && given !== null && 'id' in given ? given.id : given;
}

function head(command: APIApplicationCommand, call: Said, options: readonly SentOption[]): object {
  const path = call.subcommand?.split(' ') ?? [];
  const nested = path.reduceRight<readonly SentOption[]>(
    (inner, name, depth) => [
      { name, type: depth === path.length - 1 ? Subcommand : SubcommandGroup, options: inner },
    ],
    options,
  );
  return {
    id: command.id,
    name: command.name,
    type: command.type,
    ...(command.guild_id ? { guild_id: command.guild_id } : {}),
    ...(nested.length > 0 ? { options: nested } : {}),
  };
}
