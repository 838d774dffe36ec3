import type { Dice } from '../../dice/dice.ts';
import { answerOf, type Outcome, type Refusal, type Rulings, refuse } from '../rule.ts';
import { Trace } from '../trace.ts';
import { actifOf, type Bataille, type Change, rondeOf, type Side, type Unite } from './bataille-terms.ts';
import { applied, bring } from './changes.ts';
import type { EbranlementResult } from './ebranlement.ts';
import { objectifsOf } from './objectifs.ts';
import { tests as testsOf, type UniteTestee } from './tests.ts';

/** What a phase de commandement gives. Keys as on the rule page; `unite` names the unit of a test. */
export interface CommandementResult {
  readonly ronde: number;
  /** The active player. */
  readonly joueur: string;
  readonly pc: readonly { readonly joueur: string; readonly avant: number; readonly apres: number }[];
  readonly retablies: readonly string[];
  readonly tests: readonly ({ readonly unite: string } & EbranlementResult)[];
  readonly rappels: readonly { readonly unite: string; readonly rappel: string }[];
  /** `tenu`: by the active player. */
  readonly objectifs: readonly { readonly nom: string; readonly tenu: boolean; readonly points: number }[];
}

/** The phase as it was played: what it gave, what it changes, and each test with its own calculation and dice. */
interface Commandement {
  readonly outcome: Outcome<CommandementResult>;
  readonly changes: readonly Change[];
  readonly tests: readonly UniteTestee[];
}

/** A phase that may be played. */
interface Phase {
  readonly bataille: Bataille;
  readonly rulings: Rulings;
}

/** The phase of the turn that is played. Refused: `phase-played` [ronde, joueur]. Source: `commandement.2`. */
export function check(bataille: Bataille, rulings: Rulings): Phase | Refusal {
  if (bataille.phase < bataille.tour) return { bataille, rulings };
  const { nom } = bataille.joueurs[actifOf(bataille)];
  return refuse('phase-played', null, { ronde: rondeOf(bataille), joueur: nom });
}

/**
 * Plays a phase that may be played: PC for both, recoveries, the tests of all units that are due with 2D6 each in the
 * order of the units, reminders, the score. The dice stand in the steps of the tests.
 */
export function resolve({ bataille, rulings }: Phase, dice: Dice): Commandement {
  const trace = new Trace(dice);
  const side = actifOf(bataille);
  const isTenth = answerOf(rulings, 'edition') === '10e';
  const gains = gainPc(bataille, trace);
  const recovered = isTenth ? recover(bataille, side, trace) : [];
  const before = applied(bataille, [...gains.changes, ...recovered.flatMap(recovery)]);
  const tests = testsOf(before, rulings, dice, trace);
  const passed = tests.filter(({ unite, outcome }) => unite.ebranlee && !outcome.result.ebranlee);
  const changes = [...gains.changes, ...recovered.flatMap(recovery), ...tests.flatMap((one) => one.changes)];
  const after = applied(bataille, changes);
  const rappels = remind(after, side, trace);
  const objectifs = score(after, side, trace);
  const result: CommandementResult = {
    ronde: rondeOf(bataille),
    joueur: bataille.joueurs[side].nom,
    pc: gains.pc,
    retablies: [...recovered, ...passed.map(({ unite }) => unite)].map(({ nom }) => nom),
    tests: tests.map(({ unite, outcome }) => ({ unite: unite.nom, ...outcome.result })),
    rappels,
    objectifs,
  };
  const points = objectifs.reduce((sum, one) => sum + one.points, 0);
  return {
    outcome: trace.outcome(result, rulings),
    changes: [...changes, ...(points === 0 ? [] : [scored(side, points)])],
    tests,
  };
}

/** Both players gain 1 PC. */
function gainPc({ joueurs }: Bataille, trace: Trace) {
  const by = [{ cause: 'phase-de-commandement', value: 1 }];
  const pc = joueurs.map(({ nom, pc: avant }) => {
    const { value: apres } = trace.modify({ clause: 'commandement.1', what: 'pc', about: nom }, avant, by);
    return { joueur: nom, avant, apres };
  });
  const changes: Change[] = [0, 1].map((of) => ({
    whose: 'joueur',
    of,
    quantity: 'pc',
    by: 1,
    cause: 'phase-de-commandement',
  }));
  return { pc, changes };
}

/** 10e: the active player’s shaken units recover, but for those that were tested in this turn already. */
function recover({ unites, tour }: Bataille, side: Side, trace: Trace): Unite[] {
  const recovered = unites.filter(
    (one) => one.joueur === side && one.ebranlee && one.effectif > 0 && one.teste !== tour,
  );
  for (const { nom } of recovered)
    trace.clause({ clause: 'commandement.3', what: 'retablie', about: nom, rulings: ['edition'] });
  return recovered;
}

function recovery(unite: Unite): Change[] {
  return bring(unite, 'statut:ebranlee', 0, 'retablissement');
}

function remind({ unites }: Bataille, side: Side, trace: Trace): { unite: string; rappel: string }[] {
  const told = unites.flatMap(({ nom: unite, joueur, effectif, rappel }) =>
    joueur === side && effectif > 0 && rappel !== null ? [{ unite, rappel }] : [],
  );
  for (const { unite, rappel } of told)
    trace.clause({ clause: 'commandement.6', what: 'rappel', about: unite }, rappel);
  return told;
}

/** Each objective: whether the active player holds it, and what that gives from round 2 on. */
function score(bataille: Bataille, side: Side, trace: Trace): CommandementResult['objectifs'] {
  const all = objectifsOf(bataille);
  if (all.length === 0) return [];
  const held = all.map(({ nom, co }) => {
    const [own, other] = side === 0 ? co : [co[1], co[0]];
    const { value: tenu } = trace.test(
      { clause: 'commandement.7', what: 'tenu', about: nom },
      own,
      '>',
      other,
    );
    return { nom, tenu };
  });
  const { value: counts } = trace.test(
    { clause: 'commandement.8', what: 'deuxieme-ronde' },
    rondeOf(bataille),
    '>=',
    2,
  );
  return held.map(({ nom, tenu }) => {
    const points = tenu && counts ? bataille.pointsObjectif : 0;
    const rulings = ['points-objectif'];
    if (points > 0) trace.clause({ clause: 'commandement.8', what: 'points', about: nom, rulings }, points);
    return { nom, tenu, points };
  });
}

function scored(side: Side, by: number): Change {
  return { whose: 'joueur', of: side, quantity: 'points', by, cause: 'objectifs' };
}
