import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { Soin } from '../rules/jdr/soins.ts';
import type { ModifyStep } from '../rules/step.ts';
import { cutLine, limits } from './cut.ts';
import { answerEmbed, wide } from './embed.ts';
import { lastStepOf, resultOf, titleOf } from './entry.ts';
import { literal } from './escape.ts';
import { change, number } from './numbers.ts';
import { enumerate, fr, plural } from './words.ts';

/** The embed of a care: what each gets back and loses, and who was left out. */
export function soins(entry: Entry): APIEmbed {
  const cared = resultOf<readonly Soin[]>(entry);
  const [only] = cared;
  const isOne = cared.length === 1 && only !== undefined;
  const left = entry.content.outcome.steps.filter(({ what }) => what === 'pas-ko');
  const count = `**${number(cared.length)} ${plural(cared.length, 'fiche soignée', 'fiches soignées')}**`;
  return answerEmbed(entry, {
    title: titleOf('Soins', isOne ? literal(only.fiche) : null),
    outcome: 'success',
    verdict: [
      ...(isOne ? [] : [count]),
      ...cared.flatMap((one) => [
        ...(isOne ? [] : [`**${literal(one.fiche)}**`]),
        `**PV ${changeOf(entry, 'pv', one.fiche)}** · XP ${changeOf(entry, 'xp', one.fiche)} · Crédits ${changeOf(entry, 'credits', one.fiche)}`,
        causeLine(entry, one.fiche),
        ...(one.pv === 0 ? [stillDown] : []),
      ]),
      ...(entry.visibility === 'personnel' ? [fr`Pour voir seulement : aucune fiche ne change.`] : []),
    ],
    consequences:
      left.length === 0
        ? []
        : [
            wide(
              fr`Pas K.O., laissées de côté`,
              cutLine(enumerate(left.map(({ about }) => literal(about ?? ''))), limits.fieldValue),
            ),
          ],
  });
}

/** Half of one PV is none. */
const stillDown = fr`La moitié de 1 PV, arrondie, ne fait rien : il reste K.O. Rends-lui un PV avec /fiche modifier.`;

function changeOf(entry: Entry, what: string, about: string): string {
  const step: ModifyStep | undefined = lastStepOf(entry, 'modify', what, about);
  return step ? change(step.from, step.value) : '';
}

/** Who brought him down, which decides what he loses. */
function causeLine(entry: Entry, about: string): string {
  const byPlayer = lastStepOf(entry, 'clause', 'par-joueur', about)?.value;
  const par = lastStepOf(entry, 'clause', 'abattu-par', about)?.value;
  const name = typeof par === 'string' ? literal(par) : null;
  if (byPlayer === true) {
    const who = name === null ? 'par un autre joueur' : `par ${name}, la fiche d’un autre joueur`;
    return fr`Mis K.O. ${who} : 10 % des Crédits perdus`;
  }
  if (byPlayer === false) {
    const who =
      name === null ? 'sans qu’un autre joueur y soit pour rien' : `par ${name}, qu’aucun joueur ne joue`;
    return fr`Mis K.O. ${who} : 5 % des Crédits perdus`;
  }
  return fr`Rien ne dit qui l’a mis K.O. : 5 % des Crédits perdus. Si c’est un autre joueur, annule et redonne avec par-joueur.`;
}
