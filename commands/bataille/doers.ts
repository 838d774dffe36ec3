import { sideOf } from '../../src/campaign/battles/people.ts';
import type { StoredBattle } from '../../src/campaign/battles.ts';
import { type Refusal, refuse } from '../../src/rules/rule.ts';
import { actifOf, type Side } from '../../src/rules/w40k/bataille-terms.ts';
import type { Call, Desk, Draft } from '../../src/slash/command.ts';
import type { Named } from '../../src/slash/option.ts';
import type { Field } from './shared.ts';

/** On which side somebody acts, and the player for whom a MJ does. */
export interface Doer {
  readonly side: Side;
  readonly behalf: Draft['behalf'];
}

/** Who acts on a side: the player himself, or a MJ for him. Refused: `battle-not-yours` [joueur]. */
export function doerOn(
  side: Side,
  { actor }: Pick<Call, 'actor'>,
  { isMaster }: Pick<Desk, 'isMaster'>,
  battle: StoredBattle,
): Doer | Refusal {
  const { id, name } = battle.players[side];
  if (id === actor.id) return { side, behalf: null };
  if (!isMaster) return refuse('battle-not-yours', null, { joueur: battle.bataille.joueurs[side].nom });
  return { side, behalf: id === null || name === null ? null : { id, name } };
}

/** Whose turn it is, acting. Refused: `battle-not-yours` [joueur]. */
export function activeDoer(
  call: Pick<Call, 'actor'>,
  desk: Pick<Desk, 'isMaster'>,
  { battle }: Field,
): Doer | Refusal {
  return doerOn(actifOf(battle.bataille), call, desk, battle);
}

/**
 * The player whom an option names, else who acts. Refused under that option: `battle-not-player` [got] for who does not
 * play here, `battle-whose` for a MJ who plays on neither side and names nobody, `battle-not-yours` [joueur].
 */
export function namedDoer(
  option: string,
  named: Named | undefined,
  call: Pick<Call, 'actor'>,
  desk: Desk,
  { battle }: Field,
): Doer | Refusal {
  const side = sideOf(battle, named?.id ?? call.actor.id);
  if (side !== null) return doerOn(side, call, desk, battle);
  if (named) return refuse('battle-not-player', option, { got: named.name });
  return desk.isMaster ? refuse('battle-whose', option) : refuse('battle-not-player', null);
}

/** Either player, or a MJ. Refused: `battle-not-player`. */
export function refuseStranger(
  { actor }: Pick<Call, 'actor'>,
  { isMaster }: Pick<Desk, 'isMaster'>,
  { battle }: Field,
): Refusal | null {
  return isMaster || sideOf(battle, actor.id) !== null ? null : refuse('battle-not-player', null);
}
