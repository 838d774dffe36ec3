import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import type { Dice } from '../../src/dice/dice.ts';
import { seededDice } from '../../src/dice/seeded.ts';
import { check, resolve } from '../../src/rules/libre/jet.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { atLeast, type Figure, type Limit } from './figures.ts';
import { median, timedNow } from './median.ts';

const notation = '6d6>=4';
const rounds = 31;
const diceEach = 100_000;
const rollsEach = 10_000;
/** Free rolls drawn from one seed: dice remember what fell, and nothing throws many more than these. */
const rollsPerSeed = 100;

/** Dice, and a free notation from its text to its result, against the usual library. */
export function measureDice(): readonly Figure[] {
  const d6: number[] = [];
  const pools: number[] = [];
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    d6.push(throwDice(round));
    pools.push(onSeeds(round, throwPools));
    ours.push(onSeeds(round, rollOurs));
    theirs.push(timedNow(rollTheirs));
  }
  return figures(median(d6), median(pools), median(ours), median(theirs));
}

function figures(d6: number, pools: number, ours: number, theirs: number): readonly Figure[] {
  const perSecond = (label: string, count: number, milliseconds: number, limit: Limit | null): Figure => ({
    label,
    value: (count / milliseconds) * 1000,
    unit: '/s',
    limit,
  });
  const name = `\`${notation}\``;
  return [
    perSecond('D6 tirés, graine posée', diceEach, d6, atLeast(1_000_000)),
    perSecond(`${name} tiré et compté, graine posée`, rollsEach, pools, null),
    perSecond(`${name} lu, joué et expliqué pas à pas`, rollsEach, ours, null),
    perSecond(`${name} par rpg-dice-roller`, rollsEach, theirs, null),
    {
      label: `${name} tiré et compté, contre rpg-dice-roller`,
      value: theirs / pools,
      unit: '×',
      limit: atLeast(10),
    },
    {
      label: `${name} lu, joué et expliqué, contre rpg-dice-roller`,
      value: theirs / ours,
      unit: '×',
      limit: null,
    },
  ];
}

function throwDice(round: number): number {
  const dice = seededDice(`d6 ${round}`);
  return timedNow(() => {
    for (let die = 0; die < diceEach; die += 1) dice.roll(6);
  });
}

/** Milliseconds of `work` on one seed after the other: only what follows the seeding is timed. */
function onSeeds(round: number, work: (dice: Dice) => void): number {
  let milliseconds = 0;
  for (let seed = 0; seed < rollsEach / rollsPerSeed; seed += 1) {
    const dice = seededDice(`${round} ${seed}`);
    milliseconds += timedNow(() => work(dice));
  }
  return milliseconds;
}

/** What `6d6>=4` asks of the dice: six of them, and how many hold. */
function throwPools(dice: Dice): void {
  const classes = [0, 0, 0, 1, 1, 1];
  for (let roll = 0; roll < rollsPerSeed; roll += 1) dice.pool(6, 6, classes);
}

/** The same from the text that a person typed to the result with all its steps. */
function rollOurs(dice: Dice): void {
  for (let roll = 0; roll < rollsPerSeed; roll += 1) {
    const jet = check(notation);
    if (isRefusal(jet)) throw new Error(`${notation} is refused`);
    resolve(jet, dice);
  }
}

/** Its output tells what became of each die, as our trace does. */
function rollTheirs(): void {
  for (let roll = 0; roll < rollsEach; roll += 1) new DiceRoll(notation).output;
}
