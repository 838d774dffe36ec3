import type { Campaign } from '../campaign/campaign.ts';
import { campaignById } from '../campaign/campaigns.ts';
import type { Entry } from '../campaign/entry.ts';
import { drawsFor } from '../campaign/epochs.ts';
import { type DueGame, gameReminded, gameUntimed } from '../campaign/games/due.ts';
import { rewriteGame } from '../campaign/games/rewrite.ts';
import { gameById, namesIn, type StoredGame } from '../campaign/games.ts';
import { linkAnswer } from '../campaign/outbox.ts';
import type { Someone } from '../campaign/people.ts';
import { lastOfGame } from '../campaign/undo/find.ts';
import { seededDice } from '../dice/seeded.ts';
import { lapsedMove } from '../present/match/line.ts';
import { isRefusal } from '../rules/rule.ts';
import type { Tx } from '../store/store.ts';
import type { Command, ComponentCall, Desk, GameActs } from './command.ts';
import { enter } from './enter.ts';
import { linkTo } from './match/lapse.ts';
import { jsonOf } from './message-json.ts';
import type { Ground } from './perform.ts';

/** A game that is due, with all that is needed to do it. */
interface Sweep {
  readonly tx: Tx;
  readonly game: StoredGame;
  readonly campaign: Campaign;
  readonly acts: GameActs;
  /** The last entry of the game. */
  readonly last: Entry;
  readonly rim: Ground['rim'];
}

/**
 * Does what is due for one game in one transaction: the default of a deadline that went by, with its journal entry, or a
 * reminder. Nothing when a click came before. True when something was done.
 */
export async function sweepGame({ commands, store, rim }: Ground, due: DueGame): Promise<boolean> {
  return store.transact(async (tx) => {
    const game = await gameById(tx, due.id);
    const isPast = !game || game.finished || game.version !== due.version || game.deadlineAt === null;
    if (isPast || (due.what === 'lapse' && (game.deadlineAt ?? 0) > rim.now())) return false;
    const acts = actsOf(commands, game.kind);
    const campaign = await campaignById(tx, game.campaignId);
    const last = await lastOfGame(tx, game.campaignId, game.id);
    const isPlayed = acts !== undefined && campaign !== null && last !== null;
    const sweep = isPlayed && { tx, game, campaign, acts, last, rim };
    if (sweep && due.what === 'reminder') return remind(sweep);
    if (sweep && (await lapse(sweep))) return true;
    await gameUntimed(tx, game.id); // nothing can be done about it: it waits for somebody's click
    return false;
  });
}

function actsOf(commands: readonly Command[], kind: string): GameActs | undefined {
  return commands.find(({ name }) => name === kind)?.game;
}

async function remind(sweep: Sweep): Promise<boolean> {
  const { tx, game, acts, last } = sweep;
  await gameReminded(tx, game.id);
  await acts.remind(game, last, (await deskOf(sweep)).desk);
  return true;
}

/** Plays the default as if the awaited person had; false when this match has none here. */
async function lapse(sweep: Sweep): Promise<boolean> {
  const { tx, game, campaign, acts, rim } = sweep;
  const { desk, draws, id } = await deskOf(sweep);
  const deed = await acts.lapse(game, desk);
  if (isRefusal(deed)) return false;
  const call = standIn(sweep, id, await awaitedOf(sweep), desk.now);
  const { entry, message } = await enter(tx, rim, { campaign, call, name: game.kind, draws }, deed);
  await rewriteGame(tx, entry, game, jsonOf(message), rim);
  const link = linkTo(game, desk);
  if (link !== null) await linkAnswer(tx, id, link);
  return true;
}

/** Dice of a deadline are drawn from the game and its version, which nobody chooses. */
async function deskOf({ tx, game, campaign, rim }: Sweep) {
  const id = `${lapsedMove}:${game.id}:${game.version}`;
  const draws = await drawsFor(tx, campaign.id, id);
  const desk: Desk = {
    ...{ tx, campaign, rim, isMaster: false, attended: true, now: rim.now() },
    report: () => Promise.reject(new Error('nobody reads a report of a deadline')),
    dice: (visibility) => seededDice(draws.seed(visibility === 'public' ? 'public' : 'hidden')),
  };
  return { desk, draws, id };
}

/** The person in whose name the default is played: who was awaited, as the campaign knows them. */
async function awaitedOf({ tx, game, last }: Sweep): Promise<Someone> {
  const names = await namesIn(tx, game.campaignId, game.awaits);
  const id = game.awaits.find((one) => names.has(one));
  if (id !== undefined) return { id, name: names.get(id) ?? '' };
  const { author } = last;
  if (author.id === null || author.name === null) throw new Error(`game ${game.id} has nobody left`);
  return { id: author.id, name: author.name };
}

/** A deadline has no interaction: what the books ask of one. */
function standIn(
  { game, campaign }: Sweep,
  id: string,
  { id: person, name }: Someone,
  at: number,
): ComponentCall {
  return {
    ...{
      kind: 'button',
      id,
      at,
      command: game.kind,
      action: lapsedMove,
      args: [],
      message: null,
      values: [],
      fields: {},
    },
    place: { guild: campaign.guild, channel: game.channel, parents: [] },
    actor: { id: person, name, roles: [], managesGuild: false, maySpeak: true },
  };
}
