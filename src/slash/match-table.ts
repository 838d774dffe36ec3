import type { Campaign } from '../campaign/campaign.ts';
import { campaignById } from '../campaign/campaigns.ts';
import type { Entry } from '../campaign/entry.ts';
import {
  gameById,
  type Opening,
  openGame,
  type Standing,
  type StoredGame,
  saveGame,
} from '../campaign/games.ts';
import type { Claim, MatchState, Player } from '../matches/match.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../rules/rule.ts';
import type { Tx } from '../store/store.ts';
import { attempt } from './attempt.ts';
import type { Call, ComponentCall, Deed, Desk, Draft, Message, Place, Shelf, SlashCall } from './command.ts';
import { play } from './common.ts';
import { answerOf } from './match-answer.ts';
import type { MatchRoll } from './matches.ts';
import type { Values } from './option.ts';
import { kept } from './roll.ts';

/** A click on a move that may be made now. */
interface Claimed<State, Move> {
  readonly game: StoredGame;
  readonly state: State;
  readonly claim: Claim<Move>;
  readonly player: Player;
}

/** Where the matches of one command are played: each move loads, checks, applies and saves in one transaction. */
export class MatchTable<X, Start, State extends MatchState, Move extends string, View, R extends object> {
  readonly #roll: MatchRoll<X, Start, State, Move, View, R>;

  constructor(roll: MatchRoll<X, Start, State, Move, View, R>) {
    this.#roll = roll;
  }

  /** The slash command: what falls before anybody has to choose, and a game when somebody has to. */
  async begin(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
    const { match, start } = this.#roll;
    const wanted = await attempt(this.#roll, values, call, desk);
    if (isRefusal(wanted)) return wanted;
    const { checked, own, sheets, visibility, typed, motif, behalf } = wanted;
    const player = visibility === 'personnel' ? call.actor : (behalf ?? call.actor);
    const attended = desk.attended && visibility !== 'mj'; // who sees nothing chooses nothing
    const from = start(checked, player.id, attended, { player, values: own, sheets });
    const played = play(
      typed,
      () => desk.dice(visibility),
      (dice) => match.begin(from, dice),
    );
    if (isRefusal(played)) return played;
    const { value: state, ...thrown } = played;
    const opening: Opening = { options: own as { [name: string]: Json }, motif, visibility, behalf };
    const id = match.finished(state) ? null : await this.#keep(opening, state, call, desk);
    const game = id === null ? null : { id, version: 0, move: null };
    return this.#entry(opening, state, thrown, game, call);
  }

  /** A move by a button, or by a form that carries the dice thrown for it. */
  async move(call: ComponentCall, desk: Desk): Promise<Deed | Refusal> {
    const claimed = await this.claimed(call, desk);
    if (isRefusal(claimed)) return claimed;
    const { game, state: before, claim, player } = claimed;
    const played = play(
      call.kind === 'modal' ? (call.fields['des'] ?? '') : undefined,
      () => desk.dice(game.opening.visibility),
      (dice) => this.#roll.match.apply(before, claim, player, dice),
    );
    if (isRefusal(played)) return played;
    const { value: state, ...thrown } = played;
    if (isRefusal(state)) return state;
    await saveGame(desk.tx, game.id, this.#standing(state, desk));
    return this.#entry(game.opening, state, thrown, { id: game.id, ...claim }, call);
  }

  /** The message of a game as it stands. */
  again(entry: Entry, state: Json, place: Pick<Place, 'guild'>): Message {
    return answerOf(this.#roll, entry, state as unknown as State, place); // written by `#standing`
  }

  /** What a button claims. Refused: `gone` when its game is not here, and what the match refuses. */
  async claimed(
    call: ComponentCall,
    { tx, campaign, isMaster }: Shelf,
  ): Promise<Claimed<State, Move> | Refusal> {
    const [id, version, move] = call.args;
    const game = await gameById(tx, Number(id));
    if (game?.kind !== this.#roll.name || !campaign) return refuse('gone', null);
    if (game.campaignId !== campaign.id) return refuseElsewhere(tx, game.campaignId, campaign);
    if (game.withdrawn) return refuse('game-withdrawn', null);
    const state = game.state as unknown as State; // written by `#standing`
    const claim = { version: Number(version), move: move as Move }; // the match refuses what is no move of it
    const player = { id: call.actor.id, isMaster: isMaster && game.opening.visibility !== 'personnel' };
    return this.#roll.match.refuses(state, claim, player) ?? { game, state, claim, player };
  }

  #keep(opening: Opening, state: State, call: SlashCall, desk: Desk): Promise<number> {
    const game = {
      campaignId: desk.campaign.id,
      kind: this.#roll.name,
      opening,
      channel: call.place.channel,
    };
    return openGame(desk.tx, game, this.#standing(state, desk));
  }

  #standing(state: State, { now }: Desk): Standing {
    const { version } = state;
    const { match } = this.#roll;
    const finished = match.finished(state);
    const awaits = match.awaits(state);
    return { version, finished, awaits, state: state as unknown as Json, at: now }; // the laws of every match hold it to JSON
  }

  #told(state: State) {
    const view = this.#roll.match.view(state);
    return this.#roll.told(view, [view]);
  }

  #entry(
    opening: Opening,
    state: State,
    { dice, typed }: Pick<Draft, 'dice' | 'typed'>,
    game: Draft['game'] | null,
    { place }: Pick<Call, 'place'>,
  ): Deed {
    const { outcome, since } = this.#told(state);
    const draft = {
      ...opening,
      outcome: kept(outcome),
      dice,
      typed,
      ...(game && { game: { ...game, since } }),
    };
    return { kind: 'entry', draft, show: (entry) => answerOf(this.#roll, entry, state, place) };
  }
}

/** Why a game cannot go on where another campaign holds by now. One of another server is not even told of. */
async function refuseElsewhere(tx: Tx, campaignId: number, { guild }: Campaign): Promise<Refusal> {
  const home = await campaignById(tx, campaignId);
  if (guild === null || home?.guild !== guild) return refuse('gone', null);
  return refuse('other-campaign', null, { campaign: home.name });
}
