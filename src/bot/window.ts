import type { REST } from 'discord.js';
import type { Form, Manner, Message } from '../slash/command.ts';
import type { Log } from './log.ts';
import { type Timers, within } from './timers.ts';
import {
  type Answer,
  acknowledge,
  edit,
  isAnswered,
  isGone,
  openForm,
  respond,
  retract,
  tell,
  type Wire,
} from './wire.ts';

/** What came of an interaction: an answer that is saved, a refusal told to the person alone, or nothing to say. */
export type Said =
  | { readonly kind: 'answer'; readonly answer: Answer; readonly saved: boolean }
  | { readonly kind: 'refusal'; readonly answer: Answer }
  | { readonly kind: 'form'; readonly form: Form }
  | { readonly kind: 'silence' };

/** What became of a saved answer: the message that shows it and what it says, or that it was not shown. `nothing`: none was saved. */
export type Delivery =
  | { readonly kind: 'shown'; readonly message: string | null; readonly answer: Message }
  | { readonly kind: 'not-shown' }
  | { readonly kind: 'nothing' };

const late = Symbol('late');

export interface Window {
  readonly rest: REST;
  readonly timers: Timers;
  /** Milliseconds after which « wait » is said, or a form given up; Discord allows 3 000 in all. */
  readonly patience: number;
  readonly log: Log;
}

/**
 * Answers one interaction: directly when `work` is quick, otherwise « wait » first and the answer in its place.
 * A refusal after a public « wait » takes it away and is told privately.
 */
export async function answer(
  window: Window,
  wire: Wire,
  manner: Manner,
  work: Promise<Said>,
): Promise<Delivery> {
  const quick = await within(window.timers, window.patience, work, late);
  if (quick !== late) return deliver(window, wire, quick, null);
  const waiting = (await sayWait(window, wire, manner)) ? manner : null;
  return deliver(window, wire, await work, waiting);
}

/** Answers with the form that `work` makes. A form cannot be announced: when it is late, `busy` is said in its place. */
export async function answerWithForm(
  window: Window,
  wire: Wire,
  work: Promise<Said>,
  busy: Answer,
): Promise<Delivery> {
  const said = await within(window.timers, window.patience, work, late);
  return deliver(window, wire, said === late ? { kind: 'refusal', answer: busy } : said, null);
}

/** `waiting`: the manner in which « wait » was said, `null` when it was not. */
async function deliver(window: Window, wire: Wire, said: Said, waiting: Manner | null): Promise<Delivery> {
  if (said.kind === 'silence') return { kind: 'nothing' };
  try {
    const message = await show(window.rest, wire, said, waiting);
    return isSaved(said) ? { kind: 'shown', message, answer: said.answer.message } : { kind: 'nothing' };
  } catch (error) {
    const known = isGone(error) || isAnswered(error);
    window.log[known ? 'info' : 'warn']({ interaction: wire.id, error: reason(error) }, 'answer not shown');
    return isSaved(said) ? { kind: 'not-shown' } : { kind: 'nothing' };
  }
}

async function show(
  rest: REST,
  wire: Wire,
  said: Exclude<Said, { kind: 'silence' }>,
  waiting: Manner | null,
): Promise<string | null> {
  if (said.kind === 'form') {
    await openForm(rest, wire, said.form);
    return null;
  }
  return waiting === null ? respond(rest, wire, said.answer) : replaceWait(rest, wire, waiting, said);
}

const isSaved = (said: Said): said is Extract<Said, { kind: 'answer' }> =>
  said.kind === 'answer' && said.saved;

async function sayWait({ rest, log }: Window, wire: Wire, manner: Manner): Promise<boolean> {
  try {
    await acknowledge(rest, wire, manner);
    return true;
  } catch (error) {
    log.warn({ interaction: wire.id, error: reason(error) }, 'not acknowledged');
    return false;
  }
}

async function replaceWait(
  rest: REST,
  wire: Wire,
  manner: Manner,
  said: Extract<Said, { answer: Answer }>,
): Promise<string | null> {
  if (said.kind === 'answer' || manner === 'private') return edit(rest, wire, said.answer.message);
  await (manner === 'public' ? retract : tell)(rest, wire, said.answer.message);
  return null;
}

/** An error as a log line may show it: never its request, which would hold a token. */
export function reason(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
