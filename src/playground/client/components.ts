import {
  type APIButtonComponentWithCustomId,
  type APIMessage,
  type APISelectMenuComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { ClientRefusal } from './check.ts';

/** The buttons of a message that answer to a click, in reading order. */
export function buttonsOf(message: APIMessage): APIButtonComponentWithCustomId[] {
  return parts(message).filter(
    (part): part is APIButtonComponentWithCustomId =>
      part.type === ComponentType.Button && part.style !== ButtonStyle.Link && 'custom_id' in part,
  );
}

/** The menus of a message, in reading order. */
export function menusOf(message: APIMessage): APISelectMenuComponent[] {
  return parts(message).filter((part): part is APISelectMenuComponent => part.type in MENUS);
}

const MENUS: Partial<Record<ComponentType, true>> = {
  [ComponentType.StringSelect]: true,
  [ComponentType.UserSelect]: true,
  [ComponentType.RoleSelect]: true,
  [ComponentType.MentionableSelect]: true,
  [ComponentType.ChannelSelect]: true,
};

function parts({ components = [] }: APIMessage) {
  return components.flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []));
}

/** The one among `candidates` whose custom id or label is `wanted`. Throws when there is none, several, or it is greyed out. */
export function pick<T extends APIButtonComponentWithCustomId | APISelectMenuComponent>(
  candidates: readonly T[],
  wanted: string,
  unchecked: boolean,
): T {
  const label = (part: T) =>
    'label' in part ? part.label : 'placeholder' in part ? part.placeholder : undefined;
  const exact = candidates.filter(({ custom_id }) => custom_id === wanted);
  const found = exact.length > 0 ? exact : candidates.filter((part) => label(part) === wanted);
  const [first] = found;
  if (!first || found.length > 1) {
    const names = candidates.map((part) => label(part) ?? part.custom_id).join(', ');
    throw new ClientRefusal(
      `${found.length > 1 ? 'Plusieurs boutons' : 'Pas de bouton'} «\u202f${wanted}\u202f». Il y a\u202f: ${names || 'rien'}.`,
    );
  }
  if (first.disabled && !unchecked) throw new ClientRefusal(`«\u202f${wanted}\u202f» est grisé.`);
  return first;
}
