import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Hand } from '../../src/odds/chance-des-joueurs-mains.ts';
import { bot, DefiTable, lea, mj, named, tom } from '../defi/table.ts';
import { luckOf, rollsIn } from './told-of.ts';

const none = { soutien: '0', marcheurs: '0' };
const of =
  ({ id }: { readonly id: string }) =>
  ({ person }: Hand) =>
    person === id;
const isNear = (one: number | undefined, other: number) =>
  assert.ok(Math.abs((one ?? Number.NaN) - other) < 1e-12, `${one} for ${other}`);

/** Two champions alike, without postures, as many rounds as both stand and are asked for. */
async function champions(table: DefiTable, rounds: number) {
  await table.sheet(lea, 'Cassian');
  await table.sheet(tom, 'Drusus');
  const options = { adversaire: named(tom), fiche: 'Cassian', 'fiche-adverse': 'Drusus' };
  const open = await table.does(lea, 'defi', options);
  let now = await table.presses(tom, open, 'Relever le défi', none);
  for (let round = 1; ; round += 1) {
    // The master presses for both: whose dice they are is another question.
    now = await table.presses(mj, await table.presses(mj, now, 'Sans posture'), 'Sans posture');
    const { components } = now.message;
    if (round === rounds || !JSON.stringify(components).includes('"Poursuivre"')) return;
    now = await table.presses(mj, now, 'Poursuivre');
  }
}

/** What a number of tries of one chance takes on the average when no more than `cap` count. */
function meanUpTo(cap: number, tries: number, chance: number): number {
  let [mean, ways] = [0, 1];
  for (let hits = 0; hits <= tries; hits += 1) {
    mean += Math.min(cap, hits) * ways * chance ** hits * (1 - chance) ** (tries - hits);
    ways = (ways * (tries - hits)) / (hits + 1);
  }
  return mean;
}

test('in a duel each has the dice of his model, whoever pressed; what one takes the other loses', async (context) => {
  const table = await DefiTable.open(context);
  await champions(table, 3);
  const rolls = await rollsIn(table.ground);
  const [all, hers, his] = [luckOf(rolls), luckOf(rolls, of(lea)), luckOf(rolls, of(tom))];
  const countOf = ({ dice }: typeof all) => dice.find(({ sides }) => sides === 6)?.count ?? 0;
  assert.ok(countOf(hers) > 0 && countOf(his) > 0);
  assert.equal(countOf(hers) + countOf(his), countOf(all));
  assert.deepEqual(hers.taken, his.lost);
  assert.deepEqual(his.taken, hers.lost);
  assert.equal(all.lost, null);
  assert.equal(all.taken?.got, (hers.taken?.got ?? 0) + (hers.lost?.got ?? 0));
  isNear(all.taken?.expected, (hers.taken?.expected ?? 0) + (hers.lost?.expected ?? 0));
  assert.deepEqual(luckOf(rolls, of(mj)), { ...luckOf([]), rolls: 0 });
  assert.deepEqual(luckOf(rolls, ({ sheet }) => sheet === 'Drusus').taken, his.taken);
});

test('the PV that a strike could take are those counted by hand', async (context) => {
  const table = await DefiTable.open(context);
  await champions(table, 1);
  const { taken, lost, unplaced } = luckOf(await rollsIn(table.ground), of(lea));
  // Each attack: 4+, then 4 or 5 against an armour of 2+, or 6 (Brèche) against an invulnerable of 5+.
  const each = (1 / 2) * ((2 / 6) * (1 / 6) + (1 / 6) * (4 / 6));
  assert.equal(unplaced, 0);
  // Four attacks, one more for who strikes first.
  const awaited = [taken?.expected ?? 0, lost?.expected ?? 0].toSorted((one, other) => other - one);
  isNear(awaited[0], meanUpTo(3, 5, each));
  isNear(awaited[1], meanUpTo(3, 4, each));
});

test('step by step it comes to the same; dice of the bot are nobody’s', async (context) => {
  const table = await DefiTable.open(context);
  await table.sheet(lea, 'Cassian');
  await table.sheet(lea, 'Drusus');
  const options = { adversaire: bot, fiche: 'Cassian', 'fiche-adverse': 'Drusus' };
  const slow = await table.presses(lea, await table.does(lea, 'defi', options), 'Pas à pas');
  let now = await table.presses(lea, slow, 'Sans posture');
  for (const label of ['Lancer la concentration', 'Frapper', 'Frapper']) {
    if (!JSON.stringify(now.message.components).includes(label)) break;
    now = await table.presses(lea, now, label);
  }
  const rolls = await rollsIn(table.ground);
  const [all, hers] = [luckOf(rolls), luckOf(rolls, of(lea))];
  assert.ok(all.rolls >= 2);
  assert.equal(all.taken?.got, (hers.taken?.got ?? 0) + (hers.lost?.got ?? 0));
  const theirs = luckOf(rolls, ({ sheet }) => sheet === 'Drusus');
  assert.deepEqual(theirs.taken, hers.lost);
});

test('where the game is not known as it stood, rolls are left out and counted', async (context) => {
  const table = await DefiTable.open(context);
  await champions(table, 1);
  const rolls = (await rollsIn(table.ground)).map((roll) => ({ ...roll, stood: null }));
  const { rolls: counted, unplaced, taken } = luckOf(rolls, of(lea));
  assert.deepEqual([counted, unplaced, taken], [0, rolls.length, null]);
  const all = luckOf(rolls);
  assert.ok(rolls.length > 0);
  assert.deepEqual([all.rolls, all.taken], [rolls.length, null]);
});

test('dice that today’s rule would not throw so tell of no PV', async (context) => {
  const table = await DefiTable.open(context);
  await champions(table, 1);
  const rolls = (await rollsIn(table.ground)).map((roll) => ({
    ...roll,
    dice: [...roll.dice, { sides: 8, face: 1 }],
  }));
  assert.ok(rolls.length > 0);
  assert.equal(luckOf(rolls).taken, null);
});
