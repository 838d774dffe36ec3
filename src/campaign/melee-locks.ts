import type { MeleeMatch } from '../matches/melee.ts';
import { literal } from '../store/literal.ts';
import type { Tx } from '../store/store.ts';

/** Ids of the sheets that stand in a mêlée under way in a campaign: they cannot be in another. Source: `melee.1`. */
export async function lockedSheets(tx: Tx, campaignId: number): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('games')
    .select(['state', 'opening'])
    .where('campaign', '=', campaignId)
    .where('kind', '=', 'melee')
    .where('finished', '=', literal.zero)
    .where('withdrawn', '=', 0)
    .execute();
  const states: readonly Pick<MeleeMatch, 'phase' | 'engages' | 'etats'>[] = rows
    .filter(({ opening }) => JSON.parse(opening).visibility !== 'personnel') // it never touches a sheet
    .map(({ state }) => JSON.parse(state));
  return new Set(
    states
      .filter(({ phase }) => phase === 'combat')
      .flatMap(({ engages, etats }) =>
        engages.flatMap(({ fiche }, at) => {
          const etat = etats[at];
          return etat && etat.pv > 0 && !etat.fuite ? [fiche] : [];
        }),
      ),
  );
}
