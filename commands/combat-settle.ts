import { keepRegion, regionById, regionNamed, unknownRegion } from '../src/campaign/regions.ts';
import type { Effects, Site } from '../src/matches/combat.ts';
import { isRefusal, type Json, type Refusal } from '../src/rules/rule.ts';
import type { BookChange, Deed, Desk } from '../src/slash/command.ts';

/**
 * Writes what a decision of a battle changed: the region, with its trace for the journal, and the trophies. `accounts`:
 * accounts of targets by their name; everybody else stands under a pseudonym. What is personal touches no books.
 */
export async function settle(
  deed: Deed | Refusal,
  desk: Desk,
  accounts: Readonly<Record<string, string>> = {},
): Promise<Deed | Refusal> {
  if (isRefusal(deed) || deed.kind !== 'entry') return deed;
  const { draft } = deed;
  const { effects, ...result } = draft.outcome.result;
  const { site, changes: won } = effects as unknown as Effects; // `told` gives it
  const isBooked = draft.visibility !== 'personnel';
  const trace = isBooked && site ? await keepRegion(desk.tx, desk.campaign.id, site.id, site) : null;
  const etats = (trace ? [trace] : []) as unknown as Json; // JSON by its type
  const changes = won.flatMap(({ quantity, change: by, cause, joueur }): BookChange[] =>
    joueur === null ? [] : [{ subject: accounts[joueur] ?? `joueur:${joueur}`, quantity, by, cause }],
  );
  const outcome = { ...draft.outcome, result: { ...result, etats } };
  return { ...deed, draft: { ...draft, outcome, changes: [...(draft.changes ?? []), ...changes] } };
}

/** The region of a battle as the books have it now; one that was taken back meanwhile is new again. */
export async function siteNow({ tx, campaign }: Desk, { id, region }: Site): Promise<Site> {
  const byId = id === null ? null : await regionById(tx, campaign.id, id);
  const found = byId ?? (await regionNamed(tx, campaign.id, region.nom));
  return found ?? { id: null, ...unknownRegion(region.nom) };
}
