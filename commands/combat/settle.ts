import { gameById, namesIn } from '../../src/campaign/games.ts';
import type { Someone } from '../../src/campaign/people.ts';
import { keepRegion, regionById, regionNamed, unknownRegion } from '../../src/campaign/regions.ts';
import { type CombatMatch, type Effects, leaderOf, type Site } from '../../src/matches/combat.ts';
import { isRefusal, type Json, type Refusal } from '../../src/rules/rule.ts';
import type { BookChange, Call, Deed, Desk } from '../../src/slash/command.ts';
import { behalfOf } from '../../src/slash/match/deed.ts';

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

/**
 * A move with the people who sit there by now: a MJ acts in the name of who leads the attack, so author and trophies are
 * told as they are entered; the options name who is attacked.
 */
export async function inTheName(
  deed: Deed | Refusal,
  { actor }: Pick<Call, 'actor'>,
  desk: Desk,
): Promise<Deed | Refusal> {
  if (isRefusal(deed) || deed.kind !== 'entry' || !deed.draft.game) return deed;
  const game = await gameById(desk.tx, deed.draft.game.id);
  const state = game?.state as unknown as CombatMatch | undefined; // `/combat` alone calls this
  if (!state) return deed;
  const behalf = await behalfOf(desk, leaderOf(state), actor.id);
  const attacked = state.defenseur === undefined ? null : await nameOf(state.defenseur, desk);
  const options = { ...deed.draft.options, ...(attacked && { defenseur: { ...attacked } }) };
  return { ...deed, draft: { ...deed.draft, behalf, options } };
}

async function nameOf(id: string, { tx, campaign }: Desk): Promise<Someone> {
  return { id, name: (await namesIn(tx, campaign.id, [id])).get(id) ?? '' };
}

/** The region of a battle as the books have it now; one that was taken back meanwhile is new again. */
export async function siteNow({ tx, campaign }: Desk, { id, region }: Site): Promise<Site> {
  const byId = id === null ? null : await regionById(tx, campaign.id, id);
  const found = byId ?? (await regionNamed(tx, campaign.id, region.nom));
  return found ?? { id: null, ...unknownRegion(region.nom) };
}
