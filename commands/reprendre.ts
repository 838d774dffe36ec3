import type { Entry } from '../src/campaign/entry.ts';
import { gameShownBy } from '../src/campaign/games/shown.ts';
import type { StoredGame } from '../src/campaign/games.ts';
import { postDirect } from '../src/campaign/outbox.ts';
import { personIn } from '../src/campaign/people.ts';
import { lastEntryId } from '../src/campaign/superseded.ts';
import { isRefusal, type Refusal, refuse } from '../src/rules/rule.ts';
import type { Command, Deed, Desk, SlashCall } from '../src/slash/command.ts';
import { gameNow } from '../src/slash/game-now.ts';
import { movedMessage } from '../src/slash/match/away.ts';
import { refuseLacking } from '../src/slash/match/opening.ts';
import { jsonOf } from '../src/slash/message-json.ts';
import type { Named, Values } from '../src/slash/option.ts';
import { completeGame, findGame } from './reprendre-partie.ts';

/** `/reprendre`: brings a game to where one is, and hands seats over. `all`: the commands that have games. */
export function reprendre(all: () => readonly Command[]): Command {
  return {
    name: 'reprendre',
    description: 'Remettre une partie sous les yeux, ou passer sa place à quelqu’un',
    action: {
      description: 'Remettre une partie sous les yeux, ou passer sa place à quelqu’un',
      options: {
        partie: {
          type: 'text',
          max: 100,
          required: true,
          autocomplete: true,
          description: 'La partie en cours, par le numéro de son début : 12',
        },
        'passer-a': { type: 'user', description: 'Qui prend la place' },
        de: { type: 'user', description: 'MJ : de qui est cette place (la tienne si rien n’est dit)' },
      },
      manner: () => 'public',
      run: (values, call, desk) => run(values, call, desk, all()),
      complete: completeGame,
    },
  };
}

/** A game that can be shown, and its last entry. */
export interface Playing {
  readonly game: StoredGame;
  readonly last: Entry;
  /** The number of the entry with which it began. */
  readonly number: number;
  readonly command: Command;
}

async function run(
  values: Values,
  call: SlashCall,
  desk: Desk,
  commands: readonly Command[],
): Promise<Deed | Refusal> {
  const playing = await findGame(String(values['partie']), call, desk, commands);
  if (isRefusal(playing)) return playing;
  if (!call.actor.maySpeak) return refuse('may-not-speak-here', null);
  const lacking = desk.attended ? refuseLacking(call.place) : null;
  if (lacking) return lacking;
  const to = values['passer-a'] as Named | undefined; // a user option
  if (!to)
    return values['de'] === undefined
      ? show(playing, call, desk, commands)
      : refuse('seat-to-whom', 'passer-a');
  const deed = await hand(playing, { to, de: values['de'] as Named | undefined }, call, desk); // a user option
  if (!isRefusal(deed)) await leaveOld(playing, call, desk);
  return deed;
}

/** Refused: `master-only` for the seat of somebody else, `seat-bot`, `opponent-left`, and what the game refuses. */
async function hand(
  { game, last, command }: Playing,
  { to, de }: { readonly to: Named; readonly de: Named | undefined },
  call: SlashCall,
  desk: Desk,
): Promise<Deed | Refusal> {
  const { actor } = call;
  const from = de ?? actor;
  if (from.id !== actor.id && !desk.isMaster) return refuse('master-only', 'de');
  if (to.isBot) return refuse('seat-bot', 'passer-a', { name: to.name });
  if (to.isMember === false) return refuse('opponent-left', 'passer-a', { name: to.name });
  if (to.id === from.id) return refuse('seat-taken', 'passer-a');
  if (!command.game) return refuse('no-seat', null);
  // Who takes a seat has an account from then on: what they win with their first move is theirs.
  await personIn(desk.tx, desk.campaign.id, { id: to.id, name: to.name }, desk.rim);
  const people = { from: { id: from.id, name: from.name }, to: { id: to.id, name: to.name } };
  return command.game.hand({ game, last, ...people }, call, desk);
}

/** The game as it stands, in a new message; nothing of it changes. */
async function show(
  playing: Playing,
  call: SlashCall,
  desk: Desk,
  commands: readonly Command[],
): Promise<Deed | Refusal> {
  const { game } = playing;
  const message = await gameNow({ ...desk, commands }, game);
  if (!message) return refuse('gone', null);
  await leaveOld(playing, call, desk);
  await gameShownBy(desk.tx, game.id, { channel: call.place.channel, interaction: call.id });
  return { kind: 'saved', message };
}

/** The message that showed the game says where it went. */
async function leaveOld({ game, last }: Playing, { place }: SlashCall, { tx, rim }: Desk): Promise<void> {
  if (game.message === null) return;
  const moved = await movedMessage({ tx }, { ...game, channel: place.channel });
  const body = jsonOf(moved);
  const id = (await lastEntryId(tx, game.campaignId, game.id)) ?? last.id;
  const direct = { body, target: game.message, anew: false, calls: null };
  await postDirect(tx, { ...last, id }, game.channel, direct, rim);
}
