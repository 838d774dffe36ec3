import type { Entry } from '../../campaign/entry.ts';
import type { Cible, ImpactResult } from '../../rules/confede/terms.ts';
import { resultOf } from '../entry.ts';
import { countLine } from '../impact.ts';
import { number } from '../numbers.ts';
import { fr } from '../words.ts';
import { missed, stops } from './after.ts';
import { failedInstinct, nameOf, rollOf, severityOf, struckIn } from './target.ts';

/**
 * What the log says of one entry of an impact: the targets that this entry struck, each with its dice, and whether the
 * impactor stopped by choice. Groups struck by earlier clicks stand in the lines of those.
 */
export function impactLog(entry: Entry): string[] {
  const result = resultOf<ImpactResult>(entry);
  const before = struckBefore(entry);
  const struck = result.cibles.slice(before);
  const isAlone = result.cibles.length === 1;
  const { own } = struckIn(entry);
  return [
    ...(struck.length === 0 ? [] : countLine(entry)),
    ...struck.flatMap((cible) => struckLines(cible, cible === own, isAlone)),
    ...(result.arret === 'choix' ? [stops, ...missed(result)] : []),
  ];
}

/** How many targets earlier entries struck: the FOR is counted once for each. */
function struckBefore({ content: { game, outcome } }: Entry): number {
  return outcome.steps.slice(0, game?.since ?? 0).filter(({ what }) => what === 'for').length;
}

/** The title names a target that is alone. */
function struckLines(cible: Cible, isOwn: boolean, isAlone: boolean): string[] {
  const name = `**${nameOf(cible, isOwn)}**`;
  if (cible.res === null) {
    return [
      isAlone ? fr`FOR **${number(cible.for)}**, sans jet` : fr`${name} : FOR ${number(cible.for)}, sans jet`,
    ];
  }
  const roll = fr`${rollOf(cible)} : ${severityOf(cible)}`;
  return [isAlone ? roll : `${name} · ${roll}`, ...failedInstinct(cible)];
}
