/** Which dice of a term count: the `count` highest or lowest. */
export interface Keep {
  readonly count: number;
  readonly end: 'high' | 'low';
}

/** `count` dice of `sides` sides. With `explodes` each highest face throws one more die. */
export interface DiceTerm {
  readonly kind: 'dice';
  readonly sign: 1 | -1;
  readonly count: number;
  readonly sides: number;
  readonly explodes: boolean;
  readonly keep: Keep | null;
}

/** Two D6 read as tens and units. */
export interface D66Term {
  readonly kind: 'd66';
  readonly sign: 1 | -1;
}

export interface ConstantTerm {
  readonly kind: 'constant';
  readonly sign: 1 | -1;
  readonly value: number;
}

export type Term = DiceTerm | D66Term | ConstantTerm;

export type Comparison = '>=' | '<=' | '<' | '>' | '=';

/** What a free notation asks for. With a `test` there is one term, and the kept dice that meet it are counted. */
export interface Notation {
  readonly terms: readonly Term[];
  readonly test: { readonly comparison: Comparison; readonly right: number } | null;
}

/** Bounds of a notation, in characters (UTF-16 units), dice, sides and value of a constant. */
export const bounds = {
  characters: 200,
  dice: 100,
  sides: { min: 2, max: 1000 },
  constant: 100_000,
  /** Dice that explosions add, over all terms. */
  extra: 100,
} as const;

/** Why a text is not a notation. */
export type MistakeCode =
  | 'empty'
  | 'too-long'
  /** Something that no notation has in this place. */
  | 'unexpected'
  /** The end, or a sign, where dice or a number were due. */
  | 'incomplete'
  | 'dice-count'
  /** More than 100 dice over all terms. */
  | 'dice-in-all'
  | 'sides'
  | 'constant'
  | 'keep-count'
  | 'no-dice'
  /** `!` or `garde` a second time in one term. */
  | 'twice'
  | 'comparison-of-sum'
  /** Every face holds, or none. */
  | 'idle-comparison'
  /** A D66 taken several times, kept or exploded. */
  | 'd66-alone'
  /** `=` with a number that no D66 shows. */
  | 'd66-number';

/**
 * A mistake and its place: `position` counts the characters of the text in its composed form (NFC) from 1, one past the
 * end when something is missing. `got` is what stands there as it was typed; `min` and `max` are what is allowed.
 */
export interface Mistake {
  readonly code: MistakeCode;
  readonly position: number;
  readonly got: string;
  readonly min?: number;
  readonly max?: number;
}

export function isMistake(value: object | null): value is Mistake {
  return value !== null && 'code' in value;
}
