import { makeBattle } from '../../src/campaign/battles/write.ts';
import { openBattleAt } from '../../src/campaign/battles.ts';
import { personIn } from '../../src/campaign/people.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import { commencer as begin, nouvelle } from '../../src/rules/w40k/bataille.ts';
import type { Action, Deed, Desk, SlashCall } from '../../src/slash/command.ts';
import { refuseOpponent } from '../../src/slash/opponents.ts';
import type { Named, Values } from '../../src/slash/option.ts';
import { deedIn, phaseButtons, rulingsOf } from './shared.ts';

/** What an objective is worth unless it is said. */
const usualPoints = 5;

/** `/bataille commencer`: a battle of two in this channel. */
export const commencer: Action = {
  description: 'Commencer une bataille à deux dans ce salon : 1 PC chacun',
  options: {
    adversaire: { type: 'user', required: true, description: 'L’autre joueur' },
    premier: {
      type: 'choice',
      required: true,
      choices: { moi: 'Moi', adversaire: 'Mon adversaire' },
      description: 'Qui joue le premier tour de chaque ronde',
    },
    'points-objectif': {
      type: 'integer',
      min: 0,
      max: 100,
      description: 'Points d’un objectif tenu (5 si rien n’est dit)',
    },
    pour: { type: 'user', description: 'MJ : le joueur pour qui tu commences la bataille' },
  },
  manner: () => 'public',
  run,
};

async function run(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const { tx, campaign, rim, now } = desk;
  if (call.place.guild === null) return refuse('wrong-place', null); // its other player is not there
  const sides = sidesOf(values, call, desk);
  if (isRefusal(sides)) return sides;
  const there = await openBattleAt(tx, campaign.id, { channel: call.place.channel, parents: [] });
  if (there) return refuse('battle-open', null);
  const { first, second, behalf } = sides;
  const points = values['points-objectif'];
  const pointsObjectif = points === undefined ? usualPoints : Number(points);
  const people = [
    await personIn(tx, campaign.id, first, rim),
    await personIn(tx, campaign.id, second, rim),
  ] as const;
  const { id, trace } = await makeBattle(tx, {
    campaignId: campaign.id,
    channel: call.place.channel,
    players: people,
    pointsObjectif,
    at: now,
  });
  const bataille = nouvelle([first.name, second.name], pointsObjectif);
  const rulings = rulingsOf(desk);
  const { outcome, changes } = begin(bataille, rulings);
  const players = [
    { ...first, pseudonym: people[0].pseudonym },
    { ...second, pseudonym: people[1].pseudonym },
  ] as const;
  return deedIn(
    { id, players },
    {
      options: { premier: String(values['premier']), 'points-objectif': pointsObjectif },
      outcome,
      changes,
      etats: [trace],
      behalf,
      buttons: phaseButtons(id, bataille, rulings),
    },
  );
}

interface Sides {
  readonly first: Named;
  readonly second: Named;
  /** The player for whom a MJ begins it. */
  readonly behalf: { readonly id: string; readonly name: string } | null;
}

/** Who plays first, and against whom. Refused: `may-not-write-here`, `master-only`, and who cannot be played against. */
function sidesOf(
  { adversaire, premier, pour }: Values,
  { actor }: SlashCall,
  { isMaster }: Desk,
): Sides | Refusal {
  if (!actor.maySpeak) return refuse('may-not-write-here', null);
  const named = pour as Named | undefined; // a user option, as is the next
  const opponent = adversaire as Named;
  if (named && !isMaster) return refuse('master-only', 'pour');
  const player = { id: named?.id ?? actor.id, name: named?.name ?? actor.name };
  const refusal =
    (named && named.id !== actor.id ? refuseOpponent('pour', named, actor.id) : null) ??
    refuseOpponent('adversaire', opponent, player.id);
  if (refusal) return refusal;
  if (opponent.isSelf) return refuse('opponent-bot', 'adversaire', { name: opponent.name });
  const other = { id: opponent.id, name: opponent.name };
  const behalf = player.id === actor.id ? null : player;
  return premier === 'moi'
    ? { first: player, second: other, behalf }
    : { first: other, second: player, behalf };
}
