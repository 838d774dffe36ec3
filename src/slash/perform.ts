import type { Campaign } from '../campaign/campaign.ts';
import { campaignAt, findCampaign } from '../campaign/campaigns.ts';
import type { Entry } from '../campaign/entry.ts';
import type { Draws } from '../campaign/epochs.ts';
import { claim, saveAnswer } from '../campaign/interactions.ts';
import { type NewEntry, record } from '../campaign/journal.ts';
import { type Changed, change } from '../campaign/ledger.ts';
import { postRoll } from '../campaign/outbox.ts';
import type { Rim } from '../campaign/rim.ts';
import { isRefusal, type Json, type Refusal } from '../rules/rule.ts';
import type { Store, Tx } from '../store/store.ts';
import type {
  BookChange,
  Call,
  Choice,
  Command,
  CompleteCall,
  ComponentCall,
  Deed,
  Draft,
  Form,
  Manner,
  Message,
  Shelf,
  SlashCall,
} from './command.ts';
import { isMaster, openDesk, seedOf } from './desk.ts';
import { actionOf, type FormTarget, type Target, targetOf } from './target.ts';

/** How an interaction can be answered, now or after a restart. The token is a secret; `null` in a terminal. */
export interface Wire {
  readonly application: string;
  readonly token: string | null;
}

/** What performing an interaction gives. `again`: this very interaction has had its effect already. */
export type Performed =
  | {
      readonly kind: 'done';
      readonly manner: Manner;
      readonly message: Message;
      readonly entry: Entry | null;
      /** False for what changed nothing: nothing waits to be shown after a restart. */
      readonly saved: boolean;
    }
  | { readonly kind: 'form'; readonly form: Form }
  | { readonly kind: 'again' };

/** What performing needs of the program around it. */
export interface Ground {
  readonly commands: readonly Command[];
  readonly store: Store;
  readonly rim: Rim;
}

/** A call that does something. */
type Act = SlashCall | ComponentCall;

/**
 * Performs one interaction in one transaction: claims it, runs it, writes the journal entry, the log message and the
 * answer that waits to be shown. A refusal and a second delivery change nothing. Throws `StoreUnavailable` when nothing
 * could be saved.
 */
export async function perform(ground: Ground, call: Act, wire: Wire): Promise<Performed | Refusal> {
  const target = targetOf(ground.commands, call);
  if (isRefusal(target)) return target;
  if ('opens' in target) return open(ground, call, target);
  return ground.store.transact(
    (tx) => act(tx, ground.rim, call, wire, target),
    (performed) => !isRefusal(performed) && performed.kind === 'done' && performed.saved,
  );
}

async function open({ store }: Ground, call: Act, target: FormTarget): Promise<Performed | Refusal> {
  const form = await store.read(async (tx) => target.opens(await shelfFor(tx, call)));
  return isRefusal(form) ? form : { kind: 'form', form };
}

async function shelfFor(tx: Tx, call: Call): Promise<Shelf> {
  return { tx, campaign: await findCampaign(tx, call.place, call.actor.id), isMaster: isMaster(call) };
}

async function act(tx: Tx, rim: Rim, call: Act, wire: Wire, target: Target): Promise<Performed | Refusal> {
  if (!(await claim(tx, seen(call, wire, target.manner)))) return { kind: 'again' };
  const campaign = await campaignAt(tx, call.place, call.actor.id, rim);
  const { desk, draws } = await openDesk(tx, campaign, call, {
    attended: wire.token !== null,
    now: rim.now(),
    rim,
  });
  const deed = await target.run(desk);
  if (isRefusal(deed)) return deed;
  const { manner } = target;
  if (deed.kind === 'read') return { kind: 'done', manner, message: deed.message, entry: null, saved: false };
  const { entry, message } =
    deed.kind === 'entry'
      ? await enter(tx, rim, campaign, written(call, target.name, deed.draft, draws), deed)
      : { entry: null, message: deed.message };
  await saveAnswer(tx, call.id, message as unknown as Json, entry?.id ?? null); // a message is JSON by Discord's terms
  return { kind: 'done', manner, message, entry, saved: true };
}

/** Writes the journal entry and, when all may see it, the log message that tells of it. */
async function enter(
  tx: Tx,
  rim: Rim,
  campaign: Campaign,
  content: NewEntry,
  { draft, show }: Extract<Deed, { kind: 'entry' }>,
): Promise<{ readonly entry: Entry; readonly message: Message }> {
  const { id } = content.seed;
  const entry = await record(tx, campaign, content, id, rim);
  if (entry.visibility === 'public' && campaign.guild !== null) await postRoll(tx, entry, id, rim);
  const changed = await enterChanges(tx, campaign.id, entry, draft.changes ?? []);
  return { entry, message: show(entry, changed) };
}

/** The author of a change is the pseudonym of who acted: the entry has just made it known. */
async function enterChanges(
  tx: Tx,
  campaignId: number,
  { id: entryId, content: { author: who, at } }: Entry,
  changes: readonly BookChange[],
): Promise<readonly Changed[]> {
  const changed: Changed[] = [];
  for (const wanted of changes) changed.push(await change(tx, { ...wanted, campaignId, entryId, who, at }));
  return changed;
}

function seen(call: Act, wire: Wire, manner: Manner) {
  return {
    id: call.id,
    token: wire.token,
    applicationId: wire.application,
    guild: call.place.guild,
    channel: call.place.channel,
    at: call.at,
    manner,
    target: call.kind === 'slash' ? null : call.message,
  };
}

function written(call: Act, name: string, draft: Draft, draws: Draws): NewEntry {
  const { id, name: shown } = call.actor;
  return {
    ...draft,
    command: name,
    author: { id, name: shown },
    seed: seedOf(draws, draft.visibility, call.id),
    at: call.at,
  };
}

/** Completions of an option, at most 25; none where the option does not complete. Writes nothing. */
export async function complete(ground: Ground, call: CompleteCall): Promise<readonly Choice[]> {
  const command = ground.commands.find(({ name }) => name === call.command);
  const action = command && actionOf(command, call.subcommand);
  if (!action?.complete) return [];
  const { complete: completion } = action;
  return ground.store.read(async (tx) => (await completion(call, await shelfFor(tx, call))).slice(0, 25));
}
