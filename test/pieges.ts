import type { Untested } from './lint/traps.ts';

/** Traps that no test names: why they cannot catch this program, or which later feature they wait for. */
export const untested: readonly Untested[] = [];
