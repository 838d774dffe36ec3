import { sheetById } from '../../src/campaign/sheets.ts';
import type { Accepted, DefiMatch, DefiMove, Modele } from '../../src/matches/defi.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Desk } from '../../src/slash/command.ts';
import type { Brought } from '../../src/slash/matches.ts';
import { sheetsInDuel } from './fiches-prises.ts';
import { placeOf, readAppui } from './formulaire.ts';

/**
 * What accepting brings: the support that the form says, and the PV of both as their sheets stand by now. Refused: what the
 * form is refused for; `sheet-gone` [got], `sheet-in-duel` [got], `routed` [nom] of a sheet that cannot fight any more.
 */
export async function bringAcceptance(brought: Brought<DefiMatch, DefiMove>): Promise<Json | Refusal> {
  const { move, state, fields, call, desk } = brought;
  if (!move.startsWith('relever')) return null;
  const appui = readAppui(fields);
  if (isRefusal(appui)) return appui;
  const { protagoniste, adverses } = state.fixed;
  const accepting = adverses[placeOf(state, move)];
  const taken = await sheetsInDuel(desk, Number(call.args[0]));
  const mine = await pvNow(protagoniste, taken, desk);
  if (isRefusal(mine)) return mine;
  const yours = await pvNow(accepting ?? protagoniste, taken, desk);
  if (isRefusal(yours)) return yours;
  const accepted: Accepted = { ...appui, pv: { protagoniste: mine, antagoniste: yours } };
  return { ...accepted };
}

/** PV of a model: of a sheet what the books say now. */
async function pvNow(
  { fiche, combattant }: Modele,
  taken: ReadonlySet<number>,
  { tx, campaign }: Desk,
): Promise<number | Refusal> {
  if (fiche === null) return combattant.pv;
  const { nom } = combattant.profil;
  const sheet = await sheetById(tx, campaign.id, fiche);
  if (!sheet || sheet.isDropped) return refuse('sheet-gone', null, { got: nom });
  if (taken.has(fiche)) return refuse('sheet-in-duel', null, { got: nom });
  const isRouted = sheet.statuts.includes('deroute') && combattant.statut !== 'deroute';
  if (isRouted) return refuse('routed', null, { nom });
  return Math.min(sheet.counts.pv ?? combattant.pv, combattant.profil.pv);
}
