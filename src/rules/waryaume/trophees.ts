import { tropheeRows } from '../../../data/waryaume/trophees.ts';
import { answerOf, type Rulings } from '../rule.ts';
import type { Trace } from '../trace.ts';
import type { Camp, LedgerChange, Trophee, TropheeRow } from './terms.ts';

/** What has come about, for which a row may give a trophy; `camp` is whose victory it is. */
export interface Occasion {
  readonly contexte: TropheeRow['contexte'];
  readonly quand: TropheeRow['quand'];
  readonly camp: Camp;
  /** The players of that side, as the caller named them. */
  readonly joueurs: readonly (string | null)[];
}

/** The trophies of an occasion, one for each player. Source: the rows; ruling `trophees`; `scenario`: its clause. */
export function award(
  { contexte, quand, camp, joueurs }: Occasion,
  rulings: Rulings,
  scenario: string,
  trace: Trace,
): readonly Trophee[] {
  const rows = tropheeRows.filter(
    (row) => row.contexte === contexte && row.quand === quand && row.camp === camp,
  );
  if (rows.length === 0) return [];
  if (answerOf(rulings, 'trophees') === 'aucun') {
    trace.clause({ clause: scenario, what: 'trophees', rulings: ['trophees'] }, 'aucun');
    return [];
  }
  return rows.flatMap(({ cause, couleur, clause, rulings: own = [] }) => {
    trace.clause({ clause, what: `trophee-${couleur}`, rulings: ['trophees', ...own] }, cause);
    return joueurs.map((joueur) => ({ joueur, couleur, cause }));
  });
}

/** Trophies as changes for the ledger: one each, with its cause. */
export function ledgerChanges(trophees: readonly Trophee[]): readonly LedgerChange[] {
  return trophees.map(({ joueur, couleur, cause }) => ({
    quantity: `trophee-${couleur}`,
    change: 1,
    cause,
    side: tropheeRows.find((row) => row.cause === cause)?.camp ?? 'attaque',
    joueur,
  }));
}
