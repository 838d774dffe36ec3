import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { among, endsOf, type Issue, nobody, none, plus, summed } from '../../src/odds/heresie/issue.ts';
import { Rounds } from '../../src/odds/heresie/round.ts';
import { Sequel } from '../../src/odds/heresie/suite.ts';
import { type Postures, posed } from '../../src/odds/heresie/tour.ts';
import { begin } from '../../src/rules/heresie/run.ts';
import type { Defi } from '../../src/rules/heresie/state.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { start, takes } from '../rules/heresie/models.ts';
import { defiOf, first, worked } from './duels.ts';

function endOf(
  defi: Defi,
  postures: Postures = {},
  suite: 'aucune-posture' | 'meilleure' = 'aucune-posture',
): Issue {
  const rounds = new Rounds(defi);
  const chosen = posed(rounds, begin(defi).duel, postures);
  assert.ok(!isRefusal(chosen));
  return new Sequel(rounds, first, suite).after(chosen);
}

describe('how a challenge may end', () => {
  it('nobody’s victory is 0 where nothing leads there, not what rounding leaves of 1', () => {
    const fin = endOf(worked);
    assert.equal(fin.draw, 0);
    assert.deepEqual(endsOf(fin), ['protagoniste', 'antagoniste']);
  });

  it('it is told however seldom it comes', () => {
    // Only the postures of the first round let either wound: then Gloire counts PV taken, as many by both at times.
    const fin = endOf(
      defiOf(
        start({ profil: { f: 1, e: 4, a: 2, pv: 9, i: 9 } }, { profil: { f: 4, e: 5, a: 0, pv: 9, i: 1 } }),
      ),
      { protagoniste: takes('coup-de-grace'), antagoniste: takes('grele-de-coups') },
    );
    assert.ok(fin.draw > 0 && fin.draw < 1);
    const all = fin.vainqueur.protagoniste + fin.vainqueur.antagoniste + fin.draw;
    assert.ok(Math.abs(all - 1) < 1e-12);
  });

  it('a victory is 1 where the other cannot win, and only there', () => {
    const sure = { profil: { a: 3, cc: 4, f: 4, i: 9 } };
    const harmless = { profil: { pv: 5, e: 4, i: 1, a: 0, svg: 2, inv: 3 } };
    const fin = endOf(defiOf(start(sure, harmless)));
    assert.deepEqual(fin.vainqueur, { protagoniste: 1, antagoniste: 0 });
    assert.equal(fin.draw, 0);
    assert.equal(fin.prc.antagoniste, 0);
    const feeble = { profil: { pv: 5, e: 4, i: 1, a: 1, cc: 1, f: 1, svg: 2, inv: 3 } };
    const strong = { profil: { ...sure.profil, a: 9, pv: 9, svg: 2, inv: 2 } };
    const seldom = endOf(defiOf(start(strong, feeble)));
    assert.ok(seldom.vainqueur.antagoniste > 0);
    assert.ok(seldom.vainqueur.protagoniste < 1);
  });

  it('where nobody can wound, PV taken before decide, and that is sure', () => {
    const weak = { profil: { f: 1, e: 9, a: 2 } };
    const fin = endOf(defiOf(start(weak, { profil: { f: 1, e: 9, a: 2, i: 1 } })), {}, 'meilleure');
    assert.deepEqual(fin, nobody);
    const garde = endOf(defiOf(start(weak, { profil: { f: 1, e: 9, a: 2, i: 1 } })), {
      protagoniste: takes('se-garder'),
    });
    assert.deepEqual(garde, nobody);
  });

  it('sums keep what is impossible at 0 and what is sure at 1', () => {
    const won: Issue = { ...none, vainqueur: { protagoniste: 1, antagoniste: 0 } };
    const tenth = Array.from({ length: 10 }).reduce<Issue>((sum) => plus(sum, won, 0.1, [0, 0]), none);
    assert.notEqual(tenth.vainqueur.protagoniste, 1);
    assert.equal(summed(tenth).vainqueur.protagoniste, 1);
    const slight = summed(plus(tenth, nobody, 1e-20, [0, 0]));
    assert.ok(slight.vainqueur.protagoniste < 1);
    assert.equal(slight.draw, 1e-20);
    const over = among(new Set(['antagoniste']), { ...tenth, prc: { protagoniste: 1e-17, antagoniste: 2 } });
    assert.deepEqual(over.vainqueur, { protagoniste: 0, antagoniste: 1 });
    assert.deepEqual(over.prc, { protagoniste: 0, antagoniste: 2 });
  });
});
