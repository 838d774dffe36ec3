import type { Gain, Gains } from '../rules/jdr/gains.ts';
import type { Band } from '../rules/table.ts';
import { number } from './numbers.ts';
import { fr } from './words.ts';

/** What an elimination brings, a line for each band; `null` when nothing is set. */
export function gainLines(gains: Gains | null): string[] {
  if (gains === null) return [fr`Aucun n’est fixé : une élimination rapporte 0 XP et 0 Crédit.`];
  return [...gains].sort(byStart).map(gainLine);
}

function gainLine({ value, ...range }: Band<Gain>): string {
  const credits = Math.abs(value.credits) < 2 ? 'Crédit' : 'Crédits';
  const gained = `**${number(value.xp)} XP, ${number(value.credits)} ${credits}**`;
  if (range.min === null && range.max === null) return fr`Quel que soit l’adversaire : ${gained}`;
  return fr`Adversaire à ${rangeText(range)} XP : ${gained}`;
}

/** The order of bands, lowest first. */
export function byStart(one: Band<unknown>, other: Band<unknown>): number {
  return (one.min ?? Number.NEGATIVE_INFINITY) - (other.min ?? Number.NEGATIVE_INFINITY);
}

/** « ≤ 1 », « 2 à 3 », « 4 », « 10 et plus ». */
export function rangeText({ min, max }: Omit<Band<unknown>, 'value'>): string {
  if (min === null) return max === null ? 'tout' : `≤ ${number(max)}`;
  if (max === null) return `${number(min)} et plus`;
  return min === max ? number(min) : `${number(min)} à ${number(max)}`;
}
