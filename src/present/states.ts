import type { Sorte, StateTrace } from '../campaign/states.ts';
import { number } from './numbers.ts';
import { plural } from './words.ts';

/** What came back, one and several of a sort. */
const restored: Readonly<Record<Sorte, readonly [string, string]>> = {
  bataille: ['bataille rétablie', 'batailles rétablies'],
  region: ['région rétablie', 'régions rétablies'],
  unite: ['unité rétablie', 'unités rétablies'],
};

/** « 2 régions rétablies », one line for each sort of states that an undoing brought back. */
export function stateLines(etats: readonly StateTrace[]): string[] {
  const sorts = Map.groupBy(etats, ({ sorte }) => sorte);
  return [...sorts].map(([sorte, { length }]) => `${number(length)} ${plural(length, ...restored[sorte])}`);
}
