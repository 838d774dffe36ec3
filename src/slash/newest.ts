import { campaignById } from '../campaign/campaigns.ts';
import { rewriteGame } from '../campaign/games/rewrite.ts';
import { gameMovedTo, gameShownAt } from '../campaign/games/shown.ts';
import { gameById, type StoredGame } from '../campaign/games.ts';
import { answered, awaited, type Unseen } from '../campaign/interactions.ts';
import { linkAnswer, postDirect } from '../campaign/outbox.ts';
import { entryById } from '../campaign/reading.ts';
import { isSuperseded, lastEntryId } from '../campaign/superseded.ts';
import { messageLink } from '../present/games-open.ts';
import type { Tx } from '../store/store.ts';
import type { Message } from './command.ts';
import { gameNow } from './game-now.ts';
import { hasLeft, movedMessage } from './match/away.ts';
import { jsonOf } from './message-json.ts';
import type { Ground } from './perform.ts';
import { struck } from './struck.ts';

/** An answer that needs no showing any more: which message shows it and what that says, as far as it is known. */
interface Arrived {
  readonly interaction: string;
  readonly guild: string | null;
  readonly channel: string;
  readonly message: string | null;
  readonly answer: Message | null;
}

type Books = Pick<Ground, 'commands' | 'rim'>;

/**
 * Notes that an answer has arrived. Answers overtake one another on their way: where something later has changed what its
 * message should say, that message is written anew, so that the newest wins in the end.
 */
export async function noteArrival(tx: Tx, books: Books, arrived: Arrived): Promise<void> {
  const { interaction, guild, channel, message } = arrived;
  const row = await awaited(tx, interaction);
  await answered(tx, interaction, message);
  if (message !== null) await linkAnswer(tx, interaction, messageLink(guild, channel, message));
  if (row === null || row.hidden || row.manner === 'private') return;
  if (row.target !== null && message !== null && row.target !== message)
    await gameMovedTo(tx, row.target, message);
  const stands = { ...arrived, message: message ?? row.target };
  if (!(await keepGame(tx, books, stands, row))) await keepAnswer(tx, books, stands, row);
}

/** An answer that was written anew while it was on its way, by a deadline or an undoing, says what it should. */
async function keepAnswer(
  tx: Tx,
  books: Books,
  { channel, message, answer }: Arrived,
  row: Unseen,
): Promise<void> {
  if (message === null || answer === null || row.answer === null) return;
  if (row.answer === JSON.stringify(answer)) return;
  const game = await gameShownAt(tx, message);
  const own = row.entryId === null ? null : await entryById(tx, row.entryId);
  const entry = game ? await lastOf(tx, game) : own;
  if (!entry) return;
  const direct = { body: JSON.parse(row.answer), target: message, anew: game !== null, calls: null };
  await postDirect(tx, entry, channel, direct, books.rim);
}

/** The message of a move says how its game stands by now, or where it went. False when it says what it should already. */
async function keepGame(
  tx: Tx,
  { commands, rim }: Books,
  { channel, message, answer }: Arrived,
  row: Unseen,
): Promise<boolean> {
  const entry = row.entryId === null ? null : await entryById(tx, row.entryId);
  const game = entry?.content?.game ? await gameById(tx, entry.content.game.id) : null;
  if (!entry?.content || !game || message === null) return false;
  const isNew = row.manner === 'public' && (game.message ?? game.shownBy) !== null;
  const away = isNew ? game.message !== message : hasLeft(game, message);
  if (!away && !(await isSuperseded(tx, row))) return false;
  const last = await lastOf(tx, game);
  const now = away ? await movedMessage({ tx }, game) : await nowOf(tx, commands, game);
  const body = now ?? struck({ ...entry, content: entry.content });
  if (!last || JSON.stringify(body) === JSON.stringify(answer)) return false;
  const direct = { body: jsonOf(body), target: message, anew: !away, calls: null };
  await postDirect(tx, last, channel, direct, rim);
  return true;
}

/** Something older was written into a message after something later: the game that stands there is shown as it is. */
export async function showGameAt(tx: Tx, { commands, rim }: Books, message: string): Promise<void> {
  const game = await gameShownAt(tx, message);
  const last = game && (await lastOf(tx, game));
  const body = game && (await nowOf(tx, commands, game));
  if (body && last) await rewriteGame(tx, last, game, jsonOf(body), rim);
}

async function nowOf(tx: Tx, commands: Books['commands'], game: StoredGame): Promise<Message | null> {
  const campaign = await campaignById(tx, game.campaignId);
  return campaign && gameNow({ tx, campaign, commands }, game);
}

/** What a later change of a message of that game follows from. */
async function lastOf(tx: Tx, { campaignId, id: game }: StoredGame) {
  const id = await lastEntryId(tx, campaignId, game);
  return id === null ? null : { id, campaign: { id: campaignId } };
}
