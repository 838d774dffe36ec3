import type { APIEmbedField } from 'discord-api-types/v10';
import type { Entry } from '../../campaign/entry.ts';
import type { CombatResult } from '../../rules/waryaume/combat.ts';
import { wide } from '../embed.ts';
import { lastStepOf } from '../entry.ts';
import { number } from '../numbers.ts';
import { countedType } from '../words/combat-types.ts';
import { fr, plural } from '../words.ts';

/** What the region, the king and the MJ have to do with the outcome. */
export function combatReminders(entry: Entry, result: CombatResult): APIEmbedField[] {
  const risen = [...risenLines(entry, result), ...departureLine(result)];
  const rest = [...prisonerLines(entry, result), ...courtLines(entry)];
  return [
    ...(risen.length === 0 ? [] : [wide('Région', risen.join('\n'))]),
    ...(rest.length === 0 ? [] : [wide('Rappels', rest.join('\n'))]),
  ];
}

/** The dead who rise, those for whom there is no room, the cemetery. */
function risenLines(entry: Entry, { apparus }: CombatResult): string[] {
  const lines = apparus.map(({ type, nombre }) => {
    const rise = plural(nombre, 'se relève', 'se relèvent');
    return `**${countedType(nombre, type)}** ${rise}, au combat dès le début du tour suivant.`;
  });
  const lost = lastStepOf(entry, 'modify', 'releves')?.by.reduce((sum, { value }) => sum - value, 0) ?? 0;
  if (lost > 0)
    lines.push(
      `${number(lost)} ${plural(lost, 'mort de trop pour la région ne se relève', 'morts de trop pour la région ne se relèvent')} pas.`,
    );
  if (lastStepOf(entry, 'clause', 'cimetiere')) lines.push('Un cimetière retient les morts.');
  return lines;
}

function departureLine({ departs }: CombatResult): string[] {
  if (departs === null || departs === 0) return [];
  const must = plural(departs, 'resté sans troupes doit', 'restés sans troupes doivent');
  return [
    fr`**${number(departs)} héros** ${must} quitter la région, vers où ${plural(departs, 'il veut', 'ils veulent')}.`,
  ];
}

function prisonerLines(entry: Entry, { prisonniers }: CombatResult): string[] {
  if (lastStepOf(entry, 'clause', 'prisonniers')?.value === null) {
    return ['Pas de prisonniers tant que le MJ n’en a pas fixé les faces.'];
  }
  if (prisonniers === null) return [];
  const { attaque, defense } = prisonniers;
  return [fr`Prisonniers : ${number(attaque)} pour l’attaque, ${number(defense)} pour la défense.`];
}

function courtLines(entry: Entry): string[] {
  return [
    ...(lastStepOf(entry, 'clause', 'faveur-royale')
      ? ['Le roi peut accorder une faveur au vainqueur.']
      : []),
    ...(lastStepOf(entry, 'clause', 'trophees') ? ['Ce scénario ne donne pas de trophée.'] : []),
  ];
}
