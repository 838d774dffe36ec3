import type { Trace } from '../trace.ts';
import { effetsSur } from './effets.ts';
import type { Defi, Duel } from './state.ts';
import { other, type Side } from './terms.ts';

/** Models for one step of the bonus. */
const slice = 5;

/**
 * Outside support of `side`. Engaged with others on both sides: +1 for each full five models, walkers counting five. The
 * enemy's duellist alone: +2 for each five full or begun. Alone itself: 0. Source: `defi.20`, `defi.21`.
 */
export function soutienExterieur(defi: Pick<Defi, Side | 'seul'>, side: Side): number {
  const { seul } = defi;
  if (seul === side) return 0;
  const models = defi[side].soutien + slice * defi[side].marcheurs;
  return seul === other(side) ? 2 * Math.ceil(models / slice) : Math.floor(models / slice);
}

/** Outside support as postures leave it. */
export function soutienCompte(defi: Defi, duel: Duel, side: Side): number {
  return through(defi, duel, side, () => true);
}

/** What it would have without its own posture. */
export function soutienNormal(defi: Defi, duel: Duel, side: Side): number {
  return through(defi, duel, side, (de) => de !== side);
}

/** Where several postures change one support, the one that prevails counts alone. */
function through(defi: Defi, duel: Duel, side: Side, counts: (de: Side) => boolean): number {
  const bare = soutienExterieur(defi, side);
  const last = effetsSur(defi, duel, side, 'soutien').findLast(({ de }) => counts(de));
  if (!last) return bare;
  const { fois = 1, maximum = Number.POSITIVE_INFINITY } = last.effet;
  return Math.min(maximum, bare * fois);
}

/** Writes down the support of `side`, if it has any or is alone; gives what counts. */
export function traceSoutien(defi: Defi, duel: Duel, side: Side, trace: Trace): number {
  const { soutien, marcheurs } = defi[side];
  const alone = defi.seul === other(side);
  const counted = soutienCompte(defi, duel, side);
  const rulings = [
    ...(alone && marcheurs > 0 ? ['marcheur-seul'] : []),
    ...(defi.seul === side ? ['seul-sans-soutien'] : []),
  ];
  if (soutien + marcheurs > 0 || rulings.length > 0) {
    const clause = defi.seul === null ? 'defi.20' : 'defi.21';
    trace.clause({ clause, what: 'soutien', about: side, ...(rulings.length > 0 && { rulings }) }, counted);
  }
  return counted;
}
