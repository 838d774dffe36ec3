import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import type { Entry } from '../../campaign/entry.ts';
import type { DefiView, Due, Duelliste } from '../../matches/defi.ts';
import type { DefiResult } from '../../rules/heresie/state.ts';
import type { Side } from '../../rules/heresie/terms.ts';
import { afterwards, defi } from '../defi.ts';
import { type Answer, answerEmbed, short, wide } from '../embed.ts';
import { literal } from '../escape.ts';
import { number } from '../numbers.ts';
import { enumerate, fr, plural } from '../words.ts';
import { toldApart } from './names.ts';
import { type Names, roundLines, shortRound, sides } from './round.ts';
import { verdictLine } from './verdict.ts';

/** Earlier rounds that the message still tells; all are in the journal. */
const mostRounds = 3;
/** The longest bar of PV. */
const mostBar = 10;

/**
 * The public message of a challenge as it stands: what is due, what the last round came to, both duellists with their PV. A
 * declined one, and one that was played at once, are told as the journal tells them.
 */
export function defiMessage(entry: Entry, view: DefiView): APIEmbed {
  const { duellistes, phase, round } = view;
  const { result } = view.outcome;
  if ('disgrace' in result) return defi(entry);
  const names = toldApart({ protagoniste: literal(duellistes.protagoniste.nom), antagoniste: foe(view) });
  const rank = round > 1 ? ` · round ${number(round)}` : '';
  return answerEmbed(entry, {
    title: fr`Défi · ${names.protagoniste} contre ${names.antagoniste}${rank}`,
    outcome: colourOf(view, result),
    verdict: [
      phase === 'fin' ? verdictLine(entry, result, names) : dueLine(view, names),
      ...aside(view),
      ...told(entry, result, names, round),
    ],
    consequences: [
      ...sides.map((side) => short(shownName(view, names, side), duelliste(duellistes[side], view, side))),
      ...(phase === 'fin' && round > 0 ? ending(result, names) : []),
    ],
  });
}

/** Who faces the protagonist; while several may accept nobody does yet. */
function foe({ duellistes, adverses }: DefiView): string {
  return adverses.length > 1 ? `l’un de ${number(adverses.length)}` : literal(duellistes.antagoniste.nom);
}

function shownName({ adverses }: DefiView, names: Names, side: Side): string {
  return side === 'antagoniste' && adverses.length > 1 ? 'En face' : names[side];
}

function colourOf({ phase }: DefiView, { vainqueur }: DefiResult): Answer['outcome'] {
  if (phase !== 'fin') return 'neutral';
  if (vainqueur === null) return 'mixed';
  return vainqueur === 'protagoniste' ? 'success' : 'failure';
}

/** « **Confrontation** : à Cassian de choisir sa posture ». */
function dueLine({ due, arene }: DefiView, names: Names): string {
  if (due === null) return '';
  const words: Readonly<Record<Due['kind'], string>> = {
    relever: fr`**Défi lancé** : ${arene ? 'l’Arène' : 'à l’adversaire'} de le relever ou non`,
    disgrace: fr`**Défi refusé** : il faut nommer qui tombe en disgrâce`,
    posture: fr`**Confrontation** : à ${whose(due, names)} de choisir une posture, ou aucune`,
    feinte: fr`**Confrontation** : à ${whose(due, names)} de nommer la posture interdite`,
    arme: fr`**Concentration** : à ${whose(due, names)} de nommer son arme`,
    concentration: '**Concentration**, les dés attendent',
    frappe: fr`**Frappe** : à ${whose(due, names)} de frapper`,
    suite: fr`**Tous deux debout** : ${whose(due, names)} a l’avantage et choisit, un round de plus ou la gloire`,
    rompre: fr`**Gloire** : ${whose(due, names)} peut encore rompre`,
  };
  return words[due.kind];
}

function whose({ side }: Due, names: Names): string {
  return side === null ? 'l’un des deux' : names[side];
}

/** What holds beside the calculation: who may accept, what is forbidden, how dice come, that it does not count. */
function aside({ adverses, interdite, pasAPas, phase, simulation }: DefiView): string[] {
  return [
    ...(adverses.length > 1 ? [fr`Peuvent le relever : ${enumerate(adverses.map(literal), 'ou')}`] : []),
    ...(interdite === null ? [] : [fr`Posture interdite par la feinte : ${literal(interdite)}`]),
    ...(pasAPas && phase !== 'fin' ? [fr`Pas à pas : chaque jet attend qu’on appuie`] : []),
    ...(simulation ? [fr`Simulation : rien n’est inscrit`] : []),
  ];
}

/** The last round in full, the three before it in a line each. */
function told(entry: Entry, { rounds }: DefiResult, names: Names, round: number): string[] {
  const last = rounds.at(-1);
  if (!last) return [];
  const before = rounds.slice(0, -1);
  const from = Math.max(0, before.length - mostRounds);
  return [
    ...(from === 0 ? [] : [fr`${number(from)} ${plural(from, 'round')} avant ceux-ci : au journal`]),
    ...before.slice(from).map((one, at) => shortRound(one, from + at + 1, names)),
    ...(rounds.length > 1 || round > 1 ? [fr`Round ${rounds.length}, le dernier joué :`] : []),
    ...roundLines(entry, last, names, rounds.length),
  ];
}

/** « ▰▰▰▱ **3** sur 4 PV », who plays it, and what it holds in this round. */
function duelliste(
  { pv, base, joueur, posture, arme, appui }: Duelliste,
  view: DefiView,
  side: Side,
): string {
  const { arene, avantage, round, phase, adverses, simulation } = view;
  const isOpen = side === 'antagoniste' && adverses.length > 1;
  const holds = [
    ...(avantage === side && phase !== 'fin' ? ['**avantage**'] : []),
    ...(posture === undefined || phase === 'fin'
      ? []
      : [posture === null ? 'sans posture' : literal(posture)]),
    ...(arme === null || phase === 'fin' ? [] : [literal(arme)]),
  ];
  const support = [
    ...(appui.soutien > 0 ? [`${number(appui.soutien)} en soutien`] : []),
    ...(appui.marcheurs > 0 ? [`${number(appui.marcheurs)} ${plural(appui.marcheurs, 'marcheur')}`] : []),
  ];
  return [
    ...(isOpen
      ? []
      : [`${bar(pv, base)} **${number(pv)}** sur ${number(base)} PV${pv === 0 ? ', **retiré**' : ''}`]),
    ...(simulation ? [] : [side === 'antagoniste' && arene ? 'l’Arène' : `<@${joueur}>`]),
    ...(holds.length > 0 ? [holds.join(', ')] : []),
    ...(round <= 1 && support.length > 0 ? [support.join(', ')] : []),
  ].join('\n');
}

/** One mark for each PV, at most ten: full ones are left. */
function bar(pv: number, base: number): string {
  const length = Math.min(base, mostBar);
  const full = pv === 0 ? 0 : Math.max(1, Math.round((pv / base) * length));
  return '▰'.repeat(full) + '▱'.repeat(length - full);
}

function ending(result: DefiResult, names: Names): APIEmbedField[] {
  const { vainqueur, prc } = result;
  return [
    ...(vainqueur === null ? [] : [short('PRC', `+${number(prc)} à ${names[vainqueur]}`)]),
    wide('Ensuite', afterwards(result).join('\n')),
  ];
}
