import type { Die } from '../../dice/dice.ts';
import type { DiceTerm, Keep, Notation } from '../../dice/terms.ts';
import type { Modifier, ModifyStep, PoolStep, RollStep, Step } from '../step.ts';
import { holds } from '../trace.ts';

/** What one term gave: its steps, the faces that fell, those that count, what a comparison looks at, and its value without its sign. */
export interface Told {
  readonly steps: readonly Step[];
  readonly faces: readonly number[];
  readonly gardes: readonly number[];
  readonly compared: readonly number[];
  readonly value: number;
}

/** Who a step is about where a roll has several terms. */
type Name = { readonly about?: string };

/** Tells a D66 from the two dice that it threw. */
export function tellD66(thrown: readonly Die[], name: Name): Told {
  const faces = facesOf(thrown);
  const [tens = 0, units = 0] = faces;
  const value = 10 * tens + units;
  const steps: readonly Step[] = [
    { ...name, kind: 'roll', what: 'des', clause: 'jet.5', dice: thrown, value: tens + units },
    { ...name, kind: 'clause', what: 'd66', clause: 'jet.5', value },
  ];
  return { steps, faces, gardes: faces, compared: [value], value };
}

/** Tells a term of dice from the dice that it threw, those of explosions included. */
export function tellDice(term: DiceTerm, thrown: readonly Die[], test: Notation['test'], name: Name): Told {
  const faces = facesOf(thrown);
  if (!term.explodes && !term.keep) {
    const roll = tellWave(thrown, true, test, name);
    return { steps: [roll], faces, gardes: faces, compared: faces, value: roll.value };
  }
  const rolls = wavesOf(term, thrown).map((wave, index) => tellWave(wave, index === 0, test, name));
  const steps: Step[] = [...rolls, ...tellStop(term, thrown, name)];
  if (term.keep) {
    const { kept, dropped } = split(faces, term.keep);
    const value = sum(kept);
    steps.push({ ...name, kind: 'keep', what: 'gardes', clause: 'jet.2', kept, dropped, value });
    return { steps, faces, gardes: kept, compared: kept, value };
  }
  const [first, ...explosions] = rolls;
  if (first && explosions.length > 0 && !test) {
    const by = explosions.map(({ value }) => ({ cause: 'explosion', value }));
    steps.push({ ...name, ...addition('somme', 'jet.3', first.value, by) });
  }
  return { steps, faces, gardes: faces, compared: faces, value: sum(faces) };
}

/** `from` and what is added to it; what adds nothing is left out. */
export function addition(what: string, clause: string, from: number, by: readonly Modifier[]): ModifyStep {
  const causes = by.filter(({ value }) => value !== 0);
  return {
    kind: 'modify',
    what,
    clause,
    from,
    by: causes,
    value: from + sum(causes.map(({ value }) => value)),
  };
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** Lists one after the other. */
export function joined<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const [first] = lists;
  if (first && lists.length === 1) return first;
  const all: T[] = [];
  for (const list of lists) for (const one of list) all.push(one);
  return all;
}

/** How many of `faces` hold against the number compared with. */
export function hits(faces: readonly number[], { comparison, right }: NonNullable<Notation['test']>): number {
  let count = 0;
  for (const face of faces) if (holds(face, comparison, right)) count += 1;
  return count;
}

function facesOf(dice: readonly Die[]): readonly number[] {
  return dice.map(({ face }) => face);
}

/** The dice of the term, then those that the highest faces before them added, again and again. */
function wavesOf({ count, sides, explodes }: DiceTerm, thrown: readonly Die[]): readonly (readonly Die[])[] {
  if (!explodes) return [thrown];
  const waves: (readonly Die[])[] = [];
  let length = count;
  for (let from = 0; from < thrown.length && length > 0; ) {
    const wave = thrown.slice(from, from + length);
    waves.push(wave);
    from += wave.length;
    length = highest(wave, sides);
  }
  return waves;
}

/** With a comparison the dice are told by how many fail and hold, not by their sum. */
function tellWave(dice: readonly Die[], isFirst: boolean, test: Notation['test'], name: Name): RollStep {
  const [what, clause] = isFirst ? ['des', 'jet.1'] : ['explosion', 'jet.3'];
  const faces = facesOf(dice);
  const step: RollStep = { ...name, kind: 'roll', what, clause, dice, value: sum(faces) };
  if (!test) return step;
  const successes = hits(faces, test);
  const pool: PoolStep = { ...step, counts: [dice.length - successes, successes] };
  return pool;
}

/** Says how many dice of explosions were not thrown any more. */
function tellStop({ count, sides, explodes }: DiceTerm, thrown: readonly Die[], name: Name): readonly Step[] {
  const value = explodes ? highest(thrown, sides) - (thrown.length - count) : 0;
  return value === 0
    ? []
    : [{ ...name, kind: 'clause', what: 'explosions-arretees', clause: 'jet.4', value }];
}

function highest(dice: readonly Die[], sides: number): number {
  return dice.filter(({ face }) => face === sides).length;
}

/** Faces in the order of their fall; of equal ones the first thrown are kept. */
function split(faces: readonly number[], { count, end }: Keep): { kept: number[]; dropped: number[] } {
  const places = faces.map((face, place) => ({ face, place }));
  const best = places.sort((one, other) => (end === 'high' ? other.face - one.face : one.face - other.face));
  const chosen = new Set(best.slice(0, count).map(({ place }) => place));
  return {
    kept: faces.filter((_, place) => chosen.has(place)),
    dropped: faces.filter((_, place) => !chosen.has(place)),
  };
}
