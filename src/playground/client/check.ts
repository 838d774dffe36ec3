import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type CommandShape, type OptionShape, optionsOf, subcommandsOf } from '../shapes.ts';

/** What Discord's own window would not let through; the sentence is for the person who typed. */
export class ClientRefusal extends Error {
  override readonly name = 'ClientRefusal';
}

/** Holds options against the registered command, as Discord's window does before it sends. Throws {@link ClientRefusal}. */
export function checkOptions(
  command: CommandShape,
  subcommand: string | null,
  options: Readonly<Record<string, unknown>>,
): void {
  const subcommands = subcommandsOf(command);
  if (subcommands.size > 0 && !subcommands.has(subcommand ?? ''))
    throw new ClientRefusal(`/${command.name} n’a pas de sous-commande «\u202f${subcommand ?? ''}\u202f».`);
  const known = optionsOf(command, subcommand);
  for (const name of Object.keys(options))
    if (!known.some((option) => option.name === name))
      throw new ClientRefusal(`/${command.name} n’a pas d’option «\u202f${name}\u202f».`);
  for (const option of known) {
    const value = options[option.name];
    const problem = value === undefined ? missing(option) : problemOf(option, value);
    if (problem !== null) throw new ClientRefusal(`${option.name}\u202f: ${problem}`);
  }
}

function missing(option: OptionShape): string | null {
  return option.required ? 'cette option est obligatoire.' : null;
}

const { String: Text, Integer, Number: Decimal, Boolean: YesNo } = ApplicationCommandOptionType;

function problemOf(option: OptionShape, value: unknown): string | null {
  if (option.choices && !option.choices.some((choice) => choice.value === value))
    return `choisis ${option.choices.map(({ name }) => name).join(', ')}.`;
  switch (option.type) {
    case Text:
      return typeof value === 'string' ? lengthProblem(option, value) : 'il faut un texte.';
    case Integer:
      return Number.isSafeInteger(value) ? boundProblem(option, Number(value)) : 'il faut un nombre entier.';
    case Decimal:
      return typeof value === 'number' ? boundProblem(option, value) : 'il faut un nombre.';
    case YesNo:
      return typeof value === 'boolean' ? null : 'il faut oui ou non.';
    default:
      return null;
  }
}

function lengthProblem(option: OptionShape, { length }: string): string | null {
  const { min_length: min = 0, max_length: max = 6000 } = option;
  if (length === 0) return 'il faut un texte.';
  if (length < min) return `${min} caractères au moins.`;
  return length > max ? `${max} caractères au plus.` : null;
}

function boundProblem(option: OptionShape, value: number): string | null {
  const { min_value: min = Number.NEGATIVE_INFINITY, max_value: max = Number.POSITIVE_INFINITY } = option;
  if (value < min) return `${min} au moins.`;
  return value > max ? `${max} au plus.` : null;
}
