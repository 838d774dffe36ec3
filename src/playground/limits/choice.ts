import { misfits } from './misfits.ts';
import type { Problem } from './problem.ts';
import { either, integer, list, locales, type NumberShape, record, type Shape, text } from './shape.ts';

/** Discord's whole numbers are those that a double holds exactly. */
export const wholeNumber = integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
export const decimal: NumberShape = { ...wholeNumber, integer: false };

/** Most choices of an option, and of an answer to typing. */
export const choiceCount = 25;

function choice(schema: string | string[], value: Shape) {
  const name = text(1, 100);
  return record(schema, ['name', 'value'], { name, name_localizations: locales(name), value });
}

/** Discord's description allows 6 000 characters in a value; the documentation, and Discord's answers, say 100. */
export const textChoice = choice('ApplicationCommandOptionStringChoice', text(1, 100));
export const wholeChoice = choice('ApplicationCommandOptionIntegerChoice', wholeNumber);
export const decimalChoice = choice('ApplicationCommandOptionNumberChoice', decimal);

const completion = list(choice([], either(text(1, 100), decimal)), 0, choiceCount);

/** Everything that Discord would refuse in the choices offered while somebody types. */
export function checkChoices(choices: unknown): Problem[] {
  return misfits(completion, choices, []);
}
