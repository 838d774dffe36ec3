import assert from 'node:assert/strict';
import type { Dice } from '../../src/dice/dice.ts';
import { seededDice } from '../../src/dice/seeded.ts';
import { isRefusal, type Refusal } from '../../src/rules/rule.ts';

export function sound<T>(value: T | Refusal): T {
  assert.ok(!isRefusal(value));
  return value;
}

/** What is looked at: the odds, and what falls on many seeds. */
export interface Look {
  readonly odds: () => unknown;
  readonly play: (dice: Dice) => unknown;
}

export const text = (value: unknown) =>
  JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? String(one) : one));

/** Changing a cell must be seen in the odds and in the play of one of these; afterwards all is as before. */
export function seesChange(name: string, change: () => () => void, look: Look): void {
  const before = { odds: text(look.odds()), plays: seeds.map((seed) => played(look, seed)) };
  const restore = change();
  try {
    assert.notEqual(text(look.odds()), before.odds, `${name}: the odds do not change`);
    const differs = seeds.some((seed, at) => played(look, seed) !== before.plays[at]);
    assert.ok(differs, `${name}: the play does not change`);
  } finally {
    restore();
  }
  assert.equal(text(look.odds()), before.odds, name);
}

const seeds = Array.from({ length: 60 }, (_, at) => `cell ${at}`);

function played({ play }: Look, seed: string): string {
  return text(play(seededDice(seed)));
}

/** Sets a value of a literal for a while; data are never written but here. */
export function set<T extends object, K extends keyof T>(holder: T, key: K, value: T[K]): () => () => void {
  return () => {
    const before = holder[key];
    holder[key] = value;
    return () => {
      holder[key] = before;
    };
  };
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
export const open = <T extends object>(literal: T): Writable<T> => literal; // the only place that lifts `readonly`
