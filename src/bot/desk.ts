import { refusalEmbed } from '../present/refusals.ts';
import { isRefusal, type Refusal, refuse } from '../rules/rule.ts';
import type { ComponentCall, SlashCall } from '../slash/command.ts';
import { noteArrival } from '../slash/newest.ts';
import { offersOf } from '../slash/offer.ts';
import { complete, type Ground, type Performed, perform } from '../slash/perform.ts';
import { mannerOf } from '../slash/target.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import type { Log } from './log.ts';
import { sharedStore } from './queue.ts';
import type { Rate } from './rate.ts';
import type { RouterDesk } from './router.ts';
import { type Delivery, reason, type Said } from './window.ts';
import type { Answer, Wire } from './wire.ts';

/** What happens beside the answers. */
interface Around {
  /** Something waits in the outbox. */
  posted(): void;
  /** The saved answer of that interaction could not be shown the usual way. */
  unshown(interaction: string): Promise<void>;
}

/** The ground of the bot: `rate` holds each person to a number of commands and clicks a minute. */
export interface BotGround extends Ground {
  readonly rate?: Rate;
}

/** Carries calls out against the books, and notes what became of their answers. */
export function bookDesk(ground: BotGround, log: Log, around: Around): RouterDesk {
  const storeOf = sharedStore(ground.store, ground.rim.now);
  const at = (guild: string | null, channel: string) => ({ ...ground, store: storeOf(guild ?? channel) });
  return {
    manner: (call) => mannerOf(ground.commands, call),
    perform: (call, wire) => say(at(call.place.guild, call.place.channel), log, call, wire),
    complete: (call) => complete(at(call.place.guild, call.place.channel), call),
    foreign: () => told(refuse('gone', null)),
    busy: () => told(refuse('busy', null)),
    delivered: (wire, guild, delivery) => note(at(guild, wire.channel), around, wire, guild, delivery),
  };
}

async function say(ground: BotGround, log: Log, call: SlashCall | ComponentCall, wire: Wire): Promise<Said> {
  const hasty = tooFast(ground, call);
  if (hasty) return { kind: 'refusal', answer: told(hasty) };
  const performed = await safely(ground, log, call, wire);
  if (isRefusal(performed)) return { kind: 'refusal', answer: told(performed) };
  if (performed.kind === 'again') return { kind: 'silence' };
  if (performed.kind === 'form') return performed;
  const { message, manner, saved } = performed;
  return { kind: 'answer', answer: { message, manner }, saved };
}

function tooFast({ rate, rim }: BotGround, call: SlashCall | ComponentCall): Refusal | null {
  const wait = rate?.take(call.actor.id, call.id, rim.now()) ?? null;
  if (!rate || wait === null) return null;
  return refuse('too-fast', null, { most: rate.most, seconds: Math.ceil(wait / 1000) });
}

/** The one place where what went wrong becomes a sentence: its text stays in the log, under a number. */
async function safely(
  ground: Ground,
  log: Log,
  call: SlashCall | ComponentCall,
  wire: Wire,
): Promise<Performed | Refusal> {
  try {
    return await perform(ground, call, wire);
  } catch (error) {
    if (error instanceof StoreUnavailable) {
      log.error({ interaction: call.id, reason: error.reason }, 'not saved');
      return refuse('not-saved', null, { reason: error.reason });
    }
    const incident = Buffer.from(ground.rim.randomBytes(3)).toString('hex');
    log.error(
      {
        interaction: call.id,
        incident,
        command: call.command,
        error: reason(error),
        stack: (error as Error).stack,
      },
      'internal error',
    );
    return refuse('internal', null, { incident });
  }
}

function told(refusal: Refusal): Answer {
  return { manner: 'private', message: { embeds: [refusalEmbed(refusal)], components: offersOf(refusal) } };
}

async function note(
  ground: Ground,
  around: Around,
  wire: Wire,
  guild: string | null,
  delivery: Delivery,
): Promise<void> {
  if (delivery.kind === 'nothing') return;
  if (delivery.kind === 'not-shown') return around.unshown(wire.id);
  const { id: interaction, channel } = wire;
  const { message, answer } = delivery;
  await ground.store.transact((tx) =>
    noteArrival(tx, ground, { interaction, guild, channel, message, answer }),
  );
  around.posted();
}
