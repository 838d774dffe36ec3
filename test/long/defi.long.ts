import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { seededDice } from '../../src/dice/seeded.ts';
import { type DefiMatch, type DefiStart, defiMatch } from '../../src/matches/defi.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { alice, anyStart, bob } from '../matches/defi-table.ts';

/** Rounds after which a duel in which nobody can be wounded is given up. */
const bound = 50;

function reloaded<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T; // the round trip is what is tested
}

/** One duel at random, saved and reloaded between every two moves beside its twin that never was; gives its rounds. */
function duel(start: DefiStart, seed: string, picks: fc.Stream<number>): number {
  const dice = seededDice(seed);
  let state: DefiMatch = defiMatch.begin(start, dice);
  let twin = reloaded(state);
  while (!defiMatch.finished(state)) {
    const all = [alice, bob].flatMap((player) =>
      defiMatch.legalMoves(state, player).map((move) => ({ player, move })),
    );
    const fights = all.filter(
      ({ move }) => move !== 'abandonner' && move !== 'decliner' && move !== 'gloire',
    );
    const pick = picks.next().value ?? 0;
    const isLong = defiMatch.round(state) >= bound;
    const from = isLong || pick % 16 === 0 ? all : fights;
    const choice = isLong ? all.findLast(({ move }) => move === 'abandonner') : from[pick % from.length];
    assert.ok(choice ?? all[0], 'somebody can move while it is not finished');
    const { player, move } = choice ?? all[0] ?? assert.fail();
    const before = dice.rolled.length;
    const claim = { version: state.version, move };
    const next = defiMatch.apply(state, claim, player, dice);
    assert.ok(!isRefusal(next), JSON.stringify(next));
    const script = scriptedDice(dice.rolled.slice(before));
    const again = defiMatch.apply(reloaded(twin), claim, player, script);
    assert.ok(!isRefusal(again));
    script.finish();
    assert.deepEqual(reloaded(again), reloaded(next));
    state = next;
    twin = reloaded(again);
  }
  return defiMatch.round(state);
}

test('10 000 duels of random legal play equal their twins that were saved and reloaded, and end', () => {
  let [rounds, fought] = [0, 0];
  const one = fc.property(anyStart, fc.string(), fc.infiniteStream(fc.nat()), (start, seed, picks) => {
    const played = duel(start, seed, picks);
    rounds += played;
    fought += Number(played > 0);
  });
  fc.assert(one, { numRuns: 10_000 });
  assert.ok(fought > 8000, `${fought} were fought`);
  assert.ok(rounds > 15_000, `${rounds} rounds`);
});
