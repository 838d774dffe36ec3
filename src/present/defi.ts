import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { RefusResult } from '../rules/heresie/declaration.ts';
import type { DefiResult } from '../rules/heresie/state.ts';
import type { Side } from '../rules/heresie/terms.ts';
import { namesOf } from './defi/names.ts';
import { declined } from './defi/refus.ts';
import { type Names, roundLines, shortRound, sides } from './defi/round.ts';
import { isFinished, verdictLine } from './defi/verdict.ts';
import { type Answer, answerEmbed, short, wide } from './embed.ts';
import { lastStepOf, resultOf, stepOf } from './entry.ts';
import { change, number } from './numbers.ts';
import { fr } from './words.ts';

/**
 * The embed of a challenge, whole or so far: who wins what, the last round in full, those before it in a line each, PV,
 * what comes after. A declined one says who is en disgrâce. Names are those of `fiche` and `fiche-adverse`.
 */
export function defi(entry: Entry): APIEmbed {
  const result = resultOf<DefiResult | RefusResult>(entry);
  if ('disgrace' in result) return declined(entry, result);
  const names = namesOf(entry);
  const { rounds } = result;
  const last = rounds.at(-1);
  return answerEmbed(entry, {
    title: fr`Défi · ${names.protagoniste} contre ${names.antagoniste}`,
    outcome: colourOf(entry, result),
    verdict: [
      verdictLine(entry, result, names),
      ...boundLine(entry),
      ...rounds.slice(0, -1).map((round, at) => shortRound(round, at + 1, names)),
      ...(rounds.length > 1 ? [fr`Round ${rounds.length}, le dernier joué :`] : []),
      ...(last ? roundLines(entry, last, names, rounds.length) : []),
    ],
    consequences: [
      ...sides.map((side) => short(names[side], pvOf(entry, result, side))),
      ...prcField(result, names),
      ...(isFinished(entry) ? [wide('Ensuite', afterwards(result).join('\n'))] : []),
    ],
  });
}

function colourOf(entry: Entry, { vainqueur }: DefiResult): Answer['outcome'] {
  if (!isFinished(entry)) return 'neutral';
  if (vainqueur === null) return 'mixed';
  return vainqueur === 'protagoniste' ? 'success' : 'failure';
}

/** Why a challenge played to the end has stopped before one. */
function boundLine(entry: Entry): string[] {
  const bound = lastStepOf(entry, 'clause', 'borne')?.value;
  if (typeof bound !== 'number') return [];
  const why = stepOf(entry, 'clause', 'personne-ne-blesse')
    ? 'plus personne ne peut ôter de PV'
    : 'c’est la limite';
  return [fr`Arrêté après ${number(bound)} rounds : ${why}`];
}

/** « 4 → 3 PV », from the first loss that the steps know. */
function pvOf(entry: Entry, { pv }: DefiResult, side: Side): string {
  const { steps } = entry.content.outcome;
  const loss = steps.find(({ kind, what, about }) => kind === 'modify' && what === 'pv' && about === side);
  const left = pv[side];
  const shown = loss?.kind === 'modify' ? change(loss.from, left) : number(left);
  return `${shown} PV${left === 0 ? ', **retiré**' : ''}`;
}

function prcField({ vainqueur, prc }: DefiResult, names: Names): APIEmbedField[] {
  return vainqueur === null ? [] : [short('PRC', `+${number(prc)} à ${names[vainqueur]}`)];
}

/** Back to the combat; of PRC only where some were won. */
export function afterwards({ prc }: DefiResult): string[] {
  return [
    fr`Pour un autre combat, retour à la déclaration ; sinon, sous-phase de combat.`,
    ...(prc > 0
      ? ['Les PRC comptent dans la résolution de ce combat, avec le nombre, les vexilla et le reste.']
      : []),
    'D’ici là les duellistes ne frappent pas et rien ne peut les blesser. Une unité sans ennemi à cibler ne frappe ni ne bouge.',
    'À la résolution ils reviennent en cohésion, engagés si possible. Si leur unité est détruite, au contact de celle qui la verrouillait, même combat, mêmes modificateurs.',
  ];
}
