import type { Dice } from '../../dice/dice.ts';
import type { Stage } from '../../dice/every.ts';
import { bounds, type DiceTerm, type Keep, type Notation } from '../../dice/terms.ts';
import { holds } from '../trace.ts';

/** Where a roll stands between two throws: all that its score still depends on. */
interface Standing {
  /** What the roll is read for so far: the number of successes when the notation compares, else the total. */
  readonly score: number;
  /** Dice of the present term that are still to be thrown. */
  readonly due: number;
  /** Dice that explosions have added; 0 again once none can come any more. */
  readonly extra: number;
  /** The faces that the present term keeps so far, in ascending order; empty when it keeps all. */
  readonly kept: readonly number[];
}

/** A stage, and what it costs to count it from one standing: about a microsecond for each way its dice can fall. */
interface Throw {
  readonly stage: Stage<Standing>;
  readonly cost: (so: Standing) => number;
}

export const start: Standing = { score: 0, due: 0, extra: 0, kept: [] };

/** The term at `index` as stages: counting merges what is equal between them. */
export function throwsOf({ terms, test }: Notation, index: number): readonly Throw[] {
  const term = terms[index];
  if (term === undefined) return [];
  const worth = worthOf(term.sign, test);
  if (term.kind === 'constant') return [add(1, () => term.sign * term.value)];
  if (term.kind === 'd66') return [add(36, (dice) => worth(10 * dice.roll(6) + dice.roll(6)))];
  if (test && !term.explodes && !term.keep) return [countHits(term, worth)];
  const mayExplode = terms.slice(index + 1).some((later) => later.kind === 'dice' && later.explodes);
  return dieByDie(term, worth, mayExplode);
}

/** A stage that adds a number to the score, drawn in one of `ways`. */
function add(ways: number, draw: (dice: Dice) => number): Throw {
  return { cost: () => ways, stage: (so, dice) => ({ ...so, score: so.score + draw(dice) }) };
}

/** What a face adds to the score. */
function worthOf(sign: 1 | -1, test: Notation['test']): (face: number) => number {
  return test ? (face) => (holds(face, test.comparison, test.right) ? 1 : 0) : (face) => sign * face;
}

/** Only whether each face holds matters. */
function countHits({ count, sides }: DiceTerm, worth: (face: number) => number): Throw {
  const classes = new Array<number>(sides);
  for (let face = 1; face <= sides; face += 1) classes[face - 1] = worth(face);
  return add(count + 1, (dice) => dice.pool(count, sides, classes).counts[1] ?? 0);
}

/** The dice of the term, then those that explosions add, in waves: each new one goes to the end of the row. */
function dieByDie(
  { count, sides, explodes, keep }: DiceTerm,
  worth: (face: number) => number,
  mayExplode: boolean,
): readonly Throw[] {
  const die: Stage<Standing> = (so, dice) => {
    if (so.due === 0) return so;
    const face = dice.roll(sides);
    const more = explodes && face === sides && so.extra < bounds.extra ? 1 : 0;
    const due = so.due - 1 + more;
    const extra = due > 0 || mayExplode ? so.extra + more : 0;
    if (!keep) return { ...so, due, extra, score: so.score + worth(face) };
    const kept = keepOne(so.kept, face, keep);
    if (due > 0) return { ...so, due, extra, kept };
    return { due, extra, kept: [], score: kept.reduce((score, one) => score + worth(one), so.score) };
  };
  const first: Stage<Standing> = (so, dice) => die({ ...so, due: count }, dice);
  const rest = count - 1 + (explodes ? bounds.extra : 0);
  const cost = sides * (1 + (keep?.count ?? 0) / 10); // kept faces make a standing longer to compare
  const later: Throw = { stage: die, cost: (so) => (so.due > 0 ? cost : 1) };
  return [{ stage: first, cost: () => cost }, ...Array.from({ length: rest }, () => later)];
}

/** Those of `kept` and `face` that count, in ascending order. */
function keepOne(kept: readonly number[], face: number, { count, end }: Keep): readonly number[] {
  const all = [...kept, face].sort((one, other) => one - other);
  return end === 'high' ? all.slice(-count) : all.slice(0, count);
}
