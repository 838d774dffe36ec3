import type { Camp, TypeId } from '../../rules/waryaume/terms.ts';
import { number } from '../numbers.ts';
import { plural } from '../words.ts';

interface Name {
  readonly one: string;
  readonly many: string;
  readonly feminine?: boolean;
}

const names: Readonly<Record<TypeId, Name>> = {
  troupe: { one: 'troupe', many: 'troupes', feminine: true },
  'mort-vivant': { one: 'mort-vivant', many: 'morts-vivants' },
  bandit: { one: 'bandit', many: 'bandits' },
  demon: { one: 'démon', many: 'démons' },
  golem: { one: 'golem', many: 'golems' },
  abomination: { one: 'abomination', many: 'abominations', feminine: true },
  dragon: { one: 'dragon', many: 'dragons' },
  catapulte: { one: 'catapulte', many: 'catapultes', feminine: true },
};

/** The two sides as a trace and a heading name them. */
export const campNames: Readonly<Record<Camp, string>> = { attaque: 'attaque', defense: 'défense' };

/** Names of belligerents by id, as the value of a step. */
export const typeNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(names).map(([id, { one }]) => [id, one]),
);

/** « 3 troupes », « 1 démon », « aucun bandit »; an id of another version stays as it is. */
export function countedType(count: number, type: string): string {
  const { one, many, feminine } = nameOf(type);
  if (count === 0) return `${feminine ? 'aucune' : 'aucun'} ${one}`;
  return `${number(count)} ${plural(count, one, many)}`;
}

/** « morts-vivants »: all of a kind. */
export function allOf(type: string): string {
  return nameOf(type).many;
}

/** « une troupe », « un démon ». */
export function oneOf(type: string): string {
  const { one, feminine } = nameOf(type);
  return `${feminine ? 'une' : 'un'} ${one}`;
}

function nameOf(type: string): Name {
  const found = Object.entries(names).find(([id]) => id === type);
  return found?.[1] ?? { one: type, many: type };
}
