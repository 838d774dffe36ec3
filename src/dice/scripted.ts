import type { Dice, Die } from './dice.ts';
import { PlayingDice } from './playing.ts';

/** What does not fit between dice that were said and dice that were rolled. `index` is that of the die, from 1. */
type Mismatch =
  | { readonly kind: 'missing'; readonly index: number; readonly sides: number }
  | { readonly kind: 'face'; readonly index: number; readonly sides: number; readonly face: number }
  | { readonly kind: 'sides'; readonly index: number; readonly sides: number; readonly scripted: number }
  | { readonly kind: 'left-over'; readonly count: number };

/** Scripted dice that do not fit what was rolled. */
export class DiceMismatch extends Error {
  readonly kind: Mismatch['kind'];
  readonly mismatch: Mismatch;

  constructor(mismatch: Mismatch) {
    super(`Scripted dice: ${JSON.stringify(mismatch)}`);
    this.name = 'DiceMismatch';
    this.kind = mismatch.kind;
    this.mismatch = mismatch;
  }
}

/** Dice that fall as a script says. */
interface ScriptedDice extends Dice {
  /** Throws a {@link DiceMismatch} when dice of the script were never rolled. */
  finish(): void;
}

/**
 * Dice that fall as `script` says, in order: a face alone fits a die of any sides that has it. A missing die, a wrong
 * side or an impossible face throws a {@link DiceMismatch}; a left-over die does when `finish` is called.
 */
export function scriptedDice(script: readonly (number | Die)[]): ScriptedDice {
  let used = 0;
  const dice = new PlayingDice((sides) => {
    const face = faceOf(script[used], used + 1, sides);
    used += 1;
    return face;
  });
  const finish = () => {
    if (used < script.length) throw new DiceMismatch({ kind: 'left-over', count: script.length - used });
  };
  return Object.assign(dice, { finish });
}

function faceOf(next: number | Die | undefined, index: number, sides: number): number {
  if (next === undefined) throw new DiceMismatch({ kind: 'missing', index, sides });
  const { face, sides: scripted } = typeof next === 'number' ? { face: next, sides } : next;
  if (scripted !== sides) throw new DiceMismatch({ kind: 'sides', index, sides, scripted });
  if (!Number.isInteger(face) || face < 1 || face > sides) {
    throw new DiceMismatch({ kind: 'face', index, sides, face });
  }
  return face;
}

/**
 * Why typed dice do not fit. `missing`: die number `index`, of `sides` sides, was due and not typed. `face`: die number
 * `index` cannot show `face`. `left-over`: `count` dice too many. `not-due`: no die was due at all.
 */
type TypedMismatch =
  | { readonly mismatch: 'missing'; readonly index: number; readonly sides: number }
  | { readonly mismatch: 'face'; readonly index: number; readonly sides: number; readonly face: number }
  | { readonly mismatch: 'left-over' | 'not-due'; readonly count: number };

/** Runs a rule on dice that a person typed. What the person got wrong comes back as data; only a faulty rule throws. */
export function playTyped<T>(
  faces: readonly number[],
  run: (dice: Dice) => T,
): { readonly value: T; readonly dice: readonly Die[] } | TypedMismatch {
  const dice = scriptedDice(faces);
  try {
    const value = run(dice);
    dice.finish();
    return { value, dice: [...dice.rolled] };
  } catch (error) {
    if (!(error instanceof DiceMismatch)) throw error;
    return asTyped(error, dice.rolled.length);
  }
}

function asTyped(error: DiceMismatch, rolled: number): TypedMismatch {
  const { mismatch } = error;
  switch (mismatch.kind) {
    case 'missing':
      return { mismatch: 'missing', index: mismatch.index, sides: mismatch.sides };
    case 'face':
      return { mismatch: 'face', index: mismatch.index, sides: mismatch.sides, face: mismatch.face };
    case 'left-over':
      return { mismatch: rolled === 0 ? 'not-due' : 'left-over', count: mismatch.count };
    case 'sides':
      throw error; // typed faces name no sides
  }
}
