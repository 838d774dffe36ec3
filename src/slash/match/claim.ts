import type { Campaign } from '../../campaign/campaign.ts';
import { campaignById } from '../../campaign/campaigns.ts';
import { gameById, type StoredGame } from '../../campaign/games.ts';
import type { Claim, MatchState, Player } from '../../matches/match.ts';
import { moveFields } from '../../present/match/forms.ts';
import { isRefusal, type Refusal, refuse } from '../../rules/rule.ts';
import type { Tx } from '../../store/store.ts';
import type { ComponentCall, Shelf } from '../command.ts';
import type { MatchPlay } from './roll.ts';
import { stateOf } from './standing.ts';

/** A person before a game. */
interface Seated<State> {
  readonly game: StoredGame;
  readonly state: State;
  readonly player: Player;
  /** The version of the game that they had in view. */
  readonly version: number;
}

/** A click on a move that may be made now. */
export interface Claimed<State, Move> extends Seated<State> {
  readonly claim: Claim<Move>;
}

/** What a control claims. Refused: what {@link seatedAt} refuses, `one-move` for a form, and what the match refuses. */
export async function claimed<State extends MatchState, Move extends string, View, R extends object>(
  play: MatchPlay<State, Move, View, R>,
  call: ComponentCall,
  shelf: Pick<Shelf, 'tx' | 'campaign' | 'isMaster'>,
): Promise<Claimed<State, Move> | Refusal> {
  const seated = await seatedAt(play, call, shelf);
  if (isRefusal(seated)) return seated;
  const move = moveOf(call);
  if (isRefusal(move)) return move;
  const claim = { version: seated.version, move: move as Move }; // the match refuses what is no move of it
  return play.match.refuses(seated.state, claim, seated.player) ?? { ...seated, claim };
}

/**
 * The game that a control belongs to, and who uses it. Refused: `gone` when that game is not here, `other-campaign`
 * [campaign], `game-withdrawn`, `may-not-speak-here` where the bot would write for who may not.
 */
export async function seatedAt<State extends MatchState, Move extends string, View, R extends object>(
  play: MatchPlay<State, Move, View, R>,
  { args, actor }: ComponentCall,
  { tx, campaign, isMaster }: Pick<Shelf, 'tx' | 'campaign' | 'isMaster'>,
): Promise<Seated<State> | Refusal> {
  const [id, version] = args;
  const game = await gameById(tx, Number(id));
  if (game?.kind !== play.name || !campaign) return refuse('gone', null);
  if (game.campaignId !== campaign.id) return refuseElsewhere(tx, game.campaignId, campaign);
  if (game.withdrawn) return refuse('game-withdrawn', null);
  if (game.opening.shared && !actor.maySpeak) return refuse('may-not-speak-here', null);
  const state = stateOf(play, game.state);
  const player = { id: actor.id, isMaster: isMaster && game.opening.visibility !== 'personnel' };
  return { game, state, player, version: Number(version) };
}

/** A menu says the move as its value, the form for dice in one of its menus, everything else in its own id. */
function moveOf({ kind, action, args, values, fields }: ComponentCall): string | Refusal {
  if (kind === 'select') return values[0] ?? '';
  if (action !== 'dice' || args.length > 2) return args.slice(2).join(':');
  const [one, ...more] = moveFields.flatMap((name) => fields[name] || []);
  return one === undefined || more.length > 0 ? refuse('one-move', null) : one;
}

/** Why a game cannot go on where another campaign holds by now. One of another server is not even told of. */
async function refuseElsewhere(tx: Tx, campaignId: number, { guild }: Campaign): Promise<Refusal> {
  const home = await campaignById(tx, campaignId);
  if (guild === null || home?.guild !== guild) return refuse('gone', null);
  return refuse('other-campaign', null, { campaign: home.name });
}
