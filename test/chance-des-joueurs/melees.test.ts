import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mapDistribution } from '../../src/dice/distribution.ts';
import { runOf } from '../../src/matches/melee-state.ts';
import type { MeleeMatch } from '../../src/matches/melee-terms.ts';
import { strikesOf } from '../../src/odds/chance-des-joueurs-frappes.ts';
import { successesOf } from '../../src/odds/chance-des-joueurs-jets.ts';
import type { Hand } from '../../src/odds/chance-des-joueurs-mains.ts';
import { meanOf, spreadOf } from '../../src/odds/chance-des-joueurs-somme.ts';
import { meleeOdds } from '../../src/odds/jdr-melee.ts';
import type { Actor } from '../../src/slash/command.ts';
import { controls, lea, MeleeStage, merlin, profile, tom } from '../melee/stage.ts';
import { luckOf, rollsIn } from './told-of.ts';

const named = ({ id, name }: Actor) => ({ id, name, isBot: false, isSelf: false, isMember: true });
const of =
  ({ id }: Pick<Actor, 'id'>) =>
  ({ person }: Hand) =>
    person === id;

async function fought(stage: MeleeStage, differs: Parameters<typeof profile>[0] = {}) {
  await stage.sheet(lea, 'Kael', profile({ I: 5, ...differs }));
  await stage.sheet(tom, 'Orok', profile({ I: 3, PV: 6, Svg: '5+', ...differs }));
  const open = await stage.melee(lea, { adversaire: named(tom), fiche: 'kael', charge: true });
  let now = await stage.joins(tom, open, 'Relever le combat', 'orok');
  const play = controls(now).find((label) => /round/iu.test(label)) ?? assert.fail(controls(now).join());
  now = await stage.done(stage.click(tom, now, play));
  const rolls = await rollsIn(stage.ground);
  return { roll: rolls[0] ?? assert.fail('nothing was rolled'), rolls };
}

test('each of a mêlée has the dice of his fighter; the first strike is that of the whole round', async (context) => {
  const stage = await MeleeStage.open(context);
  const { roll, rolls } = await fought(stage);
  const [all, hers, his] = [luckOf(rolls), luckOf(rolls, of(lea)), luckOf(rolls, of(tom))];
  const countOf = ({ dice }: typeof all) => dice.reduce((sum, { count }) => sum + count, 0);
  assert.equal(countOf(hers) + countOf(his), roll.dice.length);
  assert.deepEqual(hers.taken, his.lost);
  assert.deepEqual(luckOf(rolls, ({ sheet }) => sheet === 'Orok').taken, his.taken);
  assert.equal(luckOf(rolls, of(merlin)).rolls, 0);
  const [first] = strikesOf(roll);
  const { melee, etats, round } = runOf(roll.stood as unknown as MeleeMatch);
  const whole = meleeOdds({ melee, choix: [], depuis: { etats, round } });
  // A flight costs one PV that no blow took: it comes only after PV that one has lost to blows.
  const taken = mapDistribution(
    whole[1] ?? assert.fail('no foe'),
    ({ pvPerdus, fuite }) => pvPerdus - Number(fuite),
  );
  const [one, other] = [first?.could() ?? assert.fail('no strike'), spreadOf(taken)];
  assert.equal(one.chances.length, other.chances.length);
  for (const [at, chance] of one.chances.entries())
    assert.ok(Math.abs(chance - (other.chances[at] ?? 0)) < 1e-12, `${at} PV`);
  assert.equal(first?.got, all.taken === null ? null : hers.taken?.got);
});

test('PV that are not there are not taken: what could be is capped as what was', async (context) => {
  const stage = await MeleeStage.open(context);
  const { roll } = await fought(stage, { PV: 1, A: 6 });
  for (const { got, could } of strikesOf(roll)) {
    const { from, chances } = could();
    assert.ok(from + chances.length - 1 <= 1 && got <= 1);
    assert.ok(meanOf(could()) <= 1);
  }
});

test('a test of morale in a mêlée is its fighter’s, against the Cd that it came to', () => {
  const seats = [
    { combattant: { fiche: 'Kael' }, joueur: '1' },
    { combattant: { fiche: 'Orok' }, joueur: '2' },
  ];
  const tests = [
    { fiche: 'Orok', cdEffectif: 5, reussi: false },
    { fiche: 'Kael', cdEffectif: 1, reussi: true },
    { fiche: 'Kael', cdEffectif: 8, reussi: null },
  ];
  const roll = {
    ...{ command: 'melee', options: {}, by: '3', earlier: [], steps: [], dice: [] },
    outcome: { result: { frappes: [], tests }, rulings: [] },
    stood: { engages: seats },
  };
  const told = successesOf(roll, { rulings: {}, table: null }).map(({ by, got, could }) => {
    const { outcomes, total } = could() ?? assert.fail('not counted');
    const passed = outcomes.reduce((sum, { value, weight }) => (value === 1 ? sum + weight : sum), 0n);
    return [by?.person, got, Number(passed) / Number(total)];
  });
  // A total of 2 always passes.
  assert.deepEqual(told, [
    ['2', 0, 10 / 36],
    ['1', 1, 1 / 36],
  ]);
});
