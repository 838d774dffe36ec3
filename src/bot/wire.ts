import { DiscordAPIError, type REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import { MessageFlags } from 'discord-api-types/v10';
import type { Choice, Form, Manner, Message } from '../slash/command.ts';
import { type Posted, posted } from './posted.ts';

/** What is needed to answer an interaction, now or after a restart. The token is a secret. */
export interface Wire {
  readonly id: string;
  readonly token: string;
  readonly application: string;
  readonly channel: string;
}

/** The answer of one interaction as it is kept until it is shown. */
export interface Answer {
  readonly message: Message;
  readonly manner: Manner;
}

/** Discord's message, as far as it is read here. */
interface Shown {
  readonly id: string;
  readonly flags?: number;
}

const callbackType = { public: 4, private: 4, update: 7 } as const;
const deferType = { public: 5, private: 5, update: 6 } as const;

/** The body of a message without its files: nobody is ever pinged by what a player wrote. */
export function body({ files: _, ...message }: Message, extra: object = {}): object {
  return { ...message, allowed_mentions: { parse: [] }, ...extra };
}

const flags = (manner: Manner): object => (manner === 'private' ? { flags: MessageFlags.Ephemeral } : {});

/** Says « wait » within Discord's 3 seconds. */
export async function acknowledge(rest: REST, wire: Wire, manner: Manner): Promise<void> {
  await callback(rest, wire, { type: deferType[manner], data: flags(manner) });
}

/** The first answer. Returns the id of the message. */
export async function respond(rest: REST, wire: Wire, { message, manner }: Answer): Promise<string | null> {
  const { body: data, ...beside } = await posted(message, flags(manner));
  const made = await callback(rest, wire, { type: callbackType[manner], data }, beside);
  return made?.resource?.message?.id ?? null;
}

/** Puts the answer in the place of the acknowledgement. */
export async function edit(rest: REST, wire: Wire, message: Message): Promise<string> {
  const shown = (await rest.patch(original(wire), { ...(await posted(message)), auth: false })) as Shown;
  return shown.id;
}

/** The message that answers the interaction so far, or `null` when there is none. */
export async function shownAnswer(
  rest: REST,
  wire: Wire,
): Promise<{ readonly id: string; readonly waiting: boolean } | null> {
  try {
    const shown = (await rest.get(original(wire), { auth: false })) as Shown;
    return { id: shown.id, waiting: ((shown.flags ?? 0) & MessageFlags.Loading) !== 0 };
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** Takes the acknowledgement away and tells the person alone. */
export async function retract(rest: REST, wire: Wire, message: Message): Promise<void> {
  await rest.delete(original(wire), { auth: false });
  await tell(rest, wire, message);
}

/** One more answer, for the person alone. */
export async function tell(rest: REST, wire: Wire, message: Message): Promise<void> {
  await rest.post(Routes.webhook(wire.application, wire.token), {
    ...(await posted(message, { flags: MessageFlags.Ephemeral })),
    auth: false,
  });
}

/** Opens a form at once; it cannot be announced. */
export async function openForm(rest: REST, wire: Wire, form: Form): Promise<void> {
  await callback(rest, wire, { type: 9, data: form });
}

/** Choices of an option that completes. */
export async function suggest(rest: REST, wire: Wire, choices: readonly Choice[]): Promise<void> {
  await callback(rest, wire, { type: 8, data: { choices } });
}

/** True when Discord no longer knows the interaction, its token or the message. */
export function isGone(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    [
      RESTJSONErrorCodes.UnknownInteraction,
      RESTJSONErrorCodes.UnknownWebhook,
      RESTJSONErrorCodes.InvalidWebhookToken,
      RESTJSONErrorCodes.UnknownMessage,
    ].includes(Number(error.code))
  );
}

/** True when another delivery of the same interaction, or an earlier try, has been there first. */
export function isAnswered(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged
  );
}

interface CallbackResult {
  readonly resource?: { readonly message?: Shown };
}

async function callback(
  rest: REST,
  wire: Wire,
  payload: object,
  beside: Pick<Posted, 'files'> = {},
): Promise<CallbackResult | undefined> {
  return (await rest.post(Routes.interactionCallback(wire.id, wire.token), {
    body: payload,
    ...beside,
    auth: false,
    query: new URLSearchParams({ with_response: 'true' }),
  })) as CallbackResult | undefined;
}

function original(wire: Wire): `/${string}` {
  return Routes.webhookMessage(wire.application, wire.token, '@original');
}
