import type { MeleeMatch } from './melee-terms.ts';

/** A change of one sheet by its id. `cause` is an id in kebab-case. */
interface SheetChange {
  readonly fiche: number;
  readonly quantity: string;
  readonly by: number;
  readonly cause: string;
}

/**
 * What a move changes on the sheets; `before` is `null` at the beginning. Gains count at once; PV that were taken over from
 * a sheet stand on it already.
 */
export function sheetChanges(before: MeleeMatch | null, after: MeleeMatch): SheetChange[] {
  return after.etats.flatMap((etat, at) => {
    const engage = after.engages[at];
    if (!engage) return [];
    const was = before?.etats[at] ?? {
      pv: engage.combattant.pv,
      fuite: false,
      abattu: null,
      gagne: { xp: 0, credits: 0 },
    };
    const pv = after.corrected?.find((one) => one.at === at)?.pv ?? was.pv;
    const { statuts, fiche } = engage;
    const isDown = etat.abattu !== null && was.abattu === null;
    const changes = [
      { quantity: 'pv', by: etat.pv - pv, cause: 'melee' },
      { quantity: 'xp', by: etat.gagne.xp - was.gagne.xp, cause: 'gains' },
      { quantity: 'credits', by: etat.gagne.credits - was.gagne.credits, cause: 'gains' },
      ...(etat.fuite && !was.fuite ? [mark(statuts, 'fuite', true)] : []),
      ...(isDown ? [mark(statuts, 'ko', true)] : []),
      ...(isDown ? [mark(statuts, 'ko-par-joueur', etat.abattu?.parJoueur === true)] : []),
    ];
    return changes.filter(({ by }) => by !== 0).map((one) => ({ fiche, ...one }));
  });
}

/** What brings a status of the sheet to be so. */
function mark(statuts: readonly string[], id: string, isOn: boolean): Omit<SheetChange, 'fiche'> {
  return { quantity: `statut:${id}`, by: Number(isOn) - Number(statuts.includes(id)), cause: 'melee' };
}
