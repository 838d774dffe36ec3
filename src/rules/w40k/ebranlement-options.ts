import type { Values } from '../../slash/option.ts';
import { isRefusal, type Refusal, type Rulings, refuse } from '../rule.ts';
import { flag, integer } from '../values.ts';

/** A test d’Ébranlement that may be played. */
export interface Ebranlement {
  /** What is counted against the start: models, or the PV of a unit that started with one model. */
  readonly counted: 'figurines' | 'pv';
  readonly initial: number;
  readonly restant: number;
  /** Models left, each with a die when a shaken unit falls back. */
  readonly figurines: number;
  /** Commandement as printed: 7 stands for 7+. */
  readonly cd: number;
  /** CO of one model, `null` when it was not given. */
  readonly co: number | null;
  readonly modificateur: number;
  readonly repli: boolean;
  readonly impose: boolean;
  readonly dejaEbranlee: boolean;
  readonly relance: boolean;
  readonly rulings: Rulings;
  /** Options that say nothing about a unit of this size. */
  readonly ignored: readonly string[];
}

type Strength = Pick<Ebranlement, 'counted' | 'initial' | 'restant' | 'figurines' | 'ignored'>;

/**
 * Options of `/ebranlement` → a test that may be played. PV without models stand for a unit of one model.
 * Refused: `missing`, `single-model-needs-pv`, `unit-destroyed` [got], `more-left-than-at-start` [got, initial,
 * initialOption]. Source: `ebranlement.1` to `ebranlement.3`.
 */
export function check(values: Values, rulings: Rulings): Ebranlement | Refusal {
  const strength = readStrength(values);
  if (isRefusal(strength)) return strength;
  const cd = integer(values, 'cd');
  if (cd === undefined) return refuse('missing', 'cd');
  return {
    ...strength,
    cd,
    co: integer(values, 'co') ?? null,
    modificateur: integer(values, 'modificateur') ?? 0,
    repli: flag(values, 'repli'),
    impose: flag(values, 'impose'),
    dejaEbranlee: flag(values, 'deja-ebranlee'),
    relance: flag(values, 'relance'),
    rulings,
  };
}

function readStrength(values: Values): Strength | Refusal {
  const givenPv = ['pv-initial', 'pv-restants'].filter((name) => values[name] !== undefined);
  const filled = givenPv.length > 0 && isAlone(values) ? { ...values, ...oneModel } : values;
  const models = readLeft(filled, 'effectif-initial', 'effectif-restant', 'missing');
  if (isRefusal(models)) return models;
  const figurines = models.restant;
  if (models.initial > 1) return { counted: 'figurines', ...models, figurines, ignored: givenPv };
  const pv = readLeft(values, 'pv-initial', 'pv-restants', 'single-model-needs-pv');
  return isRefusal(pv) ? pv : { counted: 'pv', ...pv, figurines, ignored: [] };
}

const oneModel = { 'effectif-initial': 1, 'effectif-restant': 1 };

/** No number of models speaks against a unit of one. */
function isAlone(values: Values): boolean {
  return (values['effectif-initial'] ?? 1) === 1 && values['effectif-restant'] === undefined;
}

/** What there was and what is left of it. `lacking`: the code of the refusal when one of the two was not given. */
function readLeft(
  values: Values,
  initialOption: string,
  restantOption: string,
  lacking: string,
): { initial: number; restant: number } | Refusal {
  const initial = integer(values, initialOption);
  const restant = integer(values, restantOption);
  if (initial === undefined) return refuse(lacking, initialOption);
  if (restant === undefined) return refuse(lacking, restantOption);
  if (restant === 0) return refuse('unit-destroyed', restantOption, { got: restant });
  if (restant > initial) {
    return refuse('more-left-than-at-start', restantOption, { got: restant, initial, initialOption });
  }
  return { initial, restant };
}
