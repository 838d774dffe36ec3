import type { Clause, Ruling } from '../rules/rule.ts';

type Words = Readonly<Record<string, string>>;

/** The French of one rule's ids, and what its journal entries refer to. */
export interface RuleWords {
  /** « Ébranlement »: the name of the rule in titles. */
  readonly name: string;
  /** What a step gives. */
  readonly what: Words;
  /** Causes of modifiers. */
  readonly cause: Words;
  /** Values and table keys that are words. */
  readonly value: Words;
  readonly table: Words;
  /** Short names of the rulings. */
  readonly ruling: Words;
  /** Whom steps are about, where they say it by an id: as it may be shown. Unless told it is a name as typed. */
  readonly about?: Words;
  readonly clauses: readonly Clause[];
  readonly arbitrages: readonly Ruling[];
}

/** What entries for which nothing is rolled have of the words of a rule: a name. */
export function unrolled(name: string): RuleWords {
  return { name, what: {}, cause: {}, value: {}, table: {}, ruling: {}, clauses: [], arbitrages: [] };
}

/** The French of `id`; an id of an older journal that has no words any more is shown as it is. */
export function wordOf(words: Words, id: string): string {
  return Object.hasOwn(words, id) ? (words[id] ?? id) : id;
}
