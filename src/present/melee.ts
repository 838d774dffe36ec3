import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { MeleeView } from '../matches/melee.ts';
import { cutLines, limits } from './cut.ts';
import { type Answer, answerEmbed, short, wide } from './embed.ts';
import { stepOf } from './entry.ts';
import { literal } from './escape.ts';
import { gainedIn, meleeResult, type Standing, standingsIn } from './melee/entry.ts';
import { roundLines, summary } from './melee/round.ts';
import { number, signed } from './numbers.ts';
import { enumerate, fr } from './words.ts';

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
  return stepOf(entry, 'clause', 'round') ? [summary(entry), ...roundLines(entry)] : movedLines(entry);
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

/** What a move without dice did. */
function movedLines(entry: Entry): string[] {
  const { steps } = entry.content.outcome;
  const begins = steps.some(({ what }) => what === 'verrouilles');
  return steps.flatMap(({ what, about, value }) => {
    const name = literal(about ?? '');
    switch (what) {
      case 'ouverture':
        if (begins) return [];
        return [value === 'duel' ? '**Un combat est proposé**' : '**Les deux camps se rassemblent**'];
      case 'rejoint':
        return [`**${name}** rejoint le camp ${String(value).toUpperCase()}`];
      case 'quitte':
        return [`**${name}** quitte le rassemblement`];
      case 'verrouilles':
        return ['**Le combat s’engage**'];
      case 'choix-arme':
        return [fr`**${name}** frappera avec : ${literal(String(value ?? ''))}`];
      case 'choix-cible':
        return [fr`**${name}** vise ${literal(String(value ?? ''))}`];
      case 'issue':
        return [issues[String(value)] ?? ''];
      default:
        return [];
    }
  });
}

const issues: Readonly<Record<string, string>> = {
  interrompue: '**Le MJ arrête la mêlée**',
  declinee: '**Le combat est refusé**',
  dissoute: '**La mêlée n’aura pas lieu**',
  'sans-reponse': fr`**Le délai est passé** : la mêlée n’aura pas lieu`,
};

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

/** Who is left, and all gains together: nothing of them is told before. */
function endFields(entry: Entry, standings: readonly Standing[]): APIEmbedField[] {
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
function reminders(entry: Entry): APIEmbedField[] {
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
