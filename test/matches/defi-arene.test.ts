import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seededDice } from '../../src/dice/seeded.ts';
import { defiMatch } from '../../src/matches/defi.ts';
import { areneMove } from '../../src/matches/defi-arene.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { alice, bob, issue, open, plays } from './defi-table.ts';

const arena = issue({}, { profil: { a: 1 } }, { arene: true });

describe('the Arène by its simple rule', () => {
  it('accepts, and does nothing while it is not its turn', () => {
    assert.equal(areneMove(open(arena)), 'relever');
    assert.equal(areneMove(open()), null, 'a person plays the other side');
    assert.equal(areneMove(plays(open(arena), ['relever'])), null);
  });

  it('takes the posture that its rule says, none where that one is taken', () => {
    const first = plays(open(arena), ['relever'], ['posture:aucune']);
    assert.equal(areneMove(first), 'posture:saisir-l-initiative');
    const taken = plays(open(arena), ['relever'], ['posture:saisir-l-initiative']);
    assert.equal(areneMove(taken), 'posture:aucune');
    const weak = plays(open(issue({ pv: 2 }, { pv: 1 }, { arene: true })), ['relever'], ['posture:aucune']);
    assert.equal(areneMove(weak), 'posture:coup-de-grace');
    const hurt = plays(open(issue({}, { pv: 1 }, { arene: true })), ['relever'], ['posture:aucune']);
    assert.equal(areneMove(hurt), 'posture:se-garder');
  });

  it('goes on unless it is ahead', () => {
    const quick = issue({ profil: { i: 1 } }, { profil: { i: 9, a: 1 } }, { arene: true });
    const missed = plays(open(quick), ['relever'], ['posture:aucune'], ['posture:aucune', [1, 1, 1, 1, 1]]);
    assert.equal(areneMove(missed), 'poursuivre');
    const struck = plays(
      open(quick),
      ['relever'],
      ['posture:aucune'],
      ['posture:aucune', [1, 1, 4, 1, 4, 1]],
    );
    assert.equal(areneMove(struck), 'gloire');
  });

  it('dice of its side are pressed by its opponent, who may throw them by hand', () => {
    const slow = plays(open(arena), ['relever'], ['pas-a-pas'], ['posture:aucune'], ['posture:aucune']);
    assert.deepEqual(defiMatch.awaits(slow), [alice.id]);
    assert.equal(areneMove(slow), null);
  });

  it('every duel against it ends, whatever its opponent presses', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const dice = seededDice(`arène ${seed}`);
      let state = open(arena);
      for (let at = 0; !defiMatch.finished(state); at += 1) {
        assert.ok(at < 500, 'it ends');
        const move = areneMove(state);
        const own = defiMatch.legalMoves(state, alice).filter((one) => one !== 'abandonner');
        const chosen = move ?? own[(seed + at) % own.length];
        assert.ok(chosen, 'somebody can move');
        const player = move === null ? alice : bob;
        const next = defiMatch.apply(state, { version: state.version, move: chosen }, player, dice);
        assert.ok(!isRefusal(next), JSON.stringify(next));
        state = next;
      }
    }
  });
});
