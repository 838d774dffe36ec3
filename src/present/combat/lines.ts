import { belligerants } from '../../../data/waryaume/belligerants.ts';
import type { Entry } from '../../campaign/entry.ts';
import type { Riposte } from '../../rules/waryaume/assault.ts';
import type { Jet } from '../../rules/waryaume/blows.ts';
import type { Effectif, Groupe } from '../../rules/waryaume/terms.ts';
import { facesOf } from '../dice.ts';
import { lastStepOf } from '../entry.ts';
import { wordOf } from '../labels.ts';
import { number } from '../numbers.ts';
import { combatWords } from '../words/combat.ts';
import { countedType, typeNames } from '../words/combat-types.ts';
import { capital, enumerate, fr, plural } from '../words.ts';

/** « 3 touches ». */
export function touchesOf(count: number): string {
  return `${number(count)} ${plural(count, 'touche')}`;
}

/** « Golem, 3D8 à 4+ (Eolane) : 3, **5**, **8** », one line for each kind that rolled: those that touch in bold. */
export function diceLines(entry: Entry, des: readonly Jet[]): string[] {
  return des.map((jet) => {
    const { type, cotes, faces, seuil } = jet;
    const roll = `${faces.length}D${cotes} à ${seuil}+${causeOf(entry, jet)}`;
    return fr`${capital(wordOf(typeNames, type))}, ${roll} : ${facesOf(faces, (face) => face >= seuil)}`;
  });
}

/** The bonus that lowered this threshold, in brackets. */
function causeOf(entry: Entry, { type, seuil }: Jet): string {
  const plain = belligerants.find(({ id }) => id === type)?.seuil ?? seuil;
  if (seuil === plain) return '';
  const step = lastStepOf(entry, 'modify', 'seuil', wordOf(typeNames, type));
  const causes = (step?.by ?? []).map(({ cause }) => wordOf(combatWords.cause, cause));
  return causes.length === 0 ? '' : ` (${causes.join(', ')})`;
}

/** « Laissés de côté : 2 dés (troupe) ». */
export function leftOut(desExclus: readonly Effectif[]): string[] {
  if (desExclus.length === 0) return [];
  const dice = desExclus.map(
    ({ type, nombre }) => `${number(nombre)} ${plural(nombre, 'dé')} (${wordOf(typeNames, type)})`,
  );
  return [fr`Laissés de côté : ${enumerate(dice)}`];
}

/** « 1 golem et 2 troupes hors de combat », « 1 démon perd 1 PV »: one of them at most is hurt and stands. */
export function lossLines({
  touches,
  pertes,
  morts,
}: Pick<Riposte, 'touches' | 'pertes' | 'morts'>): string[] {
  const lines: string[] = [];
  const dead = morts.map(({ type, nombre }) => countedType(nombre, type));
  if (dead.length > 0) lines.push(`**${enumerate(dead)}** hors de combat`);
  const last = pertes.at(-1);
  if (last && total(pertes) > total(morts))
    lines.push(`${countedType(1, last.type)} perd ${number(last.pv)} PV`);
  const surplus = touches - pertes.reduce((sum, { nombre, pv }) => sum + nombre * pv, 0);
  if (surplus > 0) lines.push(`${touchesOf(surplus)} de trop`);
  return lines.length === 0 ? ['Aucune'] : lines;
}

/** « 4 troupes, 1 golem (2 PV) », as a composition is typed; PV only where some are gone. */
export function groupsLine(groupes: readonly Groupe[]): string {
  if (groupes.length === 0) return '**plus personne**';
  return groupes
    .map(({ type, nombre, pv }) => {
      const full = belligerants.find(({ id }) => id === type)?.pv ?? pv;
      return pv === full ? countedType(nombre, type) : `${countedType(nombre, type)} (${number(pv)} PV)`;
    })
    .join(', ');
}

function total(groupes: readonly { readonly nombre: number }[]): number {
  return groupes.reduce((sum, { nombre }) => sum + nombre, 0);
}
