import { gameById, type Opening } from '../../campaign/games.ts';
import type { MatchState } from '../../matches/match.ts';
import { isRefusal, type Refusal } from '../../rules/rule.ts';
import { type Attempt, attempt } from '../attempt.ts';
import type { Deed, Desk, SlashCall } from '../command.ts';
import type { Played } from '../common.ts';
import type { Values } from '../option.ts';
import { gameDeed } from './deed.ts';
import { delayOf, metIn, optionsOf, refuseLacking, refuseShared } from './opening.ts';
import type { MatchRoll } from './roll.ts';
import { carryOn, lastOf, playRun, type Run } from './run.ts';
import { keepGame } from './standing.ts';

/** The slash command of a match: what falls before anybody has to choose, and a game when somebody has to. */
export async function beginMatch<
  X,
  Start,
  State extends MatchState,
  Move extends string,
  View,
  R extends object,
>(
  roll: MatchRoll<X, Start, State, Move, View, R>,
  { delai, ...values }: Values,
  call: SlashCall,
  desk: Desk,
): Promise<Deed | Refusal> {
  const isShared = roll.isShared?.(values) ?? false;
  const unfit = isShared ? refuseShared(values, call, desk) : null;
  if (unfit) return unfit;
  const delay = delayOf(delai, isShared && roll.match.hasDefault);
  if (isRefusal(delay)) return delay;
  const wanted = await attempt(roll, values, call, desk);
  if (isRefusal(wanted)) return wanted;
  const unshown = isShared ? null : refuseUnshown(roll, wanted, call, desk);
  if (unshown) return unshown;
  const player = playerOf(wanted, call);
  const played = firstRun(roll, wanted, player, desk);
  if (isRefusal(played)) return played;
  if (isShared) await metIn(desk, [call.actor, player], wanted.own);
  return opened(roll, { wanted, player, played, isShared, delay }, call, desk);
}

/** Why the bot could not show a game of one person, before a die has fallen. What is hidden needs no right of the bot. */
function refuseUnshown<X, Start, State extends MatchState, Move extends string, View, R extends object>(
  { mayWait }: MatchRoll<X, Start, State, Move, View, R>,
  { checked, visibility }: Attempt<X>,
  { place }: SlashCall,
  { attended }: Desk,
): Refusal | null {
  if (!attended || visibility !== 'public' || mayWait?.(checked) === false) return null;
  return refuseLacking(place);
}

/** Who plays. What is personal is nobody else's. */
function playerOf({ visibility, behalf }: Attempt<unknown>, { actor }: SlashCall) {
  const { id, name } = visibility === 'personnel' ? actor : (behalf ?? actor);
  return { id, name };
}

function firstRun<X, Start, State extends MatchState, Move extends string, View, R extends object>(
  roll: MatchRoll<X, Start, State, Move, View, R>,
  { checked, own, sheets, visibility, typed }: Attempt<X>,
  player: ReturnType<typeof playerOf>,
  desk: Desk,
): Played<Run<State>> | Refusal {
  const attended = desk.attended && visibility !== 'mj'; // who sees nothing chooses nothing
  const from = roll.start(checked, player.id, attended, { player, values: own, sheets });
  return playRun(
    typed,
    () => desk.dice(visibility),
    (dice) => carryOn(roll, roll.match.begin(from, dice), dice),
  );
}

/** What has been decided of a game that begins. */
interface Decided<X, State> {
  readonly wanted: Attempt<X>;
  readonly player: ReturnType<typeof playerOf>;
  readonly played: Played<Run<State>>;
  readonly isShared: boolean;
  readonly delay: number | null;
}

async function opened<X, Start, State extends MatchState, Move extends string, View, R extends object>(
  roll: MatchRoll<X, Start, State, Move, View, R>,
  { wanted, player, played, isShared, delay }: Decided<X, State>,
  call: SlashCall,
  desk: Desk,
): Promise<Deed> {
  const { own, visibility, motif, behalf } = wanted;
  const { value: run, dice, typed } = played;
  const options = optionsOf(own);
  const opening: Opening = { options, motif, visibility, behalf, ...(isShared && { shared: true }) };
  const game = {
    ...{ campaignId: desk.campaign.id, kind: roll.name, opening, channel: call.place.channel, delay },
    shownBy: visibility === 'public' ? call.id : null,
  };
  const isOver = roll.match.finished(lastOf(run));
  const id = isOver ? null : await keepGame(roll, game, run, desk, [player.id]);
  const deadlineAt = id === null ? null : ((await gameById(desk.tx, id))?.deadlineAt ?? null);
  const happened = {
    ...{ opening, before: null, run, dice, typed, motif, behalf, deadlineAt },
    game: id === null ? null : { id, version: 0, move: null },
    ...{ actor: call.actor.id, moved: [], answer: call.id, link: null },
  };
  return gameDeed(roll, happened, call.place, desk);
}
