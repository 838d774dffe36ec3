import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { seededDice } from '../../src/dice/seeded.ts';
import { arene, mostEnds, mostWeighed, prospectOf } from '../../src/odds/arene.ts';
import { glory, none as nothing, plus } from '../../src/odds/heresie/issue.ts';
import { Rounds } from '../../src/odds/heresie/round.ts';
import { played, posed } from '../../src/odds/heresie/tour.ts';
import { postureCatalogue } from '../../src/rules/heresie/catalogue.ts';
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

function both(state: DefiState, mine: Choix, theirs: Choix): DefiState {
  return sound(takePosture(sound(takePosture(state, 'protagoniste', mine)), 'antagoniste', theirs));
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
  it('takes the posture with which this round and Gloire right after it are best, the other taking none', () => {
    const state = begin(worked);
    const armed = arene(both(state, none, none), 'antagoniste');
    assert.equal(armed?.kind, 'arme');
    const rounds = new Rounds(worked);
    const lead = (mine: Choix): number => {
      const chosen = sound(posed(rounds, state.duel, { protagoniste: mine }));
      const { outcomes, total } = played(rounds, chosen, first);
      const end = outcomes.reduce(
        (sum, { value, weight }) => plus(sum, glory(worked, value), Number(weight) / Number(total), [0, 0]),
        nothing,
      );
      return end.vainqueur.protagoniste - end.vainqueur.antagoniste;
    };
    const ids = legalPostures(worked, state.duel, 'protagoniste').map(({ id }) => id);
    const leads = ids
      .filter((id) => id !== 'feinte-et-riposte')
      .map((posture) => ({ posture, lead: lead({ posture, nommee: null }) }));
    const top = Math.max(...leads.map((one) => one.lead));
    assert.ok(top > lead(none));
    const mine = postureOf(state);
    assert.ok(Math.abs((leads.find(({ posture }) => posture === mine.posture)?.lead ?? -1) - top) < 1e-9);
  });

  it('replies to the posture that the other has taken', () => {
    const grele: Choix = { posture: 'grele-de-coups', nommee: null };
    const reply = postureOf(sound(takePosture(begin(worked), 'protagoniste', grele)));
    assert.notEqual(reply.posture, 'grele-de-coups');
  });

  it('counts a bounded number of rounds and ends, however much there is to choose, and none of them twice', () => {
    const profil = { a: 20, pv: 30, cc: 9, f: 5, e: 4 };
    const from = start({ profil, pv: 30 }, { profil, pv: 30 });
    const [blade] = from.protagoniste.armes;
    assert.ok(blade);
    const armes = Array.from({ length: 30 }, (_, at) => ({
      ...blade,
      id: `lame-${at}`,
      f: { plus: at % 5 },
    }));
    const catalogue = postureCatalogue();
    const postures = Array.from({ length: 4 }, (_, at) =>
      catalogue.map((one) => ({ ...one, id: at === 0 ? one.id : `${one.id}-${at}` })),
    ).flat();
    const defi = { ...defiOf({ ...from, protagoniste: { ...from.protagoniste, armes } }), postures };
    const state = begin(defi);
    const prospect = prospectOf(state);
    const move = arene(state, 'protagoniste');
    const one = prospect.of(both(state, none, none).duel, first).ends;
    const { counted } = prospect;
    assert.ok(one > 100, `${one} ends of a single round`);
    const most = 2 * (2 + Math.ceil(mostEnds / 100)); // weapons, then postures: a round less than a third of this one
    assert.ok(counted >= 2 && counted <= Math.min(most, 2 * mostWeighed), `${counted} rounds`);
    const again = arene(state, 'protagoniste');
    assert.equal(prospect.counted, counted, 'nothing is counted twice');
    assert.deepEqual(again, move, 'and what is known changes no choice');
  });

  it('thinks of all its nine postures between models as they are printed', () => {
    const state = begin(worked);
    arene(state, 'protagoniste');
    const postures = legalPostures(worked, state.duel, 'protagoniste').length + 1;
    assert.ok(prospectOf(state).counted >= postures);
    assert.ok(postures <= mostWeighed);
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
