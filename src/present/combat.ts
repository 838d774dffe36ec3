import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { CombatResult } from '../rules/waryaume/combat.ts';
import { assaultLines, defence, losses } from './combat/assault.ts';
import { diceLines, groupsLine, touchesOf } from './combat/lines.ts';
import { combatReminders } from './combat/reminders.ts';
import { attackerOf, defenderOf, trophyFields } from './combat/trophies.ts';
import { type Answer, answerEmbed, short, wide } from './embed.ts';
import { nameOption, resultOf, titleOf } from './entry.ts';
import { number } from './numbers.ts';
import { fr } from './words.ts';

/**
 * The embed of one assault, of the attacker's halt or of a battle that is only open: who touched what, what is lost and
 * left, trophies, what follows. `next`: who chooses, where that is not said elsewhere; `hasMasters`: there may be MJs.
 */
export function combat(entry: Entry, next: string | null = null, hasMasters = true): APIEmbed {
  const result = resultOf<CombatResult>(entry);
  if (result.assauts === 0) return openingOf(entry, result);
  const simulated = entry.content.options['simuler'] === true;
  const halted = isHalt(result);
  return answerEmbed(entry, {
    title: titleOf(simulated ? 'Combat simulé' : 'Combat', nameOption(entry, 'region')),
    outcome: colourOf(result),
    verdict: [
      ...foesLine(entry),
      ...(halted ? [haltLine(result)] : [verdictLine(result), ...assaultLines(entry, result)]),
    ],
    consequences: [
      ...(halted ? [] : losses(result)),
      short('Attaque', groupsLine(result.resteAttaque)),
      ...defence(result),
      ...trophyFields(entry, result),
      ...combatReminders(entry, halted ? { ...result, apparus: [], prisonniers: null } : result),
      ...choiceOf(entry, next, hasMasters),
    ],
  });
}

/** What the log tells of an entry: who touched what, with the dice, and what came of it. */
export function combatLog(entry: Entry): string[] {
  const result = resultOf<CombatResult>(entry);
  if (result.assauts === 0) return [challengeLine(entry)];
  if (isHalt(result)) return [haltLine(result)];
  const back = result.riposte === null ? [] : diceLines(entry, result.riposte.des);
  return [verdictLine(result), ...diceLines(entry, result.des), ...back.map((line) => fr`Riposte. ${line}`)];
}

/** A battle that is open: who attacks whom, with what. */
function openingOf(entry: Entry, result: CombatResult): APIEmbed {
  return answerEmbed(entry, {
    title: titleOf('Combat', nameOption(entry, 'region')),
    outcome: 'neutral',
    verdict: [challengeLine(entry)],
    consequences: [short('Attaque', groupsLine(result.resteAttaque)), ...defence(result)],
  });
}

function challengeLine(entry: Entry): string {
  return `**${attackerOf(entry)}** attaque **${defenderOf(entry)}**. Le premier assaut n’est pas encore lancé.`;
}

/** « **Léa** contre **Tom** »: the answer takes the place of the one that opened the battle, and must say whose it is. */
function foesLine(entry: Entry): string[] {
  const { contexte, defenseur, simuler } = entry.content.options;
  const isDuel = contexte === 'joueur' && defenseur !== undefined && simuler !== true;
  return isDuel ? [`**${attackerOf(entry)}** contre **${defenderOf(entry)}**`] : [];
}

/** Against a player the line above the answer says whose move it is. */
function choiceOf(entry: Entry, next: string | null, hasMasters: boolean): APIEmbedField[] {
  if (next === null || entry.content.options['contexte'] === 'joueur') return [];
  const isOpen = entry.visibility === 'public';
  const who = isOpen ? next : (entry.author.id ?? next);
  return [wide('À qui de choisir', `<@${who}>${isOpen && hasMasters ? ', ou un MJ' : ''}`)];
}

/** The attacker stopped: no die fell, the last assault is told already. */
function isHalt({ fin }: CombatResult): boolean {
  return fin === 'arret' || fin === 'arret-et-fin-du-tour';
}

function colourOf({ vainqueur, touches }: CombatResult): Answer['outcome'] {
  if (vainqueur !== null) return vainqueur === 'attaque' ? 'success' : 'failure';
  return touches > 0 ? 'mixed' : 'neutral';
}

/** « 2e assaut : **3 touches**, **victoire de l’attaque** ». */
function verdictLine({ assauts, touches, riposte, fin }: CombatResult): string {
  const rank = assauts === 1 ? '1er' : `${number(assauts)}e`;
  const back = riposte === null ? '' : `, ${number(riposte.touches)} en riposte`;
  return fr`${rank} assaut : **${touchesOf(touches)}**${back}. ${fates[fin ?? 'suite']}`;
}

/** What the assault comes to, the attacker's halt apart. */
const fates: Readonly<Record<NonNullable<CombatResult['fin']> | 'suite', string>> = {
  suite: 'La bataille continue.',
  'plus-de-defenseurs': '**Victoire de l’attaque.**',
  'plus-d-attaquants': '**Victoire de la défense.**',
  arret: '**Victoire de la défense.**',
  'arret-et-fin-du-tour': '**Victoire de la défense.**',
  'assaut-du-tour-fait': 'Les PNJ ont fait leur assaut du tour.',
  simulation: 'Les deux camps tiennent encore.',
};

function haltLine({ assauts, fin }: CombatResult): string {
  const after = assauts === 1 ? 'un assaut' : `${number(assauts)} assauts`;
  const turn = fin === 'arret' ? '' : ' et finit son tour';
  return `Après ${after}, l’attaque s’arrête${turn}. **Victoire de la défense.**`;
}
