import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import { seededDice } from '../../src/dice/seeded.ts';
import { check, resolve } from '../../src/rules/libre/jet.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { atLeast, type Figure } from './figures.ts';
import { median, timedNow } from './median.ts';

const notation = '6d6>=4';
const rounds = 31;
const diceEach = 100_000;
const rollsEach = 10_000;
/** Free rolls drawn from one seed: dice remember what fell, and no interaction throws more. */
const rollsPerSeed = 10;

/** Dice, and a free notation from its text to its result, against the usual library. */
export function measureDice(): readonly Figure[] {
  const d6: number[] = [];
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    d6.push(throwDice(round));
    ours.push(rollOurs(round));
    theirs.push(timedNow(rollTheirs));
  }
  const perSecond = (count: number, times: readonly number[]) => (count / median(times)) * 1000;
  return [
    {
      label: 'D6 tirés, graine posée',
      value: perSecond(diceEach, d6),
      unit: '/s',
      limit: atLeast(1_000_000),
    },
    {
      label: `\`${notation}\` lu et joué, avec toute sa trace`,
      value: perSecond(rollsEach, ours),
      unit: '/s',
      limit: null,
    },
    {
      label: `\`${notation}\` par rpg-dice-roller`,
      value: perSecond(rollsEach, theirs),
      unit: '/s',
      limit: null,
    },
    {
      label: `\`${notation}\`, Héraut sur rpg-dice-roller`,
      value: median(theirs) / median(ours),
      unit: '×',
      limit: atLeast(10),
    },
  ];
}

function throwDice(round: number): number {
  const dice = seededDice(`d6 ${round}`);
  return timedNow(() => {
    for (let die = 0; die < diceEach; die += 1) dice.roll(6);
  });
}

/** Only what follows the seeding is timed. */
function rollOurs(round: number): number {
  const seeded = Array.from({ length: rollsEach / rollsPerSeed }, (_, index) =>
    seededDice(`${round} ${index}`),
  );
  return timedNow(() => {
    for (const dice of seeded) {
      for (let roll = 0; roll < rollsPerSeed; roll += 1) {
        const jet = check(notation);
        if (isRefusal(jet)) throw new Error(`${notation} is refused`);
        resolve(jet, dice);
      }
    }
  });
}

function rollTheirs(): void {
  for (let roll = 0; roll < rollsEach; roll += 1) new DiceRoll(notation).total;
}
