import type { Outcome } from '../rule.ts';
import { outcomeOf } from '../trace.ts';
import { defenders } from './assault.ts';
import type { Bataille } from './bataille.ts';
import type { CombatResult } from './combat.ts';
import { merge } from './groupes.ts';

/** A battle that is open and in which no assault has been made: who stands on both sides, and nothing else. */
export function opening({ combat, attaque, cibles }: Bataille): Outcome<CombatResult> {
  const result: CombatResult = {
    des: [],
    desExclus: [],
    bonusApplique: false,
    bonusPerdu: false,
    touches: 0,
    pertes: [],
    morts: [],
    resteAttaque: merge(attaque),
    resteDefense: merge(defenders(cibles)),
    cible: null,
    cibles: cibles.length > 1 ? cibles.map(({ nom, groupes }) => ({ nom, reste: groupes })) : null,
    riposte: null,
    apparus: [],
    prisonniers: null,
    assauts: 0,
    fin: null,
    vainqueur: null,
    trophees: [],
    departs: null,
  };
  return outcomeOf([], result, combat.rulings, combat.ignored);
}
