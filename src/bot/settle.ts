import { DiscordAPIError, type REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import { posted } from './posted.ts';
import type { Answer, Wire } from './wire.ts';
import { edit, isAnswered, isGone, respond, shownAnswer } from './wire.ts';

/** How long Discord takes answers to an interaction, milliseconds. */
const tokenLife = 15 * 60_000;

/**
 * A saved answer that nobody is known to have seen. `at`: moment of the interaction, milliseconds since 1970. `wire` is
 * without a token when that has been dropped.
 */
export interface Unshown {
  readonly wire: Omit<Wire, 'token'> & { readonly token: string | null };
  readonly at: number;
  readonly answer: Answer;
  /** The message whose button was pressed, for an answer in its place. */
  readonly target: string | null;
  /** It is for one person's eyes. */
  readonly hidden: boolean;
}

/** `shown`: the message that shows the answer. `journal-only`: it can no longer be shown, the journal has it. */
export type Settled =
  | { readonly kind: 'shown'; readonly message: string }
  | { readonly kind: 'journal-only'; readonly why: 'private' | 'channel' | 'superseded' };

/**
 * Brings a saved answer to whom it is for, exactly once, whatever was or was not done before: looks for it first; then
 * answers; and when the interaction is too old, posts a public one in the channel. May throw when Discord cannot be
 * reached: the answer then stays unshown and is tried again.
 */
export async function settle(rest: REST, unshown: Unshown, now: number): Promise<Settled> {
  const { wire, answer } = unshown;
  if (wire.token !== null && now - unshown.at < tokenLife) {
    const message = await throughToken(rest, { ...wire, token: wire.token }, answer);
    if (message !== null) return { kind: 'shown', message };
  }
  if (answer.manner === 'private' || unshown.hidden) return { kind: 'journal-only', why: 'private' };
  return inChannel(rest, unshown);
}

async function throughToken(rest: REST, wire: Wire, answer: Answer): Promise<string | null> {
  const shown = await shownAnswer(rest, wire);
  if (shown && !shown.waiting && answer.manner !== 'update') return shown.id;
  try {
    if (shown) return await edit(rest, wire, answer.message);
    return await respond(rest, wire, answer);
  } catch (error) {
    if (isGone(error) || isAnswered(error)) return null;
    throw error;
  }
}

async function inChannel(rest: REST, { wire, answer, target }: Unshown): Promise<Settled> {
  try {
    const there =
      answer.manner === 'update' ? await rewritten(rest, wire, answer, target) : await found(rest, wire);
    if (there !== null) return { kind: 'shown', message: there };
    const made = (await rest.post(Routes.channelMessages(wire.channel), {
      ...(await posted(answer.message, { nonce: wire.id, enforce_nonce: true })),
    })) as { readonly id: string };
    return { kind: 'shown', message: made.id };
  } catch (error) {
    if (isClosed(error)) return { kind: 'journal-only', why: 'channel' };
    throw error;
  }
}

/** The answer of this very interaction in its channel, for when it was shown and the program died before it knew. */
async function found(rest: REST, wire: Unshown['wire']): Promise<string | null> {
  const query = new URLSearchParams({ after: wire.id, limit: '100' });
  const messages = (await rest.get(Routes.channelMessages(wire.channel), { query })) as readonly {
    readonly id: string;
    readonly nonce?: string | number;
    readonly interaction_metadata?: { readonly id: string };
  }[];
  return messages.find((message) => message.interaction_metadata?.id === wire.id)?.id ?? null;
}

async function rewritten(
  rest: REST,
  wire: Unshown['wire'],
  answer: Answer,
  target: string | null,
): Promise<string | null> {
  if (target === null) return null;
  try {
    await rest.patch(Routes.channelMessage(wire.channel, target), await posted(answer.message));
    return target;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** True when the channel is gone or closed to the bot: trying again would not help. */
export function isClosed(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    [
      RESTJSONErrorCodes.UnknownChannel,
      RESTJSONErrorCodes.MissingAccess,
      RESTJSONErrorCodes.MissingPermissions,
      RESTJSONErrorCodes.CannotSendMessagesToThisUser,
    ].includes(Number(error.code))
  );
}
