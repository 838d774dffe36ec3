import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { JetResult } from '../rules/libre/jet.ts';
import type { Comparison, CountStep, Modifier } from '../rules/step.ts';
import { diceName, sumOf, type Which } from './dice.ts';
import { answerEmbed } from './embed.ts';
import { nameOption, resultOf, stepOf, titleOf } from './entry.ts';
import { facesWithin, type RolledTerm, termsOf } from './jet-terms.ts';
import { wordOf } from './labels.ts';
import { number } from './numbers.ts';
import { jetWords } from './words/jet.ts';
import { fr, plural } from './words.ts';

/** The embed of a free roll: its dice, kept ones in bold, dropped ones struck through, and the total or successes. */
export function jet(entry: Entry): APIEmbed {
  const terms = termsOf(entry.content.outcome.steps);
  const result = resultOf<JetResult>(entry);
  const lines =
    result.succes === null ? sumLines(entry, terms, result) : successLines(entry, terms, result.succes);
  return answerEmbed(entry, {
    title: titleOf('Jet', nameOption(entry, 'notation')),
    outcome: 'neutral',
    verdict: [...lines, ...explosionLine(entry)],
  });
}

/** « 6D6 : **6**, **5**, 3, 1 : **2 succès** (4 ou plus) ». */
function successLines(entry: Entry, terms: readonly RolledTerm[], succes: number): string[] {
  const count = entry.content.outcome.steps.find((step) => step.kind === 'clause' && step.what === 'succes');
  const { comparison, right } = count as CountStep; // the rule counts successes with no other step
  const name = terms.map(nameOf).join(' + ');
  const hit: Which = (face) => holds(face, comparison, right);
  const faces = terms.map((term) => facesWithin(term, hit, ', ')).join(', ');
  return [fr`${name} : ${faces} : **${number(succes)} succès** (${need[comparison](number(right))})`];
}

/**
 * One term, then fixed numbers, in one line; anything else as a sum of terms, then each term of several dice with them:
 * the sum itself tells the face of a single one.
 */
function sumLines(entry: Entry, terms: readonly RolledTerm[], { total }: JetResult): string[] {
  const added = stepOf(entry, 'modify', 'total');
  const by = added?.by ?? [];
  const signs = by.filter(({ cause }) => cause !== 'constante').map(({ value }) => Math.sign(value));
  const startsWithDice = signs.length < terms.length;
  const [first, ...others] = terms;
  if (first && others.length === 0) {
    if (startsWithDice) return [oneTerm(first, by, total)];
    if (added?.from === 0 && by.length === 1 && total < 0) return [minusTerm(first, total)];
  }
  const start = number(added?.from ?? 0);
  const opening = startsWithDice && first ? `${start} (${writtenAs(first)})` : added?.from === 0 ? '' : start;
  const sum = `${opening}${sumOf([], by, causeOf)}`.replace(/^ (?:\+\s|(−)\s)?/u, '$1');
  const several = terms.filter(({ faces }) => faces.length > 1);
  const each = several.map((term) => fr`${writtenAs(term)} : ${facesWithin(term)}`);
  const names = namesOf(terms, startsWithDice ? [1, ...signs] : signs);
  return [fr`${names} : ${sum} = **${number(total)}**`, ...each];
}

/** « 2D6 − 1D6 »: the dice of each term with its sign. */
function namesOf(terms: readonly RolledTerm[], signs: readonly number[]): string {
  const names = terms.map((term, at) => {
    const minus = (signs[at] ?? 1) < 0;
    if (at === 0) return `${minus ? '−' : ''}${nameOf(term)}`;
    return ` ${minus ? '−' : '+'} ${nameOf(term)}`;
  });
  return names.join('');
}

/** « −2D6 : −(1 + 5) = **−6** »: a term taken from nothing. */
function minusTerm(term: RolledTerm, total: number): string {
  const name = `−${nameOf(term)}`;
  const faces = facesWithin(term);
  if (term.d66 !== null) return fr`${name} : ${faces}, donc **${number(total)}**`;
  if (term.faces.length === 1) return fr`${name} : **${number(total)}**`;
  return fr`${name} : −(${faces}) = **${number(total)}**`;
}

function writtenAs(term: RolledTerm): string {
  return term.about ?? nameOf(term);
}

/** A fixed number stands as it was typed: it needs no cause. */
function causeOf(cause: string): string {
  return cause === 'constante' ? '' : wordOf(jetWords.cause, cause);
}

function oneTerm(term: RolledTerm, by: readonly Modifier[], total: number): string {
  const faces = facesWithin(term);
  const rest = sumOf([], by, causeOf);
  if (term.d66 !== null) {
    const sum = by.length === 0 ? '' : `${term.d66}${rest} = `;
    return fr`${nameOf(term)} : ${faces}, donc ${sum}**${number(total)}**`;
  }
  if (by.length === 0 && term.faces.length === 1) return fr`${nameOf(term)} : **${number(total)}**`;
  const dice = by.length > 0 && term.faces.length > 1 ? `(${faces})` : faces;
  return fr`${nameOf(term)} : ${dice}${rest} = **${number(total)}**`;
}

function explosionLine(entry: Entry): string[] {
  const { steps } = entry.content.outcome;
  const count = steps.reduce(
    (sum, step) => (step.kind === 'roll' && step.what === 'explosion' ? sum + step.dice.length : sum),
    0,
  );
  const stopped = stepOf(entry, 'clause', 'explosions-arretees')?.value;
  if (typeof stopped === 'number') {
    return [
      fr`${number(count)} dés ajoutés par explosion, ${number(stopped)} de plus non lancés : c’est le maximum.`,
    ];
  }
  return count === 0 ? [] : [`${number(count)} ${plural(count, 'dé ajouté', 'dés ajoutés')} par explosion`];
}

function nameOf(term: RolledTerm): string {
  return term.d66 !== null ? 'D66' : diceName(term.thrown);
}

const need: Readonly<Record<Comparison, (right: string) => string>> = {
  '>=': (right) => `${right} ou plus`,
  '<=': (right) => `${right} ou moins`,
  '>': (right) => `plus de ${right}`,
  '<': (right) => `moins de ${right}`,
  '=': (right) => `${right} exactement`,
};

function holds(face: number, comparison: Comparison, right: number): boolean {
  if (comparison === '=') return face === right;
  if (comparison === '>=' || comparison === '>')
    return face > right || (comparison === '>=' && face === right);
  return face < right || (comparison === '<=' && face === right);
}
