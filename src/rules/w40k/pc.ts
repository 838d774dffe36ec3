import { answerOf, type Refusal, type Rulings, refuse } from '../rule.ts';
import { Trace } from '../trace.ts';
import type { AccountResult, Done } from './bataille.ts';
import type { Bataille, Side, Unite } from './bataille-terms.ts';
import { noDice } from './no-dice.ts';

/** What somebody wants to pay: how much, and the unit at which the stratagem is aimed, if any. */
interface Depense {
  readonly montant: number;
  readonly cible: Unite | null;
}

/**
 * Pays PC of one player. Refused: `pc-short` [got, left] under `montant`, `target-shaken` [got] under `cible`, by the ruling
 * `stratageme-adverse` for all or for the unit’s own player alone. Source: `bataille.2`, `bataille.3`.
 */
export function depenser(
  bataille: Bataille,
  side: Side,
  { montant, cible }: Depense,
  rulings: Rulings,
): Done<AccountResult> | Refusal {
  const { nom, pc: avant } = bataille.joueurs[side];
  if (montant > avant) return refuse('pc-short', 'montant', { got: montant, left: avant });
  if (cible?.ebranlee && isBarred(cible, side, rulings))
    return refuse('target-shaken', 'cible', { got: cible.nom });
  const trace = new Trace(noDice);
  if (cible?.ebranlee)
    trace.clause(
      { clause: 'bataille.3', what: 'cible', about: cible.nom, rulings: ['stratageme-adverse'] },
      'autorise',
    );
  const by = [{ cause: 'depense', value: -montant }];
  const { value: apres } = trace.modify({ clause: 'bataille.2', what: 'pc', about: nom }, avant, by);
  return {
    outcome: trace.outcome({ joueur: nom, avant, apres }, rulings),
    changes: [{ whose: 'joueur', of: side, quantity: 'pc', by: -montant, cause: 'depense' }],
  };
}

function isBarred(cible: Unite, side: Side, rulings: Rulings): boolean {
  return answerOf(rulings, 'stratageme-adverse') === 'aucun' || cible.joueur === side;
}
