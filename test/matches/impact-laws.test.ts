import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type ImpactStart, impactMatch } from '../../src/matches/impact.ts';
import type { Player } from '../../src/matches/match.ts';
import { check, type Impact } from '../../src/rules/confede/impact.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import type { Values } from '../../src/slash/option.ts';
import { obeys } from './laws.ts';

const owner: Player = { id: '100000000000000001', isMaster: false };
const stranger: Player = { id: '100000000000000002', isMaster: false };
const master: Player = { id: '100000000000000003', isMaster: true };

function checked(values: Values): Impact {
  const impact = check(values, {});
  assert.ok(!isRefusal(impact));
  return impact;
}

/** Weak targets, so that many groups fall. */
const cibles = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 90 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((all) => all.map(([res, far], index) => `Cible ${index} RES ${res} à ${far}`).join(' ; '));
const options = fc.record(
  {
    x: fc.integer({ min: 1, max: 20 }),
    cibles,
    mode: fc.constant('rapide'),
    'arret-apres': fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: ['x', 'cibles'] },
);
const start: fc.Arbitrary<ImpactStart> = options.map((values) => ({
  impact: checked(values),
  player: owner.id,
}));

describe('laws of an impact over several groups', () => {
  it('obeys the laws of every match, and its moves add up to the whole', () => {
    const table = {
      start,
      players: [owner, stranger, master],
      moves: ['poursuivre', 's-arreter'] as const,
      most: 6,
    };
    obeys(impactMatch, table, ({ opening, moves, states }) => {
      const thrown = [opening, ...moves.map(({ dice }) => dice)];
      for (const [index, state] of states.entries()) {
        const { outcome, since } = impactMatch.view(state);
        const dice = outcome.steps.slice(since).flatMap((step) => (step.kind === 'roll' ? step.dice : []));
        assert.deepEqual(dice, thrown[index]);
        const earlier = states[index - 1];
        const before = earlier ? impactMatch.view(earlier).outcome.steps : [];
        assert.deepEqual(outcome.steps.slice(0, since), before);
      }
    });
  });
});
