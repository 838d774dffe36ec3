import { campaignById } from '../campaign/campaigns.ts';
import type { Entry } from '../campaign/entry.ts';
import { entryById } from '../campaign/reading.ts';
import { isMaster } from '../campaign/rights.ts';
import { maySee, type Viewer } from '../campaign/visibility.ts';
import { isRefusal, type Refusal, refuse } from '../rules/rule.ts';
import type { Call, Desk } from './command.ts';

/** An entry that somebody may see, and with what eyes. */
export interface Sight {
  readonly entry: Entry;
  readonly viewer: Viewer;
}

/**
 * The entry with that id in the database, as a button names it, for who presses. Its campaign need not be that of the
 * place: the MJ channel of one campaign can lie where another is played. Refused: `gone` when it does not exist here or
 * was erased, `hidden-roll` when it is not for the eyes of that person.
 */
export async function sightOf(
  call: Pick<Call, 'actor' | 'place'>,
  desk: Pick<Desk, 'tx' | 'campaign' | 'isMaster'>,
  id: number,
): Promise<Sight | Refusal> {
  const entry = await entryById(desk.tx, id);
  if (!entry?.content) return refuse('gone', null);
  const viewer = await viewerOf(call, desk, entry.campaign.id);
  if (isRefusal(viewer)) return viewer;
  return maySee(entry, viewer) ? { entry, viewer } : refuse('hidden-roll', null);
}

async function viewerOf(
  { actor, place }: Pick<Call, 'actor' | 'place'>,
  desk: Pick<Desk, 'tx' | 'campaign' | 'isMaster'>,
  campaignId: number,
): Promise<Viewer | Refusal> {
  if (campaignId === desk.campaign.id) return { id: actor.id, isMaster: desk.isMaster };
  const home = await campaignById(desk.tx, campaignId);
  if (!home || home.guild === null || home.guild !== place.guild) return refuse('gone', null);
  return { id: actor.id, isMaster: await isMaster(desk.tx, home, actor) };
}
