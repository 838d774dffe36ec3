import { arbitrages as confede } from '../../data/confede/arbitrages.ts';
import { mapDistribution } from '../dice/distribution.ts';
import { check as checkImpact } from '../rules/confede/impact.ts';
import type { Gravite } from '../rules/confede/terms.ts';
import { isRefusal, type Json } from '../rules/rule.ts';
import type { Step } from '../rules/step.ts';
import { type Matrix, matrixValue } from '../rules/table.ts';
import { optionsOf, rulingsThen } from './chance-des-joueurs-alors.ts';
import type { Around, RollMade, Successes } from './chance-des-joueurs-termes.ts';
import { impactOdds } from './confede.ts';

/** Targets of an impact that were struck in this very entry: with several groups, those of the result before are from before. */
export function struckTargets(roll: RollMade, { rulings, table }: Around): Successes[] {
  const asked = checkImpact(
    optionsOf(roll),
    rulingsThen(roll, confede, rulings['confede']),
    table ?? undefined,
  );
  if (isRefusal(asked) || !isReadAlike(roll.steps, asked.table)) return [];
  const cibles = roll.outcome.result['cibles'];
  if (!Array.isArray(cibles)) return [];
  const [before, now] = [struckIn(roll.earlier), struckIn(roll.steps)];
  const odds = impactOdds(asked).cibles.slice(before, before + now);
  return odds.flatMap(({ gravites, impacteur }, at): Successes[] => {
    const { gravite } = (cibles[before + at] ?? {}) as { readonly gravite?: Json }; // a target of the result
    if (typeof gravite !== 'string' || impacteur) return []; // a wound of its own is no success
    const could = () => mapDistribution(gravites, (one) => Number(one !== 'aucune'));
    const key = `impact ${JSON.stringify(asked.groups)} ${before + at} ${asked.table.id}`;
    return [{ by: { person: roll.by, sheet: null }, key, got: Number(gravite !== 'aucune'), could }];
  });
}

/** Each target that is struck tells its FOR once. */
function struckIn(steps: readonly Step[]): number {
  return steps.filter(({ what }) => what === 'for').length;
}

function isReadAlike(steps: readonly Step[], table: Matrix<Gravite>): boolean {
  return steps.every((step) => {
    if (step.kind !== 'lookup' || step.what !== 'gravite') return true;
    const [localisation, indice] = step.keys.map(Number);
    return step.table === table.id && step.value === matrixValue(table, localisation ?? 0, indice ?? 0);
  });
}
