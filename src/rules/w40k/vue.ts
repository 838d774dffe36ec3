import type { Rulings } from '../rule.ts';
import {
  actifOf,
  type Bataille,
  coOf,
  type Joueur,
  rondeOf,
  type Side,
  type Unite,
} from './bataille-terms.ts';
import { type Objectif, objectifsOf } from './objectifs.ts';
import { dueNow, isDue } from './tests.ts';

/** A unit with what follows from how it stands. */
export interface SeenUnite extends Unite {
  /** CO of the whole unit now. */
  readonly coTotal: number;
  /** It is tested when its player’s next phase de commandement comes. */
  readonly testera: boolean;
}

/** A battle as everybody may see it. */
export interface BatailleView {
  readonly joueurs: readonly [Joueur, Joueur];
  readonly ronde: number;
  readonly actif: Side;
  /** The phase de commandement of this turn was not played yet. */
  readonly phaseDue: boolean;
  readonly pointsObjectif: number;
  readonly unites: readonly SeenUnite[];
  readonly objectifs: readonly Objectif[];
}

/** What there is to see of a battle. In 10e a shaken unit recovers first: what counts then are its losses. */
export function viewOf(bataille: Bataille, rulings: Rulings): BatailleView {
  const { joueurs, tour, phase, pointsObjectif, unites } = bataille;
  const actif = actifOf(bataille);
  const now = dueNow(bataille, rulings);
  const comes = (one: Unite) =>
    phase < tour && one.joueur === actif ? now.includes(one) : isDue(one, rulings);
  return {
    joueurs,
    ronde: rondeOf(bataille),
    actif,
    phaseDue: phase < tour,
    pointsObjectif,
    unites: unites.map((one) => ({ ...one, coTotal: coOf(one), testera: comes(one) })),
    objectifs: objectifsOf(bataille),
  };
}
