import type { Dice } from '../../dice/dice.ts';
import { answerOf, type Outcome } from '../rule.ts';
import type { RollStep } from '../step.ts';
import { Trace } from '../trace.ts';
import type { Ebranlement } from './ebranlement-options.ts';
import { fallBack, type Repli } from './repli.ts';

export { check, type Ebranlement } from './ebranlement-options.ts';

/** What a test d’Ébranlement gives. Keys as on the rule page; CO is that of the whole unit. */
export interface EbranlementResult {
  /** A test takes place. */
  readonly concernee: boolean;
  readonly sousMoitie: boolean;
  /** The most models, or PV, at which the unit tests. */
  readonly seuil: number;
  readonly des: readonly number[];
  /** Of the roll that counts, `modificateur` included; `null` without a test. */
  readonly total: number | null;
  readonly reussi: boolean | null;
  readonly ebranlee: boolean;
  readonly coAvant: number | null;
  readonly coApres: number | null;
  readonly repli: Repli | null;
  /** The first roll when the dice were thrown again, before `modificateur`. */
  readonly relance: { readonly des: readonly number[]; readonly total: number } | null;
}

type Need = Pick<EbranlementResult, 'concernee' | 'sousMoitie' | 'seuil'>;
type Test = Pick<EbranlementResult, 'des' | 'total' | 'reussi' | 'relance'>;

const noTest: Test = { des: [], total: null, reussi: null, relance: null };

/** Plays a checked test: 2D6 if it takes place, both again with `relance`, then 1D6 a model that falls back shaken. */
export function resolve(ebranlement: Ebranlement, dice: Dice): Outcome<EbranlementResult> {
  const trace = new Trace(dice);
  const need = needTest(ebranlement, trace);
  const test = need.concernee ? rollTest(ebranlement, trace) : noTest;
  const ebranlee = isShaken(ebranlement, test, trace);
  const co = countCo(ebranlement, ebranlee, trace);
  if (ebranlee) sufferState(ebranlement, trace);
  const repli = ebranlee && ebranlement.repli ? fallBack(ebranlement.figurines, trace) : null;
  const result = { ...need, ...test, ebranlee, ...co, repli };
  return trace.outcome(result, ebranlement.rulings, ignoredOptions(ebranlement, need));
}

/** Whether the unit tests: by its losses, because it is shaken (11e), or because a rule says so. */
function needTest(unit: Ebranlement, trace: Trace): Need {
  const clause = unit.counted === 'pv' ? 'ebranlement.2' : 'ebranlement.1';
  const rulings = ['edition'];
  const seuil = seuilOf(unit);
  trace.clause({ clause, what: 'seuil', rulings }, seuil);
  const sousMoitie = trace.test({ clause, what: 'sous-moitie', rulings }, unit.restant, '<=', seuil).value;
  if (unit.dejaEbranlee) trace.clause({ clause: 'ebranlement.12', what: 'deja-ebranlee', rulings });
  if (isDue(unit, sousMoitie)) return { concernee: true, sousMoitie, seuil };
  if (unit.impose) trace.clause({ clause: 'ebranlement.4', what: 'impose' });
  return { concernee: unit.impose, sousMoitie, seuil };
}

/** Whether a test is due without a rule that forces it: by losses, or in 11e because the unit is shaken. */
export function isTested(unit: Ebranlement): boolean {
  return isDue(unit, unit.restant <= seuilOf(unit));
}

function seuilOf(unit: Ebranlement): number {
  return Math.floor((isEleventh(unit) ? unit.initial : unit.initial - 1) / 2);
}

function isDue(unit: Ebranlement, sousMoitie: boolean): boolean {
  return sousMoitie || (isEleventh(unit) && unit.dejaEbranlee);
}

function isEleventh({ rulings }: Ebranlement): boolean {
  return answerOf(rulings, 'edition') === '11e';
}

/** 2D6, thrown again with `relance`, plus `modificateur`, against the Cd. */
function rollTest({ cd, modificateur, relance }: Ebranlement, trace: Trace): Test {
  const first = trace.roll({ clause: 'ebranlement.5', what: 'deux-des' }, 2, 6);
  const roll = relance ? trace.reroll({ clause: 'ebranlement.6', what: 'relance' }, first) : first;
  const by = [{ cause: 'modificateur', value: modificateur }];
  const { value: total } =
    modificateur === 0 ? roll : trace.modify({ clause: 'ebranlement.5', what: 'total' }, roll.value, by);
  const { value: reussi } = trace.test({ clause: 'ebranlement.5', what: 'reussi' }, total, '>=', cd);
  return {
    des: faces(roll),
    total,
    reussi,
    relance: relance ? { des: faces(first), total: first.value } : null,
  };
}

/** The state after the test: in 10e a test neither ends nor prolongs it, in 11e a passed one ends it. */
function isShaken(unit: Ebranlement, { reussi }: Test, trace: Trace): boolean {
  if (reussi === false && !unit.dejaEbranlee) trace.clause({ clause: 'ebranlement.7', what: 'ebranlee' });
  if (!unit.dejaEbranlee || reussi === null) return unit.dejaEbranlee || reussi === false;
  const recovers = reussi && isEleventh(unit);
  trace.clause({ clause: 'ebranlement.12', what: 'retablie', rulings: ['edition'] }, recovers);
  return !recovers;
}

/** CO of the unit before and after, `null` when that of a model was not given. */
function countCo(unit: Ebranlement, ebranlee: boolean, trace: Trace) {
  const { co, figurines, dejaEbranlee } = unit;
  if (co === null) return { coAvant: null, coApres: null };
  const clause = 'ebranlement.8';
  const coAvant = dejaEbranlee ? 0 : co * figurines;
  const coApres = ebranlee ? 0 : co * figurines;
  trace.clause({ clause, what: 'co-avant' }, coAvant);
  trace.clause({ clause, what: 'co-apres' }, coApres);
  return { coAvant, coApres };
}

/** What else a shaken unit suffers, and for how long. */
function sufferState(unit: Ebranlement, trace: Trace): void {
  const who = answerOf(unit.rulings, 'stratageme-adverse');
  trace.clause({ clause: 'ebranlement.9', what: 'stratageme-adverse', rulings: ['stratageme-adverse'] }, who);
  const rulings = ['edition'];
  if (isEleventh(unit)) trace.clause({ clause: 'ebranlement.12', what: 'duree', rulings }, 'test-reussi');
  else trace.clause({ clause: 'ebranlement.11', what: 'duree', rulings }, 'phase-de-commandement');
}

/** Options that were given and that change nothing here. */
function ignoredOptions(unit: Ebranlement, { concernee, sousMoitie }: Need): string[] {
  const ignored = [...unit.ignored];
  if (!concernee && unit.modificateur !== 0) ignored.push('modificateur');
  if (!concernee && !unit.dejaEbranlee && unit.repli) ignored.push('repli');
  if (unit.impose && isDue(unit, sousMoitie)) ignored.push('impose');
  if (!concernee && unit.relance) ignored.push('relance');
  return ignored;
}

function faces({ dice }: Pick<RollStep, 'dice'>): number[] {
  return dice.map(({ face }) => face);
}
