import type { Json } from '../rules/rule.ts';
import type { Comparison, CountStep, Step } from '../rules/step.ts';
import { diceName, facesOf, sumOf } from './dice.ts';
import { literal } from './escape.ts';
import { type RuleWords, wordOf } from './labels.ts';
import { number } from './numbers.ts';
import { fr } from './words.ts';

const signs: Readonly<Record<Comparison, string>> = { '>=': '≥', '<=': '≤', '<': '<', '>': '>', '=': '=' };

/** One step in one line: what it gives, how, the clause that it applies and the rulings that decided. */
export function stepLine(step: Step, words: RuleWords): string {
  const what = wordOf(words.what, step.what);
  const rulings = (step.rulings ?? []).map((id) => `, ${wordOf(words.ruling, id)}`).join('');
  return fr`${what}${thrown(step)} : ${calculation(step, words)} ·\u00a0§${clauseName(step.clause, words)}${rulings}`;
}

/** « 5 » of `ebranlement.5`. */
function clauseNumber(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1);
}

/** The same, with the name of its rule before it where a calculation goes through several: « moral 5 ». */
export function clauseName(id: string, { clauses }: Pick<RuleWords, 'clauses'>): string {
  const ruleOf = (clause: string) => clause.slice(0, clause.lastIndexOf('.'));
  const [first] = clauses;
  const isOwn = first === undefined || ruleOf(first.id) === ruleOf(id);
  return isOwn ? clauseNumber(id) : `${ruleOf(id)} ${clauseNumber(id)}`;
}

/** A value in French: words by their label, others literal (a person's), yes and no, numbers with a comma, lists joined. */
function wordsFor(value: Json, words: RuleWords): string {
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') return number(value);
  if (typeof value === 'string')
    return Object.hasOwn(words.value, value) ? wordOf(words.value, value) : literal(value);
  if (value === null) return 'aucun';
  if (Array.isArray(value)) return value.map((item) => wordsFor(item, words)).join(', ');
  return Object.values(value)
    .filter((item) => typeof item !== 'object' || item === null || Array.isArray(item)) // names by id: shown where they are used
    .map((item) => wordsFor(item, words))
    .join(', ');
}

function thrown(step: Step): string {
  return step.kind === 'roll' || step.kind === 'reroll' ? ` (${diceName(step.dice)})` : '';
}

function calculation(step: Step, words: RuleWords): string {
  switch (step.kind) {
    case 'roll':
      return rolled(step);
    case 'reroll':
      return fr`${sumOf(faces(step))} = **${number(step.value)}** au lieu de ${number(step.before)}`;
    case 'keep':
      return kept(step.kept, step.dropped, step.value);
    case 'modify':
      return `${sumOf([step.from], step.by, (cause) => wordOf(words.cause, cause))} = **${number(step.value)}**`;
    case 'test': {
      const test = `${number(step.left)} ${signs[step.comparison]} ${number(step.right)}`;
      return fr`${test} : **${wordsFor(step.value, words)}**`;
    }
    case 'lookup': {
      const keys = step.keys.map((key) => wordsFor(key, words)).join(', ');
      return `${wordOf(words.table, step.table)} (${keys}) → **${wordsFor(step.value, words)}**`;
    }
    case 'clause':
      return `${isCount(step) ? counted(step) : ''}**${wordsFor(step.value, words)}**`;
  }
}

function isCount(step: Step): step is CountStep {
  return step.kind === 'clause' && 'faces' in step;
}

/** The faces that were compared, those that hold not told apart: the step before shows them. */
function counted({ faces: compared, comparison, right }: CountStep): string {
  return fr`${compared.join(', ')} ${signs[comparison]} ${number(right)} : `;
}

function rolled(step: Extract<Step, { kind: 'roll' }>): string {
  if (step.dice.length === 0) return '**aucun dé**';
  if (step.dice.length === 1) return `**${step.value}**`;
  if ('counts' in step) return faces(step).join(', ');
  return `${sumOf(faces(step))} = **${number(step.value)}**`;
}

function kept(keeps: readonly number[], drops: readonly number[], value: number): string {
  const dropped = drops.length === 0 ? '' : `, ${facesOf(drops, undefined, () => true)}`;
  return `${facesOf(keeps, () => true)}${dropped} = **${number(value)}**`;
}

function faces({ dice }: { readonly dice: readonly { readonly face: number }[] }): number[] {
  return dice.map(({ face }) => face);
}
