import type { PlayedGame } from '../campaign/undo/games.ts';
import { number } from './numbers.ts';
import { rolls } from './rolls.ts';

/** « Impact, n° 12 à 15, finie »: a game as the completion of `/annuler` names it. */
export function playedGame({ kind, finished, first, last }: PlayedGame): string {
  const name = Object.hasOwn(rolls, kind) ? (rolls[kind]?.words.name ?? kind) : kind;
  const span = first === last ? `n° ${number(first)}` : `n° ${number(first)} à ${number(last)}`;
  return `${name}, ${span}, ${finished ? 'finie' : 'en cours'}`;
}
