import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { EbranlementResult } from '../rules/w40k/ebranlement.ts';
import { facesOf, sumOf } from './dice.ts';
import { type Answer, answerEmbed, short, wide } from './embed.ts';
import { integerOption, nameOption, resultOf, stepOf, titleOf } from './entry.ts';
import { wordOf } from './labels.ts';
import { change, number } from './numbers.ts';
import { ebranlementWords } from './words/ebranlement.ts';
import { fr, plural } from './words.ts';

/** The embed of one test d’Ébranlement: what fell against the Cd, why it was tested, what the unit suffers. */
export function ebranlement(entry: Entry): APIEmbed {
  const result = resultOf<EbranlementResult>(entry);
  return answerEmbed(entry, {
    title: titleOf('Ébranlement', nameOption(entry, 'unite')),
    outcome: colourOf(result),
    verdict: [...testLine(entry, result), strengthLine(entry, result)],
    consequences: consequences(entry, result),
  });
}

function colourOf({ reussi, ebranlee, repli }: EbranlementResult): Answer['outcome'] {
  if (reussi === null) return repli === null ? 'neutral' : 'mixed';
  if (!reussi) return 'failure';
  return ebranlee ? 'mixed' : 'success';
}

/** « 2D6 : 2 + 3 = **5** contre Cd 7+ : **ébranlée** », with the first roll struck through when there are two. */
function testLine(entry: Entry, result: EbranlementResult): string[] {
  const { des, total, relance } = result;
  if (total === null) return [fr`**Pas de test** : ${untested(entry, result)}`];
  const cd = stepOf(entry, 'test', 'reussi')?.right ?? 0;
  const by = stepOf(entry, 'modify', 'total')?.by ?? [];
  const first = relance === null ? '' : fr`~~${sumOf(relance.des)} = ${relance.total}~~, relancés : `;
  const sum = `${sumOf(des, by, (cause) => wordOf(ebranlementWords.cause, cause))} = **${number(total)}**`;
  return [fr`2D6 : ${first}${sum} contre Cd ${cd}+ : ${stateOf(entry, result)}`];
}

/** What the unit is after the test, in bold; a state that the test did not change is said to last. */
function stateOf(entry: Entry, { reussi, ebranlee }: EbranlementResult): string {
  const already = entry.content.options['deja-ebranlee'] === true;
  if (already && !ebranlee) return '**rétablie**';
  if (already) return reussi ? 'réussi, mais reste **ébranlée**' : 'raté, reste **ébranlée**';
  return reussi ? '**réussi**' : '**ébranlée**';
}

function untested(entry: Entry, { ebranlee }: EbranlementResult): string {
  if (ebranlee) return 'elle reste **ébranlée**';
  return isEleventh(entry) ? 'plus de la moitié reste' : 'pas sous la moitié';
}

/** How many are left of how many, and at what figure the unit tests. */
function strengthLine(entry: Entry, result: EbranlementResult): string {
  const initial = integerOption(entry, 'effectif-initial') ?? 1;
  const alone = initial === 1;
  const start = alone ? integerOption(entry, 'pv-initial') : initial;
  const left = stepOf(entry, 'test', 'sous-moitie')?.left ?? 0;
  const count = `${number(left)} ${alone ? 'PV' : plural(left, 'figurine')} sur ${number(start ?? 0)}`;
  return fr`${count} : ${reasonOf(entry, result)}`;
}

function reasonOf(entry: Entry, { concernee, sousMoitie, seuil }: EbranlementResult): string {
  if (sousMoitie) return isEleventh(entry) ? 'à la moitié ou moins' : 'sous la moitié';
  const figure =
    seuil === 0 ? 'ses pertes ne la feront jamais tester' : fr`elle teste à ${number(seuil)} ou moins`;
  if (!concernee) return figure;
  return stepOf(entry, 'clause', 'impose')
    ? fr`test imposé (sinon ${figure})`
    : 'testée parce que déjà ébranlée';
}

function isEleventh(entry: Entry): boolean {
  return entry.content.outcome.rulings.some(({ id, answer }) => id === 'edition' && answer === '11e');
}

/** CO, the fall-back if there was one, and what being shaken means. */
function consequences(entry: Entry, result: EbranlementResult): APIEmbedField[] {
  const { ebranlee, coAvant, coApres, repli } = result;
  const fields: APIEmbedField[] = [];
  if (coAvant !== null && coApres !== null) {
    fields.push(short('CO', coAvant === coApres ? `${number(coApres)}, inchangé` : change(coAvant, coApres)));
  }
  if (repli !== null) fields.push(short('Repli', fallBack(repli)));
  if (ebranlee) fields.push(wide('Ébranlée', stateLines(entry, repli === null).join('\n')));
  return fields;
}

/** What a shaken unit suffers and until when; `mayFallBack`: its fall-back dice were not rolled here. */
function stateLines(entry: Entry, mayFallBack: boolean): string[] {
  const owner = stepOf(entry, 'clause', 'stratageme-adverse')?.value === 'autorise';
  const untilPassed = stepOf(entry, 'clause', 'duree')?.value === 'test-reussi';
  return [
    owner ? 'Aucun stratagème de son joueur ne peut la viser.' : 'Aucun stratagème ne peut la viser.',
    ...(mayFallBack ? [fr`Si elle se replie : 1D6 par figurine, morte sur 1 ou 2.`] : []),
    untilPassed ? 'Jusqu’à un test réussi.' : 'Jusqu’au début de sa prochaine phase de commandement.',
  ];
}

function fallBack({ des, morts, survivants }: NonNullable<EbranlementResult['repli']>): string {
  const toll = `**${number(morts)} ${plural(morts, 'mort')}**, ${number(survivants)} ${plural(survivants, 'survivant')}`;
  return fr`${toll} : ${facesOf(des, (face) => face <= 2)}`;
}
