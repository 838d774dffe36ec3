import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { Step } from '../rules/step.ts';
import type { AttachedFile } from '../slash/command.ts';
import { cutLines, limits } from './cut.ts';
import { foot, palette } from './embed.ts';
import { literal } from './escape.ts';
import { type RuleWords, wordOf } from './labels.ts';
import { number } from './numbers.ts';
import { clauseName, stepLine } from './step-line.ts';
import { embedText } from './terminal.ts';
import { fr, french } from './words.ts';

/** Room for what is said once: titles and foot. */
const frame = 400;
/** The most that clauses and rulings may take of one message: the calculation comes first. */
const mostForRules = 2400;

/**
 * The whole calculation of one roll as the embeds of one message: every step one line with its clause, then the text of
 * each clause once and the rulings in force. A trace too long for a message loses its middle, with the count:
 * {@link traceFile} has it whole.
 */
export function traceEmbeds(entry: Entry, words: RuleWords): APIEmbed[] {
  const { rules, room } = measured(entry, words);
  const parts = spread(cutLines(stepLines(entry, words), room, inFile).split('\n'), limits.description);
  const embeds: APIEmbed[] = parts.map((description, at) => ({
    color: palette.neutral,
    ...(at === 0 && { title: titleOf(entry, words) }),
    description,
  }));
  if (rules !== '') embeds.push({ color: palette.neutral, title: 'La règle', description: rules });
  const last = embeds.at(-1);
  if (last) last.footer = { text: cutLines([foot(entry)], 250) };
  return embeds;
}

/** The whole calculation as plain text, however long. */
export function traceText(entry: Entry, words: RuleWords): string {
  const rules = ruleLines(entry, words);
  return [
    embedText({ title: titleOf(entry, words), description: stepLines(entry, words).join('\n') }),
    ...(rules.length === 0 ? [] : [embedText({ title: 'La règle', description: rules.join('\n') })]),
    foot(entry),
  ].join('\n');
}

/** The file that goes with {@link traceEmbeds} where these leave something out, else `null`. */
export function traceFile(entry: Entry, words: RuleWords): AttachedFile | null {
  const { rules, room } = measured(entry, words);
  const isCut =
    rules !== ruleLines(entry, words).join('\n') || stepLines(entry, words).join('\n').length > room;
  return isCut ? { name: `detail-${entry.number}.txt`, text: `${traceText(entry, words)}\n` } : null;
}

const inFile = 'tout est dans le fichier';

/** What is said of the rule, and the room that is left for the calculation. */
function measured(entry: Entry, words: RuleWords) {
  const rules = cutLines(ruleLines(entry, words), mostForRules, inFile);
  return { rules, room: limits.total - frame - rules.length };
}

function titleOf({ number: rank }: Entry, { name }: RuleWords): string {
  return fr`Détail du n° ${number(rank)} · ${name}`;
}

function ruleLines(entry: Entry, words: RuleWords): string[] {
  return [...clauseLines(entry.content.outcome.steps, words), ...rulingLines(entry, words)];
}

/** Steps in order, under a heading whenever they come to be about somebody else, or about nobody any more. */
function stepLines({ content }: Entry, words: RuleWords): string[] {
  const { steps } = content.outcome;
  if (steps.length === 0) return ['Rien à calculer.'];
  return steps.flatMap((step, at) => {
    const isSame = at === 0 ? step.about === undefined : step.about === steps[at - 1]?.about;
    const heading = step.about === undefined ? 'Ensuite' : aboutOf(step.about, words);
    return isSame ? [stepLine(step, words)] : [`**${heading}**`, stepLine(step, words)];
  });
}

function aboutOf(about: string, { about: known = {} }: RuleWords): string {
  return Object.hasOwn(known, about) ? (known[about] ?? about) : literal(about);
}

/** Each clause that a step applied, in the order of the rule, with its text. */
function clauseLines(steps: readonly Step[], words: RuleWords): string[] {
  const used = new Set(steps.map(({ clause }) => clause));
  return words.clauses
    .filter(({ id }) => used.has(id))
    .map(({ id, text }) => `**§${clauseName(id, words)}** ${french(text)}`);
}

/** Name, question and answer in force of each ruling that decided something. */
function rulingLines(entry: Entry, words: RuleWords): string[] {
  return entry.content.outcome.rulings.map(({ id, answer }) => {
    const ruling = words.arbitrages.find((known) => known.id === id);
    const name = fr`**Arbitrage : ${wordOf(words.ruling, id)}.**`;
    return french(`${name} ${ruling?.question ?? ''} ${ruling?.answers[answer] ?? answer}`);
  });
}

/** Lines put together into texts of at most `max` units each. */
function spread(lines: readonly string[], max: number): string[] {
  const parts: string[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (last === undefined || last.length + 1 + line.length > max) parts.push(line);
    else parts[parts.length - 1] = `${last}\n${line}`;
  }
  return parts;
}
