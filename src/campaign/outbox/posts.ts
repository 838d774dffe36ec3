import type { Tx } from '../../store/store.ts';
import { post } from '../outbox.ts';
import type { Rim } from '../rim.ts';
import type { Direct } from '../strike.ts';
import { dueAtOnce } from './waiting.ts';

/** What a message about a journal entry needs to know of it. */
interface Told {
  readonly id: number;
  readonly campaign: { readonly id: number };
}

/**
 * The log message of a journal entry that all may see. `interactionId`: the interaction whose answer it links to, `null`
 * when nobody else sees that answer.
 */
export async function postRoll(tx: Tx, entry: Told, interactionId: string | null, rim: Rim): Promise<number> {
  return post(tx, { ...about(entry), kind: 'roll', interactionId }, rim);
}

/** The message that tells the MJs of a hidden entry. */
export async function postMaster(tx: Tx, entry: Told, rim: Rim): Promise<number> {
  return post(tx, { ...about(entry), kind: 'master', interactionId: null }, rim);
}

/** The message that shows a revealed entry in the channel where it was rolled. */
export async function postRevealed(tx: Tx, entry: Told, channel: string, rim: Rim): Promise<number> {
  return post(tx, { ...about(entry), kind: 'revealed', interactionId: null, channel }, rim);
}

/** A message as it is given, in a channel, that follows from an entry. */
export async function postDirect(
  tx: Tx,
  entry: Told,
  channel: string,
  { body, target, anew, calls, game }: Direct,
  rim: Rim,
): Promise<number> {
  const payload = { body, target, anew, calls, ...(game !== undefined && { game }) };
  return post(tx, { ...about(entry), kind: 'direct', interactionId: null, channel, payload }, rim);
}

/**
 * A message that calls persons to a game. `answer`: the interaction whose answer shows the game, for which it waits and to
 * which it links; or `link`, the address of the message that shows it.
 */
export async function postCall(
  tx: Tx,
  entry: Told,
  call: {
    readonly channel: string;
    readonly content: string;
    readonly calls: readonly string[];
    readonly answer: string | null;
    readonly link: string | null;
  },
  rim: Rim,
): Promise<number> {
  const { channel, content, calls, answer: interactionId, link } = call;
  const payload = { body: { content, embeds: [], components: [] }, target: null, anew: false, calls };
  return post(tx, { ...about(entry), kind: 'direct', interactionId, channel, payload, link }, rim);
}

/** Sets the channel where hidden rolls are told to the MJs, or none; `by`: who does it (a Discord id). What waited for want of a channel is due at once. */
export async function setMasterChannel(
  tx: Tx,
  campaignId: number,
  channel: string | null,
  by: string | null = null,
): Promise<void> {
  await tx
    .updateTable('campaigns')
    .set({ mj_channel: channel, mj_by: by })
    .where('id', '=', campaignId)
    .execute();
  await dueAtOnce(tx, campaignId, 'master');
}

function about({ id, campaign }: Told) {
  return { campaignId: campaign.id, entryId: id, payload: {} };
}
