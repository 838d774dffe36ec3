import type { World } from '../world/world.ts';

/** How strong and struck text looks: with the codes of a terminal, or bare. */
export interface Ink {
  readonly strong: (text: string) => string;
  readonly struck: (text: string) => string;
  readonly faint: (text: string) => string;
}

export const BARE: Ink = { strong: (text) => text, struck: (text) => `~${text}~`, faint: (text) => text };

const code = (on: number, off: number) => (text: string) => `\u001b[${on}m${text}\u001b[${off}m`;
/** For a terminal that knows the usual codes. */
export const COLOURED: Ink = { strong: code(1, 22), struck: code(9, 29), faint: code(2, 22) };

/** What stands for an escaped character while the marks around it are read: a private character with its number. */
const ESCAPED = /\\([^\p{L}\p{N}\s])/gu;
const HIDDEN = /\uE000(\d+)\uE001/g;

/** The last second that a calendar of this language knows, either way from 1970. */
const LAST_SECOND = 8_640_000_000_000;

/** Discord's marked-up text as a terminal shows it: names for ids, no marks. */
export function plainText(world: World, text: string, ink: Ink): string {
  return text
    .replace(/[\uE000\uE001]/g, '\uFFFD')
    .replace(ESCAPED, (_, character: string) => `\uE000${character.codePointAt(0)}\uE001`)
    .replace(/<@!?(\d+)>/g, (_, id: string) => `@${nameOf(world, id)}`)
    .replace(/<@&(\d+)>/g, (_, id: string) => `@${roleName(world, id)}`)
    .replace(/<#(\d+)>/g, (_, id: string) => `#${world.channels.get(id)?.name ?? 'salon inconnu'}`)
    .replace(/<t:(-?\d+)(?::[tTdDfFR])?>/g, (typed, seconds: string) => momentOf(Number(seconds)) ?? typed)
    .replace(/\[([^\]]+)\]\((?:[^)\s]+)\)/g, '$1')
    .replace(/\*\*(.+?)\*\*/gs, (_, inner: string) => ink.strong(inner))
    .replace(/~~(.+?)~~/gs, (_, inner: string) => ink.struck(inner))
    .replace(/`([^`]+)`/g, '$1')
    .replace(/(?<![\p{L}\p{N}])([*_])(\S(?:.*?\S)?)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/^#{1,3} |^-# /gm, '')
    .replace(HIDDEN, (_, point: string) => String.fromCodePoint(Number(point)));
}

function nameOf(world: World, id: string): string {
  const user = world.people.get(id)?.user;
  return user?.global_name ?? user?.username ?? 'inconnu';
}

function roleName(world: World, id: string): string {
  const roles = [...world.guilds.values()].map((guild) => guild.roles.get(id));
  return roles.find((role) => role !== undefined)?.name ?? 'rôle inconnu';
}

/** `null` for a moment that no calendar has: anybody can type one. */
function momentOf(seconds: number): string | null {
  if (Math.abs(seconds) > LAST_SECOND) return null;
  return new Intl.DateTimeFormat('fr-FR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  }).format(seconds * 1000);
}
