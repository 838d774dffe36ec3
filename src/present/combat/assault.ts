import type { APIEmbedField } from 'discord-api-types/v10';
import type { Entry } from '../../campaign/entry.ts';
import type { CombatResult } from '../../rules/waryaume/combat.ts';
import { facesOf } from '../dice.ts';
import { short, wide } from '../embed.ts';
import { lastStepOf } from '../entry.ts';
import { literal } from '../escape.ts';
import { number } from '../numbers.ts';
import { elide, fr } from '../words.ts';
import { diceLines, groupsLine, leftOut, lossLines } from './lines.ts';

/** The dice of an assault, and what decided them. */
export function assaultLines(
  entry: Entry,
  { des, desExclus, bonusPerdu, cible, riposte }: CombatResult,
): string[] {
  return [
    ...diceLines(entry, des),
    ...leftOut(desExclus),
    ...(bonusPerdu ? [lostBonus(entry)] : []),
    ...(cible === null ? [] : [targetLine(entry, cible)]),
    ...(riposte === null ? [] : diceLines(entry, riposte.des).map((line) => fr`Riposte. ${line}`)),
    ...(riposte === null ? [] : leftOut(riposte.desExclus).map((line) => fr`Riposte. ${line}`)),
  ];
}

function lostBonus(entry: Entry): string {
  const test = lastStepOf(entry, 'test', 'inferiorite');
  const figures = test === undefined ? '' : `, ${number(test.left)} contre ${number(test.right)}`;
  return `Troupes sans bonus, en infériorité${figures}`;
}

/** « Dé de cible : ~~6~~, **4** : **Dan** », the faces that pointed at nobody struck through. */
function targetLine(entry: Entry, { de, nom }: NonNullable<CombatResult['cible']>): string {
  const { steps } = entry.content.outcome;
  const thrown = steps.filter((step) => step.kind === 'roll' && step.what === 'de-de-cible');
  const faces = thrown.flatMap((step) => (step.kind === 'roll' ? step.dice.map(({ face }) => face) : []));
  const all = faces.length === 0 ? [de] : faces;
  const isLast = (_: number, at: number): boolean => at === all.length - 1;
  const shown = facesOf(all, isLast, (face, at) => !isLast(face, at));
  return fr`Dé de cible : ${shown}${nom === null ? '' : fr` désigne **${literal(nom)}**`}`;
}

/** What both sides lost. */
export function losses(result: CombatResult): APIEmbedField[] {
  const { cible, riposte } = result;
  const nom = cible?.nom ?? null;
  const whose = nom === null ? 'de la défense' : elide('de', nom, literal(nom));
  return [
    wide(`Pertes ${whose}`, lossLines(result).join('\n')),
    ...(riposte === null ? [] : [wide('Pertes de l’attaque', lossLines(riposte).join('\n'))]),
  ];
}

/** Who is left in defence, of each target where there are several. */
export function defence({ resteDefense, cibles }: CombatResult): APIEmbedField[] {
  if (cibles === null) return [short('Défense', groupsLine(resteDefense))];
  const lines = cibles.map(({ nom, reste }) => fr`${literal(nom ?? '')} : ${groupsLine(reste)}`);
  return [wide('Défense', lines.join('\n'))];
}
