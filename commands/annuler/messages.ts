import type { Entry } from '../../src/campaign/entry.ts';
import { rewriteGame } from '../../src/campaign/games/rewrite.ts';
import { gameById } from '../../src/campaign/games.ts';
import { postDirect } from '../../src/campaign/outbox.ts';
import { entryById } from '../../src/campaign/reading.ts';
import { retell, rewriteAnswer, shownIn } from '../../src/campaign/strike.ts';
import type { Command, Desk } from '../../src/slash/command.ts';
import { gameNow } from '../../src/slash/game-now.ts';
import { jsonOf } from '../../src/slash/message-json.ts';
import { struck } from '../../src/slash/struck.ts';

/** What the messages of an entry are to follow: the entry that took it back, or brought it back. */
interface Amending {
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
  if (!entry?.content || !shown) return;
  if (entry.content.game) return amendGame({ desk, commands, by, done }, entry, entry.content.game.id);
  const { message: target, channel } = shown;
  const body = jsonOf(struck(entry));
  if (target === null) return rewriteAnswer(tx, shown.interaction, body);
  if (done.has(target)) return;
  done.add(target);
  await postDirect(tx, by, channel, { body, target, anew: false, calls: null }, rim);
}

/** The message of a game, wherever that was brought since, says how it stands. */
async function amendGame(
  { desk, commands, by, done }: Amending,
  entry: Entry,
  gameId: number,
): Promise<void> {
  const { tx, rim, campaign } = desk;
  const game = await gameById(tx, gameId);
  if (!game || done.has(`game:${gameId}`)) return;
  done.add(`game:${gameId}`);
  const now = (await gameNow({ tx, campaign, commands }, game)) ?? struck(entry);
  await rewriteGame(tx, by, game, jsonOf(now), rim);
}
