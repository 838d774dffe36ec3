import type { DefiMatch } from '../matches/defi-terms.ts';
import type { MeleeMatch } from '../matches/melee-terms.ts';
import type { Json } from '../rules/rule.ts';
import { duelStrikes } from './chance-des-joueurs-duel.ts';
import { type Hand, handsOf } from './chance-des-joueurs-mains.ts';
import { meleeStrikes } from './chance-des-joueurs-melee.ts';
import type { Spread } from './chance-des-joueurs-somme.ts';
import type { RollMade } from './chance-des-joueurs-termes.ts';

/** A strike as it is told of: names as in the steps, PV that it took, and what it could have taken. */
export interface Strike {
  readonly from: string;
  readonly on: string;
  readonly got: number;
  /** The same for strikes alike: those are counted once. */
  readonly key: string;
  readonly could: () => Spread;
}

/** A strike with those whose it was. */
export interface Struck extends Omit<Strike, 'from' | 'on'> {
  readonly by: Hand | null;
  readonly against: Hand | null;
}

/**
 * The PV that strikes of a duel or a mêlée took, each against everything that the rule could have made of it as both
 * stood then. None where the game is not known as it stood, or where the rule would no longer play those dice so.
 */
export function strikesOf(roll: RollMade): readonly Struck[] {
  const { command, stood } = roll;
  const read = stood !== null && Object.hasOwn(readings, command) ? readings[command] : undefined;
  if (!read || stood === null) return [];
  const hand = handsOf(roll);
  return read(stood, roll).map(({ from, on, ...strike }) => ({
    ...strike,
    by: hand({ what: 'frappe', about: from }),
    against: hand({ what: 'frappe', about: on }),
  }));
}

const readings: Readonly<Record<string, (stood: Json, roll: RollMade) => readonly Strike[]>> = {
  defi: (stood, roll) => duelStrikes(stood as unknown as DefiMatch, roll), // the state of that kind of game
  melee: (stood, roll) => meleeStrikes(stood as unknown as MeleeMatch, roll),
};
