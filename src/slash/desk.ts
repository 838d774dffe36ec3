import type { Campaign } from '../campaign/campaign.ts';
import { findCampaign } from '../campaign/campaigns.ts';
import type { Content, Visibility } from '../campaign/entry.ts';
import { type Draws, drawsFor } from '../campaign/epochs.ts';
import { isMaster } from '../campaign/rights.ts';
import { ALGORITHM, seededDice } from '../dice/seeded.ts';
import type { Tx } from '../store/store.ts';
import type { Call, Desk, Shelf } from './command.ts';

/** Rolls that only some may see are drawn from a secret of their own, which can stay undisclosed. */
function secretFor(visibility: Visibility): Content['seed']['secret'] {
  return visibility === 'public' ? 'public' : 'hidden';
}

/** What the dice of that call are drawn from, as the journal keeps it. */
export function seedOf(draws: Draws, visibility: Visibility, id: string): Content['seed'] {
  return { epoch: draws.epoch, secret: secretFor(visibility), id, algorithm: ALGORITHM };
}

/** The desk of one interaction, and what its dice are drawn from. */
export async function openDesk(
  tx: Tx,
  campaign: Campaign,
  call: Call,
  around: Pick<Desk, 'attended' | 'now' | 'rim' | 'surroundings' | 'report'>,
): Promise<{ readonly desk: Desk; readonly draws: Draws }> {
  const draws = await drawsFor(tx, campaign.id, call.id);
  const desk: Desk = {
    tx,
    campaign,
    dice: (visibility) => seededDice(draws.seed(secretFor(visibility))),
    isMaster: await isMaster(tx, campaign, call.actor),
    ...around,
  };
  return { desk, draws };
}

/** What a completion or a form may read. Before the first use of a campaign its MJs are who may manage the server. */
export async function shelfFor(tx: Tx, call: Call): Promise<Shelf> {
  const campaign = await findCampaign(tx, call.place, call.actor.id);
  const master = campaign ? await isMaster(tx, campaign, call.actor) : call.actor.managesGuild;
  return { tx, campaign, isMaster: master };
}
