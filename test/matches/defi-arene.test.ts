import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seededDice } from '../../src/dice/seeded.ts';
import { type DefiMatch, defiMatch } from '../../src/matches/defi.ts';
import { type Advice, areneMove } from '../../src/matches/defi-arene.ts';
import { arene } from '../../src/odds/arene.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { alice, bob, issue, open, plays } from './defi-table.ts';

const arena = issue({}, { profil: { a: 1 } }, { arene: true });
const says = (advice: Advice | null) => () => advice;
const nothing = says(null);

describe('the Arène', () => {
  it('accepts, and does nothing while it is not its turn', () => {
    assert.equal(areneMove(open(arena), nothing), 'relever');
    assert.equal(areneMove(open(), nothing), null, 'a person plays the other side');
    assert.equal(areneMove(plays(open(arena), ['relever']), nothing), null);
  });

  it('makes the move that it is advised', () => {
    const due = plays(open(arena), ['relever'], ['posture:aucune']);
    const posture = (one: string | null, nommee: string | null = null) =>
      says({ kind: 'posture', choix: { posture: one, nommee } });
    assert.equal(areneMove(due, posture('se-garder')), 'posture:se-garder');
    assert.equal(areneMove(due, posture(null)), 'posture:aucune');
    const feint: DefiMatch = { ...due, feinte: 'feinte-et-riposte' };
    assert.equal(areneMove(feint, posture('feinte-et-riposte', 'rompre')), 'feinte:rompre');
    assert.match(areneMove(feint, posture('se-garder')) ?? '', /^feinte:/u, 'whatever it may forbid');
  });

  it('goes on, lets Gloire come or uses Rompre as it is advised', () => {
    const quick = issue({ profil: { i: 1 } }, { profil: { i: 9, a: 1 } }, { arene: true });
    const round = [1, 1, 1, 1, 1];
    const stands = plays(open(quick), ['relever'], ['posture:aucune'], ['posture:aucune', round]);
    assert.equal(areneMove(stands, says({ kind: 'suite', suite: 'poursuivre' })), 'poursuivre');
    assert.equal(areneMove(stands, says({ kind: 'suite', suite: 'gloire' })), 'gloire');
    const slow = issue({}, { profil: { a: 1 } }, { arene: true });
    const asked = plays(open(slow), ['relever'], ['posture:aucune'], ['posture:rompre', round], ['gloire']);
    assert.equal(areneMove(asked, says({ kind: 'gloire', rompre: true })), 'rompre');
    assert.equal(areneMove(asked, says({ kind: 'gloire', rompre: false })), 'gloire');
  });

  it('dice of its side are pressed by its opponent, who may throw them by hand', () => {
    const slow = plays(open(arena), ['relever'], ['pas-a-pas'], ['posture:aucune'], ['posture:aucune']);
    assert.deepEqual(defiMatch.awaits(slow), [alice.id]);
    assert.equal(areneMove(slow, nothing), null);
    const struck = plays(slow, ['concentration', [1, 1]], ['frappe', [1, 1]]);
    assert.deepEqual(defiMatch.awaits(struck), [alice.id]);
    assert.equal(areneMove(struck, nothing), null);
  });

  it('advised by exact odds, every duel against it ends, whatever its opponent presses', () => {
    for (let seed = 0; seed < 8; seed += 1) {
      const dice = seededDice(`arène ${seed}`);
      let state = open(arena);
      for (let at = 0; !defiMatch.finished(state); at += 1) {
        assert.ok(at < 500, 'it ends');
        const move = areneMove(state, arene);
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
