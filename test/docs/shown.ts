import { ComponentType } from 'discord-api-types/v10';
import type { Message } from '../../src/slash/command.ts';

/** Channels of the example server by name. */
export const channels: Readonly<Record<string, string>> = {
  général: '910000000000000001',
  journal: '910000000000000002',
  mj: '910000000000000003',
};
/** Its role for MJs. */
export const role = { id: '930000000000000001', name: 'MJ' } as const;
/** Who may be played, the MJ first. */
export const people = ['Merlin', 'Perceval', 'Guenièvre'];
/** Discord's id of one of the people; the MJ comes first. */
export function idOf(name: string): string {
  return `92000000000000000${people.indexOf(name)}`;
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
export function asDiscordShows(text: string): string {
  const moment = new Intl.DateTimeFormat('fr', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  });
  return text
    .replace(/<t:(\d+):f>/gu, (_, seconds) => moment.format(Number(seconds) * 1000))
    .replace(/<#(\d+)>/gu, (_, id) => `#${Object.entries(channels).find(([, known]) => known === id)?.[0]}`)
    .replaceAll(`<@&${role.id}>`, `@${role.name}`)
    .replace(/<@(\d+)>/gu, (_, id) => `@${people.find((name) => idOf(name) === id)}`);
}

/** An answer without what is new each time: its number, its proof, published hashes, moments. */
export function withoutChance(text: string): string {
  return text
    .replace(/n° [\d\u202f]+/gu, 'n° …')
    .replace(/preuve [0-9a-f]{8}/gu, 'preuve …')
    .replace(/`?[0-9a-f]{64}`?/gu, '…')
    .replace(/\d{1,2} \p{L}+ \d{4}(?: à)? \d{2}:\d{2}/gu, '…');
}
