import type { Trace } from '../trace.ts';
import type { Combat } from './combat-options.ts';
import type { Camp, Trophee } from './terms.ts';
import { award, type Occasion } from './trophees.ts';

/** Why a battle is over. */
export type Fin =
  | 'plus-de-defenseurs'
  | 'plus-d-attaquants'
  | 'arret'
  | 'arret-et-fin-du-tour'
  | 'assaut-du-tour-fait'
  | 'simulation';

/** How many are left on each side. */
interface Numbers {
  readonly attaque: number;
  readonly defense: number;
}

/** The end that an assault brings by itself, `null` while the attacker may choose. Source: `combat.19`, `combat.25`. */
export function endOf({ contexte, simuler }: Combat, left: Numbers, trace: Trace): Fin | null {
  const emptied = emptiedBy(left);
  if (emptied) {
    trace.clause({ clause: 'combat.19', what: 'fin' }, emptied);
    return emptied;
  }
  if (simuler) return 'simulation';
  if (contexte !== 'pnj') return null;
  trace.clause({ clause: 'combat.25', what: 'fin' }, 'assaut-du-tour-fait');
  return 'assaut-du-tour-fait';
}

/** The attacker stops: the defenders who remain have won. Source: `combat.20`. */
export function sayStop(fin: 'arret' | 'arret-et-fin-du-tour', trace: Trace): void {
  trace.clause({ clause: 'combat.19', what: 'fin' }, fin);
  trace.clause({ clause: 'combat.20', what: 'vainqueur', rulings: ['arret'] }, 'defense');
}

/** Whose victory an end is, `null` when nobody has won. */
export function winnerOf(fin: Fin | null): Camp | null {
  if (fin === 'plus-de-defenseurs') return 'attaque';
  return fin === 'plus-d-attaquants' || fin === 'arret' || fin === 'arret-et-fin-du-tour' ? 'defense' : null;
}

/** What the first assault, and what the end of a battle, bring to each side. Source: `combat.21` to `combat.26`. */
export function trophiesOf(
  combat: Combat,
  isFirst: boolean,
  fin: Fin | null,
  trace: Trace,
): readonly Trophee[] {
  if (combat.simuler) return [];
  const winner = winnerOf(fin);
  const occasions: Pick<Occasion, 'quand' | 'camp'>[] = [];
  if (isFirst) occasions.push({ quand: 'premier-assaut', camp: 'attaque' });
  if (winner) occasions.push({ quand: 'victoire', camp: winner });
  if (fin === 'plus-d-attaquants') occasions.push({ quand: 'attaque-aneantie', camp: 'defense' });
  const { contexte, rulings, attaquant, cibles } = combat;
  const players = { attaque: [attaquant], defense: cibles.map(({ joueur }) => joueur) };
  const won = occasions.flatMap((occasion) =>
    award({ contexte, ...occasion, joueurs: players[occasion.camp] }, rulings, 'combat.26', trace),
  );
  if (contexte === 'couronne' && winner === 'attaque') {
    trace.clause({ clause: 'combat.23', what: 'faveur-royale' }, 'possible');
  }
  return won;
}

function emptiedBy({ attaque, defense }: Numbers): Fin | null {
  if (defense === 0) return 'plus-de-defenseurs';
  return attaque === 0 ? 'plus-d-attaquants' : null;
}
