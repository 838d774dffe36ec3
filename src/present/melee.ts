import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { MeleeView } from '../matches/melee.ts';
import { cutLines, limits } from './cut.ts';
import { type Answer, answerEmbed, short, wide } from './embed.ts';
import { stepOf } from './entry.ts';
import { literal } from './escape.ts';
import { endFields, reminders } from './melee/end.ts';
import { meleeResult, type Standing, standingsIn } from './melee/entry.ts';
import { movedLines, takenOverLines } from './melee/moved.ts';
import { roundLines, summary } from './melee/round.ts';
import { number } from './numbers.ts';
import { fr } from './words.ts';

/**
 * The embed of one move of a mêlée: who came, what was chosen, or a whole round with its strikes and tests; how each camp
 * stands; at the end who is left, who fled, who is K.O., and what all have gained. `view`: the choices of the coming round.
 */
export function melee(entry: Entry, view: MeleeView | null = null): APIEmbed {
  const round = stepOf(entry, 'clause', 'round')?.value;
  const isRound = typeof round === 'number';
  const standings = standingsIn(entry);
  return answerEmbed(entry, {
    title: titleOf(standings, isRound ? round : null),
    outcome: colourOf(entry, isRound),
    verdict: meleeLog(entry),
    consequences: [
      ...campFields(standings),
      ...choiceField(view),
      ...endFields(entry, standings),
      ...reminders(entry),
    ],
  });
}

/** What an entry tells in words, all dice with it: what the log says too. */
export function meleeLog(entry: Entry): string[] {
  const taken = takenOverLines(entry);
  const isRound = stepOf(entry, 'clause', 'round') !== undefined;
  return isRound ? [summary(entry), ...taken, ...roundLines(entry)] : [...movedLines(entry), ...taken];
}

/** « Mêlée · Kael contre Orok · round 2 ». */
function titleOf(standings: readonly Standing[], round: number | null): string {
  const [one, other] = standings;
  const isDuel = standings.length === 2 && one && other && one.camp !== other.camp;
  const who = isDuel ? ` · ${literal(one.nom)} contre ${literal(other.nom)}` : '';
  return `Mêlée${who}${round === null ? '' : ` · round ${number(round)}`}`;
}

function colourOf(entry: Entry, isRound: boolean): Answer['outcome'] {
  if (!isRound) return 'neutral';
  const { ko, fuites } = meleeResult(entry);
  if (ko.length > 0) return 'failure';
  return fuites.length > 0 ? 'mixed' : 'neutral';
}

function campFields(standings: readonly Standing[]): APIEmbedField[] {
  return ['a', 'b'].flatMap((camp) => {
    const own = standings.filter((one) => one.camp === camp);
    const lines = own.length === 0 ? ['(personne encore)'] : own.map(standingLine);
    return standings.length === 0 && camp === 'b'
      ? [short('Camp B', '(personne encore)')]
      : [short(`Camp ${camp.toUpperCase()}`, cutLines(lines, limits.fieldValue))];
  });
}

function standingLine({ nom, pv, base, etat }: Standing): string {
  const name = literal(nom);
  if (etat === 'ko') return fr`~~${name}~~ : K.O.`;
  if (etat === 'fuite') return fr`~~${name}~~ : en fuite, ${number(pv)} PV`;
  return fr`**${name}** : ${number(pv)} PV sur ${number(base)}`;
}

/** What is set for the coming round, where somebody has anything to choose. */
function choiceField(view: MeleeView | null): APIEmbedField[] {
  if (view?.phase !== 'combat') return [];
  const many = view.combattants.filter(({ etat }) => etat === 'debout').length > 2;
  const lines = view.combattants
    .filter(({ etat, choisit }) => etat === 'debout' && choisit)
    .map(({ nom, arme, cible }) => {
      const parts = [
        ...(many && cible !== null ? [`vise ${literal(cible)}`] : []),
        ...(arme === null ? [] : [literal(arme)]),
      ];
      return fr`${literal(nom)} : ${parts.join(', ')}`;
    });
  if (lines.length === 0) return [];
  return [wide(`Au round ${number(view.round + 1)}`, cutLines(lines, limits.fieldValue))];
}
