import { gameById, namesIn, type OpenGame, openGames } from '../src/campaign/games.ts';
import { entryByNumber } from '../src/campaign/reading.ts';
import { lastOfGame } from '../src/campaign/undo/find.ts';
import { titleOf, versus } from '../src/present/games-open.ts';
import { enumerate } from '../src/present/words.ts';
import { type Refusal, refuse } from '../src/rules/rule.ts';
import type { Choice, Command, CompleteCall, Desk, Shelf, SlashCall } from '../src/slash/command.ts';
import { fold } from '../src/text/fold.ts';
import { mayKnow } from './campagne/parties.ts';
import type { Playing } from './reprendre.ts';

/** The most open games that are looked through. */
const lookedThrough = 200;

/**
 * The open public game that began with the entry of a number. Refused under `partie`: `game-unknown` [got], `game-hidden`
 * when its answers are for some eyes only, and under no option `game-not-yours` for who plays in it neither as a player nor
 * as a MJ (they would take the message away from those who do), `match-finished`, `game-withdrawn`.
 */
export async function findGame(
  typed: string,
  call: SlashCall,
  { tx, campaign, isMaster }: Desk,
  commands: readonly Command[],
): Promise<Playing | Refusal> {
  const [, digits] = /^(?:n°|#)?\s*(\d{1,9})\b/u.exec(typed) ?? [];
  const number = Number(digits ?? 0);
  const entry = await entryByNumber(tx, { campaignId: campaign.id, number });
  const game = entry?.content?.game ? await gameById(tx, entry.content.game.id) : null;
  const command = commands.find(({ name }) => name === game?.kind);
  const viewer = { id: call.actor.id, isMaster };
  if (!game || !command || !mayKnow(game, viewer)) return refuse('game-unknown', 'partie', { got: typed });
  if (game.opening.visibility !== 'public') return refuse('game-hidden', 'partie');
  if (!mayTakeUp(game, viewer)) return refuse('game-not-yours', null);
  if (game.withdrawn) return refuse('game-withdrawn', null);
  const last = await lastOfGame(tx, campaign.id, game.id);
  return game.finished || !last ? refuse('match-finished', null) : { game, last, number, command };
}

/** Who has a seat in it, and any MJ. */
function mayTakeUp({ seats }: Pick<OpenGame, 'seats'>, { id, isMaster }: { id: string; isMaster: boolean }) {
  return isMaster || seats.includes(id);
}

/** Completes an open game that who types may take up: « n° 12 /defi Alice contre Bob, à Bob ». */
export async function completeGame(
  { actor, focused }: CompleteCall,
  { tx, campaign, isMaster }: Shelf,
): Promise<readonly Choice[]> {
  if (!campaign) return [];
  const all = await openGames(tx, campaign.id, lookedThrough);
  const viewer = { id: actor.id, isMaster };
  const games = all.filter(
    (game) => mayKnow(game, viewer) && game.opening.visibility === 'public' && mayTakeUp(game, viewer),
  );
  const names = await namesIn(tx, campaign.id, [...new Set(games.flatMap(({ seats }) => seats))]);
  const wanted = fold(focused.typed);
  return games
    .flatMap((game) =>
      game.number === null ? [] : [{ name: labelOf(game, names), value: String(game.number) }],
    )
    .filter(({ name }) => fold(name).includes(wanted))
    .slice(0, 25);
}

/** Cut to the 100 characters that a choice may have. */
function labelOf({ number, kind, seats, awaits }: OpenGame, names: ReadonlyMap<string, string>): string {
  const shown = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? '?');
  const who = versus(shown(seats));
  const turn = awaits.length === 0 ? '' : `, à ${enumerate(shown(awaits))}`;
  const label = `${titleOf(number, kind)} ${who}${turn}`;
  return label.length <= 100 ? label : `${label.slice(0, 99)}…`;
}
