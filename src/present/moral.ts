import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { MoralResult } from '../rules/jdr/moral.ts';
import { sumOf } from './dice.ts';
import { type Answer, answerEmbed, short, wide } from './embed.ts';
import { integerOption, nameOption, resultOf, stepOf, titleOf } from './entry.ts';
import { wordOf } from './labels.ts';
import { change, number } from './numbers.ts';
import { moralWords } from './words/moral.ts';
import { fr, plural } from './words.ts';

/** The embed of one Test de Moral: what fell against the lowered Cd, why it was due, what the flight costs. */
export function moral(entry: Entry): APIEmbed {
  const result = resultOf<MoralResult>(entry);
  const rolled = result.total !== null;
  return answerEmbed(entry, {
    title: titleOf('Test de Moral', nameOption(entry, 'fiche')),
    outcome: colourOf(result),
    verdict: rolled
      ? [testLine(entry, result), cdLine(entry, result), dueLine(entry)]
      : [`**Pas de test.** ${reasonOf(entry)}`],
    consequences: result.fuite ? flight(entry, result) : [],
  });
}

function colourOf({ reussi }: MoralResult): Answer['outcome'] {
  if (reussi === null) return 'neutral';
  return reussi ? 'success' : 'failure';
}

/** « 2D6 : 3 + 4 = **7** pour 5 ou moins : **fuite** ». */
function testLine(entry: Entry, { des, total, cdEffectif, ko, fuite }: MoralResult): string {
  const double = stepOf(entry, 'clause', 'double-un') ? ', le double 1 réussit toujours' : '';
  const fate = ko ? 'fuite et K.O.' : fuite ? 'fuite' : 'tient bon';
  const need = `${number(cdEffectif)} ou moins${double}`;
  return fr`2D6 : ${sumOf(des)} = **${number(total ?? 0)}** pour ${need} : **${fate}**`;
}

/** « Cd 8 − 1 (sous la moitié de ses PV) − 2 (adversaire au double) = 5 ». */
function cdLine(entry: Entry, { malus, cdEffectif }: MoralResult): string {
  const cd = integerOption(entry, 'cd') ?? cdEffectif;
  if (malus.length === 0) return `Cd ${number(cd)}, sans malus`;
  const by = malus.map(({ cause, valeur }) => ({ cause, value: valeur }));
  const sum = sumOf([cd], by, (cause) => wordOf(moralWords.cause, cause));
  return `Cd ${sum} = ${number(cdEffectif)}`;
}

function dueLine(entry: Entry): string {
  return stepOf(entry, 'clause', 'impose') ? `Test imposé. ${reasonOf(entry)}` : reasonOf(entry);
}

/** Why the test is due or not, in figures. */
function reasonOf(entry: Entry): string {
  const count = integerOption(entry, 'pv-perdus') ?? 0;
  const lost = `${number(count)} PV ${plural(count, 'perdu')}`;
  const fire = stepOf(entry, 'test', 'occasion-tir');
  if (fire) {
    const quarter = fire.value ? 'au moins le quart' : 'moins du quart';
    return fr`Tir : ${lost} sur ${number(fire.right)}, ${quarter}`;
  }
  const melee = stepOf(entry, 'test', 'occasion-melee');
  if (!melee) return 'Plus aucun adversaire en face';
  const more = melee.value ? 'plus que' : 'pas plus que';
  return fr`Corps à corps : ${lost}, ${more} l’adversaire (${number(melee.right)})`;
}

/** What the flight costs, and what the opponents gain by it. */
function flight(entry: Entry, { pvApres, ko }: MoralResult): APIEmbedField[] {
  const before = stepOf(entry, 'modify', 'pv-apres')?.from ?? pvApres;
  return [
    short('PV', change(before, pvApres)),
    ko ? wide('K.O.', knockOut(entry).join('\n')) : wide('Fuite', [away, ...gainLine(entry)].join('\n')),
  ];
}

const away = fr`Il quitte le combat pour son quartier général : le reste de sa journée.`;

/** What each opponent gains, if there is one. */
function gainLine(entry: Entry): string[] {
  const gains = stepOf(entry, 'clause', 'gains');
  if (!gains) return [];
  const share = gains.value === 'entiers' ? 'les gains entiers' : 'la moitié des gains';
  return [`Chaque adversaire touche ${share}.`];
}

function knockOut(entry: Entry): string[] {
  const byPlayer = stepOf(entry, 'clause', 'par-joueur')?.value;
  const author = byPlayer === true ? 'par un joueur' : 'par un personnage du MJ';
  return [
    fr`Porté avec ses affaires à l’infirmerie de son clan, si loin soit-elle : le reste de la journée, et pas de sortie avant les prochains soins.`,
    ...gainLine(entry),
    typeof byPlayer === 'boolean'
      ? `Pour les soins, il compte comme mis K.O. ${author}.`
      : fr`Pour les soins, dis qui l’a mis K.O. : un joueur ou non (option par-joueur).`,
  ];
}
