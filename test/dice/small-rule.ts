import fc from 'fast-check';
import type { Dice } from '../../src/dice/dice.ts';

/** One line of a small rule: it changes a number from 0 to 6 with the help of dice. */
export type Line =
  | { readonly kind: 'roll'; readonly sides: number }
  | { readonly kind: 'pool'; readonly count: number; readonly classes: readonly number[] }
  | { readonly kind: 'when'; readonly least: number; readonly lines: readonly Line[] }
  | { readonly kind: 'until'; readonly least: number; readonly lines: readonly Line[] };

const afterRoll = (state: number, face: number) => (state * 2 + face) % 7;
const afterPool = (state: number, counts: readonly number[]) =>
  counts.reduce((sum, count, one) => sum + count * one, state) % 7;

/** The rule on dice, as a rule of the product is written. */
export function play(lines: readonly Line[], start: number, dice: Dice): number {
  return lines.reduce((state, line) => playLine(line, state, dice), start);
}

function playLine(line: Line, state: number, dice: Dice): number {
  switch (line.kind) {
    case 'roll':
      return afterRoll(state, dice.roll(line.sides));
    case 'pool':
      return afterPool(state, dice.pool(line.count, line.classes.length, line.classes).counts);
    case 'when':
      return state >= line.least ? play(line.lines, state, dice) : state;
    case 'until':
      return dice.until(
        (again) => play(line.lines, state, again),
        (value) => value >= line.least,
      );
  }
}

/** The chances of the same rule by definition, face by face, `null` when an `until` can never end. */
export function bruteForce(lines: readonly Line[], start: number): readonly number[] | null {
  let chances: readonly number[] = sure(start);
  for (const line of lines) {
    const next = Array.from({ length: 7 }, () => 0);
    for (const [state, chance] of chances.entries()) {
      const after = chance === 0 ? [] : bruteLine(line, state);
      if (after === null) return null;
      for (const [value, part] of after.entries()) next[value] = (next[value] ?? 0) + chance * part;
    }
    chances = next;
  }
  return chances;
}

function bruteLine(line: Line, state: number): readonly number[] | null {
  switch (line.kind) {
    case 'roll':
      return average(faces(line.sides).map((face) => sure(afterRoll(state, face))));
    case 'pool':
      return average(throwsOf(line.count, line.classes).map((counts) => sure(afterPool(state, counts))));
    case 'when':
      return state >= line.least ? bruteForce(line.lines, state) : sure(state);
    case 'until': {
      const drawn = bruteForce(line.lines, state)?.map((chance, value) => (value >= line.least ? chance : 0));
      const accepted = drawn?.reduce((sum, chance) => sum + chance) ?? 0;
      return drawn && accepted > 0 ? drawn.map((chance) => chance / accepted) : null;
    }
  }
}

const sure = (value: number): readonly number[] =>
  Array.from({ length: 7 }, (_, other) => (other === value ? 1 : 0));
const faces = (sides: number) => Array.from({ length: sides }, (_, index) => index + 1);

function average(lists: readonly (readonly number[])[]): number[] {
  return faces(7).map((_, value) => lists.reduce((sum, list) => sum + (list[value] ?? 0), 0) / lists.length);
}

/** Every throw of `count` dice, each face apart, as counts by class. */
function throwsOf(count: number, classes: readonly number[]): number[][] {
  if (count === 0) return [Array.from({ length: Math.max(...classes) + 1 }, () => 0)];
  return throwsOf(count - 1, classes).flatMap((counts) =>
    classes.map((one) => counts.map((so, index) => so + (index === one ? 1 : 0))),
  );
}

const classes = fc
  .array(fc.nat(2), { minLength: 2, maxLength: 6 })
  .filter((list) => new Set(list).size === Math.max(...list) + 1);

/** Small rules: rolls, pools, conditions and repeats, nested. */
export const smallRule: fc.Arbitrary<readonly Line[]> = fc.letrec<{ lines: readonly Line[]; line: Line }>(
  (tie) => ({
    lines: fc.array(tie('line'), { minLength: 1, maxLength: 3 }),
    line: fc.oneof(
      { maxDepth: 2 },
      fc.record({ kind: fc.constant('roll'), sides: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ kind: fc.constant('pool'), count: fc.nat(3), classes }),
      fc.record({ kind: fc.constant('when'), least: fc.nat(6), lines: tie('lines') }),
      fc.record({ kind: fc.constant('until'), least: fc.nat(6), lines: tie('lines') }),
    ),
  }),
).lines;
