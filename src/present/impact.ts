import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { ImpactView } from '../matches/impact.ts';
import type { Cible, ImpactResult } from '../rules/confede/terms.ts';
import type { Step } from '../rules/step.ts';
import { type Answer, answerEmbed, wide } from './embed.ts';
import { resultOf, stepOf, titleOf } from './entry.ts';
import { literal } from './escape.ts';
import { failedInstinct, forceOf, nameOf, rollOf, severityOf } from './impact-target.ts';
import { number } from './numbers.ts';
import { enumerate, fr, plural } from './words.ts';

/**
 * The embed of an impact: each target's dice and wound, whether the impactor goes on, what is to be moved. `choice`: what
 * stands ahead while somebody has to choose.
 */
export function impact(entry: Entry, choice: ImpactView['next'] = null): APIEmbed {
  const result = resultOf<ImpactResult>(entry);
  const x = stepOf(entry, 'clause', 'x')?.value;
  return answerEmbed(entry, {
    title: titleOf(typeof x === 'number' ? `Impact/${number(x)}` : 'Impact', subjectOf(result)),
    outcome: colourOf(result),
    verdict: [
      ...(result.cibles.length === 1 ? single(entry, result) : several(result)),
      ...situationLine(entry, result),
    ],
    consequences: [...next(entry, result), ...turn(choice), ...reminders(entry)],
  });
}

/** The one target by its name, several by their number. */
function subjectOf(result: ImpactResult): string | null {
  const hit = result.cibles.filter((_, at) => !isImpactor(result, at));
  if (hit.length > 1) return `${number(hit.length)} cibles`;
  const nom = hit[0]?.nom ?? null;
  return nom === null ? null : literal(nom);
}

function isForceOnly({ cibles }: ImpactResult): boolean {
  return cibles.every(({ res }) => res === null);
}

/** Head-on, the second one hit is the impactor itself. */
function isImpactor({ situation }: ImpactResult, at: number): boolean {
  return situation === 'face-a-face' && at === 1;
}

function isRemoved({ gravite, resteEnPlace }: Cible): boolean {
  return gravite === 'tue-net' && resteEnPlace === false;
}

function colourOf(result: ImpactResult): Answer['outcome'] {
  if (isForceOnly(result)) return 'neutral';
  const hit = result.cibles.filter((_, at) => !isImpactor(result, at));
  const unhurt = hit.every(({ gravite }) => gravite === 'aucune');
  const clean = result.cibles.length === hit.length && result.arret !== 'survivant' && hit.every(isRemoved);
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
function several(result: ImpactResult): string[] {
  const lines = result.cibles.flatMap((cible, at) => {
    const way = cible.distance === null ? '' : `${number(cible.distance)} cm, `;
    const name = `**${nameOf(cible, isImpactor(result, at))}** (${way}FOR ${number(cible.for)})`;
    return cible.res === null
      ? [name]
      : [fr`${name} : ${severityOf(cible)}`, rollOf(cible), ...failedInstinct(cible)];
  });
  if (isForceOnly(result) || result.situation === 'face-a-face') return lines;
  const removed = result.cibles.filter(isRemoved).length;
  const left = result.cibles.length - removed;
  return [
    `**${number(removed)} ${plural(removed, 'cible retirée', 'cibles retirées')}**, ${number(left)} encore là`,
    ...lines,
  ];
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

/** Whether the impactor goes on, and whom it never reached. */
function next(entry: Entry, { arret, nonAtteintes }: ImpactResult): APIEmbedField[] {
  const names = enumerate(nonAtteintes.map(literal));
  if (arret !== null) {
    const why =
      arret === 'survivant' ? 'Un survivant arrête l’impacteur.' : 'L’impacteur choisit de s’arrêter.';
    const missed = names === '' ? [] : [fr`Jamais ${plural(nonAtteintes.length, 'atteinte')} : ${names}.`];
    return [wide('Ensuite', [why, ...missed].join('\n'))];
  }
  if (last(entry, 'peut-poursuivre') === undefined) return [];
  const ahead = names === '' ? '' : ` vers ${names}`;
  const choice = `Il peut aller plus loin${ahead} ou s’arrêter.`;
  return [wide('Ensuite', `${choice} Ce n’est pas une poursuite, la distance part toujours du même point.`)];
}

/** Who has to press a button, and what the next group would take. */
function turn(choice: ImpactView['next']): APIEmbedField[] {
  if (choice === null) return [];
  const { player, distance } = choice;
  const way = distance === null ? '' : ` à ${number(distance)} cm`;
  return [
    wide('À qui de choisir', fr`<@${player}>, ou un MJ. Groupe suivant${way} : FOR ${number(choice.for)}.`),
  ];
}

/** What is to be moved once all have rolled, and what was assumed. */
function reminders(entry: Entry): APIEmbedField[] {
  const orientation = last(entry, 'orientation')?.value;
  const lines = [
    ...(stepOf(entry, 'clause', 'assaut') ? ['La rencontre change le déplacement en assaut.'] : []),
    ...(orientation === 'trajectoire'
      ? ['L’impacteur garde sa trajectoire, sans changer d’orientation.']
      : []),
    ...(orientation === 'mise-en-contact' ? [contact] : []),
    ...(entry.content.outcome.rulings.some(({ id }) => id === 'table-maison') ? [houseTable] : []),
  ];
  return lines.length === 0 ? [] : [wide('Rappels', lines.join('\n'))];
}

const contact = fr`Un survivant libre d’autre contact est mis au contact. Si d’autres devaient tourner pour cela, c’est l’impacteur qui tourne. Tout se fait en même temps.`;
const houseTable = 'Gravité lue dans la table maison, faute de table de la campagne.';

function last(entry: Entry, what: string): Extract<Step, { kind: 'clause' }> | undefined {
  return entry.content.outcome.steps.findLast((step) => step.kind === 'clause' && step.what === what) as
    | Extract<Step, { kind: 'clause' }>
    | undefined; // the predicate has just seen its kind
}
