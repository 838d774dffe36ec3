import { campaignAt } from '../campaign/campaigns.ts';
import type { Entry } from '../campaign/entry.ts';
import { claim, type Seen, saveAnswer } from '../campaign/interactions.ts';
import type { Rim } from '../campaign/rim.ts';
import { isRefusal, type Refusal } from '../rules/rule.ts';
import type { Store, Tx } from '../store/store.ts';
import { refuseArchived } from './archived.ts';
import { type FileReader, withFiles } from './attached.ts';
import type { Command, ComponentCall, Deed, Desk, Form, Manner, Message, SlashCall } from './command.ts';
import { openDesk, shelfFor } from './desk.ts';
import { enter } from './enter.ts';
import { jsonOf } from './message-json.ts';
import { isAttached } from './read.ts';
import { type Report, type Reporter, readHere } from './report.ts';
import type { Looking, Surroundings } from './surroundings.ts';
import { type FormTarget, type Target, targetOf } from './target.ts';

export { complete } from './complete.ts';

/** How an interaction can be answered, now or after a restart. The token is a secret; `null` in a terminal. */
interface Wire {
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
  /** How the running program fares, as far as who asks may know. */
  readonly lookAround?: (call: SlashCall, at: Looking) => Promise<Surroundings | null>;
  /** Reads files that options bring. */
  readonly readFile?: FileReader;
  /** Reads reports where they hold nobody up; without it they are read here. */
  readonly report?: Reporter;
}

type Later = Extract<Deed, { kind: 'later' }>;

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
  const brings = call.kind === 'slash' && Object.values(call.options).some(isAttached);
  return brings ? withAttached(ground, call, wire) : begin(ground, call, wire, target);
}

/** What files hold is read before the transaction begins. */
async function withAttached(ground: Ground, call: SlashCall, wire: Wire): Promise<Performed | Refusal> {
  const whole = await withFiles(call, ground.readFile);
  if (isRefusal(whole)) return whole;
  const target = targetOf(ground.commands, whole);
  if (isRefusal(target)) return target;
  if ('opens' in target) throw new Error(`${call.command}: a slash command opens no form`);
  return begin(ground, whole, wire, target);
}

async function begin(ground: Ground, call: Act, wire: Wire, target: Target): Promise<Performed | Refusal> {
  const surroundings = target.looking
    ? await ground.lookAround?.(target.looking.call, target.looking.at)
    : null;
  const performed = await ground.store.transact(
    (tx) => act(tx, ground, call, wire, { ...target, surroundings: surroundings ?? null }),
    (acted) => !isRefusal(acted) && acted.kind === 'done' && acted.saved,
  );
  if (isRefusal(performed) || performed.kind !== 'later') return performed;
  const message = await performed.message();
  return isRefusal(message) ? message : read(target.manner, message);
}

/** An answer that changed nothing. */
function read(manner: Manner, message: Message): Performed {
  return { kind: 'done', manner, message, entry: null, saved: false };
}

async function open({ store }: Ground, call: Act, target: FormTarget): Promise<Performed | Refusal> {
  const form = await store.read(async (tx) => target.opens(await shelfFor(tx, call)));
  return isRefusal(form) ? form : { kind: 'form', form };
}

async function act(
  tx: Tx,
  { rim, store, report }: Ground,
  call: Act,
  wire: Wire,
  target: Target & Pick<Desk, 'surroundings'>,
): Promise<Performed | Later | Refusal> {
  if (!(await claim(tx, seen(call, wire, target.manner)))) return { kind: 'again' };
  const campaign = await campaignAt(tx, call.place, call.actor.id, rim);
  const around = {
    attended: wire.token !== null,
    now: rim.now(),
    rim,
    surroundings: target.surroundings ?? null,
    report: report ?? ((wanted: Report) => readHere(store, wanted)),
  };
  const { desk, draws } = await openDesk(tx, campaign, call, around);
  const deed = await target.run(desk);
  if (isRefusal(deed)) return deed;
  const archived = deed.kind === 'entry' ? await refuseArchived(tx, campaign) : null;
  if (archived) return archived;
  const { manner, name } = target;
  if (deed.kind === 'later') return deed;
  if (deed.kind === 'read') return read(manner, deed.message);
  const { entry, message } =
    deed.kind === 'entry'
      ? await enter(tx, rim, { campaign, call, name, draws }, deed)
      : { entry: null, message: deed.message };
  if (manner === 'public' && entry && entry.visibility !== 'public')
    throw new Error(`${name}: a hidden entry would be answered in public`);
  await saveAnswer(tx, call.id, jsonOf(message), entry?.id ?? null);
  return { kind: 'done', manner, message, entry, saved: true };
}

function seen(call: Act, wire: Wire, manner: Manner): Seen {
  const isAside = call.kind !== 'slash' && call.isAside === true;
  return {
    id: call.id,
    token: wire.token,
    applicationId: wire.application,
    guild: call.place.guild,
    channel: call.place.channel,
    at: call.at,
    manner,
    hidden: manner === 'private' || (manner === 'update' && isAside),
    target: call.kind === 'slash' ? null : call.message,
  };
}
