import { type Refusal, type Rulings, refuse } from '../../rule.ts';
import type { Gains } from '../gains.ts';
import { type Combattant, camps, type Melee } from './terms.ts';

/** The most fighters of a mêlée, both camps together. */
export const mostFighters = 12;

/** Between which figures a fighter may be: the hit table knows no other CC. */
const bounds = {
  cc: [1, 10],
  f: [0, 20],
  e: [0, 20],
  pvBase: [1, 99],
  i: [0, 20],
  a: [0, 20],
  cd: [2, 12],
} as const;

/**
 * Fighters in joining order → a mêlée that may be played. Refused: what {@link refuseFighter} refuses; `melee-one-camp`
 * [camp] while nobody fights for one of the two; `melee-full` [most]; `melee-twice` [fiche].
 */
export function check(
  combattants: readonly Combattant[],
  gains: Gains | null,
  rulings: Rulings,
): Melee | Refusal {
  if (combattants.length > mostFighters) return refuse('melee-full', null, { most: mostFighters });
  for (const [at, one] of combattants.entries()) {
    if (combattants.findIndex(({ fiche }) => fiche === one.fiche) < at)
      return refuse('melee-twice', null, { fiche: one.fiche });
    const refusal = refuseFighter(one, null);
    if (refusal) return refusal;
  }
  const empty = camps.find((id) => combattants.every(({ camp }) => camp !== id));
  return empty === undefined
    ? { combattants, gains, rulings }
    : refuse('melee-one-camp', null, { camp: empty });
}

/**
 * Why somebody cannot fight, or `null`: `melee-figure` [fiche, figure, got, min, max], `melee-ko` [fiche], and
 * `melee-more-pv` [fiche, got, base]. `option`: the one that names him.
 */
export function refuseFighter(one: Combattant, option: string | null): Refusal | null {
  const { fiche, pv, pvBase } = one;
  for (const [figure, [min, max]] of Object.entries(bounds)) {
    const got = one[figure as keyof typeof bounds]; // a key of it
    if (got < min || got > max) return refuse('melee-figure', option, { fiche, figure, got, min, max });
  }
  if (pv === 0) return refuse('melee-ko', option, { fiche });
  return pv > pvBase ? refuse('melee-more-pv', option, { fiche, got: pv, base: pvBase }) : null;
}
