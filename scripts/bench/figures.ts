/** One number that a part of the bench found. */
export interface Figure {
  /** What it is, in French, as the table of the README names it. */
  readonly label: string;
  readonly value: number;
  /** Empty for a plain count. */
  readonly unit: '×' | '/s' | 'ms' | 'Mo' | '';
  /** What must hold on any machine; `null` for a number that only explains another. */
  readonly limit: Limit | null;
}

export interface Limit {
  readonly than: 'at-most' | 'at-least';
  readonly bound: number;
}

export const atMost = (bound: number): Limit => ({ than: 'at-most', bound });
export const atLeast = (bound: number): Limit => ({ than: 'at-least', bound });

/** Whether the figure keeps its limit. */
export function keeps({ value, limit }: Pick<Figure, 'value' | 'limit'>): boolean {
  if (limit === null) return true;
  return limit.than === 'at-most' ? value <= limit.bound : value >= limit.bound;
}

/** Whether less is better: for times, memory, and what has an upper limit. */
export function isCost({ unit, limit }: Pick<Figure, 'unit' | 'limit'>): boolean {
  return limit === null ? unit === 'ms' || unit === 'Mo' : limit.than === 'at-most';
}
