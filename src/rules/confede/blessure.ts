import { gravites } from '../../../data/confede/gravites.ts';
import { tableMaison } from '../../../data/confede/table-maison.ts';
import { type Matrix, matrixValue } from '../table.ts';
import type { Mark, Trace } from '../trace.ts';
import type { Cible, Gravite, Target } from './terms.ts';

/** Length in cm of one slice of the way; one that was begun counts. */
const slice = 10;

/** Where one target is hit: what its steps are about, the table of wounds, the trace. */
interface Scene {
  readonly whom: Pick<Mark, 'about'>;
  readonly table: Matrix<Gravite>;
  readonly trace: Trace;
}

type Force = Pick<Cible, 'nom' | 'distance' | 'tranches' | 'for' | 'res'>;
type Wound = Omit<Cible, keyof Force | 'instinct'>;

const noWound: Wound = {
  des: null,
  localisation: null,
  indice: null,
  gravite: null,
  exceptionnelle: null,
  annulee: null,
  resteEnPlace: null,
};

/**
 * Plays the impact on one target: its FOR, then Instinct de survie (1D6) if it has it, then the wound roll (2D6). Without
 * a RES no die falls. Source: `impact.2`, `impact.4`, `impact.10` to `impact.13`, `impact.17` to `impact.19`.
 */
export function hit(target: Target, about: string | null, table: Matrix<Gravite>, trace: Trace): Cible {
  const scene: Scene = { whom: about === null ? {} : { about }, table, trace };
  const force = countForce(target, scene);
  if (target.res === null) return { ...force, instinct: null, ...noWound };
  const { instinct, saved } = rollInstinct(target, scene);
  if (saved) {
    return { ...force, instinct, ...noWound, gravite: 'aucune', annulee: 'instinct', resteEnPlace: false };
  }
  return { ...force, instinct, ...rollWound(target, force.for, target.res, scene) };
}

/** Killed outright and not held in place: it no longer bars the way. */
export function isRemoved({ gravite, resteEnPlace }: Cible): boolean {
  return gravite === 'tue-net' && resteEnPlace === false;
}

/** Slices begun of the distance that counts, in cm, and X for each: the FOR. */
export function forceOf({ distance, x, marqueur }: Target) {
  const counted = marqueur ?? distance;
  if (counted === null) throw new Error('A target has neither a distance nor a speed marker against it');
  const tranches = Math.ceil(counted / slice);
  return { counted, tranches, for: x * tranches };
}

function countForce(target: Target, { whom, trace }: Scene): Force {
  const { nom, distance, res, x, marqueur } = target;
  const { counted, ...force } = forceOf(target);
  const clause = 'impact.2';
  if (marqueur === null) trace.clause({ clause, what: 'distance', ...whom }, counted);
  else trace.clause({ clause: 'impact.4', what: 'distance-comptee', ...whom }, counted);
  trace.clause({ clause, what: 'tranches', ...whom }, force.tranches);
  trace.clause({ clause, what: 'x', ...whom }, x);
  trace.clause({ clause, what: 'for', ...whom }, force.for);
  return { nom, distance, ...force, res };
}

function rollInstinct({ capacites }: Target, { whom, trace }: Scene) {
  const mark = { clause: 'impact.17', ...whom };
  if (capacites.instinct === null) return { instinct: null, saved: false };
  const { value: instinct } = trace.roll({ ...mark, what: 'instinct-de-survie' }, 1, 6);
  const { value: saved } = trace.test({ ...mark, what: 'instinct' }, instinct, '>=', capacites.instinct);
  return { instinct, saved };
}

/** 2D6: the lower one is the location, the higher one gives the severity. */
function rollWound(target: Target, force: number, res: number, scene: Scene): Wound {
  const { whom, trace } = scene;
  const mark = { clause: 'impact.10', ...whom };
  const des = trace.roll({ ...mark, what: 'deux-des' }, 2, 6).dice.map(({ face }) => face);
  const [low, high] = [Math.min(...des), Math.max(...des)];
  const { value: localisation } = trace.keep({ ...mark, what: 'localisation' }, [low], [high]);
  const { value: haut } = trace.keep({ ...mark, what: 'haut' }, [high], [low]);
  const by = [
    { cause: 'for', value: force },
    { cause: 'res', value: -res },
  ];
  const { value: indice } = trace.modify({ ...mark, what: 'indice' }, haut, by);
  const double = { clause: 'impact.11', what: 'exceptionnelle', ...whom };
  const { value: exceptionnelle } = trace.test(double, low, '=', high);
  const roll = { des, localisation, indice, exceptionnelle };
  if (isImmune(target, roll, scene)) {
    return { ...roll, gravite: 'aucune', annulee: 'immunite', resteEnPlace: false };
  }
  const gravite = readGravite(roll, scene);
  const resteEnPlace = gravite === 'tue-net' && target.capacites.acharne;
  if (resteEnPlace) {
    trace.clause({ clause: 'impact.19', what: 'reste-en-place', rulings: ['acharne'], ...whom });
  }
  return { ...roll, gravite, annulee: null, resteEnPlace };
}

/** The head is location 6. */
function isImmune(
  { capacites }: Target,
  { localisation, exceptionnelle }: { localisation: number; exceptionnelle: boolean },
  { whom, trace }: Scene,
): boolean {
  const mark = { clause: 'impact.18', what: 'immunite', ...whom };
  if (capacites.tete && localisation === 6) trace.clause(mark, 'tete');
  else if (capacites.doubles && exceptionnelle) trace.clause(mark, 'doubles');
  else return false;
  return true;
}

function readGravite(
  { localisation, indice }: { localisation: number; indice: number },
  { whom, table, trace }: Scene,
): Gravite {
  const rulings = table.id === tableMaison.id ? { rulings: ['table-maison'] } : {};
  const gravite = matrixValue(table, localisation, indice);
  const mark = { clause: 'impact.12', what: 'gravite', ...rulings, ...whom };
  trace.lookup(mark, table.id, [localisation, indice], gravite);
  const blessure = gravites.some(({ id, blessure }) => id === gravite && blessure);
  trace.clause({ clause: 'impact.13', what: 'blessure', ...whom }, blessure);
  return gravite;
}
