import { gameById } from '../../src/campaign/games.ts';
import { sheetById } from '../../src/campaign/sheets.ts';
import type { MeleeGiven, MeleeMatch, MeleeMove, SheetPv } from '../../src/matches/melee.ts';
import type { Json } from '../../src/rules/rule.ts';
import type { Brought } from '../../src/slash/matches.ts';

/** What the sheets of those who fight say of their PV by now. A mêlée that touches no books looks at none. */
export async function pvNow({ state, call, desk }: Brought<MeleeMatch, MeleeMove>): Promise<Json> {
  const { tx, campaign } = desk;
  const game = await gameById(tx, Number(call.args[0]));
  if (game === null || game.opening.visibility === 'personnel') return null;
  const pv: SheetPv[] = [];
  for (const { fiche } of state.engages) {
    const sheet = await sheetById(tx, campaign.id, fiche);
    const base = sheet?.fiche.profil['pv'];
    const now = sheet?.counts.pv ?? null;
    if (sheet && !sheet.isDropped && typeof base === 'number' && base > 0 && now !== null)
      pv.push({ fiche, pv: Math.min(now, base), base });
  }
  const given: MeleeGiven = { recrues: [], anew: [], pv };
  return JSON.parse(JSON.stringify(given));
}
