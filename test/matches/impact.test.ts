import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DiceMismatch, scriptedDice } from '../../src/dice/scripted.ts';
import { type ImpactMatch, type ImpactMove, impactMatch } from '../../src/matches/impact.ts';
import type { Player } from '../../src/matches/match.ts';
import { check, type Impact, resolve } from '../../src/rules/confede/impact.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import type { Values } from '../../src/slash/option.ts';

const owner: Player = { id: '100000000000000001', isMaster: false };
const stranger: Player = { id: '100000000000000002', isMaster: false };
const master: Player = { id: '100000000000000003', isMaster: true };

const three = { x: 3, cibles: 'Gobelin RES 1 à 8 ; Orque RES 1 à 18 ; Troll RES 1 à 21' };

function checked(values: Values): Impact {
  const impact = check(values, {});
  assert.ok(!isRefusal(impact));
  return impact;
}

function open(values: Values, faces: readonly number[]): ImpactMatch {
  const dice = scriptedDice(faces);
  const state = impactMatch.begin({ impact: checked(values), player: owner.id }, dice);
  dice.finish();
  return state;
}

function move(state: ImpactMatch, move: ImpactMove, faces: readonly number[], player = owner): ImpactMatch {
  const dice = scriptedDice(faces);
  const after = impactMatch.apply(state, { version: state.version, move }, player, dice);
  dice.finish();
  assert.ok(!isRefusal(after));
  return after;
}

function code(state: ImpactMatch, move: ImpactMove, player: Player, version = state.version): string {
  const got = impactMatch.apply(state, { version, move }, player, scriptedDice([]));
  assert.ok(isRefusal(got));
  return got.code;
}

describe('an impact over several groups', () => {
  it('strikes the first group at once and asks after it', () => {
    const state = open(three, [6, 6]);
    assert.equal(state.version, 0);
    assert.equal(impactMatch.finished(state), false);
    assert.deepEqual(impactMatch.awaits(state), [owner.id]);
    assert.deepEqual(impactMatch.legalMoves(state, owner), ['poursuivre', 's-arreter']);
    assert.deepEqual(impactMatch.legalMoves(state, master), ['poursuivre', 's-arreter']);
    assert.deepEqual(impactMatch.legalMoves(state, stranger), []);
    const { outcome, next } = impactMatch.view(state);
    assert.deepEqual(next, { noms: ['Orque'], distance: 18, for: 6, player: owner.id });
    assert.deepEqual(outcome.result.nonAtteintes, ['Orque', 'Troll']);
    assert.equal(outcome.result.arret, null);
  });

  it('gone through to the end, it is what one answer gives', () => {
    const end = move(move(open(three, [6, 6]), 'poursuivre', [1, 5]), 'poursuivre', [1, 3], master);
    assert.equal(end.version, 2);
    assert.equal(impactMatch.finished(end), true);
    assert.equal(impactMatch.view(end).next, null);
    const whole = resolve(checked(three), scriptedDice([6, 6, 1, 5, 1, 3]));
    assert.deepEqual(impactMatch.view(end).outcome, whole);
  });

  it('stopped by a click, it is what `arret-apres` gives', () => {
    const end = move(open(three, [6, 6]), 's-arreter', []);
    const { result, steps } = resolve(checked({ ...three, 'arret-apres': 1 }), scriptedDice([6, 6]));
    assert.deepEqual(impactMatch.view(end).outcome.result, result);
    assert.deepEqual(impactMatch.view(end).outcome.steps, steps);
    assert.equal(impactMatch.view(end).since, steps.length - 1);
    assert.deepEqual(impactMatch.awaits(end), []);
  });

  it('a survivor ends it, at once or later', () => {
    const early = open(three, [2, 5]);
    assert.deepEqual(
      [impactMatch.finished(early), code(early, 'poursuivre', owner)],
      [true, 'match-finished'],
    );
    const later = move(open(three, [6, 6]), 'poursuivre', [1, 1]);
    assert.equal(impactMatch.view(later).outcome.result.arret, 'survivant');
    assert.equal(impactMatch.finished(later), true);
  });

  it('what was decided beforehand is not asked', () => {
    const quick = open({ ...three, mode: 'rapide' }, [6, 6, 1, 5, 1, 3]);
    const short = open({ ...three, 'arret-apres': 2 }, [6, 6, 1, 5]);
    assert.deepEqual([quick, short].map(impactMatch.finished), [true, true]);
    assert.equal(impactMatch.view(short).outcome.result.arret, 'choix');
  });

  it('a second click on the same button is stale, a stranger’s is not his to make (piege-02)', () => {
    const before = open(three, [6, 6]);
    const after = move(before, 'poursuivre', [1, 5]);
    assert.equal(code(after, 'poursuivre', owner, before.version), 'stale-version');
    assert.equal(code(after, 'poursuivre', stranger), 'not-your-move');
    assert.equal(before.version, 0);
  });

  it('a record whose dice do not fit does not play again', () => {
    const record = {
      start: { impact: checked(three), player: owner.id },
      opening: [6, 6].map((face) => ({ sides: 6, face })),
      moves: [],
    };
    const late = { version: 0, move: 'poursuivre', player: owner, dice: [{ sides: 6, face: 1 }] } as const;
    const foreign = { ...late, player: stranger };
    assert.throws(() => impactMatch.replay({ ...record, opening: [] }), DiceMismatch);
    assert.throws(() => impactMatch.replay({ ...record, moves: [late] }), DiceMismatch);
    const refused = impactMatch.replay({ ...record, moves: [foreign, late] });
    assert.ok(isRefusal(refused) && refused.code === 'not-your-move');
  });
});
