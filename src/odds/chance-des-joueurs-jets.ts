import { arbitrages as jdr } from '../../data/jdr/arbitrages.ts';
import { arbitrages as w40k } from '../../data/w40k/arbitrages.ts';
import { type Distribution, mapDistribution } from '../dice/distribution.ts';
import type { MeleeResult } from '../rules/jdr/melee/terms.ts';
import { check as checkMoral, type Moral } from '../rules/jdr/moral.ts';
import { check as checkJet } from '../rules/libre/jet.ts';
import { isRefusal } from '../rules/rule.ts';
import { check as checkEbranlement } from '../rules/w40k/ebranlement.ts';
import { optionsOf, rulingsThen } from './chance-des-joueurs-alors.ts';
import { struckTargets } from './chance-des-joueurs-impact.ts';
import { type Hand, handsOf, type Played } from './chance-des-joueurs-mains.ts';
import type { Around, RollMade, Successes } from './chance-des-joueurs-termes.ts';
import { touchesOf } from './chance-des-joueurs-touches.ts';
import { moralOdds } from './jdr.ts';
import { jetOdds, most } from './libre.ts';
import { ebranlementOdds } from './w40k.ts';

/**
 * The successes of a roll against the exact distribution by the rule that played it: tests passed, targets wounded, dice
 * of a free roll that hold, hits of a battle. None where nothing of the kind was rolled, where the rule would refuse
 * the roll today, or where its table has changed since.
 */
export function successesOf(roll: RollMade, around: Around): Successes[] {
  return Object.hasOwn(readings, roll.command) ? (readings[roll.command]?.(roll, around) ?? []) : [];
}

const readings: Readonly<Record<string, (roll: RollMade, around: Around) => Successes[]>> = {
  ebranlement: (roll, { rulings }) => {
    const asked = checkEbranlement(optionsOf(roll), rulingsThen(roll, w40k, rulings['w40k']));
    if (isRefusal(asked)) return [];
    return tested(roll, asked, () =>
      mapDistribution(ebranlementOdds({ ...asked, repli: false }), ({ reussi }) => Number(reussi)),
    );
  },
  moral: (roll, { rulings }) => {
    const asked = checkMoral(optionsOf(roll), rulingsThen(roll, jdr, rulings['jdr']));
    if (isRefusal(asked)) return [];
    return tested(roll, asked, () => mapDistribution(moralOdds(asked), ({ reussi }) => Number(reussi)));
  },
  impact: struckTargets,
  jet: (roll) => {
    const { succes } = roll.outcome.result;
    const notation = String(roll.options['notation']);
    const asked = checkJet(notation);
    if (typeof succes !== 'number' || isRefusal(asked)) return [];
    return [
      { by: roller(roll), key: `jet ${notation}`, got: succes, could: () => jetOdds(asked, most.atOnce) },
    ];
  },
  combat: touchesOf,
  melee: braved,
};

function roller({ by }: Played): Hand {
  return { person: by, sheet: null };
}

function tested(roll: RollMade, asked: object, could: () => Distribution<number>): Successes[] {
  const { reussi } = roll.outcome.result;
  if (typeof reussi !== 'boolean') return [];
  const key = `${roll.command} ${JSON.stringify(asked)}`;
  return [{ by: roller(roll), key, got: Number(reussi), could }];
}

/** Tests of morale of a round of a mêlée, each by the Cd that it came to. */
function braved(roll: RollMade): Successes[] {
  const { tests = [] } = roll.outcome.result as unknown as Partial<MeleeResult>; // of that command
  const hand = handsOf(roll);
  return tests.flatMap(({ fiche, cdEffectif: cd, reussi }): Successes[] => {
    if (reussi === null) return [];
    const asked = { ...unharmed, cd, rulings: rulingsThen(roll, jdr) };
    const could = () => mapDistribution(moralOdds(asked), (one) => Number(one.reussi));
    return [{ by: hand({ what: 'reussi', about: fiche }), key: `moral ${cd}`, got: Number(reussi), could }];
  });
}

/** Nothing lowers the Cd any further. */
const unharmed: Omit<Moral, 'cd' | 'rulings'> = {
  ...{ pvBase: 1, pv: 1, pvPerdus: 0, adversaire: null, parJoueur: null, impose: true, ignored: [] },
};
