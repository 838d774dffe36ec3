import type { Refusal } from '../../rules/rule.ts';
import { cutLine } from '../cut.ts';
import { number } from '../numbers.ts';
import { enumerate, thin } from '../words.ts';

/** What stands for a fact that a refusal forgot: its sentence must reach the person all the same. */
export const forgotten = '(…)';

/** Of what a person typed, enough to know it again. */
const longestQuote = 80;

/** What a refusal knows, as its sentence needs it. */
export class Facts {
  readonly #context: Refusal['context'];

  readonly #shown: (typed: string) => string;

  constructor(context: Refusal['context'], shown: (typed: string) => string) {
    this.#context = context;
    this.#shown = shown;
  }

  /** Text of a person, as it may be shown; nothing where there is nothing to see. */
  shown(text: string): string {
    return text.trim() === '' ? '' : this.#shown(text);
  }

  /** A number; 0 when it is not there. */
  count(key: string): number {
    const fact = this.#context[key];
    return typeof fact === 'number' ? fact : 0;
  }

  /** A number as French writes it. */
  number(key: string): string {
    return this.has(key) ? number(this.count(key)) : forgotten;
  }

  /** What a person typed, between « »; a number stays bare. */
  quoted(key: string): string {
    const fact = this.#context[key];
    if (typeof fact === 'number') return number(fact);
    if (typeof fact !== 'string') return forgotten;
    if (fact.trim() === '') return 'ce texte vide';
    return `«${thin}${cutLine(this.#shown(fact), longestQuote)}${thin}»`;
  }

  /** A word without « ». */
  word(key: string): string {
    const fact = this.#context[key];
    return typeof fact === 'string' ? this.#shown(fact) : forgotten;
  }

  /** Labels, as « a, b ou c ». */
  choices(key: string): string {
    const fact = this.#context[key];
    return Array.isArray(fact) ? enumerate(fact.map(String), 'ou') : forgotten;
  }

  /** Ids by their labels, as « a, b et c ». */
  names(key: string, labels: Readonly<Record<string, string>>): string {
    const fact = this.#context[key];
    return Array.isArray(fact) ? enumerate(fact.map((id) => labels[String(id)] ?? String(id))) : forgotten;
  }

  /** « 1er », « 2e »: the rank that a number says. */
  rank(key: string): string {
    if (!this.has(key)) return forgotten;
    const rank = this.count(key);
    return rank === 1 ? '1er' : `${number(rank)}e`;
  }

  /** A word of ours that decides the sentence, as it is; empty when it is not there. */
  raw(key: string): string {
    const fact = this.#context[key];
    return typeof fact === 'string' ? fact : '';
  }

  /** Whether the fact is there; `null` stands for none. */
  has(key: string): boolean {
    return (this.#context[key] ?? null) !== null;
  }

  /** Names of people's making, one by one, as they may be shown between « ». */
  texts(key: string): string[] {
    const fact = this.#context[key];
    return Array.isArray(fact)
      ? fact.map((one) => `«${thin}${cutLine(this.#shown(String(one)), longestQuote)}${thin}»`)
      : [];
  }

  /** Whether the fact is `true`. */
  isTrue(key: string): boolean {
    return this.#context[key] === true;
  }

  /** The facts of each of several mistakes. */
  parts(key: string): Facts[] {
    const fact = this.#context[key];
    return Array.isArray(fact) ? fact.map((one) => this.#inner(one)) : [];
  }

  /** The facts that stand under one key. */
  part(key: string): Facts {
    return this.#inner(this.#context[key]);
  }

  #inner(fact: unknown): Facts {
    const isRecord = typeof fact === 'object' && fact !== null && !Array.isArray(fact);
    return new Facts(isRecord ? (fact as Refusal['context']) : {}, this.#shown); // a record inside JSON is JSON
  }
}
