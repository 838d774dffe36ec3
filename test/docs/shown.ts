import { ComponentType } from 'discord-api-types/v10';
import type { Message } from '../../src/slash/command.ts';

/** Who may be played, the MJ first. */
export const people = ['Merlin', 'Perceval', 'Guenièvre'] as const;

/** A server of an example with its channels, people (by name) and the role of its MJs: ids that no other example has. */
export interface Server {
  readonly guild: string;
  readonly channels: ReadonlyMap<string, string>;
  readonly people: ReadonlyMap<string, string>;
  readonly role: { readonly id: string; readonly name: string };
}

/** The server of the example of that number, from 0. What one leaves open in a channel or of a person is not met by another. */
export function serverOf(example: number): Server {
  const id = (kind: number, one: number) => `9${kind}${String(example).padStart(13, '0')}${100 + one}`;
  const named = (kind: number, names: readonly string[]) =>
    new Map(names.map((name, at) => [name, id(kind, at)]));
  return {
    guild: id(0, 0),
    channels: named(1, ['général', 'journal', 'mj']),
    people: named(2, people),
    role: { id: id(3, 0), name: 'MJ' },
  };
}

/** The buttons of a message: label → custom id. */
export function buttonsOf({ components }: Message): ReadonlyMap<string, string> {
  const found = components.flatMap((row) =>
    row.components.flatMap((part): [string, string][] =>
      part.type === ComponentType.Button && 'custom_id' in part ? [[part.label ?? '', part.custom_id]] : [],
    ),
  );
  return new Map(found);
}

/** Moments, channels and people as a reader sees them. */
export function asDiscordShows(text: string, { channels, people, role }: Server): string {
  const moment = new Intl.DateTimeFormat('fr', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  });
  return text
    .replace(/<t:(\d+):f>/gu, (_, seconds) => moment.format(Number(seconds) * 1000))
    .replace(/<#(\d+)>/gu, (_, id) => `#${nameIn(channels, id)}`)
    .replaceAll(`<@&${role.id}>`, `@${role.name}`)
    .replace(/<@(\d+)>/gu, (_, id) => `@${nameIn(people, id)}`);
}

function nameIn(ids: ReadonlyMap<string, string>, id: string): string | undefined {
  return [...ids].find(([, known]) => known === id)?.[0];
}

/** An answer without what is new each time: its number, its proof, published hashes, moments. */
export function withoutChance(text: string): string {
  return text
    .replace(/n° [\d\u202f]+/gu, 'n° …')
    .replace(/preuve [0-9a-f]{8}/gu, 'preuve …')
    .replace(/`?[0-9a-f]{64}`?/gu, '…')
    .replace(/\d{1,2} \p{L}+ \d{4}(?: à)? \d{2}:\d{2}/gu, '…');
}
