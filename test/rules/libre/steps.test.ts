import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scriptedDice } from '../../../src/dice/scripted.ts';
import { check, resolve } from '../../../src/rules/libre/jet.ts';
import { isRefusal } from '../../../src/rules/rule.ts';
import { d6 } from '../golden.ts';

function stepsOf(text: string, ...faces: readonly number[]) {
  const jet = check(text);
  assert.ok(!isRefusal(jet));
  return resolve(jet, scriptedDice(faces)).steps;
}

describe('the steps of a free roll', () => {
  it('part the explosions from what exploded, throw by throw', () => {
    assert.deepEqual(stepsOf('3d6!', 6, 2, 6, 6, 1, 3), [
      { kind: 'roll', what: 'des', clause: 'jet.1', dice: d6(6, 2, 6), value: 14 },
      { kind: 'roll', what: 'explosion', clause: 'jet.3', dice: d6(6, 1), value: 7 },
      { kind: 'roll', what: 'explosion', clause: 'jet.3', dice: d6(3), value: 3 },
      {
        kind: 'modify',
        what: 'somme',
        clause: 'jet.3',
        from: 14,
        by: [
          { cause: 'explosion', value: 7 },
          { cause: 'explosion', value: 3 },
        ],
        value: 24,
      },
    ]);
  });

  it('name the term that they are about where there are several', () => {
    assert.deepEqual(stepsOf('2d6 garde 1 - d6 + 1 + 0', 2, 5, 3), [
      { about: '2d6 garde 1', kind: 'roll', what: 'des', clause: 'jet.1', dice: d6(2, 5), value: 7 },
      {
        about: '2d6 garde 1',
        kind: 'keep',
        what: 'gardes',
        clause: 'jet.2',
        kept: [5],
        dropped: [2],
        value: 5,
      },
      { about: 'd6', kind: 'roll', what: 'des', clause: 'jet.1', dice: d6(3), value: 3 },
      {
        kind: 'modify',
        what: 'total',
        clause: 'jet.6',
        from: 5,
        by: [
          { cause: 'd6', value: -3 },
          { cause: 'constante', value: 1 },
        ],
        value: 3,
      },
    ]);
  });

  it('say what was compared and how many held', () => {
    assert.deepEqual(stepsOf('3d6>=4', 4, 1, 6), [
      { kind: 'roll', what: 'des', clause: 'jet.1', dice: d6(4, 1, 6), value: 11, counts: [1, 2] },
      {
        kind: 'clause',
        what: 'succes',
        clause: 'jet.7',
        faces: [4, 1, 6],
        comparison: '>=',
        right: 4,
        value: 2,
      },
    ]);
  });

  it('of equal dice keep the first thrown', () => {
    const kept = stepsOf('3d6 garde 1', 4, 2, 4).find(({ kind }) => kind === 'keep');
    assert.deepEqual(kept, {
      kind: 'keep',
      what: 'gardes',
      clause: 'jet.2',
      kept: [4],
      dropped: [2, 4],
      value: 4,
    });
  });

  it('say that explosions have stopped, and how many dice were not thrown', () => {
    const [, ...others] = stepsOf('2d6!', ...Array.from({ length: 102 }, () => 6));
    assert.deepEqual(others.at(-2), {
      kind: 'clause',
      what: 'explosions-arretees',
      clause: 'jet.4',
      value: 2,
    });
  });
});
