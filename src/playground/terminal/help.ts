import type { Discord } from '../discord.ts';
import { plain } from '../shapes.ts';
import type { Channel, Person } from '../world/model.ts';
import { can } from '../world/permissions.ts';

/** What can be typed, for this person. */
export function helpLines(people: readonly Person[], channels: readonly Channel[]): string[] {
  const names = people.map(nameOf).join(', ');
  const places = channels.map(({ name }) => `#${name}`).join(', ');
  return [
    '/commande option:valeur  envoie une commande\u202f; une valeur de plusieurs mots se met entre guillemets',
    '3                        clique le bouton ou choisit l’entrée 3\u202f; plusieurs entrées\u202f: 3 4',
    'Détail                   clique le bouton ou choisit l’entrée de ce nom',
    `>Nom                     joue une autre personne\u202f: ${names}`,
    `#salon                   change de salon\u202f: ${places}`,
    '… ?                      dit comme la ligne peut continuer (Tab dans un terminal)',
    'aide, quitter',
  ];
}

/** A person's name as others see it. */
export function nameOf({ user }: Person): string {
  return user.global_name ?? user.username;
}

/** The person called `name`, accents and capitals aside; the beginning of a name is enough. */
export function personNamed(people: readonly Person[], name: string): Person | undefined {
  return people.find((person) => plain(nameOf(person)).startsWith(plain(name)));
}

/** The channels in which a person can read messages. */
export function placesOf(discord: Discord, person: Person): Channel[] {
  return [...discord.world.channels.values()].filter(
    (channel) => channel.guildId !== null && can(discord.world, person.id, channel, 'ViewChannel'),
  );
}

/** The channel called `name`, among those that the person sees. */
export function placeNamed(discord: Discord, person: Person, name: string): Channel | undefined {
  return placesOf(discord, person).find((channel) => plain(channel.name).startsWith(plain(name)));
}
