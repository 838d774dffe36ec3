import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { CommandementResult } from '../rules/w40k/commandement.ts';
import { namesOf } from './bataille.ts';
import { cutLine } from './cut.ts';
import { sumOf } from './dice.ts';
import { type Answer, answerEmbed, wide } from './embed.ts';
import { lastStepOf, resultOf } from './entry.ts';
import { literal } from './escape.ts';
import { change, number, signed } from './numbers.ts';
import { fr, plural } from './words.ts';

/** The most that one test takes: up to forty stand below one another. */
const longestLine = 150;
/** The most that a name takes of it. */
const longestName = 60;

type Test = CommandementResult['tests'][number];

/** A whole phase de commandement: a line for each test, PC, who recovers, what is recalled, what is scored. */
export function commandement(entry: Entry): APIEmbed {
  const result = resultOf<CommandementResult>(entry);
  const shaken = result.tests.filter(({ ebranlee }) => ebranlee).length;
  return answerEmbed(entry, {
    title: fr`Phase de commandement · ${literal(result.joueur)}, ronde ${number(result.ronde)}`,
    outcome: colourOf(result, shaken),
    verdict: [headline(result), ...result.tests.map((test) => testLine(entry, test))],
    consequences: consequences(result),
  });
}

function colourOf({ tests }: CommandementResult, shaken: number): Answer['outcome'] {
  if (tests.length === 0) return 'neutral';
  if (shaken === 0) return 'success';
  return shaken === tests.length ? 'failure' : 'mixed';
}

/** The same for the log: what fell for each unit, the PC, the score. */
export function commandementLog(entry: Entry): string[] {
  const result = resultOf<CommandementResult>(entry);
  return [
    headline(result),
    ...result.tests.map((test) => testLine(entry, test)),
    fr`PC : ${pcLine(result)}`,
    ...scoreLine(result),
  ];
}

/** « **1 unité ébranlée** sur 3 testées ». */
function headline({ tests }: CommandementResult): string {
  if (tests.length === 0) return fr`**Aucun test** d’Ébranlement à passer`;
  const shaken = tests.filter(({ ebranlee }) => ebranlee).length;
  const tested = `${number(tests.length)} ${plural(tests.length, 'testée')}`;
  if (shaken === 0) return fr`**Aucune unité ébranlée** sur ${tested}`;
  return fr`**${number(shaken)} ${plural(shaken, 'unité ébranlée', 'unités ébranlées')}** sur ${tested}`;
}

/** « **Boyz** (4 restent) : 2 + 3 = **5** contre Cd 7+ : **ébranlée**, CO 8 → 0 ». */
function testLine(entry: Entry, test: Test): string {
  const { unite, des, total, coAvant, coApres } = test;
  const cd = lastStepOf(entry, 'test', 'reussi', unite)?.right ?? 0;
  const left = lastStepOf(entry, 'test', 'sous-moitie', unite)?.left ?? 0;
  const co =
    coAvant === null || coApres === null || coAvant === coApres ? '' : `, CO ${change(coAvant, coApres)}`;
  const roll = fr`${sumOf(des)} = **${number(total ?? 0)}** contre Cd ${number(cd)}+ : **${stateOf(test)}**`;
  const name = `**${cutLine(literal(unite), longestName)}**`;
  return cutLine(
    fr`${name} (${number(left)} sur ${number(startOf(entry, test))}) : ${roll}${co}`,
    longestLine,
  );
}

/** The models, or the PV, with which the unit began. */
function startOf(entry: Entry, { unite }: Test): number {
  return Number(lastStepOf(entry, 'clause', 'depart', unite)?.value ?? 0);
}

function stateOf({ ebranlee, coAvant, reussi }: Test): string {
  if (ebranlee) return 'ébranlée';
  return reussi && coAvant === 0 ? 'réussi, rétablie' : 'réussi';
}

function consequences(result: CommandementResult): APIEmbedField[] {
  const { retablies, rappels, objectifs } = result;
  return [
    wide('PC', pcLine(result)),
    ...(retablies.length === 0 ? [] : [wide('Rétablies', namesOf(retablies))]),
    ...(rappels.length === 0
      ? []
      : [
          wide(
            'C’est maintenant',
            rappels.map(({ unite, rappel }) => fr`**${literal(unite)}** : ${literal(rappel)}`).join('\n'),
          ),
        ]),
    ...(objectifs.length === 0 ? [] : [wide('Objectifs', objectiveLines(result).join('\n'))]),
  ];
}

function pcLine({ pc }: CommandementResult): string {
  return pc.map(({ joueur, avant, apres }) => `${literal(joueur)} ${change(avant, apres)}`).join(' · ');
}

function objectiveLines(result: CommandementResult): string[] {
  const lines = result.objectifs.map(
    ({ nom, tenu, points }) =>
      fr`${literal(nom)} : ${tenu ? 'tenu' : 'pas tenu'}${points > 0 ? `, **${signed(points)}**` : ''}`,
  );
  const isFirst = result.ronde < 2;
  return isFirst ? [...lines, 'La première ronde ne donne pas de points.'] : lines;
}

function scoreLine({ joueur, ronde, objectifs }: CommandementResult): string[] {
  const points = objectifs.reduce((sum, one) => sum + one.points, 0);
  if (ronde < 2 || objectifs.length === 0) return [];
  return [fr`Objectifs : ${literal(joueur)} ${signed(points)}`];
}
