import type { Refusal } from '../rules/rule.ts';
import { type Button, row } from './buttons.ts';
import type { Message } from './command.ts';

/** A refusal with buttons that do what can be done instead. */
interface OfferingRefusal extends Refusal {
  readonly offers: readonly Button[];
}

/** The same refusal, with up to five buttons under its sentence. */
export function offering(refusal: Refusal, ...offers: readonly Button[]): OfferingRefusal {
  return { ...refusal, offers };
}

/** The rows of buttons of a refusal; most have none. */
export function offersOf(refusal: Refusal): Message['components'] {
  const { offers = [] } = refusal as Partial<OfferingRefusal>;
  return offers.length === 0 ? [] : [row(...offers)];
}
