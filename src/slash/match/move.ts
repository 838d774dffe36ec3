import { gameShownIn } from '../../campaign/games/shown.ts';
import { gameById, type StoredGame } from '../../campaign/games.ts';
import type { MatchState, Player } from '../../matches/match.ts';
import { diceField, reasonField } from '../../present/match/forms.ts';
import { isRefusal, type Json, type Refusal } from '../../rules/rule.ts';
import type { ComponentCall, Deed, Desk } from '../command.ts';
import { readText } from '../text.ts';
import { hasLeft, movedMessage, shownElsewhere } from './away.ts';
import { type Claimed, claimed } from './claim.ts';
import { behalfOf, gameDeed } from './deed.ts';
import { linkTo } from './lapse.ts';
import type { MatchPlay } from './roll.ts';
import { carryOn, playRun } from './run.ts';
import { keepMoves } from './standing.ts';

/** A move by a control, or by a form that carries what it brings, a reason, or the dice thrown for it. */
export async function makeMove<State extends MatchState, Move extends string, View, R extends object>(
  play: MatchPlay<State, Move, View, R>,
  call: ComponentCall,
  desk: Desk,
): Promise<Deed | Refusal> {
  const sure = await claimed(play, call, desk);
  if (isRefusal(sure)) return sure;
  const { game, state: before, player } = sure;
  const motif = reasonIn(call);
  if (isRefusal(motif)) return motif;
  const given = await bring(play, sure, call, desk);
  if (isRefusal(given)) return given;
  const claim = { ...sure.claim, ...(given !== null && { given }) };
  const played = playRun(
    typedIn(call),
    () => desk.dice(game.opening.visibility),
    (dice) => {
      const first = play.match.apply(before, claim, player, dice);
      return isRefusal(first) ? first : carryOn(play, first, dice);
    },
  );
  if (isRefusal(played)) return played;
  const { value: run, dice, typed } = played;
  await keepMoves(play, game, run, desk);
  const isLeft = call.message !== null && hasLeft(game, call.message);
  if (!isLeft) await follow(game, call, desk);
  const { opening } = game;
  const seat = opening.shared ? seatOf(play, before, claim.move, player) : null;
  const happened = {
    ...{ opening, before, run, dice, typed, motif: motif ?? opening.motif },
    ...{ actor: player.id, moved: seat === null ? [] : [seat] },
    ...(isLeft ? { answer: game.shownBy, link: linkTo(game, desk) } : { answer: call.id, link: null }),
    game: { id: game.id, version: claim.version, move: claim.move },
    deadlineAt: (await gameById(desk.tx, game.id))?.deadlineAt ?? null,
    behalf: opening.shared ? await behalfOf(desk, seat, player.id) : opening.behalf,
  };
  const channel = isLeft ? game.channel : call.place.channel;
  const deed = await gameDeed(play, happened, { guild: call.place.guild, channel }, desk);
  return isLeft ? shownElsewhere(deed, game, await movedMessage(desk, game), desk) : deed;
}

async function bring<State extends MatchState, Move extends string, View, R extends object>(
  { prepare }: MatchPlay<State, Move, View, R>,
  { state, claim }: Claimed<State, Move>,
  call: ComponentCall,
  desk: Desk,
): Promise<Json | Refusal> {
  return (await prepare?.({ move: claim.move, state, fields: call.fields, call, desk })) ?? null;
}

/** The reason that a form took, `null` without. */
function reasonIn({ fields }: ComponentCall): string | null | Refusal {
  const typed = fields[reasonField] ?? '';
  return typed.trim() === '' ? null : readText(reasonField, typed, 200);
}

/** Dice thrown by hand; a form that asks for something else may leave them out. */
function typedIn({ action, fields }: ComponentCall): string | undefined {
  const typed = fields[diceField];
  if (action === 'dice') return typed ?? '';
  return typed === undefined || typed.trim() === '' ? undefined : typed;
}

/** A game whose message was not known yet stands where it is clicked. What is hidden is shown in messages that nobody else can reach. */
async function follow({ id, opening }: StoredGame, call: ComponentCall, { tx }: Desk): Promise<void> {
  if (call.message === null || opening.visibility !== 'public') return;
  await gameShownIn(tx, id, { channel: call.place.channel, message: call.message });
}

/** For whom a person moves. */
function seatOf<State extends MatchState, Move extends string, View, R extends object>(
  play: MatchPlay<State, Move, View, R>,
  state: State,
  move: Move,
  player: Player,
): string | null {
  if (play.seatOf) return play.seatOf(state, move, player);
  const awaits = play.match.awaits(state);
  if (awaits.includes(player.id)) return player.id;
  return awaits.length === 1 && player.isMaster ? (awaits[0] ?? null) : null;
}
