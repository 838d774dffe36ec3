import type { Visibility } from '../campaign/entry.ts';
import { isRefusal, type Refusal, type Ruling, type Rulings, refuse, rulingsInForce } from '../rules/rule.ts';
import type { Desk, SlashCall } from './command.ts';
import type { Named, OptionSpecs, Values } from './option.ts';

/** A rule as a slash command offers it. */
export interface Offer<X> {
  readonly name: string;
  readonly description: string;
  /** Folder of the game in `data` and `src/rules`. */
  readonly game: string;
  readonly arbitrages: readonly Ruling[];
  readonly options: OptionSpecs;
  readonly check: (values: Values, rulings: Rulings) => X | Refusal;
}

/** One use of it: the rule's own options apart from those that every roll takes. */
export interface Attempt<X> {
  readonly checked: X;
  readonly own: Values;
  readonly visibility: Visibility;
  readonly typed: string | undefined;
  readonly motif: string | null;
  readonly behalf: Named | null;
}

/**
 * What a person wants to roll, once rights and options hold. Refused: `may-not-speak`, `master-only`, and what the rule
 * itself refuses.
 */
export function attempt<X>(
  offer: Offer<X>,
  values: Values,
  call: SlashCall,
  desk: Desk,
): Attempt<X> | Refusal {
  const { visibilite, des, motif, pour, ...own } = values;
  const visibility = (visibilite ?? 'public') as Visibility; // one of the choices of `commonOptions`
  const behalf = (pour as Named | undefined) ?? null;
  if (visibility === 'public' && !call.actor.maySpeak) return refuse('may-not-speak', 'visibilite');
  if (behalf && !desk.isMaster) return refuse('master-only', 'pour');
  const checked = offer.check(own, rulingsInForce(offer.arbitrages, desk.campaign.rulings[offer.game]));
  if (isRefusal(checked)) return checked;
  return {
    checked,
    own,
    visibility,
    typed: des as string | undefined,
    motif: (motif as string | undefined) ?? null,
    behalf,
  };
}
