import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type CommandShape, type OptionShape, optionsOf, plain, subcommandsOf } from './shapes.ts';
import { type LineProblem, type Word, wordsOf } from './words.ts';

/** A slash command as a line says it. People, channels and roles stay as they were typed. */
interface Slash {
  readonly command: string;
  /** `creer`, or `groupe creer`. */
  readonly subcommand: string | null;
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

/** A line in the making: the word under the cursor is the last. */
interface Draft extends Slash {
  readonly focused: { readonly option: string; readonly typed: string } | null;
}

interface Start {
  readonly command: CommandShape;
  readonly subcommand: string | null;
  readonly words: readonly Word[];
}

/**
 * Reads a line such as `/impact x:3 distance:23 nom:"deux mots"` against registered commands. Types are settled here;
 * bounds, closed sets and what is required are for who receives it. Returns the first problem in French with its position.
 */
export function parseLine(line: string, commands: readonly CommandShape[]): Slash | LineProblem {
  const start = startOf(line, commands);
  if ('problem' in start) return start;
  const known = optionsOf(start.command, start.subcommand);
  const options: Record<string, string | number | boolean> = {};
  for (const word of start.words) {
    const option = known.find(({ name }) => name === word.name);
    const problem = wordProblem(word, option, known, options);
    if (problem) return problem;
    const value = option ? convert(option, word.value) : null;
    if (!option || value === null)
      return { problem: `${word.name}\u202f: ${expected(option)}`, position: word.valueAt };
    options[option.name] = value;
  }
  return { command: start.command.name, subcommand: start.subcommand, options };
}

/** Reads a line that is still being typed; values that are not ready stay text. */
export function parseDraft(line: string, commands: readonly CommandShape[]): Draft | LineProblem {
  const start = startOf(line, commands);
  if ('problem' in start) return start;
  const known = optionsOf(start.command, start.subcommand);
  const options: Record<string, string | number | boolean> = {};
  for (const word of start.words) {
    const option = known.find(({ name }) => name === word.name);
    if (option) options[option.name] = convert(option, word.value) ?? word.value;
  }
  const last = start.words.at(-1);
  const open = last && (!last.closed || !/\s$/.test(line)) && known.some(({ name }) => name === last.name);
  const focused = open ? { option: last.name ?? '', typed: last.value } : null;
  return { command: start.command.name, subcommand: start.subcommand, options, focused };
}

function startOf(line: string, commands: readonly CommandShape[]): Start | LineProblem {
  const words = wordsOf(line);
  const first = words[0];
  const name = first?.name === null && first.value.startsWith('/') ? first.value.slice(1) : null;
  if (!first || name === null)
    return { problem: 'Une commande commence par «\u202f/\u202f».', position: first?.position ?? 0 };
  const command = commands.find((known) => known.name === name);
  if (!command) {
    const names = commands.map((known) => `/${known.name}`).join(', ');
    const problem = `Aucune commande «\u202f/${name}\u202f». Il y a\u202f: ${names || 'aucune commande'}.`;
    return { problem, position: first.position };
  }
  const subcommands = subcommandsOf(command);
  if (subcommands.size === 0) return { command, subcommand: null, words: words.slice(1) };
  const typed = words.slice(1, 3).map(({ value }) => value);
  const two = typed.join(' ');
  const found = subcommands.has(two) ? two : (typed[0] ?? '');
  if (subcommands.has(found))
    return { command, subcommand: found, words: words.slice(1 + found.split(' ').length) };
  const choices = oneOf([...subcommands.keys()]);
  const unknown = words[1]?.name === null ? words[1].value : null;
  const problem =
    unknown === null
      ? `/${name}\u202f: ajoute ${choices}.`
      : `/${name} n’a pas de sous-commande «\u202f${unknown}\u202f»\u202f: ajoute ${choices}.`;
  return { problem, position: words[1]?.position ?? line.length };
}

function wordProblem(
  word: Word,
  option: OptionShape | undefined,
  known: readonly OptionShape[],
  given: object,
): LineProblem | null {
  const { name, value, position, valueAt } = word;
  if (!word.closed)
    return { problem: `${name ?? value}\u202f: il manque le guillemet fermant.`, position: valueAt };
  if (name === null) {
    const hint = 'écris option:valeur, et entre guillemets une valeur de plusieurs mots.';
    return { problem: `«\u202f${value}\u202f»\u202f: ${hint}`, position };
  }
  if (!option) {
    const names = known.map((shape) => shape.name);
    const rest = names.length > 0 ? `les options sont ${names.join(', ')}.` : 'cette commande n’en a aucune.';
    return { problem: `Option inconnue «\u202f${name}\u202f»\u202f: ${rest}`, position };
  }
  if (name in given) return { problem: `${name}\u202f: donnée deux fois.`, position };
  return value === '' ? { problem: `${name}\u202f: il manque une valeur.`, position: valueAt } : null;
}

const YES = ['vrai', 'oui', 'true'];
const NO = ['faux', 'non', 'false'];
const { Integer, Number: Decimal, Boolean: YesNo } = ApplicationCommandOptionType;

/** A typed value as its option wants it, `null` when it cannot be. */
function convert(option: OptionShape, typed: string): string | number | boolean | null {
  const chosen = option.choices?.find(
    ({ name, value }) => String(value) === typed || plain(name) === plain(typed),
  );
  if (chosen) return chosen.value;
  const number = typed.replace('\u2212', '-').replace(',', '.');
  switch (option.type) {
    case Integer:
      return /^[+-]?\d+$/.test(number) ? Number(number) : null;
    case Decimal:
      return /^[+-]?\d+(\.\d+)?$/.test(number) ? Number(number) : null;
    case YesNo:
      if (YES.includes(plain(typed))) return true;
      return NO.includes(plain(typed)) ? false : null;
    default:
      return typed;
  }
}

function expected(option: OptionShape | undefined): string {
  if (option?.type === Integer) return 'il faut un nombre entier.';
  if (option?.type === Decimal) return 'il faut un nombre.';
  return 'il faut «\u202foui\u202f» ou «\u202fnon\u202f».';
}

function oneOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ou ${names.at(-1)}`;
}
