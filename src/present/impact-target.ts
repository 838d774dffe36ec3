import type { Cible } from '../rules/confede/terms.ts';
import { sumOf } from './dice.ts';
import { literal } from './escape.ts';
import { wordOf } from './labels.ts';
import { number } from './numbers.ts';
import { fr, plural } from './words.ts';
import { impactWords } from './words-impact.ts';

const head = 6;

/** The target's name; head-on the impactor itself is one. */
export function nameOf({ nom }: Cible, isImpactor: boolean): string {
  if (isImpactor) return 'L’impacteur';
  return nom === null ? 'La cible' : literal(nom);
}

/** « 23 cm, 3 tranches, FOR 9 ». */
export function forceOf({ distance, tranches, for: force }: Cible): string {
  const way = distance === null ? '' : `${number(distance)} cm, `;
  return `${way}${number(tranches)} ${plural(tranches, 'tranche')}, FOR ${number(force)}`;
}

/** « 2D6 : 2 et **5**, localisation 2, indice 5 + 9 (FOR) − 6 (RES) = **8** »; before it the die of Instinct. */
export function rollOf({ des, localisation, indice, for: force, res, instinct, annulee }: Cible): string {
  if (annulee === 'instinct') return fr`Instinct de survie : **${number(instinct ?? 0)}**, jet annulé`;
  const failed = instinct === null ? '' : fr`Instinct de survie : ${number(instinct)}, sans effet. `;
  const [low, high] = (des ?? []).toSorted((left, right) => left - right);
  if (low === undefined || high === undefined || indice === null) return failed;
  const by = [
    { cause: 'FOR', value: force },
    { cause: 'RES', value: -(res ?? 0) },
  ];
  const where = localisation === head ? `${head} (tête)` : String(localisation);
  const sum = `${sumOf([high], by)} = **${number(indice)}**`;
  return fr`${failed}2D6 : ${low} et **${high}**, localisation ${where}, indice ${sum}`;
}

/** The wound in words, with what is out of the ordinary about it. */
export function severityOf({ gravite, annulee, exceptionnelle, resteEnPlace }: Cible): string {
  const wound = wordOf(impactWords.value, gravite ?? 'aucune');
  const notes = [
    ...(exceptionnelle ? ['double, exceptionnelle'] : []),
    ...(annulee === 'immunite' ? ['Immunité'] : []),
    ...(annulee === 'instinct' ? ['Instinct de survie'] : []),
    ...(resteEnPlace ? ['Acharné, reste en place et compte comme critique jusqu’à l’entretien'] : []),
  ];
  return notes.length === 0 ? wound : `${wound} (${notes.join(', ')})`;
}
