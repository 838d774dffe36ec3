import {
  type APIEmbed,
  type APIMessage,
  ButtonStyle,
  ComponentType,
  MessageFlags,
} from 'discord-api-types/v10';
import { buttonsOf, menusOf } from '../client/components.ts';
import { plain } from '../shapes.ts';
import type { Person, SeenMessage } from '../world/model.ts';
import type { World } from '../world/world.ts';
import { type Ink, plainText } from './plain-text.ts';

/** Something in a message that a number stands for. */
export interface Handhold {
  readonly label: string;
  readonly customId: string;
  /** A value of the menu, `null` for a button. */
  readonly value: string | null;
}

/** Whether somebody who types `line` means this: its label, or of an entry what stands after its menu; accents aside. */
export function isCalled({ label }: Handhold, line: string): boolean {
  return [label, label.slice(label.lastIndexOf(BETWEEN) + 1)].some((name) => plain(name) === plain(line));
}

/** Stands between a menu and its entry. */
const BETWEEN = '›';

/** The buttons and the entries of the menus of a message, in the order of their numbers. Greyed ones have none. */
export function handholdsOf(world: World, message: APIMessage, people: readonly Person[]): Handhold[] {
  const buttons = buttonsOf(message)
    .filter(({ disabled }) => !disabled)
    .map(({ custom_id, label }) => ({ label: label ?? custom_id, customId: custom_id, value: null }));
  const entries = menusOf(message).flatMap((menu): Handhold[] => {
    const customId = menu.custom_id;
    const at = menu.placeholder ? `${menu.placeholder} ${BETWEEN} ` : '';
    const named = (label: string, value: string) => ({ label: `${at}${label}`, customId, value });
    if (menu.disabled) return [];
    switch (menu.type) {
      case ComponentType.StringSelect:
        return menu.options.map(({ label, value }) => named(label, value));
      case ComponentType.ChannelSelect:
        return [...world.channels.values()]
          .filter(({ guildId }) => guildId)
          .map(({ id, name }) => named(name, id));
      case ComponentType.RoleSelect:
        return rolesOf(world).map(({ id, name }) => named(name, id));
      default:
        return people.map(({ id, user }) => named(user.global_name ?? user.username, id));
    }
  });
  return [...buttons, ...entries];
}

function rolesOf(world: World) {
  return [...world.guilds.values()].flatMap(({ id, roles }) =>
    [...roles.values()].filter((role) => role.id !== id),
  );
}

/** A message as lines of a terminal. `place` says in which channel, when it is not the one at hand. */
export function messageLines(
  world: World,
  message: SeenMessage,
  handholds: readonly Handhold[],
  ink: Ink,
  place: string,
): string[] {
  const { author, content, embeds, attachments, visibleTo, flags = 0 } = message;
  const privately = visibleTo === null ? '' : ' (pour toi seulement)';
  const head = ink.faint(`${place}${author.global_name ?? author.username}${privately}`);
  const text = (part: string) => plainText(world, part, ink);
  if (flags & MessageFlags.Loading) return [head, '…'];
  return [
    head,
    ...(content ? text(content).split('\n') : []),
    ...embeds.flatMap((embed) => embedLines(embed, text, ink)),
    ...attachments.map(({ filename, url }) => `fichier\u202f: ${filename} (${url})`),
    ...handholds.map(({ label }, index) => `  [${index + 1}] ${label}`),
    ...linksOf(message).map(({ label, url }) => `  ${label}\u202f: ${url}`),
  ];
}

function embedLines(embed: APIEmbed, text: (part: string) => string, ink: Ink): string[] {
  const lines = [
    ...(embed.author ? [embed.author.name] : []),
    ...(embed.title ? [ink.strong(text(embed.title))] : []),
    ...(embed.description ? text(embed.description).split('\n') : []),
    ...(embed.fields ?? [])
      .map(({ name, value }) => `${text(name)}\u202f: ${text(value)}`)
      .flatMap((line) => line.split('\n')),
    ...(embed.footer ? [ink.faint(embed.footer.text)] : []),
  ];
  return lines.map((line) => `│ ${line}`);
}

function linksOf({ components = [] }: APIMessage): { label: string; url: string }[] {
  return components
    .flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []))
    .flatMap((part) =>
      part.type === ComponentType.Button && part.style === ButtonStyle.Link
        ? [{ label: part.label ?? 'lien', url: part.url }]
        : [],
    );
}
