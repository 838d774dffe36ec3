import type { Entry } from '../src/campaign/entry.ts';
import { gameById } from '../src/campaign/games.ts';
import { postDirect } from '../src/campaign/outbox.ts';
import { entryById } from '../src/campaign/reading.ts';
import { retell, rewriteAnswer, shownIn } from '../src/campaign/strike.ts';
import { lastOfGame } from '../src/campaign/undo-find.ts';
import { rollEmbed } from '../src/present/log.ts';
import type { Json } from '../src/rules/rule.ts';
import { detailButton, row } from '../src/slash/buttons.ts';
import type { Command, Desk, Message } from '../src/slash/command.ts';

/** What the messages of an entry are to follow: the entry that took it back, or brought it back. */
export interface Amending {
  readonly desk: Desk;
  readonly commands: readonly Command[];
  readonly by: Entry;
  /** Messages that are dealt with: what several entries share is written once. */
  readonly done: Set<string>;
}

/**
 * Has every message that tells of an entry say what holds now: in the log, in the MJ channel, and the answer itself, which
 * for a game is the game as it stands. An answer for one person's eyes stays: it cannot be reached.
 */
export async function amend({ desk, commands, by, done }: Amending, entryId: number): Promise<void> {
  const { tx, rim } = desk;
  await retell(tx, entryId);
  const entry = await entryById(tx, entryId);
  const shown = await shownIn(tx, entryId);
  if (!entry?.content || !shown || (shown.message !== null && done.has(shown.message))) return;
  if (shown.message !== null) done.add(shown.message);
  const body = (await answerNow(desk, commands, entry)) as unknown as Json; // a message is JSON by Discord's terms
  const { message: target, channel } = shown;
  if (target === null) await rewriteAnswer(tx, shown.interaction, body);
  else {
    const anew = entry.content.game !== undefined;
    await postDirect(tx, by, channel, { body, target, anew, calls: null }, rim);
  }
}

async function answerNow(desk: Desk, commands: readonly Command[], entry: Entry): Promise<Message> {
  const { game } = entry.content;
  const playing = game && (await gameNow(desk, commands, game.id));
  return playing ?? { content: '', embeds: [rollEmbed(entry)], components: [row(detailButton(entry))] };
}

/** A game as it stands; `null` when nothing of it holds. */
async function gameNow(
  { tx, campaign }: Desk,
  commands: readonly Command[],
  gameId: number,
): Promise<Message | null> {
  const game = await gameById(tx, gameId);
  const last = await lastOfGame(tx, campaign.id, gameId);
  if (!game || !last || game.withdrawn) return null;
  const again = commands.find(({ name }) => name === game.kind)?.again;
  return again?.(last, game.state, { guild: campaign.guild }, game) ?? null;
}
