import { type APISelectMenuComponent, ComponentType } from 'discord-api-types/v10';
import { idOf, type Ref } from '../world/model.ts';
import { ClientRefusal } from './check.ts';
import {
  guildAround,
  nothingResolved,
  type Spot,
  saying,
  tellChannel,
  tellRole,
  tellUser,
} from './resolve.ts';

/** What a menu sends: the values chosen, and whom or what they mean. */
export function menuValues(
  spot: Spot,
  menu: APISelectMenuComponent,
  chosen: readonly Ref[],
  unchecked: boolean,
): object {
  const values = chosen.map((ref) => valueIn(menu, idOf(ref), unchecked));
  const { min_values: min = 1, max_values: max = 1 } = menu;
  if (!unchecked && (values.length < min || values.length > max))
    throw new ClientRefusal(`Choisis de ${min} à ${max} valeurs.`);
  const into = nothingResolved();
  for (const value of values) tell(spot, menu.type, value, into);
  const resolved = saying(into);
  return { values, ...(resolved ? { resolved } : {}) };
}

function valueIn(menu: APISelectMenuComponent, wanted: string, unchecked: boolean): string {
  if (menu.type !== ComponentType.StringSelect || unchecked) return wanted;
  const option = menu.options.find(({ value, label }) => value === wanted || label === wanted);
  if (!option) throw new ClientRefusal(`Le menu n’offre pas «\u202f${wanted}\u202f».`);
  return option.value;
}

function tell(
  spot: Spot,
  type: APISelectMenuComponent['type'],
  id: string,
  into: ReturnType<typeof nothingResolved>,
): void {
  if (type === ComponentType.StringSelect) return;
  const isRole = guildAround(spot)?.roles.has(id) ?? false;
  if (type === ComponentType.ChannelSelect) tellChannel(spot, id, into);
  else if (isRole) tellRole(spot, id, into);
  else tellUser(spot, id, into);
}
