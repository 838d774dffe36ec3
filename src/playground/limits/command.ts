import type { APIApplicationCommandOption } from 'discord-api-types/v10';
import { ApplicationCommandType as Type } from 'discord-api-types/v10';
import { snowflake } from './format.ts';
import { isRecord, misfits } from './misfits.ts';
import { named, options } from './option.ts';
import { duplicateNames, optionsProblems } from './option-rules.ts';
import { type Problem, within } from './problem.ts';
import { among, anything, boolean, either, integer, list, locales, record, set, text } from './shape.ts';
import { commandSize, commandTotal } from './size.ts';

/** How many commands of each type an application may have in one place. */
const commandCount: ReadonlyMap<number, number> = new Map([
  [Type.ChatInput, 100],
  [Type.User, 15],
  [Type.Message, 15],
  [Type.PrimaryEntryPoint, 1],
]);

const schemas = ['ApplicationCommandCreateRequest', 'ApplicationCommandUpdateRequest'];
const permissions = /^[0-9]{1,17}$/;
const common = {
  type: among(1, 2, 3, 4),
  id: snowflake,
  default_member_permissions: either(
    integer(0, 2 ** 54),
    text(1, 17, (value, path) =>
      permissions.test(value)
        ? null
        : { path, code: 'NUMBER_TYPE_COERCE', message: `Value "${value}" is not int.` },
    ),
  ),
  dm_permission: boolean,
  default_permission: boolean,
  nsfw: boolean,
  contexts: set(among(0, 1, 2), 1),
  integration_types: set(among(0, 1), 1),
  handler: anything,
};
export const slash = record(schemas, ['name', 'description'], { ...common, ...named, options });

/** Commands of a menu: names may hold capitals and spaces; no description, no options. */
const plainName = text(1, 32);
const menu = record([], ['name'], {
  ...common,
  name: plainName,
  name_localizations: locales(plainName),
  description: text(0, 0),
  description_localizations: named.description_localizations,
  options: list(anything, 0, 0),
});

/** What the rules read of a command, once its shape holds. */
export interface Definition {
  readonly type?: number | null | undefined;
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string | null | undefined>> | null | undefined;
  readonly description?: string | null | undefined;
  readonly description_localizations?: Readonly<Record<string, string | null | undefined>> | null | undefined;
  readonly options?: readonly APIApplicationCommandOption[] | null | undefined;
}

/** Everything that Discord would refuse in one command, wherever it is registered. */
export function checkCommand(body: unknown): Problem[] {
  const problems = misfits(isSlash(body) ? slash : menu, body, []);
  if (problems.length > 0) return problems;
  // The shape holds: from here on the body is what Discord's types say.
  const command = body as Definition;
  const size = commandSize(command);
  const message = `Command exceeds maximum size (${commandTotal})`;
  const oversized = size > commandTotal ? [{ path: [], code: 'APPLICATION_COMMAND_TOO_LARGE', message }] : [];
  return [...optionsProblems(command.options ?? [], ['options']), ...oversized];
}

/**
 * Everything that Discord would refuse in the list of all commands of one place: each by itself, their names, their number.
 * Paths begin with the position in the list.
 */
export function checkCommands(body: unknown): Problem[] {
  const problems = misfits(list(anything), body, []);
  if (problems.length > 0 || !Array.isArray(body)) return problems;
  const commands: readonly unknown[] = body;
  const each = commands.map((command, index) => within([index], checkCommand(command)));
  const sound = commands.flatMap((command, index) =>
    // No problem was found in it, so its shape holds.
    each[index]?.length === 0 ? [{ index, command: command as Definition }] : [],
  );
  return [
    ...each.flat(),
    ...[...commandCount].flatMap(([type, most]) => togetherProblems(sound, type, most)),
  ];
}

function togetherProblems(
  sound: readonly { index: number; command: Definition }[],
  type: number,
  most: number,
): Problem[] {
  const same = sound.filter(({ command }) => (command.type ?? Type.ChatInput) === type);
  const repeated = duplicateNames(same.map(({ command }) => command));
  const twice = same
    .filter((_, position) => repeated.includes(position))
    .map(({ index }) => ({
      path: [index],
      code: 'APPLICATION_COMMANDS_DUPLICATE_NAME',
      message: 'Application command names must be unique',
    }));
  const message = `Maximum number of application commands reached (${most})`;
  return same.length > most ? [...twice, { path: [], code: '30032', message }] : twice;
}

function isSlash(body: unknown): boolean {
  return (
    !isRecord(body) || body['type'] === undefined || body['type'] === null || body['type'] === Type.ChatInput
  );
}
