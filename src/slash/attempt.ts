import { type HouseKind, houseOf } from '../campaign/campaigns/house.ts';
import type { Visibility } from '../campaign/entry.ts';
import {
  isRefusal,
  type Json,
  type Refusal,
  type Ruling,
  type Rulings,
  refuse,
  rulingsInForce,
} from '../rules/rule.ts';
import type { Desk, SlashCall } from './command.ts';
import { type Filled, type Fillings, fillIn, type Lookups } from './fill.ts';
import type { Named, OptionSpecs, Values } from './option.ts';

/** A rule as a slash command offers it. */
export interface Offer<X> {
  readonly name: string;
  readonly description: string;
  /** Folder of the game in `data` and `src/rules`. */
  readonly game: string;
  readonly arbitrages: readonly Ruling[];
  readonly options: OptionSpecs;
  /** What the campaign may bring of its own for it: `check` gets that, `null` when it brings none. */
  readonly house?: HouseKind;
  /** Options that name a sheet, and what they fill. */
  readonly sheets?: Fillings;
  /** Options that may name something else. */
  readonly lookups?: Lookups;
  /** What else `check` needs to know, looked up where it happens; it gets `null` without. */
  readonly gather?: (values: Values, call: SlashCall, desk: Desk) => Promise<Json | Refusal>;
  readonly check: (values: Values, rulings: Rulings, house: Json, gathered: Json) => X | Refusal;
}

/** One use of it: the rule's own options apart from those that every roll takes. */
export interface Attempt<X> extends Pick<Filled, 'sheets' | 'found'> {
  readonly checked: X;
  readonly own: Values;
  /** What of it was given by hand, not by a sheet. */
  readonly byHand: Values;
  readonly visibility: Visibility;
  readonly typed: string | undefined;
  readonly motif: string | null;
  readonly behalf: Named | null;
}

/**
 * What a person wants to roll, once rights and options hold. Refused: `may-not-speak`, `no-master-channel`, `typed-blind`
 * (who types dice knows them), `master-only`, and what the rule itself refuses.
 */
export async function attempt<X>(
  offer: Offer<X>,
  values: Values,
  call: SlashCall,
  desk: Desk,
): Promise<Attempt<X> | Refusal> {
  const { visibilite, des, motif, pour, ...given } = values;
  const visibility = (visibilite ?? 'public') as Visibility; // one of the choices of `commonOptions`
  const behalf = (pour as Named | undefined) ?? null;
  const unseen = refuseVisibility(visibility, call, desk, des !== undefined);
  if (unseen) return unseen;
  if (behalf && !desk.isMaster) return refuse('master-only', 'pour');
  const filled = await fillIn(offer, given, call, desk);
  if (isRefusal(filled)) return filled;
  const { values: own, sheets, found } = filled;
  const { id: campaignId, rulings } = desk.campaign;
  const house = offer.house ? await houseOf(desk.tx, { campaignId, kind: offer.house, name: '' }) : null;
  const gathered = (await offer.gather?.(own, call, desk)) ?? null;
  if (isRefusal(gathered)) return gathered;
  const inForce = rulingsInForce(offer.arbitrages, rulings[offer.game]);
  const checked = offer.check(own, inForce, house, gathered);
  if (isRefusal(checked)) return checked;
  return {
    checked,
    own,
    byHand: given,
    sheets,
    found,
    visibility,
    typed: des as string | undefined,
    motif: (motif as string | undefined) ?? null,
    behalf,
  };
}

/** Why a roll cannot be seen by those who should, or is no secret from who should not. */
function refuseVisibility(
  visibility: Visibility,
  { actor, place }: SlashCall,
  { campaign }: Desk,
  isTyped: boolean,
): Refusal | null {
  if (visibility === 'personnel') return null;
  if (visibility === 'public') return actor.maySpeak ? null : refuse('may-not-speak', 'visibilite');
  if (visibility === 'mj' && isTyped) return refuse('typed-blind', 'des');
  if (place.guild === null) return refuse('no-master-channel', 'visibilite', { place: 'private' });
  return campaign.masterChannel === null ? refuse('no-master-channel', 'visibilite') : null;
}
