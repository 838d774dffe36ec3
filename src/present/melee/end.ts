import type { APIEmbedField } from 'discord-api-types/v10';
import type { Entry } from '../../campaign/entry.ts';
import { cutLines, limits } from '../cut.ts';
import { wide } from '../embed.ts';
import { literal } from '../escape.ts';
import { signed } from '../numbers.ts';
import { enumerate, fr } from '../words.ts';
import { gainedIn, meleeResult, type Standing } from './entry.ts';

/** Who is left, and all gains together: nothing of them is told before. */
export function endFields(entry: Entry, standings: readonly Standing[]): APIEmbedField[] {
  const gained = gainedIn(entry);
  if (gained.length === 0) return [];
  const named = (etat: string) => standings.filter((one) => one.etat === etat).map(({ nom }) => literal(nom));
  const list = (label: string, names: readonly string[]) =>
    names.length === 0 ? [] : [fr`${label} : ${enumerate(names)}`];
  const gains = gained
    .filter(({ xp, credits }) => xp > 0 || credits > 0)
    .map(({ nom, xp, credits }) => fr`**${literal(nom)}** : ${signed(xp)} XP, ${signed(credits)} Crédits`);
  return [
    wide(
      'Fin du combat',
      [
        ...list('Encore debout', named('debout')),
        ...list('En fuite', named('fuite')),
        ...list('K.O.', named('ko')),
      ].join('\n') || 'Plus personne',
    ),
    wide('Gains', gains.length === 0 ? 'Aucun' : cutLines(gains, limits.fieldValue)),
  ];
}

/** What follows at the table, and what was assumed. */
export function reminders(entry: Entry): APIEmbedField[] {
  const { steps } = entry.content.outcome;
  const has = (what: string) => steps.some((step) => step.what === what);
  const { ko, fuites } = meleeResult(entry);
  const lines = [
    ...(has('verrouilles') ? [locked] : []),
    ...(ko.length > 0 ? [infirmary] : []),
    ...(fuites.some((name) => !ko.includes(name)) ? [headquarters] : []),
    ...(gainedIn(entry).length > 0 && has('table-de-gains') ? [noTable] : []),
  ];
  return lines.length === 0 ? [] : [wide('Rappels', lines.join('\n'))];
}

const locked = fr`Tous sont verrouillés : personne ne quitte la mêlée, ne tire, ni n’est pris pour cible d’un tir.`;
const infirmary =
  'Qui est K.O. est porté avec ses affaires à l’infirmerie de son clan, si loin soit-elle, pour le reste de la journée. Il n’en sort pas avant les prochains soins.';
const headquarters = fr`Qui fuit rentre à son quartier général : le trajet prend le reste de sa journée.`;
const noTable = fr`La campagne n’a pas de table de gains : personne ne gagne rien. Un MJ la donne avec /campagne gains.`;
