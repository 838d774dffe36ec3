import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { ImpactView } from '../matches/impact.ts';
import type { ImpactResult } from '../rules/confede/terms.ts';
import { type Answer, answerEmbed } from './embed.ts';
import { resultOf, stepOf, titleOf } from './entry.ts';
import { literal } from './escape.ts';
import { after, reminders, turn } from './impact/after.ts';
import {
  failedInstinct,
  forceOf,
  isForceOnly,
  nameOf,
  removedIn,
  rollOf,
  severityOf,
  struckIn,
} from './impact/target.ts';
import { number } from './numbers.ts';
import { fr, plural } from './words.ts';

/**
 * The embed of an impact: each target's dice and wound, whether the impactor goes on, what is to be moved. `choice`: what
 * stands ahead while somebody has to choose. `hasMasters`: there may be MJs where it is shown.
 */
export function impact(entry: Entry, choice: ImpactView['next'] = null, hasMasters = true): APIEmbed {
  const result = resultOf<ImpactResult>(entry);
  const x = stepOf(entry, 'clause', 'x')?.value;
  return answerEmbed(entry, {
    title: titleOf(typeof x === 'number' ? `Impact/${number(x)}` : 'Impact', subjectOf(entry)),
    outcome: colourOf(entry, result),
    verdict: [
      ...(result.cibles.length === 1 ? single(entry, result) : several(entry, result)),
      ...situationLine(entry, result),
    ],
    consequences: [...after(entry, result), ...turn(entry, choice, hasMasters), ...reminders(entry)],
  });
}

/** The one target by its name, several by their number. */
function subjectOf(entry: Entry): string | null {
  const { cibles } = struckIn(entry);
  if (cibles.length > 1) return `${number(cibles.length)} cibles`;
  const nom = cibles[0]?.nom ?? null;
  return nom === null ? null : literal(nom);
}

function colourOf(entry: Entry, result: ImpactResult): Answer['outcome'] {
  if (isForceOnly(result)) return 'neutral';
  const { cibles, own } = struckIn(entry);
  const unhurt = cibles.every(({ gravite }) => gravite === 'aucune');
  const clean = own === null && removedIn(entry, 'cible') === cibles.length;
  if (unhurt) return 'failure';
  return clean ? 'success' : 'mixed';
}

function single(entry: Entry, { cibles }: ImpactResult): string[] {
  return cibles.flatMap((cible) => {
    const force = forceOf(cible, markerOf(entry));
    if (cible.res === null) return [fr`FOR **${number(cible.for)}**, sans jet : ${force}`];
    return [
      fr`${rollOf(cible)} : ${severityOf(cible)}`,
      `FOR ${number(cible.for)} = ${force}`,
      ...failedInstinct(cible),
    ];
  });
}

/** The distance that a speed marker makes count instead of the real one, `null` without a marker. */
function markerOf(entry: Entry): number | null {
  const marker = stepOf(entry, 'clause', 'distance-comptee')?.value;
  return typeof marker === 'number' ? marker : null;
}

/** How many fell, then two lines for each. */
function several(entry: Entry, result: ImpactResult): string[] {
  const { own } = struckIn(entry);
  const lines = result.cibles.flatMap((cible) => {
    const way = cible.distance === null ? '' : `${number(cible.distance)} cm, `;
    const name = `**${nameOf(cible, cible === own)}** (${way}FOR ${number(cible.for)})`;
    return cible.res === null
      ? [name]
      : [fr`${name} : ${severityOf(cible)}`, rollOf(cible), ...failedInstinct(cible)];
  });
  return [...countLine(entry), ...lines];
}

/** How many of several fell; head-on and without wound rolls there is nothing to count. */
export function countLine(entry: Entry): string[] {
  const result = resultOf<ImpactResult>(entry);
  if (result.cibles.length === 1 || isForceOnly(result) || result.situation === 'face-a-face') return [];
  const removed = removedIn(entry, 'cible');
  const left = result.cibles.length - removed;
  const standing = left === 0 ? '' : `, ${number(left)} encore là`;
  return [`**${number(removed)} ${plural(removed, 'cible retirée', 'cibles retirées')}**${standing}`];
}

function situationLine(entry: Entry, { situation }: ImpactResult): string[] {
  if (situation === 'assaillie-de-face')
    return [fr`Impacteur assailli de face : l’attaquant subit l’impact aussitôt.`];
  if (situation === 'charge') return [];
  const both = stepOf(entry, 'clause', 'face-a-face')?.value === 2;
  return both
    ? [fr`Face à face : l’assailli a un marqueur de vitesse, les deux subissent un jet.`]
    : [fr`Face à face : l’assailli n’a pas de marqueur de vitesse, lui seul subit un jet.`];
}
