import type { Entry } from '../campaign/entry.ts';
import { reveal } from '../campaign/reveal.ts';
import { everybody, mayReveal, maySee } from '../campaign/visibility.ts';
import { isRefusal, type Refusal, refuse } from '../rules/rule.ts';
import type { Call, ComponentCall, Deed, Desk, Press } from './command.ts';
import { type Sight, sightOf } from './entry-view.ts';
import { revealedAnswer } from './hidden-messages.ts';

/** « Révéler » under a hidden roll: all see it from then on, and the message loses its button. */
export const revealPress: Press = { manner: 'update', run: pressed };

async function pressed(call: ComponentCall, desk: Desk): Promise<Deed | Refusal> {
  const sight = await sightOf(call, desk, Number(call.args[0]));
  if (isRefusal(sight)) return sight;
  const revealed = await revealFor(call, desk, sight);
  return isRefusal(revealed) ? revealed : { kind: 'saved', message: revealedAnswer(revealed) };
}

/**
 * Shows an entry to all on behalf of who asks. Refused: `wrong-place` outside a server, `already-open`, `master-only` for
 * what a MJ alone may reveal, `may-not-speak-here` when the bot would have to write for who may not.
 */
export async function revealFor(
  { actor, place }: Pick<Call, 'actor' | 'place'>,
  { tx, rim }: Pick<Desk, 'tx' | 'rim'>,
  { entry, viewer }: Sight,
): Promise<Entry | Refusal> {
  if (place.guild === null) return refuse('wrong-place', null);
  if (maySee(entry, everybody)) return refuse('already-open', null);
  if (!mayReveal(entry, viewer)) return refuse('master-only', null);
  const isPersonal = entry.visibility === 'personnel';
  if (isPersonal && !actor.maySpeak) return refuse('may-not-speak-here', null);
  const channel = isPersonal && entry.channel !== place.channel ? null : entry.channel;
  return (await reveal(tx, entry, channel, rim)) ?? refuse('already-open', null);
}
