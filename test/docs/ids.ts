import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { capacites } from '../../data/confede/capacites.ts';
import { gravites } from '../../data/confede/gravites.ts';
import { arbitrages as heresieArbitrages } from '../../data/heresie/arbitrages.ts';
import { postures } from '../../data/heresie/postures.ts';
import { posturesDeFaction } from '../../data/heresie/postures-de-faction.ts';
import { reglesSpeciales } from '../../data/heresie/regles-speciales.ts';
import { belligerants } from '../../data/waryaume/belligerants.ts';
import { bonus } from '../../data/waryaume/bonus.ts';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { check } from '../../src/rules/heresie/check.ts';
import { play } from '../../src/rules/heresie/defi.ts';
import { isRefusal, type Outcome, rulingsInForce } from '../../src/rules/rule.ts';
import type { Step } from '../../src/rules/step.ts';
import { d6, type Golden } from '../rules/golden.ts';
import type { DefiCase } from '../rules/heresie/cases.ts';
import { outcomesOfMelee } from './ids-jdr.ts';

const rules = join(import.meta.dirname, '..', 'rules');
const id = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u;

/** Words of the rulebooks that the data of a game bring, whether or not a case meets them. */
const words: Readonly<Record<string, readonly { readonly id: string }[]>> = {
  confede: [...capacites, ...gravites],
  heresie: [...postures, ...reglesSpeciales],
  waryaume: [...belligerants, ...bonus],
};
/** Names of their own, printed in English; they are explained where they stand. */
const names = new Set(posturesDeFaction.map((posture) => posture.id));

/** Every id that the golden cases of each game bring up: game → ids. */
export async function idsOfGames(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const games = new Map<string, Set<string>>();
  const add = (game: string, found: Iterable<string>): void => {
    games.set(game, new Set([...(games.get(game) ?? []), ...found].filter((one) => !names.has(one))));
  };
  for (const file of globSync('**/*.golden.ts', { cwd: rules }).sort()) {
    const { golden }: { golden: Golden } = await load(file);
    add(
      file.split(sep)[0] ?? '',
      golden.cases.flatMap((one) => idsOfCase(golden, one)),
    );
  }
  for (const file of globSync('heresie/*.cases.ts', { cwd: rules }).sort()) {
    const groups: Record<string, readonly DefiCase[]> = await load(file);
    add('heresie', Object.values(groups).flat().flatMap(idsOfDefi));
  }
  for (const { outcome, typed } of outcomesOfMelee()) add('jdr', idsOfOutcome(outcome, typed));
  for (const [game, found] of Object.entries(words))
    add(
      game,
      found.map((word) => word.id),
    );
  return games;
}

async function load<T>(file: string): Promise<T> {
  return await import(pathToFileURL(join(rules, file)).href);
}

function idsOfCase({ rule }: Golden, one: Golden['cases'][number]): string[] {
  const options = Object.keys(one.values);
  if ('refusal' in one) return options;
  const checked = rule.check(one.values, rulingsInForce(rule.arbitrages, one.rulings));
  assert.ok(!isRefusal(checked), one.name);
  const outcome = rule.resolve(checked, scriptedDice(one.dice ?? []));
  return [...options, ...idsOfOutcome(outcome, JSON.stringify(one.values))];
}

function idsOfDefi(one: DefiCase): string[] {
  const defi = check(one.start, rulingsInForce(heresieArbitrages, one.rulings));
  if (isRefusal(defi)) return [];
  const decisions = { rounds: one.rounds ?? [{}], rompre: one.rompre ?? null };
  const outcome = play(defi, decisions, scriptedDice(d6(...(one.dice ?? []))));
  return isRefusal(outcome) ? [] : idsOfOutcome(outcome, JSON.stringify([one.start, decisions]));
}

/** Keys and words of a result, what its steps give and why numbers change; not what a person `typed` or named. */
function idsOfOutcome({ result, steps }: Outcome<object>, typed: string): string[] {
  const isOurs = (word: string): boolean => id.test(word) && !typed.includes(word);
  const isNamed = (word: string): boolean => typed.includes(`"id":"${word}"`);
  return [
    ...keysOf(result),
    ...wordsOf(result).filter(isOurs),
    ...steps.flatMap(idsOfStep).filter((word) => id.test(word) && !isNamed(word)),
  ];
}

function idsOfStep(step: Step): string[] {
  return [
    step.what,
    ...(step.kind === 'modify'
      ? step.by.map(({ cause }) => cause).filter((cause) => !/^d\d/u.test(cause))
      : []),
  ];
}

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(keysOf);
  return Array.isArray(value) ? inner : [...Object.keys(value), ...inner];
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}
