import type { Entry } from '../campaign/entry.ts';
import type { Step } from '../rules/step.ts';
import { literal } from './escape.ts';

/** The result of a roll as the rule that made it types it: `content.command` says which rule that was. */
export function resultOf<R>(entry: Entry): R {
  return entry.content.outcome.result as unknown as R; // the journal keeps any rule's result as JSON
}

/** The first step of that kind which gives `what`, `undefined` when the rule did not come to it. */
export function stepOf<K extends Step['kind']>(
  entry: Entry,
  kind: K,
  what: string,
): Extract<Step, { kind: K }> | undefined {
  const isIt = (step: Step): step is Extract<Step, { kind: K }> => step.kind === kind && step.what === what;
  return entry.content.outcome.steps.find(isIt);
}

/** The last step of that kind which gives `what`, about that one if said: what a game of several rolls came to. */
export function lastStepOf<K extends Step['kind']>(
  entry: Entry,
  kind: K,
  what: string,
  about?: string,
): Extract<Step, { kind: K }> | undefined {
  const isIt = (step: Step): step is Extract<Step, { kind: K }> =>
    step.kind === kind && step.what === what && (about === undefined || step.about === about);
  return entry.content.outcome.steps.findLast(isIt);
}

/** A whole number among the options as they were understood; `undefined` when it was not given. 0 is a value. */
export function integerOption(entry: Entry, name: string): number | undefined {
  const value = entry.content.options[name];
  return typeof value === 'number' ? value : undefined;
}

/** A name among the options, made literal; `null` when it was not given. */
export function nameOption(entry: Entry, name: string): string | null {
  const value = entry.content.options[name];
  return typeof value === 'string' ? literal(value) : null;
}

/** « Ébranlement · Boyz »: the rule, and whom the roll is about when a name was given. */
export function titleOf(rule: string, who: string | null): string {
  return who === null ? rule : `${rule} · ${who}`;
}
