import type { REST } from 'discord.js';
import { forget, type Unanswered, unanswered } from '../campaign/interactions.ts';
import type { Rim } from '../campaign/rim.ts';
import { isSuperseded } from '../campaign/superseded.ts';
import type { Message } from '../slash/command.ts';
import { noteArrival } from '../slash/newest.ts';
import type { Ground } from '../slash/perform.ts';
import type { Store } from '../store/store.ts';
import type { Log } from './log.ts';
import { type Settled, settle, type Unshown } from './settle.ts';
import { reason } from './window.ts';

/** What bringing back answers needs. `inFlight`: interactions that are being answered right now. */
interface Recovery {
  readonly rest: REST;
  readonly store: Store;
  readonly rim: Rim;
  readonly log: Log;
  readonly commands: Ground['commands'];
  readonly inFlight: ReadonlySet<string>;
}

/**
 * Shows every saved answer that was never seen to arrive, after a crash or a refusal of Discord. One that cannot be
 * shown now stays for the next round. Returns how many were settled.
 */
export async function recover(recovery: Recovery): Promise<number> {
  const { store, rim, inFlight } = recovery;
  await store.transact((tx) => forget(tx, rim.now()));
  let settled = 0;
  for (const row of await store.read(unanswered)) {
    if (!inFlight.has(row.id) && (await bringBack(recovery, row))) settled += 1;
  }
  return settled;
}

/** The same for one answer at once, whether or not it is in flight. */
export async function recoverOne(recovery: Omit<Recovery, 'inFlight'>, id: string): Promise<void> {
  const row = (await recovery.store.read(unanswered)).find((one) => one.id === id);
  if (row) await bringBack(recovery, row);
}

async function bringBack(
  { rest, store, rim, log, commands }: Omit<Recovery, 'inFlight'>,
  row: Unanswered,
): Promise<boolean> {
  try {
    const isPast = await store.read((tx) => isSuperseded(tx, row));
    const unshown = unshownOf(row);
    const settled = isPast ? superseded : await settle(rest, unshown, rim.now());
    const { id: interaction, guild, channel } = row;
    const message = settled.kind === 'shown' ? settled.message : null;
    const answer = message === null ? null : unshown.answer.message;
    await store.transact((tx) =>
      noteArrival(tx, { commands, rim }, { interaction, guild, channel, message, answer }),
    );
    report(log, row.id, settled);
    return true;
  } catch (error) {
    log.warn({ interaction: row.id, error: reason(error) }, 'answer still not shown');
    return false;
  }
}

/** A later move shows what this one led to. */
const superseded: Settled = { kind: 'journal-only', why: 'superseded' };

function report(log: Log, interaction: string, settled: Settled): void {
  if (settled.kind === 'shown') log.info({ interaction, message: settled.message }, 'answer brought back');
  else log.warn({ interaction, why: settled.why }, 'answer is in the journal only');
}

function unshownOf(row: Unanswered): Unshown {
  return {
    wire: { id: row.id, token: row.token, application: row.applicationId, channel: row.channel },
    at: row.at,
    answer: { message: row.answer as unknown as Message, manner: row.manner }, // written by `perform` as a Message
    target: row.target,
    hidden: row.hidden,
  };
}
