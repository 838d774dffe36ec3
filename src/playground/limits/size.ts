import type { APIApplicationCommandOption } from 'discord-api-types/v10';
import type { Definition } from './command.ts';

/** Most characters of one command in all. */
export const commandTotal = 8000;

type Translations = Readonly<Record<string, string | null | undefined>> | null | undefined;

/**
 * How many characters a command counts: names, descriptions and values of the command, of its options at every depth and
 * of their choices; where a text exists in several languages, the longest counts.
 * Source: https://docs.discord.com/developers/interactions/application-commands.
 */
export function commandSize(command: Definition): number {
  return ownSize(command) + optionsSize(command.options ?? []);
}

function optionsSize(options: readonly APIApplicationCommandOption[]): number {
  return options.reduce((sum, option) => {
    const inner = 'options' in option ? optionsSize(option.options ?? []) : 0;
    const choices = 'choices' in option ? (option.choices ?? []) : [];
    const values = choices.map(
      ({ name, name_localizations, value }) => longest(name, name_localizations) + String(value).length,
    );
    return sum + ownSize(option) + inner + values.reduce((total, size) => total + size, 0);
  }, 0);
}

function ownSize(one: Omit<Definition, 'type' | 'options'>): number {
  const description = longest(one.description ?? '', one.description_localizations);
  return longest(one.name, one.name_localizations) + description;
}

function longest(text: string, translations: Translations): number {
  return Math.max(text.length, ...Object.values(translations ?? {}).map((other) => other?.length ?? 0));
}
