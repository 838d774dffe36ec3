import type { Entry } from '../../campaign/entry.ts';
import type { Cible, ImpactResult } from '../../rules/confede/terms.ts';
import { resultOf, stepOf } from '../entry.ts';
import { literal } from '../escape.ts';
import { wordOf } from '../labels.ts';
import { number } from '../numbers.ts';
import { impactWords } from '../words/impact.ts';
import { fr, plural } from '../words.ts';

const head = 6;

/** Nobody takes a wound roll: the FOR alone was asked. */
export function isForceOnly({ cibles }: ImpactResult): boolean {
  return cibles.every(({ res }) => res === null);
}

/** Who was struck: the targets, and the impactor itself where both took a roll head-on. The rule struck it last. */
export function struckIn(entry: Entry): { readonly cibles: readonly Cible[]; readonly own: Cible | null } {
  const { cibles } = resultOf<ImpactResult>(entry);
  const isBoth = stepOf(entry, 'clause', 'face-a-face')?.value === 2;
  return isBoth ? { cibles: cibles.slice(0, -1), own: cibles.at(-1) ?? null } : { cibles, own: null };
}

/** How many targets the rule removed, or whether it removed the impactor (1). */
export function removedIn({ content }: Entry, whom: 'cible' | 'impacteur'): number {
  return content.outcome.steps.filter(({ what, value }) => what === 'retiree' && value === whom).length;
}

/** The target's name; head-on the impactor itself is one. */
export function nameOf({ nom }: Cible, isOwn: boolean): string {
  if (isOwn) return 'L’impacteur';
  return nom === null ? 'La cible' : literal(nom);
}

/** « 3 × 3 tranches (23 cm) », where that FOR comes from; `marker` is the distance that a speed marker makes count. */
export function forceOf({ distance, tranches, for: force }: Cible, marker: number | null): string {
  const way = marker === null ? `${number(distance ?? 0)} cm` : `${number(marker)} cm, marqueur de vitesse`;
  return `${number(force / tranches)} × ${number(tranches)} ${plural(tranches, 'tranche')} (${way})`;
}

/** « 2D6 : 2 et **5**, localisation 2, indice 5 + FOR 9 − RES 6 = **8** », or the die that spared it. */
export function rollOf({ des, localisation, indice, for: force, res, instinct }: Cible): string {
  const [low, high] = (des ?? []).toSorted((left, right) => left - right);
  if (low === undefined || high === undefined || indice === null) {
    return fr`Instinct de survie : **${number(instinct ?? 0)}**, jet annulé`;
  }
  const sum = `${high} +\u00a0FOR\u00a0${number(force)} −\u00a0RES\u00a0${number(res ?? 0)}`;
  const where = localisation === head ? `${head} (tête)` : number(localisation ?? low);
  return fr`2D6 : ${low} et **${high}**, localisation ${where}, indice ${sum} = **${number(indice)}**`;
}

/** The die of an Instinct that did not spare it, if one fell. */
export function failedInstinct({ instinct, annulee }: Cible): string[] {
  return instinct === null || annulee === 'instinct'
    ? []
    : [fr`Instinct de survie : ${number(instinct)}, sans effet`];
}

/** The wound in a word, in bold, with what is out of the ordinary about it. */
export function severityOf({ gravite, annulee, exceptionnelle, resteEnPlace }: Cible): string {
  const none = gravite === null || gravite === 'aucune';
  const notes = [
    ...(exceptionnelle ? [none ? 'double' : 'double, exceptionnelle'] : []),
    ...(annulee === 'immunite' ? ['Immunité'] : []),
    ...(resteEnPlace ? ['Acharné, il reste en place et compte comme critique jusqu’à l’entretien'] : []),
  ];
  const wound = `**${wordOf(impactWords.value, gravite ?? 'aucune')}**`;
  return notes.length === 0 ? wound : `${wound} (${notes.join(', ')})`;
}
