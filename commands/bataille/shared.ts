import { arbitrages } from '../../data/w40k/arbitrages.ts';
import { bookChanges } from '../../src/campaign/battles/ledger.ts';
import { battleHome, openBattleAt, type StoredBattle } from '../../src/campaign/battles.ts';
import { campaignById } from '../../src/campaign/campaigns.ts';
import type { StateTrace } from '../../src/campaign/states.ts';
import { rollEmbed } from '../../src/present/log.ts';
import {
  isRefusal,
  type Json,
  type Outcome,
  type Refusal,
  type Rulings,
  refuse,
  rulingsInForce,
} from '../../src/rules/rule.ts';
import type { Done } from '../../src/rules/w40k/bataille.ts';
import type { Bataille, Change } from '../../src/rules/w40k/bataille-terms.ts';
import { dueNow } from '../../src/rules/w40k/tests.ts';
import { type Button, button, detailButton, row, undoButton } from '../../src/slash/buttons.ts';
import type { Call, Deed, Desk, Draft, Part } from '../../src/slash/command.ts';
import { makeCustomId } from '../../src/slash/custom-id.ts';

/** A battle that goes on, with the rulings in force. */
export interface Field {
  readonly battle: StoredBattle;
  readonly rulings: Rulings;
}

/** The answers in force for the game. */
export function rulingsOf({ campaign }: Pick<Desk, 'campaign'>): Rulings {
  return rulingsInForce(arbitrages, campaign.rulings['w40k']);
}

/** The battle that is played here. Refused: `battle-none`, `other-campaign` [campaign] once the place belongs to another one. */
export async function fieldAt(
  { place }: Pick<Call, 'place'>,
  desk: Pick<Desk, 'tx' | 'campaign'>,
): Promise<Field | Refusal> {
  const battle = await openBattleAt(desk.tx, desk.campaign.id, place);
  return battle ? { battle, rulings: rulingsOf(desk) } : refuseAbsent(place, desk);
}

async function refuseAbsent(
  place: Call['place'],
  { tx, campaign }: Pick<Desk, 'tx' | 'campaign'>,
): Promise<Refusal> {
  const id = await battleHome(tx, campaign.id, place);
  const home = id === null ? null : await campaignById(tx, id);
  return home && home.guild === campaign.guild
    ? refuse('other-campaign', null, { campaign: home.name })
    : refuse('battle-none', null);
}

/** The same for who changes it before all. Refused besides: `may-not-write-here`. */
export async function fieldToChange(
  call: Pick<Call, 'place' | 'actor'>,
  desk: Pick<Desk, 'tx' | 'campaign'>,
): Promise<Field | Refusal> {
  if (!call.actor.maySpeak) return refuse('may-not-write-here', null);
  return fieldAt(call, desk);
}

/** What was done in a battle, as it is to be written and shown. */
interface Told {
  readonly options: { readonly [name: string]: Json };
  readonly outcome: Outcome<object>;
  readonly changes: readonly Change[];
  readonly etats?: readonly (StateTrace | null)[];
  readonly behalf: Draft['behalf'];
  readonly motif?: string | null;
  readonly thrown?: Pick<Draft, 'dice' | 'typed'>;
  readonly parts?: readonly Part[];
  /** Buttons before those that look into it and take it back. */
  readonly buttons?: readonly Button[];
}

/** The deed: told to all in the journal with the battle’s number, and what it changes in the ledger. */
export function deedIn(battle: Pick<StoredBattle, 'id' | 'players'>, told: Told): Deed {
  const { outcome, etats = [], behalf, motif = null, parts = [], buttons = [] } = told;
  const thrown = told.thrown ?? { dice: [], typed: false };
  const result = { ...outcome.result, etats: etats.filter((one) => one !== null) };
  const draft: Draft = {
    visibility: 'public',
    behalf,
    motif,
    options: { bataille: battle.id, ...told.options },
    outcome: { ...outcome, result: result as unknown as { [key: string]: Json } }, // JSON by the laws of the rule
    ...thrown,
    changes: bookChanges(battle, told.changes),
  };
  return {
    kind: 'entry',
    draft,
    parts,
    show: (entry) => {
      const details = outcome.steps.length === 0 ? [] : [detailButton(entry)];
      const all = [...buttons, stateButton(battle.id), ...details, undoButton(entry)];
      return { embeds: [rollEmbed(entry)], components: [row(...all)] };
    },
  };
}

/** What nothing is calculated for. */
export function plainOutcome<R extends object>(result: R): Done<R> {
  return { outcome: { result, steps: [], rulings: [], ignored: [] }, changes: [] };
}

/** Plays the phase of the turn; where tests are due, their dice may be thrown by hand. */
export function phaseButtons(battleId: number, bataille: Bataille, rulings: Rulings): Button[] {
  const at = (action: string) => makeCustomId('commandement', action, battleId, bataille.tour);
  const main = button('Phase de commandement', at('phase'), 'main');
  return dueNow(bataille, rulings).length === 0 ? [main] : [main, button('Dés physiques', at('physical'))];
}

/** Ends that turn. */
export function turnButton(battleId: number, tour: number): Button {
  return button('Fin du tour', makeCustomId('bataille', 'turn', battleId, tour), 'main');
}

/** Shows the battle to who presses. */
export function stateButton(battleId: number): Button {
  return button('État', makeCustomId('bataille', 'state', battleId));
}

/** The battle of a button, as long as its turn is the one that the button shows. Refused: `gone`, `stale-version` [got, now]. */
export async function fieldOf(
  call: Pick<Call, 'place' | 'actor'> & { readonly args: readonly string[] },
  desk: Pick<Desk, 'tx' | 'campaign'>,
): Promise<Field | Refusal> {
  const [id, tour] = call.args.map(Number);
  const field = await fieldToChange(call, desk);
  if (isRefusal(field)) return field.code === 'battle-none' ? refuse('gone', null) : field;
  if (field.battle.id !== id) return refuse('gone', null);
  const now = field.battle.bataille.tour;
  return now === tour ? field : refuse('stale-version', null, { got: tour ?? 0, now });
}
