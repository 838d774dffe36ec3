import type { RESTPostAPIChannelMessageJSONBody } from 'discord-api-types/v10';
import { messageRows } from './component.ts';
import { embed, embedProblems } from './embed.ts';
import { pictureUrl, snowflake } from './format.ts';
import { rowProblems } from './layout.ts';
import { misfits, trim } from './misfits.ts';
import type { Problem } from './problem.ts';
import { among, anything, boolean, either, integer, list, record, set, text, trimmed } from './shape.ts';

const mentions = record('MessageAllowedMentionsRequest', [], {
  parse: set(among('users', 'roles', 'everyone')),
  users: set(snowflake, 0, 100),
  roles: set(snowflake, 0, 100),
  replied_user: boolean,
});

const attachment = record('MessageAttachmentRequest', ['id'], {
  id: either(snowflake, integer(0, Number.MAX_SAFE_INTEGER)),
  filename: text(1, 1024),
  description: text(0, 1024),
  duration_secs: anything,
  waveform: text(0, 400),
  title: text(0, 1024),
  is_spoiler: boolean,
  is_remix: boolean,
});

const reference = record('MessageReferenceRequest', ['message_id'], {
  guild_id: snowflake,
  channel_id: snowflake,
  message_id: snowflake,
  fail_if_not_exists: boolean,
  type: among(0, 1),
});

/** A message wherever it is sent or edited: in a channel, by a webhook, as the answer to an interaction. */
export const message = record(
  [
    'MessageCreateRequest',
    'MessageEditRequestPartial',
    'IncomingWebhookRequestPartial',
    'IncomingWebhookUpdateRequestPartial',
    'IncomingWebhookInteractionRequest',
    'IncomingWebhookUpdateForInteractionCallbackRequestPartial',
  ],
  [],
  {
    content: trimmed(0, 2000),
    embeds: list(embed, 0, 10),
    allowed_mentions: mentions,
    components: messageRows,
    attachments: list(attachment, 0, 10),
    flags: integer(0, Number.MAX_SAFE_INTEGER),
    tts: boolean,
    nonce: either(text(0, 25), integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
    enforce_nonce: boolean,
    message_reference: reference,
    sticker_ids: list(snowflake, 0, 3),
    poll: anything,
    shared_client_theme: anything,
    username: text(1, 80),
    avatar_url: pictureUrl,
    thread_name: text(0, 100),
    applied_tags: list(snowflake, 0, 5),
  },
);

/** How a message is sent. */
export interface Sending {
  /** The body changes a message, so that it may leave content and embeds alone. */
  readonly editing?: boolean;
  /** Files that travel beside the body: they fill a message too. */
  readonly files?: number;
}

/**
 * Everything that Discord would refuse in a message for a channel, a webhook or an interaction. What several parts break
 * together is judged once each part fits by itself.
 */
export function checkMessage(body: unknown, sending: Sending = {}): Problem[] {
  const problems = misfits(message, body, []);
  if (problems.length > 0) return problems;
  // The shape holds: from here on the body is what Discord's types say.
  const sent = body as RESTPostAPIChannelMessageJSONBody;
  const rows = sent.components ?? [];
  return [
    ...mentionProblems(sent),
    ...embedProblems(sent.embeds ?? [], ['embeds']),
    ...rowProblems(rows as Parameters<typeof rowProblems>[0], ['components']),
    ...(sending.editing || sending.files || shows(sent) ? [] : [empty]),
  ];
}

/** An error of its own, not a problem of the form. */
const empty: Problem = { path: [], code: '50006', message: 'Cannot send an empty message' };

function shows(body: RESTPostAPIChannelMessageJSONBody): boolean {
  const parts = [body.embeds, body.components, body.attachments, body.sticker_ids];
  const forward = body.message_reference?.type === 1;
  return (
    trim(body.content ?? '') !== '' || parts.some((part) => part?.length) || body.poll != null || forward
  );
}

function mentionProblems({ allowed_mentions: allowed }: RESTPostAPIChannelMessageJSONBody): Problem[] {
  return (['users', 'roles'] as const).flatMap((kind) => {
    const named = allowed?.[kind]?.length ?? 0;
    if (named === 0 || !allowed?.parse?.some((parsed) => parsed === kind)) return [];
    const message = `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`;
    return [{ path: ['allowed_mentions'], code: 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', message }];
  });
}
