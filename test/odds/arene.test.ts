import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { seededDice } from '../../src/dice/seeded.ts';
import { arene } from '../../src/odds/arene.ts';
import { Rounds } from '../../src/odds/heresie/round.ts';
import { Sequel } from '../../src/odds/heresie/suite.ts';
import { tableOf } from '../../src/odds/heresie/table.ts';
import { legalPostures, none } from '../../src/rules/heresie/choix.ts';
import { awaits, begin, concentrate, strike, takePosture, takeWeapon } from '../../src/rules/heresie/run.ts';
import type { Choix, DefiState } from '../../src/rules/heresie/state.ts';
import { poursuivre } from '../../src/rules/heresie/suite.ts';
import type { Profil } from '../../src/rules/heresie/terms.ts';
import { isRefusal, type Refusal } from '../../src/rules/rule.ts';
import { anyDefi } from '../rules/heresie/any-defi.ts';
import { start } from '../rules/heresie/models.ts';
import { defiOf, first, worked } from './duels.ts';

function sound<T>(value: T | Refusal): T {
  assert.ok(!isRefusal(value));
  return value;
}

function postureOf(state: DefiState): Choix {
  const { side } = awaits(state);
  const move = side && arene(state, side);
  assert.ok(move?.kind === 'posture');
  return move.choix;
}

/** A challenge whose first round is over: both stand, the protagonist struck first, PV were taken as said. */
function stood(
  mine: Partial<Profil>,
  theirs: Partial<Profil>,
  [taken, lost]: readonly [number, number],
): DefiState {
  let state = begin(defiOf(start({ profil: { pv: 4, ...mine } }, { profil: { pv: 4, ...theirs } })));
  for (const side of ['protagoniste', 'antagoniste'] as const) state = sound(takePosture(state, side, none));
  const dice = scriptedDice([1, 1, ...Array.from({ length: 12 }, () => 1)]);
  for (const side of ['antagoniste', 'protagoniste'] as const)
    state = sound(takeWeapon(state, side, null, dice));
  state = strike(strike(concentrate(state, dice), dice), dice);
  assert.equal(awaits(state).kind, 'suite');
  const { duel } = state;
  const camp = (side: 'protagoniste' | 'antagoniste', pris: number, gone: number) => ({
    ...duel[side],
    pris,
    pv: 4 - gone,
  });
  return {
    ...state,
    duel: {
      ...duel,
      protagoniste: camp('protagoniste', taken, lost),
      antagoniste: camp('antagoniste', lost, taken),
    },
  };
}

describe('the Arena', () => {
  it('chooses first what the table of postures says, and replies with the best that is left', () => {
    const table = tableOf(new Sequel(new Rounds(worked), first, 'aucune-posture'), begin(worked).duel);
    const mine = postureOf(begin(worked));
    const row = table.rows.find(
      ({ choix }) => choix.posture === mine.posture && choix.nommee === mine.nommee,
    );
    assert.equal(row, table.rows[table.best]);
    const reply = postureOf(sound(takePosture(begin(worked), 'protagoniste', mine)));
    assert.deepEqual(reply, row?.replies[row.best]?.choix);
  });

  it('names the weapon that wins more often', () => {
    const from = start({}, { profil: { a: 3, f: 5, i: 5 } });
    const [fists] = from.protagoniste.armes;
    assert.ok(fists);
    const armes = [fists, { ...fists, id: 'lame', f: { plus: 4 }, d: 3 }];
    let state = begin(defiOf({ ...from, protagoniste: { ...from.protagoniste, armes } }));
    for (const side of ['protagoniste', 'antagoniste'] as const) {
      state = sound(takePosture(state, side, { posture: null, nommee: null }));
    }
    state = sound(takeWeapon(state, 'antagoniste', null, seededDice('')));
    assert.deepEqual(arene(state, 'protagoniste'), { kind: 'arme', arme: 'lame' });
    assert.equal(arene(state, 'antagoniste'), null);
  });

  it('takes Gloire where it is ahead and weaker, and goes on where it is behind and stronger', () => {
    const behind = stood({ a: 5, f: 6, cc: 6 }, { a: 1, f: 3 }, [0, 2]);
    assert.deepEqual(arene(behind, 'protagoniste'), { kind: 'suite', suite: 'poursuivre' });
    const ahead = stood({ a: 1, f: 3 }, { a: 5, f: 6, cc: 6 }, [2, 0]);
    assert.deepEqual(arene(ahead, 'protagoniste'), { kind: 'suite', suite: 'gloire' });
    assert.equal(arene(ahead, 'antagoniste'), null);
  });

  it('whatever the challenge, what it does is legal', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyDefi, fc.string(), (defi, seed) => {
        const dice = seededDice(seed);
        let state = begin({ ...defi, postures: defi.postures.slice(0, 6) });
        for (let moves = 0; moves < 14; moves += 1) {
          const { kind, side } = awaits(state);
          if (kind === 'gloire') break;
          if (kind === 'concentration') state = concentrate(state, dice);
          else if (kind === 'frappe') state = strike(state, dice);
          else {
            const move = side && arene(state, side);
            assert.ok(side && move);
            if (move.kind === 'posture') {
              const legal = legalPostures(state.defi, state.duel, side).map(({ id }) => id);
              assert.ok(move.choix.posture === null || legal.includes(move.choix.posture));
              state = sound(takePosture(state, side, move.choix));
            } else if (move.kind === 'arme') state = sound(takeWeapon(state, side, move.arme, dice));
            else if (move.kind === 'suite' && move.suite === 'poursuivre') state = sound(poursuivre(state));
            else break;
          }
        }
      }),
      { numRuns: 5 },
    );
  });
});
