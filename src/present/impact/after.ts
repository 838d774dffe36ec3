import type { APIEmbedField } from 'discord-api-types/v10';
import type { Entry } from '../../campaign/entry.ts';
import type { ImpactView } from '../../matches/impact.ts';
import type { ImpactResult } from '../../rules/confede/terms.ts';
import { wide } from '../embed.ts';
import { lastStepOf, stepOf } from '../entry.ts';
import { literal } from '../escape.ts';
import { number } from '../numbers.ts';
import { enumerate, fr, plural } from '../words.ts';
import { removedIn } from './target.ts';

/** Whether the impactor goes on, and whom it never reached. Head-on it may be removed itself, which ends it. */
export function after(entry: Entry, result: ImpactResult): APIEmbedField[] {
  const { arret, nonAtteintes } = result;
  if (removedIn(entry, 'impacteur') > 0) {
    return [wide('Ensuite', fr`L’impacteur est tué net et retiré : il ne va pas plus loin.`)];
  }
  if (arret !== null) {
    const why = arret === 'survivant' ? 'Un survivant arrête l’impacteur.' : stops;
    return [wide('Ensuite', [why, ...missed(result)].join('\n'))];
  }
  if (lastStepOf(entry, 'clause', 'peut-poursuivre') === undefined) return [];
  const ahead = nonAtteintes.length === 0 ? '' : ` vers ${enumerate(nonAtteintes.map(literal))}`;
  const choice = `Il peut aller plus loin${ahead} ou s’arrêter.`;
  return [wide('Ensuite', `${choice} Ce n’est pas une poursuite, la distance part toujours du même point.`)];
}

export const stops = 'L’impacteur choisit de s’arrêter.';

/** Whom it never reached, in a sentence, if anybody. */
export function missed({ nonAtteintes }: ImpactResult): string[] {
  if (nonAtteintes.length === 0) return [];
  return [fr`Jamais ${plural(nonAtteintes.length, 'atteinte')} : ${enumerate(nonAtteintes.map(literal))}.`];
}

/** Who can press a button, and what the next group would take. What is hidden has its buttons before its author alone. */
export function turn(entry: Entry, choice: ImpactView['next'], hasMasters: boolean): APIEmbedField[] {
  if (choice === null) return [];
  const { player, distance } = choice;
  const isOpen = entry.visibility === 'public';
  const who = isOpen ? player : (entry.author.id ?? player);
  const masters = isOpen && hasMasters ? ', ou un MJ' : '';
  const way = distance === null ? '' : ` à ${number(distance)} cm`;
  return [
    wide('À qui de choisir', fr`<@${who}>${masters}. Groupe suivant${way} : FOR ${number(choice.for)}.`),
  ];
}

/** What is to be moved once all have rolled, and what was assumed. */
export function reminders(entry: Entry): APIEmbedField[] {
  const orientation = lastStepOf(entry, 'clause', 'orientation')?.value;
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
