import type { Step } from './step.ts';

/** Everything that is kept or sent is JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** One numbered sentence of a rule, in our own words. `id` is `<rule>.<n>`, `source` says where it stands. */
export interface Clause {
  readonly id: string;
  readonly text: string;
  readonly source: string;
}

/**
 * A question that the rulebook leaves open. With several `answers` it is a switch of the campaign; with one it is only
 * documented. `answers` maps the id of each answer to its meaning in French; `default` is one of those ids.
 */
export interface Ruling {
  readonly id: string;
  readonly question: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly default: string;
  readonly source: string;
}

/** The answer in force for each ruling of one game: ruling id → answer id. */
export type Rulings = Readonly<Record<string, string>>;

/** What a rule gives back: the result (keys of the rule page), how it came about, and what decided it. */
export interface Outcome<R> {
  readonly result: R;
  readonly steps: readonly Step[];
  /** The rulings that decided something here, with the answer that was in force. */
  readonly rulings: readonly { readonly id: string; readonly answer: string }[];
  /** Options that were given and that this situation does not use. */
  readonly ignored: readonly string[];
}

/**
 * A user's mistake. `code` says which (kebab-case), `option` names the option to mend or `null`, `context` holds what
 * the French sentence needs: what was got, what is needed.
 */
export interface Refusal {
  readonly refused: true;
  readonly code: string;
  readonly option: string | null;
  readonly context: { readonly [key: string]: Json };
}

/** Makes a {@link Refusal}. */
export function refuse(code: string, option: string | null, context: Refusal['context'] = {}): Refusal {
  return { refused: true, code, option, context };
}

/** True for a {@link Refusal}, false for anything else a function may give back. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true;
}

/** The answers in force: what the campaign has set where it is still an answer of that ruling, else the default. */
export function rulingsInForce(rulings: readonly Ruling[], set: Rulings = {}): Rulings {
  return Object.fromEntries(
    rulings.map((ruling) => {
      const chosen = set[ruling.id];
      return [ruling.id, chosen !== undefined && chosen in ruling.answers ? chosen : ruling.default];
    }),
  );
}

/** The answer in force for the ruling `id`; it is a bug to ask for one that the game does not have. */
export function answerOf(answers: Rulings, id: string): string {
  const answer = answers[id];
  if (answer === undefined) throw new Error(`No answer in force for the ruling ${id}`);
  return answer;
}
