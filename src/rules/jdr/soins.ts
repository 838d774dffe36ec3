import { type Outcome, type Refusal, type Rulings, refuse } from '../rule.ts';
import { Trace } from '../trace.ts';
import { noDice } from './no-dice.ts';

/** Somebody to be cared for. `pv` are those left now; `xp` and `credits` what he owns. */
export interface Malade {
  readonly fiche: string;
  readonly pv: number;
  readonly pvBase: number;
  readonly xp: number;
  readonly credits: number;
  /** Another player brought him down; `null` when nobody knows: it counts as no. */
  readonly parJoueur: boolean | null;
  /** Name of who did, `null` when nobody knows or his own flight did. */
  readonly par: string | null;
}

/** What care does for one. Keys as on the rule page. */
export interface Soin {
  readonly fiche: string;
  readonly pv: number;
  readonly xpPerdu: number;
  readonly creditsPerdus: number;
}

/**
 * Care for those who are K.O.; others are left out of the result, each named by a step `pas-ko`. Losses are rounded down.
 * Refused: `nobody-ko` when nobody is. Source: page « Corps à corps », K.O. and care.
 */
export function soigner(malades: readonly Malade[], rulings: Rulings): Outcome<readonly Soin[]> | Refusal {
  const trace = new Trace(noDice);
  const soins = malades.flatMap((one) => treat(one, trace));
  return soins.length === 0 ? refuse('nobody-ko', null) : trace.outcome(soins, rulings);
}

function treat({ fiche, pv: before, pvBase, xp, credits, parJoueur, par }: Malade, trace: Trace): Soin[] {
  const about = fiche;
  if (before > 0) {
    trace.clause({ clause: 'soins.1', what: 'pas-ko', about }, before);
    return [];
  }
  const pv = Math.floor(pvBase / 2);
  trace.modify({ clause: 'soins.2', what: 'pv', about }, before, [{ cause: 'moitie-de-la-base', value: pv }]);
  const rulings = ['arrondi'];
  const xpPerdu = share(xp, 10);
  trace.modify({ clause: 'soins.3', what: 'xp', about, rulings }, xp, [
    { cause: 'dix-pour-cent', value: -xpPerdu },
  ]);
  if (par !== null) trace.clause({ clause: 'soins.4', what: 'abattu-par', about }, par);
  trace.clause({ clause: 'soins.4', what: 'par-joueur', about }, parJoueur);
  const creditsPerdus = share(credits, parJoueur === true ? 10 : 5);
  const cause = parJoueur === true ? 'dix-pour-cent' : 'cinq-pour-cent';
  trace.modify({ clause: 'soins.4', what: 'credits', about, rulings }, credits, [
    { cause, value: -creditsPerdus },
  ]);
  return [{ fiche, pv, xpPerdu, creditsPerdus }];
}

/** That many hundredths, rounded down; whoever owns nothing loses nothing. */
function share(amount: number, percent: number): number {
  return Math.floor((Math.max(0, amount) * percent) / 100);
}
