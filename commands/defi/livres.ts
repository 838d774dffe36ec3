import type { DefiMatch } from '../../src/matches/defi.ts';
import { lostBetween } from '../../src/matches/defi-view.ts';
import { type Side, sides } from '../../src/rules/heresie/terms.ts';
import type { GameChange } from '../../src/slash/matches.ts';

/**
 * What a move of a challenge changes in the books: PV of the sheets as they are lost, the disgrâce of the one that is named,
 * PRC of the winner’s sheet, or of its player. A simulation changes nothing.
 */
export function booksOf(before: DefiMatch | null, after: DefiMatch): readonly GameChange[] {
  if (after.fixed.simulation) return [];
  const isNew = before?.phase !== 'fin' && after.phase === 'fin';
  return [
    ...sides.flatMap((side) => lost(before, after, side)),
    ...(isNew ? [...disgraced(after), ...won(after)] : []),
  ];
}

function lost(before: DefiMatch | null, after: DefiMatch, side: Side): GameChange[] {
  const fiche = sheetOf(after, side);
  const by = -lostBetween(before, after, side);
  return fiche === null || by === 0 ? [] : [{ subject: { fiche }, quantity: 'pv', by, cause: 'defi' }];
}

function disgraced(state: DefiMatch): GameChange[] {
  const fiche = sheetOf(state, 'antagoniste');
  if (fiche === null || state.refus?.affectee !== true) return [];
  return [{ subject: { fiche }, quantity: 'statut:disgrace', by: 1, cause: 'defi-refuse' }];
}

function won(state: DefiMatch): GameChange[] {
  const { vainqueur, prc } = state.fin;
  if (vainqueur === null || prc === 0) return [];
  const fiche = sheetOf(state, vainqueur);
  const subject = fiche === null ? { joueur: state.seats[vainqueur] } : { fiche };
  return [{ subject, quantity: 'prc', by: prc, cause: 'defi' }];
}

function sheetOf({ fixed, adverse }: DefiMatch, side: Side): number | null {
  const model = side === 'protagoniste' ? fixed.protagoniste : fixed.adverses[adverse];
  return model?.fiche ?? null;
}
