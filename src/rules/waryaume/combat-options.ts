import type { Values } from '../../slash/option.ts';
import { isRefusal, type Refusal, type Rulings, refuse } from '../rule.ts';
import { flag, integer, refuseMissing, text } from '../values.ts';
import { readBonus } from './bonus.ts';
import { type Camps, readCamps } from './camps.ts';
import { ignoredOptions } from './ignored.ts';
import { hasBoldBandits, hasSlaveHouse } from './region.ts';
import type { BonusId, Contexte, FacesPrisonniers, Region } from './terms.ts';

/** A battle that may be fought. */
export interface Combat extends Camps {
  readonly contexte: Contexte;
  readonly simuler: boolean;
  /** Who attacks, as the caller names them; `null`: nobody was named, or non-players do. */
  readonly attaquant: string | null;
  readonly bonus: readonly BonusId[];
  readonly desPossedes: number;
  /** The bandits who attack have their bonus. */
  readonly banditsRenforces: boolean;
  /** Faces that make prisoners here; empty: none does. */
  readonly prisonniers: readonly FacesPrisonniers[];
  /** Prisoners were asked for, and the MJ has not set their faces. */
  readonly facesManquantes: boolean;
  readonly rulings: Rulings;
  readonly ignored: readonly string[];
}

/** What the books know of a battle before it begins. */
interface Ground {
  /** The region that the option names, as it stands now. */
  readonly region?: Region | null;
  /** The attacking player, in the words that name the defender in `defenseur`. */
  readonly attaquant?: string | null;
  /** The campaign's own faces. */
  readonly prisonniers?: readonly FacesPrisonniers[];
}

/** Dice that count as possessed when nobody says, and the most of them. */
export const possessed = { given: 6, min: 1, max: 20 };

/**
 * Options of `/combat` → a battle that may be fought. Refused: `missing`; `out-of-bounds` [got, min, max]; what
 * compositions, targets and bonuses refuse; `not-dark` [type] against troops or catapults for the crown;
 * `too-many-undead` [got, most, poi, region] in a named region. Source: `combat.1`, `combat.28`.
 */
export function check(values: Values, rulings: Rulings, ground: Ground = {}): Combat | Refusal {
  const missing = refuseMissing(values, ['attaque', 'contexte']);
  if (missing) return missing;
  const contexte = text(values, 'contexte') as Contexte; // one of the choices of the option
  const region = ground.region ?? null;
  const camps = readCamps(values, contexte, region);
  if (isRefusal(camps)) return camps;
  const bonus = readBonuses(values);
  if (isRefusal(bonus)) return bonus;
  const desPossedes = integer(values, 'des-possedes') ?? possessed.given;
  const { min, max } = possessed;
  if (desPossedes < min || desPossedes > max) {
    return refuse('out-of-bounds', 'des-possedes', { got: desPossedes, min, max });
  }
  const wanted = flag(values, 'prisonniers') || (region !== null && hasSlaveHouse(region));
  const faces = ground.prisonniers ?? [];
  const combat = {
    ...camps,
    contexte,
    simuler: flag(values, 'simuler'),
    attaquant: contexte === 'pnj' ? null : (ground.attaquant ?? null),
    bonus,
    desPossedes,
    banditsRenforces: region ? hasBoldBandits(region) : flag(values, 'bandits-renforces'),
    prisonniers: wanted ? faces : [],
    facesManquantes: wanted && faces.length === 0,
    rulings,
  };
  return { ...combat, ignored: ignoredOptions(values, combat, region) };
}

function readBonuses(values: Values): readonly BonusId[] | Refusal {
  const typed = text(values, 'bonus');
  return typed === undefined ? [] : readBonus('bonus', typed);
}
