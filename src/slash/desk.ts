import type { Campaign } from '../campaign/campaign.ts';
import type { Content, Visibility } from '../campaign/entry.ts';
import { type Draws, drawsFor } from '../campaign/epochs.ts';
import { ALGORITHM, seededDice } from '../dice/seeded.ts';
import type { Tx } from '../store/store.ts';
import type { Call, Desk } from './command.ts';

/** Rolls that only some may see are drawn from a secret of their own, which can stay undisclosed. */
function secretFor(visibility: Visibility): Content['seed']['secret'] {
  return visibility === 'public' ? 'public' : 'hidden';
}

/** What the dice of that call are drawn from, as the journal keeps it. */
export function seedOf(draws: Draws, visibility: Visibility, id: string): Content['seed'] {
  return { epoch: draws.epoch, secret: secretFor(visibility), id, algorithm: ALGORITHM };
}

/** Whether the actor of a call is a MJ of the campaign there. */
export function isMaster({ actor }: Call): boolean {
  return actor.managesGuild;
}

/** The desk of one interaction, and what its dice are drawn from. */
export async function openDesk(
  tx: Tx,
  campaign: Campaign,
  call: Call,
  around: Pick<Desk, 'attended' | 'now' | 'rim'>,
): Promise<{ readonly desk: Desk; readonly draws: Draws }> {
  const draws = await drawsFor(tx, campaign.id, call.id);
  const desk: Desk = {
    tx,
    campaign,
    dice: (visibility) => seededDice(draws.seed(secretFor(visibility))),
    isMaster: isMaster(call),
    ...around,
  };
  return { desk, draws };
}
