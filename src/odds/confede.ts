import { type Distribution, fraction, mapDistribution } from '../dice/distribution.ts';
import { distribution } from '../dice/every.ts';
import { hit, isRemoved } from '../rules/confede/blessure.ts';
import { type Impact, isImpactor } from '../rules/confede/impact.ts';
import type { Cible, Gravite, Target } from '../rules/confede/terms.ts';
import { Trace } from '../rules/trace.ts';

/** What may become of one target once it is struck. */
export interface CibleOdds extends Pick<Cible, 'nom' | 'distance' | 'tranches' | 'for' | 'res'> {
  readonly gravites: Distribution<Gravite>;
  /** The chance that it no longer bars the way, as a fraction. */
  readonly percee: readonly [bigint, bigint];
  /** The chance that the impactor comes to strike it, as a fraction. */
  readonly atteinte: readonly [bigint, bigint];
  /** It is the impactor itself, struck back head-on. */
  readonly impacteur: boolean;
}

/** `percee`: the chance that every target is struck and removed; `null` where only the FOR is asked. */
export interface ImpactOdds {
  readonly situation: Impact['situation'];
  readonly cibles: readonly CibleOdds[];
  readonly percee: readonly [bigint, bigint] | null;
  /** By its table the severities were read. */
  readonly table: string;
}

type Chance = readonly [bigint, bigint];

/**
 * Each target by the rule that strikes it: their dice are apart. A group is reached when all those before it were removed,
 * as far as the impactor does not stop by choice.
 */
export function impactOdds(impact: Impact): ImpactOdds {
  const { situation, groups, stopAfter, table } = impact;
  const cibles: CibleOdds[] = [];
  let way: Chance = [1n, 1n];
  for (const [index, group] of groups.entries()) {
    const reached: Chance = stopAfter !== null && index >= stopAfter ? [0n, 1n] : way;
    const struck = group.map((target, at) => targetOdds(target, impact, reached, isImpactor(impact, at)));
    cibles.push(...struck);
    way = struck.filter(({ impacteur }) => !impacteur).reduce((all, { percee }) => times(all, percee), way);
  }
  const asked = groups.flat().some(({ res }) => res !== null);
  const whole: Chance = stopAfter !== null && stopAfter < groups.length ? [0n, 1n] : way;
  return { situation, cibles, percee: asked ? whole : null, table: table.id };
}

function targetOdds(target: Target, { table }: Impact, atteinte: Chance, impacteur: boolean): CibleOdds {
  const all = distribution((dice) => hit(target, target.nom, table, new Trace(dice)));
  const [first] = all.outcomes;
  if (!first) throw new Error('A strike has an outcome');
  const { nom, distance, tranches, for: force, res } = first.value;
  return {
    nom,
    distance,
    tranches,
    for: force,
    res,
    gravites: mapDistribution(all, ({ gravite }) => gravite ?? 'aucune'),
    percee: fraction(all, isRemoved),
    atteinte,
    impacteur,
  };
}

function times(one: Chance, other: Chance): Chance {
  return [one[0] * other[0], one[1] * other[1]];
}
