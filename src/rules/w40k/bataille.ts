import type { Dice } from '../../dice/dice.ts';
import { answerOf, type Outcome, type Refusal, type Rulings, refuse } from '../rule.ts';
import { Trace } from '../trace.ts';
import { actifOf, type Bataille, type Change, rondeOf, type Side, type Unite } from './bataille-terms.ts';
import { fewer } from './changes.ts';
import { noDice } from './no-dice.ts';
import { fallBack, type Repli } from './repli.ts';

/** A deed of a battle that counts: what it gave and what it changes. */
export interface Done<R> {
  readonly outcome: Outcome<R>;
  readonly changes: readonly Change[];
}

/** PC of both at the start. */
export interface DebutResult {
  readonly ronde: number;
  /** Who plays first. */
  readonly joueur: string;
  readonly pc: readonly { readonly joueur: string; readonly avant: number; readonly apres: number }[];
}

/** A battle that has not begun: nobody has anything. */
export function nouvelle(noms: readonly [string, string], pointsObjectif: number): Bataille {
  const joueur = (nom: string) => ({ nom, pc: 0, points: 0 });
  return {
    joueurs: [joueur(noms[0]), joueur(noms[1])],
    tour: 1,
    phase: 0,
    pointsObjectif,
    unites: [],
  };
}

/** Begins it: each player gets the PC of the start. Source: `bataille.1`. */
export function commencer(bataille: Bataille, rulings: Rulings): Done<DebutResult> {
  const trace = new Trace(noDice);
  const start = Number(answerOf(rulings, 'pc-depart'));
  const pc = bataille.joueurs.map(({ nom, pc: avant }) => {
    const mark = { clause: 'bataille.1', what: 'pc', about: nom, rulings: ['pc-depart'] };
    const { value: apres } = trace.modify(mark, avant, [{ cause: 'depart', value: start }]);
    return { joueur: nom, avant, apres };
  });
  const changes = pc.map(({ avant, apres }, of): Change => {
    return { whose: 'joueur', of, quantity: 'pc', by: apres - avant, cause: 'depart' };
  });
  const result = { ronde: rondeOf(bataille), joueur: bataille.joueurs[0].nom, pc };
  return { outcome: trace.outcome(result, rulings), changes };
}

/** The turn that begins. */
export interface TourResult {
  readonly ronde: number;
  readonly joueur: string;
}

/**
 * Ends the turn. Refused: `phase-due` [joueur], the phase de commandement of this turn was not played: each turn has one,
 * and both players would lack its PC. Source: `bataille.4`, `commandement.2`.
 */
export function finirTour(
  bataille: Bataille,
  rulings: Rulings,
): (Done<TourResult> & { tour: number }) | Refusal {
  const ending = bataille.joueurs[actifOf(bataille)].nom;
  if (bataille.phase < bataille.tour) return refuse('phase-due', null, { joueur: ending });
  const trace = new Trace(noDice);
  const tour = bataille.tour + 1;
  const { value: ronde } = trace.clause({ clause: 'bataille.4', what: 'ronde' }, rondeOf({ tour }));
  const joueur = bataille.joueurs[actifOf({ tour })].nom;
  trace.clause({ clause: 'bataille.4', what: 'tour-de', about: joueur });
  return { outcome: trace.outcome({ ronde: Number(ronde), joueur }, rulings), changes: [], tour };
}

/**
 * A shaken unit falls back: 1D6 a model, dead on 1 or 2. Refused under `unite`: `unit-dead` [got], `unit-steady` [got].
 * Source: `ebranlement.10`.
 */
export function repli(unite: Unite, rulings: Rulings): ((dice: Dice) => Done<Repli>) | Refusal {
  if (unite.effectif === 0) return refuse('unit-dead', 'unite', { got: unite.nom });
  if (!unite.ebranlee) return refuse('unit-steady', 'unite', { got: unite.nom });
  return (dice) => {
    const trace = new Trace(dice);
    const result = fallBack(unite.effectif, trace);
    return {
      outcome: trace.outcome(result, rulings),
      changes: [...asShaken(unite), ...fewer(unite, result.morts, 'repli')],
    };
  };
}

/** Nothing changes, but what made the unit shaken is not taken back without its fall-back. */
function asShaken({ numero }: Unite): Change[] {
  return [{ whose: 'unite', of: numero, quantity: 'statut:ebranlee', by: 0, cause: 'repli' }];
}

/** Points or PC set right by a MJ. */
export interface AccountResult {
  readonly joueur: string;
  readonly avant: number;
  readonly apres: number;
}

/**
 * Adds to what a player has, or takes from it. Refused under `montant`: `score-same` for 0, `battle-below-zero` [got,
 * before]. Source: `bataille.6`.
 */
export function amend(
  bataille: Bataille,
  side: Side,
  quantity: 'pc' | 'points',
  montant: number,
  rulings: Rulings,
): Done<AccountResult> | Refusal {
  const { nom, [quantity]: avant } = bataille.joueurs[side];
  if (montant === 0) return refuse('score-same', 'montant');
  if (avant + montant < 0) return refuse('battle-below-zero', 'montant', { got: montant, before: avant });
  const trace = new Trace(noDice);
  const by = [{ cause: 'rectification', value: montant }];
  const { value: apres } = trace.modify({ clause: 'bataille.6', what: quantity, about: nom }, avant, by);
  return {
    outcome: trace.outcome({ joueur: nom, avant, apres }, rulings),
    changes: [{ whose: 'joueur', of: side, quantity, by: montant, cause: 'rectification' }],
  };
}
