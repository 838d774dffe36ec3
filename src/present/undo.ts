import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { Mouvement, UndoResult } from '../campaign/undo.ts';
import { answerEmbed, palette } from './embed.ts';
import { resultOf } from './entry.ts';
import { literal } from './escape.ts';
import { statusName } from './fiche/entry.ts';
import { unrolled } from './labels.ts';
import { number, signed } from './numbers.ts';
import { quantities } from './quantities.ts';
import { stateLines } from './states.ts';
import { enumerate, fr, plural } from './words.ts';

/** The most numbers that one line names. */
const mostNumbers = 20;

/** What an undoing has of the words of a rule: nothing is rolled. */
export const undoWords = unrolled('Annulation');

/**
 * A journal entry that took others back: which, and what came back. `unreached`: numbers whose answers were for one
 * person's eyes, where the old words stay.
 */
export function undoEntry(entry: Entry, unreached: readonly number[] = []): APIEmbed {
  const {
    numero,
    commande,
    suite = [],
    retabli,
    retablis = [],
    mouvements,
    reglages,
    fiches,
    etats = [],
    partie,
  } = resultOf<UndoResult>(entry);
  const held = retabli === null ? [] : [retabli, ...retablis];
  const lines = [
    ...mouvements.filter(({ quantite }) => quantite !== 'teste').map(movedLine),
    ...(reglages.length === 0
      ? []
      : [`${number(reglages.length)} ${plural(reglages.length, 'réglage rétabli', 'réglages rétablis')}`]),
    ...sheetLines(fiches),
    ...stateLines(etats),
    ...(partie ? ['La partie revient à ce qu’elle était avant.'] : []),
    ...(unreached.length === 0 ? [] : [staysLine(unreached)]),
  ];
  return answerEmbed(entry, {
    title: fr`Annulation du n° ${number(numero)}`,
    outcome: 'neutral',
    verdict: [
      undoneNumbers(numero, commande, suite),
      ...(held.length === 0 ? [] : [holdsLine(held)]),
      ...lines,
    ],
  });
}

function undoneNumbers(numero: number, commande: string, suite: readonly number[]): string {
  const named = fr`Le n° ${number(numero)} (/${literal(commande)}) est **annulé**`;
  if (suite.length === 0) return `${named}.`;
  return fr`${named}, avec ce qui en dépendait : ${numbersOf(suite.toReversed())}.`;
}

function holdsLine(held: readonly number[]): string {
  return `${held.length === 1 ? 'Le' : 'Les'} ${numbersOf(held)} ${plural(held.length, 'compte', 'comptent')} de nouveau.`;
}

function staysLine(unreached: readonly number[]): string {
  const one = unreached.length === 1;
  return one
    ? `La réponse privée au ${numbersOf(unreached)} ne peut plus être corrigée. Elle reste telle quelle chez qui l’a reçue.`
    : `Les réponses privées aux ${numbersOf(unreached)} ne peuvent plus être corrigées. Elles restent telles quelles chez qui les a reçues.`;
}

/** « n° 12, 13 et 14 », of many the first ones and how many more there are. */
function numbersOf(found: readonly number[]): string {
  const shown = found.slice(0, mostNumbers).map(number);
  const more = found.length - shown.length;
  return `n° ${enumerate(more > 0 ? [...shown, `${number(more)} ${plural(more, 'autre')}`] : shown)}`;
}

/** Sheets that are as before again, and those that the undoing took away since they had been made. */
function sheetLines(fiches: UndoResult['fiches']): string[] {
  const gone = fiches.filter(({ retiree }) => retiree).length;
  const back = fiches.length - gone;
  return [
    ...(back === 0 ? [] : [`${number(back)} ${plural(back, 'fiche rétablie', 'fiches rétablies')}`]),
    ...(gone === 0 ? [] : [`${number(gone)} ${plural(gone, 'fiche retirée', 'fiches retirées')}`]),
  ];
}

function movedLine({ nom, quantite, de }: Mouvement): string {
  const whose = nom === null ? '' : `${literal(nom)}, `;
  if (quantite.startsWith('statut:'))
    return fr`${whose}${statusName(quantite.slice(7))} : ${de > 0 ? 'de nouveau' : 'levé'}`;
  return fr`${whose}${quantities[quantite] ?? quantite} : ${signed(de)}`;
}

/** What an embed becomes once that which it tells of was taken back by the entry of that number. */
export function struck(embed: APIEmbed, by: number): APIEmbed {
  const { title, description, fields = [], ...rest } = embed;
  return {
    ...rest,
    color: palette.neutral,
    ...(title !== undefined && { title: strike(title) }),
    description: [...lines(description), undoneLine(by)].join('\n'),
    fields: fields.map((field) => ({ ...field, value: lines(field.value).join('\n') })),
  };
}

/** « Annulé par le n° 13 ». */
export function undoneLine(by: number): string {
  return fr`**Annulé** par le n° ${number(by)}`;
}

function lines(text: string | undefined): string[] {
  return text === undefined ? [] : text.split('\n').map(strike);
}

/** One line struck through as a whole: what it had struck before, a dropped die, is part of that. */
function strike(line: string): string {
  const [, start = '', rest = ''] = /^((?:> |-# )?)(.*)$/u.exec(line) ?? [];
  const bare = rest.replace(/(?<!\\)~~/gu, '').trim();
  return bare === '' ? line : `${start}~~${bare}~~`;
}
