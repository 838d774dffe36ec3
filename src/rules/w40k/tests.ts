import type { Dice, Die } from '../../dice/dice.ts';
import type { Values } from '../../slash/option.ts';
import { isRefusal, type Outcome, type Rulings } from '../rule.ts';
import type { Trace } from '../trace.ts';
import { actifOf, type Bataille, type Change, type Unite } from './bataille-terms.ts';
import { bring, fewer } from './changes.ts';
import { check, type Ebranlement, type EbranlementResult, isTested, resolve } from './ebranlement.ts';

/** One unit as it was tested, with the options of `/ebranlement` that give the same test. */
export interface UniteTestee {
  /** As it stood before. */
  readonly unite: Unite;
  readonly options: Values;
  readonly outcome: Outcome<EbranlementResult>;
  readonly dice: readonly Die[];
  readonly changes: readonly Change[];
}

/** What `/ebranlement` takes of a unit: what is left of it, Cd, CO, whether it is shaken. */
export function testOptions(unite: Unite): Values {
  const { nom, effectifInitial, effectif, pvInitial, pv, cd, co, ebranlee } = unite;
  const alone =
    effectifInitial === 1 && pvInitial !== null ? { 'pv-initial': pvInitial, 'pv-restants': pv ?? 0 } : {};
  return {
    unite: nom,
    'effectif-initial': effectifInitial,
    'effectif-restant': effectif,
    ...alone,
    cd,
    co,
    ...(ebranlee && { 'deja-ebranlee': true }),
  };
}

/** The tests of all units of the active player that are due, in their order. Source: `commandement.4`, `commandement.5`. */
export function tests(bataille: Bataille, rulings: Rulings, dice: Dice, trace: Trace): UniteTestee[] {
  const side = actifOf(bataille);
  const own = bataille.unites.filter(({ joueur, effectif }) => joueur === side && effectif > 0);
  return own.flatMap((unite): UniteTestee[] => {
    const about = unite.nom;
    if (unite.teste === bataille.tour) {
      trace.clause({ clause: 'commandement.5', what: 'deja-testee', about });
      return [];
    }
    const due = dueTest(unite, rulings);
    if (due === null) return [];
    const outcome = resolve(due, dice);
    const { ebranlee, total } = outcome.result;
    const mark = { clause: 'commandement.4', about };
    trace.clause({ ...mark, what: 'depart' }, due.initial);
    trace.test(
      { ...mark, what: 'sous-moitie', rulings: ['edition'] },
      due.restant,
      '<=',
      outcome.result.seuil,
    );
    trace.test({ ...mark, what: 'reussi' }, total ?? 0, '>=', due.cd);
    if (unite.ebranlee && !ebranlee)
      trace.clause({ clause: 'commandement.3', what: 'retablie', about, rulings: ['edition'] });
    const thrown = outcome.steps.flatMap((step) => (step.kind === 'roll' ? step.dice : []));
    const options = testOptions(unite);
    return [{ unite, options, outcome, dice: thrown, changes: afterTest(unite, bataille, outcome.result) }];
  });
}

/** The test of a unit, `null` when it is not due. It is a bug when a unit of a battle cannot be tested. */
function dueTest(unite: Unite, rulings: Rulings): Ebranlement | null {
  const test = check(testOptions(unite), rulings);
  if (isRefusal(test)) throw new Error(`unit ${unite.numero} cannot be tested: ${test.code}`);
  return isTested(test) ? test : null;
}

/** Whether a unit is to be tested when its player’s next phase comes: by its losses, in 11e also while it is shaken. */
export function isDue(unite: Unite, rulings: Rulings): boolean {
  return unite.effectif > 0 && dueTest(unite, rulings) !== null;
}

/** The units that the phase of the turn that is played tests, in their order; none once it was played. */
export function dueNow(bataille: Bataille, rulings: Rulings): Unite[] {
  const { unites, tour, phase } = bataille;
  if (phase >= tour) return [];
  const side = actifOf(bataille);
  return unites.filter((one) => one.joueur === side && one.teste !== tour && isDue(one, rulings));
}

/** What a test of a unit changes in a battle: its state, the dead of its fall-back, and that it was tested. */
export function afterTest(
  unite: Unite,
  { tour }: Pick<Bataille, 'tour'>,
  { concernee, sousMoitie, ebranlee, repli }: EbranlementResult,
): Change[] {
  return [
    ...bring(unite, 'statut:ebranlee', Number(ebranlee), 'ebranlement'),
    ...(concernee ? bring(unite, 'teste', tour, 'ebranlement') : []),
    ...(concernee && sousMoitie ? [measured(unite)] : []),
    ...(repli === null ? [] : fewer(unite, Math.min(repli.morts, unite.effectif), 'repli')),
  ];
}

/** Nothing changes, but the losses that called for a test are not taken back without it. */
function measured({ numero, effectifInitial }: Unite): Change {
  const quantity = effectifInitial === 1 ? 'pv' : 'effectif';
  return { whose: 'unite', of: numero, quantity, by: 0, cause: 'ebranlement' };
}
