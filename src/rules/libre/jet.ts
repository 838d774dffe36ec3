import type { Dice, Die } from '../../dice/dice.ts';
import { parse, writeTerm } from '../../dice/notation.ts';
import { isMistake, type Notation, type Term } from '../../dice/terms.ts';
import { type Outcome, type Refusal, refuse } from '../rule.ts';
import type { CountStep, Step } from '../step.ts';
import { outcomeOf } from '../trace.ts';
import { start, throwsOf } from './stages.ts';
import { addition, hits, joined, sum, type Told, tellD66, tellDice } from './steps.ts';

/** A free roll that may be played. */
export type Jet = Notation;

/** `total` of a D66 is its number; with a comparison it is the sum of `gardes`. `succes` is null without one. */
export interface JetResult {
  /** Every face in the order of its fall, those of explosions included. */
  readonly des: readonly number[];
  /** The faces that count, in the same order. */
  readonly gardes: readonly number[];
  readonly total: number;
  readonly succes: number | null;
}

/**
 * Option `notation` → a free roll. Refused: `empty`, `too-long` [length, max], else `notation-` and the code of the
 * mistake [text, position, got, min, max]: `text` is what was typed, in the composed form (NFC) of which `position`
 * counts the characters from 1. Source: `jet.8`, `jet.9`.
 */
export function check(text: string): Jet | Refusal {
  const read = parse(text);
  if (!isMistake(read)) return read;
  const { code, ...where } = read;
  if (code === 'empty') return refuse(code, 'notation');
  if (code === 'too-long') return refuse(code, 'notation', { length: text.length, max: where.max ?? 0 });
  return refuse(`notation-${code}`, 'notation', { text: text.normalize('NFC'), ...where });
}

/**
 * Plays a free roll. While odds are counted no face is told, and with a comparison no total either: the roll is then
 * read for `succes` alone. Source: `jet.1` to `jet.7`.
 */
export function resolve(jet: Jet, dice: Dice): Outcome<JetResult> {
  const { terms, test } = jet;
  let so = start;
  const told: Told[] = [];
  for (const [index, term] of terms.entries()) {
    const from = dice.rolled.length;
    for (const { stage } of throwsOf(jet, index)) so = stage(so, dice);
    told.push(tellTerm(jet, term, dice.rolled.slice(from)));
  }
  const result = {
    des: joined(told.map(({ faces }) => faces)),
    gardes: joined(told.map(({ gardes }) => gardes)),
    total: test ? sum(told.map(({ value }) => value)) : so.score,
    succes: test ? so.score : null,
  };
  const steps = dice.counting ? [] : joined([...told.map(({ steps }) => steps), tellEnd(jet, told)]);
  return outcomeOf(steps, result, {}, []);
}

function tellTerm({ terms, test }: Jet, term: Term, thrown: readonly Die[]): Told {
  if (term.kind === 'constant') return { steps: [], faces: [], gardes: [], compared: [], value: term.value };
  const isAlone = terms.every((other) => other === term || other.kind === 'constant');
  const name = isAlone ? {} : { about: writeTerm(term) };
  return term.kind === 'd66' ? tellD66(thrown, name) : tellDice(term, thrown, test, name);
}

/** What the terms give together, where one does not say it alone. */
function tellEnd({ terms, test }: Jet, told: readonly Told[]): readonly Step[] {
  if (test) return [tellHits(test, told)];
  const all = terms.map((term, index) => ({
    cause: term.kind === 'constant' ? 'constante' : writeTerm(term),
    value: term.sign * (told[index]?.value ?? 0),
  }));
  const [first, ...rest] = all;
  if (!first || (rest.length === 0 && terms[0]?.sign === 1)) return [];
  return [
    terms[0]?.sign === 1 ? addition('total', 'jet.6', first.value, rest) : addition('total', 'jet.6', 0, all),
  ];
}

function tellHits(test: NonNullable<Jet['test']>, told: readonly Told[]): CountStep {
  const { comparison, right } = test;
  const faces = joined(told.map(({ compared }) => compared));
  const value = hits(faces, test);
  return { kind: 'clause', what: 'succes', clause: 'jet.7', faces, comparison, right, value };
}
