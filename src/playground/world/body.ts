import type {
  APIAllowedMentions,
  APIAttachment,
  APIEmbed,
  APIMessageReference,
  APIMessageTopLevelComponent,
} from 'discord-api-types/v10';
import type { Message, UploadedFile } from './model.ts';
import type { World } from './world.ts';

/** A message as somebody sends it, once its form has been checked. */
export interface MessageBody {
  readonly content?: string | null;
  readonly embeds?: readonly APIEmbed[] | null;
  readonly components?: readonly APIMessageTopLevelComponent[] | null;
  readonly flags?: number;
  readonly allowed_mentions?: APIAllowedMentions;
  readonly attachments?: readonly {
    readonly id: string | number;
    readonly filename?: string;
    readonly description?: string;
  }[];
  readonly message_reference?: APIMessageReference & { readonly fail_if_not_exists?: boolean };
  readonly nonce?: string | number;
  readonly enforce_nonce?: boolean;
  readonly tts?: boolean;
}

/** An embed as Discord keeps it: texts trimmed, its kind and the width of its fields said. */
export function keptEmbed(embed: APIEmbed): APIEmbed {
  const trimmed = (text: string) => text.trim();
  return {
    ...embed,
    // « rich » is the kind of every embed that a bot sends.
    type: 'rich' as NonNullable<APIEmbed['type']>,
    ...(embed.title === undefined ? {} : { title: trimmed(embed.title) }),
    ...(embed.description === undefined ? {} : { description: trimmed(embed.description) }),
    ...(embed.footer ? { footer: { ...embed.footer, text: trimmed(embed.footer.text) } } : {}),
    ...(embed.fields
      ? {
          fields: embed.fields.map(({ name, value, inline }) => ({
            name: trimmed(name),
            value: trimmed(value),
            inline: inline ?? false,
          })),
        }
      : {}),
  };
}

/** Components as Discord keeps them: each numbered where its maker gave no number, a menu with how many it takes. */
export function keptComponents(
  components: readonly APIMessageTopLevelComponent[],
): APIMessageTopLevelComponent[] {
  let last = 0;
  const numbered = <T extends object>(component: T): T => {
    last += 1;
    const own = { id: last, ...(isMenu(component) && { min_values: 1, max_values: 1 }), ...component };
    const inner = 'components' in own ? (own.components as object[]) : null; // every container names them so
    return inner ? { ...own, components: inner.map(numbered) } : own;
  };
  return components.map(numbered);
}

/** A menu of any kind takes one choice unless it says otherwise. */
function isMenu(component: object): boolean {
  const { type } = component as { readonly type?: unknown }; // checked to be a component
  return typeof type === 'number' && [3, 5, 6, 7, 8].includes(type);
}

/** The attachments of a message after `files` came with it: those kept by the body, and the new ones. */
export function keptAttachments(
  world: World,
  message: Pick<Message, 'channelId' | 'files'>,
  before: readonly APIAttachment[],
  body: MessageBody,
  files: readonly UploadedFile[],
): APIAttachment[] {
  const kept = body.attachments
    ? before.filter(({ id }) => body.attachments?.some((named) => String(named.id) === id))
    : [...before];
  const added = files.map((file, position) => {
    const number = /^files\[(\d+)\]$/.exec(file.part)?.[1] ?? String(position);
    const described = body.attachments?.find((named) => String(named.id) === number);
    const id = world.ids.next();
    message.files.set(id, file);
    const filename = described?.filename ?? file.name;
    const url = `${world.origin}/attachments/${message.channelId}/${id}/${encodeURIComponent(filename)}`;
    return {
      id,
      filename,
      size: file.bytes.length,
      url,
      proxy_url: url,
      content_type: file.type,
      ...(described?.description ? { description: described.description } : {}),
    };
  });
  return [...kept, ...added];
}
