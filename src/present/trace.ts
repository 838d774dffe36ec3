import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { Step } from '../rules/step.ts';
import { cutLines, limits } from './cut.ts';
import { foot, palette } from './embed.ts';
import { literal } from './escape.ts';
import { type RuleWords, wordOf } from './labels.ts';
import { number } from './numbers.ts';
import { clauseName, stepLine } from './step-line.ts';
import { fr, french } from './words.ts';

/** Room for what is said once: titles and foot. */
const frame = 400;
/** The most that clauses and rulings may take of one message: the calculation comes first. */
const mostForRules = 2400;

/**
 * The whole calculation of one roll as the embeds of one message: every step one line with its clause, then the text of
 * each clause once and the rulings in force. A trace too long for a message loses its middle, with the count.
 */
export function traceEmbeds(entry: Entry, words: RuleWords): APIEmbed[] {
  const { steps } = entry.content.outcome;
  const rules = cutLines([...clauseLines(steps, words), ...rulingLines(entry, words)], mostForRules);
  const room = limits.total - frame - rules.length;
  const calculation = steps.length === 0 ? ['Rien à calculer.'] : stepLines(steps, words);
  const parts = spread(cutLines(calculation, room).split('\n'), limits.description);
  const title = fr`Détail du n° ${number(entry.number)} · ${words.name}`;
  const embeds: APIEmbed[] = parts.map((description, at) => ({
    color: palette.neutral,
    ...(at === 0 && { title }),
    description,
  }));
  if (rules !== '') embeds.push({ color: palette.neutral, title: 'La règle', description: rules });
  const last = embeds.at(-1);
  if (last) last.footer = { text: cutLines([foot(entry)], 250) };
  return embeds;
}

/** Steps in order, under a heading whenever they come to be about somebody else, or about nobody any more. */
function stepLines(steps: readonly Step[], words: RuleWords): string[] {
  return steps.flatMap((step, at) => {
    const isSame = at === 0 ? step.about === undefined : step.about === steps[at - 1]?.about;
    const heading = step.about === undefined ? 'Ensuite' : literal(step.about);
    return isSame ? [stepLine(step, words)] : [`**${heading}**`, stepLine(step, words)];
  });
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
    const name = `**Arbitrage : ${wordOf(words.ruling, id)}.**`;
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
