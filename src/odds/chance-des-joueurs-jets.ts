import { arbitrages as confede } from '../../data/confede/arbitrages.ts';
import { arbitrages as jdr } from '../../data/jdr/arbitrages.ts';
import { arbitrages as w40k } from '../../data/w40k/arbitrages.ts';
import { type Distribution, mapDistribution } from '../dice/distribution.ts';
import { distribution } from '../dice/every.ts';
import { check as checkImpact } from '../rules/confede/impact.ts';
import type { Gravite } from '../rules/confede/terms.ts';
import { check as checkMoral } from '../rules/jdr/moral.ts';
import { check as checkJet } from '../rules/libre/jet.ts';
import {
  isRefusal,
  type Json,
  type Outcome,
  type Ruling,
  type Rulings,
  rulingsInForce,
} from '../rules/rule.ts';
import type { CountStep, Step } from '../rules/step.ts';
import { type Matrix, matrixValue } from '../rules/table.ts';
import { holds } from '../rules/trace.ts';
import { check as checkEbranlement } from '../rules/w40k/ebranlement.ts';
import type { Values } from '../slash/option.ts';
import { impactOdds } from './confede.ts';
import { moralOdds } from './jdr.ts';
import { jetOdds, most } from './libre.ts';
import { ebranlementOdds } from './w40k.ts';

/** A roll that was made, as the journal has it. `steps`: those whose dice fell in this very entry. */
export interface RollMade {
  readonly command: string;
  readonly options: { readonly [name: string]: Json };
  readonly outcome: Pick<Outcome<{ readonly [key: string]: Json }>, 'result' | 'rulings'>;
  readonly steps: readonly Step[];
}

/** What decides besides: the answers of the campaign by game, and its own table of wounds. */
export interface Around {
  readonly rulings: Readonly<Record<string, Rulings>>;
  readonly table: Matrix<Gravite> | null;
}

/** How many successes came, and how many could have come. `key` is the same for rolls alike: those are counted once. */
export interface Successes {
  readonly key: string;
  readonly got: number;
  /** `null` where there are too many ways to count. */
  readonly could: () => Distribution<number> | null;
}

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
  impact: struck,
  jet: (roll) => {
    const { succes } = roll.outcome.result;
    const notation = String(roll.options['notation']);
    const asked = checkJet(notation);
    if (typeof succes !== 'number' || isRefusal(asked)) return [];
    return [{ key: `jet ${notation}`, got: succes, could: () => jetOdds(asked, most.atOnce) }];
  },
  combat: ({ steps }) => steps.flatMap((step, at) => (isCount(step) ? hitsOf(step, steps.slice(0, at)) : [])),
};

function tested(roll: RollMade, asked: object, could: () => Distribution<number>): Successes[] {
  const { reussi } = roll.outcome.result;
  if (typeof reussi !== 'boolean') return [];
  return [{ key: `${roll.command} ${JSON.stringify(asked)}`, got: Number(reussi), could }];
}

/** Targets of an impact in one go: with several groups, some of the result may be from before. */
function struck(roll: RollMade, { rulings, table }: Around): Successes[] {
  const asked = checkImpact(
    optionsOf(roll),
    rulingsThen(roll, confede, rulings['confede']),
    table ?? undefined,
  );
  if (isRefusal(asked) || asked.groups.length !== 1 || !isReadAlike(roll.steps, asked.table)) return [];
  const cibles = roll.outcome.result['cibles'];
  if (!Array.isArray(cibles)) return [];
  return impactOdds(asked).cibles.flatMap(({ gravites }, at): Successes[] => {
    const gravite = (cibles[at] as { readonly gravite?: Json } | undefined)?.gravite; // a target of the result
    if (typeof gravite !== 'string') return [];
    const could = () => mapDistribution(gravites, (one) => Number(one !== 'aucune'));
    const key = `impact ${JSON.stringify(asked.groups)} ${at} ${asked.table.id}`;
    return [{ key, got: Number(gravite !== 'aucune'), could }];
  });
}

function isReadAlike(steps: readonly Step[], table: Matrix<Gravite>): boolean {
  return steps.every((step) => {
    if (step.kind !== 'lookup' || step.what !== 'gravite') return true;
    const [localisation, indice] = step.keys.map(Number);
    return step.table === table.id && step.value === matrixValue(table, localisation ?? 0, indice ?? 0);
  });
}

function isCount(step: Step): step is CountStep {
  return step.kind === 'clause' && 'faces' in step;
}

/** Hits of the dice of one kind, which fell in the last roll about it before. */
function hitsOf({ faces, about, comparison, right, value }: CountStep, before: readonly Step[]): Successes[] {
  const thrown = before.findLast((step) => step.kind === 'roll' && step.about === about);
  const sides = thrown?.kind === 'roll' ? thrown.dice[0]?.sides : undefined;
  if (sides === undefined) return [];
  const classes = Array.from({ length: sides }, (_, at) => Number(holds(at + 1, comparison, right)));
  if (new Set(classes).size < 2) return []; // they all hit, or none can
  const could = () => distribution((dice) => dice.pool(faces.length, sides, classes).counts[1] ?? 0);
  return [{ key: `combat ${faces.length} ${sides} ${comparison} ${right}`, got: value, could }];
}

function optionsOf({ options }: RollMade): Values {
  return options as Values; // options are kept as they were read
}

/** What decided then is in the entry; what decided nothing is as it is now. */
function rulingsThen({ outcome }: RollMade, arbitrages: readonly Ruling[], now: Rulings = {}): Rulings {
  const then = Object.fromEntries(outcome.rulings.map(({ id, answer }) => [id, answer]));
  return rulingsInForce(arbitrages, { ...now, ...then });
}
