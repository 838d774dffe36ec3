import { personIn, type Someone } from '../../campaign/people.ts';
import { type Json, type Refusal, refuse } from '../../rules/rule.ts';
import type { Desk, SlashCall } from '../command.ts';
import { delays, readDelay } from '../delay.ts';
import type { OptionValue, Values } from '../option.ts';

/**
 * Why a game of several persons cannot be opened here, or `null`: before a die has fallen. Refused: `wrong-place` in a
 * private message, `match-public` when it should be hidden, `may-not-speak-here` when the bot would write for who may
 * not, `bot-lacks` [missing] when the bot could not show it.
 */
export function refuseShared(
  { visibilite }: Values,
  { place, actor }: Pick<SlashCall, 'place' | 'actor'>,
  { attended }: Pick<Desk, 'attended'>,
): Refusal | null {
  if (place.guild === null) return refuse('wrong-place', null);
  if (visibilite !== undefined && visibilite !== 'public') return refuse('match-public', 'visibilite');
  if (!actor.maySpeak) return refuse('may-not-speak-here', null);
  return attended ? refuseLacking(place) : null;
}

/** Why the bot cannot show a game in a place, or `null`. Refused: `bot-lacks` [missing]: names of permissions. */
export function refuseLacking({ lacks = [] }: SlashCall['place']): Refusal | null {
  return lacks.length > 0 ? refuse('bot-lacks', null, { missing: lacks }) : null;
}

/**
 * How long each move may take, milliseconds: what was said, else the usual time where deadlines run (`isTimed`), else for
 * ever (`null`). Refused: what `readDelay` refuses.
 */
export function delayOf(typed: OptionValue | undefined, isTimed: boolean): number | null | Refusal {
  if (!isTimed) return null;
  return typeof typed === 'string' ? readDelay('delai', typed) : delays.usual;
}

/** Everybody who is named when a game begins is known to the campaign from then on. */
export async function metIn(
  { tx, campaign, rim }: Pick<Desk, 'tx' | 'campaign' | 'rim'>,
  people: readonly Someone[],
  values: Values,
): Promise<void> {
  const named = Object.values(values).filter((value) => typeof value === 'object' && 'isBot' in value);
  const persons = named.filter((value) => typeof value === 'object' && value.isBot === false);
  for (const { id, name } of [...people, ...(persons as readonly Someone[])])
    await personIn(tx, campaign.id, { id, name }, rim);
}

/** Options as the journal keeps them: of a person their id and the name of the day. */
export function optionsOf(own: Values): { readonly [name: string]: Json } {
  return Object.fromEntries(
    Object.entries(own).map(([name, value]) => [
      name,
      typeof value === 'object' ? { id: value.id, name: value.name } : value,
    ]),
  );
}
