import type { TestContext } from 'node:test';
import type { SeenMessage } from '../../src/playground/world/model.ts';
import { withPari } from '../slash/match-stage.ts';
import { type EmptyStage, enter, rim, type Stage, setEmptyStage } from './stage.ts';

/** A stage with the small game, and a clock that can be put forward. */
export interface Arena extends Stage, EmptyStage {
  readonly clock: { ahead: number };
}

export const hour = 3_600_000;

/** The rim of a bot whose clock is ahead. */
export function rimOf(clock: { readonly ahead: number }) {
  return { ...rim, now: () => Date.now() + clock.ahead };
}

export async function setArena(context: TestContext): Promise<Arena> {
  const empty = await setEmptyStage(context);
  const clock = { ahead: 0 };
  return { ...empty, ...(await enter(empty, { commands: withPari, rim: rimOf(clock) })), clock };
}

/** What everybody sees in the channel, oldest first. */
export function inChannel({ discord, general, tom }: Pick<EmptyStage, 'discord' | 'general' | 'tom'>) {
  return discord.messagesSeenBy(tom, general).filter(({ visibleTo }) => visibleTo === null);
}

/** The message of the game as it is now: the last one with an embed of it. */
export function game(stage: Pick<EmptyStage, 'discord' | 'general' | 'tom'>): SeenMessage | undefined {
  return inChannel(stage).findLast(({ embeds }) => embeds[0]?.title?.startsWith('Pari'));
}

/** Waits until so many messages have called somebody; gives them. */
export function calls(stage: Pick<EmptyStage, 'discord' | 'general' | 'tom'>, count: number) {
  const calling = () => inChannel(stage).filter(({ pings }) => pings.length > 0);
  return stage.discord.until(() => (calling().length >= count ? calling() : null), `${count} calls`);
}

/** Tom takes the wager up. */
export async function taken(stage: Arena, message: SeenMessage): Promise<SeenMessage> {
  const { discord, tom } = stage;
  const opener = discord.as(tom).click(message, 'Relever');
  await opener.response();
  return discord.as(tom).submit(opener, { mise: '3' }).answered();
}
