import type { Interaction, REST } from 'discord.js';
import type { Choice, CompleteCall, ComponentCall, Manner, SlashCall } from '../slash/command.ts';
import { completeCall, componentCall, knowParent, slashCall } from './call.ts';
import type { Log } from './log.ts';
import { drawAhead } from './posted.ts';
import { answer, answerWithForm, type Delivery, reason, type Said, type Window } from './window.ts';
import { type Answer, suggest, type Wire } from './wire.ts';

/** What the router needs of the rest of the bot. */
export interface RouterDesk {
  /** How the answer will stand; never throws. */
  manner(call: SlashCall | ComponentCall): Manner | 'form';
  /** Performs the call; never throws: whatever went wrong comes back as a refusal with a number. */
  perform(call: SlashCall | ComponentCall, wire: Wire): Promise<Said>;
  complete(call: CompleteCall): Promise<readonly Choice[]>;
  /** The refusal for a button or form that none of ours made. */
  foreign(): Answer;
  /** The refusal for a form that could not be made in time. */
  busy(): Answer;
  /** What became of a saved answer to an interaction of that server. */
  delivered(wire: Wire, guild: string | null, delivery: Delivery): Promise<void>;
}

/** Takes every interaction that Discord sends to what answers it. Never throws. */
export function router(window: Window, desk: RouterDesk): (interaction: Interaction) => Promise<void> {
  return async (interaction) => {
    try {
      await route(window, desk, interaction);
    } catch (error) {
      window.log.error({ interaction: interaction.id, error: reason(error) }, 'interaction failed');
    }
  };
}

async function route(window: Window, desk: RouterDesk, interaction: Interaction): Promise<void> {
  const wire = wireOf(interaction);
  await knowParent(interaction);
  if (interaction.isChatInputCommand()) return carryOut(window, desk, wire, slashCall(interaction));
  if (interaction.isAutocomplete())
    return complete(window.rest, window.log, desk, wire, completeCall(interaction));
  if (interaction.isMessageComponent() || interaction.isModalSubmit()) {
    const call = componentCall(interaction);
    if (call) return carryOut(window, desk, wire, call);
    await answer(window, wire, 'private', Promise.resolve({ kind: 'refusal', answer: desk.foreign() }));
  }
}

async function carryOut(
  window: Window,
  desk: RouterDesk,
  wire: Wire,
  call: SlashCall | ComponentCall,
): Promise<void> {
  const manner = desk.manner(call);
  const work = desk.perform(call, wire).then(drawn);
  const delivery =
    manner === 'form'
      ? await answerWithForm(window, wire, work, desk.busy())
      : await answer(window, wire, manner, work);
  await desk.delivered(wire, call.place.guild, delivery);
}

/** The same once its pictures are drawn: while that lasts, the answer counts as not there. */
async function drawn(said: Said): Promise<Said> {
  if (said.kind === 'answer') await drawAhead(said.answer.message);
  return said;
}

/** An option that completes gets an answer even when something failed: an empty list. */
async function complete(
  rest: REST,
  log: Log,
  desk: RouterDesk,
  wire: Wire,
  call: CompleteCall,
): Promise<void> {
  const choices = await desk.complete(call).catch((error: unknown) => {
    log.error({ interaction: wire.id, error: reason(error) }, 'completion failed');
    return [];
  });
  await suggest(rest, wire, choices);
}

function wireOf(interaction: Interaction): Wire {
  return {
    id: interaction.id,
    token: interaction.token,
    application: interaction.applicationId,
    channel: interaction.channelId ?? '',
  };
}
