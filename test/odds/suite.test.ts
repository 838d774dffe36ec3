import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { defiOdds } from '../../src/odds/heresie/defi.ts';
import type { Issue } from '../../src/odds/heresie/issue.ts';
import { Rounds } from '../../src/odds/heresie/round.ts';
import { Sequel } from '../../src/odds/heresie/suite.ts';
import { type Postures, posed } from '../../src/odds/heresie/tour.ts';
import type { Choices } from '../../src/rules/heresie/defi.ts';
import { begin } from '../../src/rules/heresie/run.ts';
import type { Defi } from '../../src/rules/heresie/state.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { anyDefi } from '../rules/heresie/any-defi.ts';
import { start, takes } from '../rules/heresie/models.ts';
import { byHand, near, played } from './by-hand.ts';
import { defiOf, first, worked } from './duels.ts';

function odds(defi: Defi, choices: Choices = {}, suite: 'aucune-posture' | 'meilleure' = 'aucune-posture') {
  const found = defiOdds({ defi, postures: choices.postures ?? {}, armement: first, suite });
  assert.ok(!isRefusal(found));
  return found;
}

/** The end alone, without the table of postures. */
function endOf(defi: Defi, postures: Postures = {}): Issue {
  const rounds = new Rounds(defi);
  const chosen = posed(rounds, begin(defi).duel, postures);
  assert.ok(!isRefusal(chosen));
  return new Sequel(rounds, first, 'aucune-posture').after(chosen);
}

function adds({ vainqueur, draw, prc }: Issue): void {
  const { protagoniste, antagoniste } = vainqueur;
  for (const one of [protagoniste, antagoniste, draw, prc.protagoniste, prc.antagoniste])
    assert.ok(one >= 0 && Number.isFinite(one));
  assert.ok(Math.abs(protagoniste + antagoniste + draw - 1) <= 1e-12);
}

describe('a challenge to its end', () => {
  it('piege-35: the worked duel agrees with a recursion over the rounds of the rule', () => {
    const fin = endOf(worked);
    assert.ok(Math.abs(fin.vainqueur.protagoniste - byHand(worked)(4, 3)) < 1e-12);
    assert.equal(fin.draw, 0);
  });

  it('so do small duels of any profile', () => {
    const whole = (min: number, max: number) => fc.integer({ min, max });
    const profil = fc.record({
      cc: whole(2, 6),
      f: whole(3, 6),
      e: whole(3, 5),
      a: whole(1, 3),
      pv: whole(1, 3),
      i: whole(2, 5),
    });
    fc.assert(
      fc.property(profil, profil, (p, q) => {
        const defi = defiOf(start({ profil: p }, { profil: q }));
        const fin = endOf(defi);
        assert.ok(Math.abs(fin.vainqueur.protagoniste - byHand(defi)(p.pv, q.pv)) < 1e-12);
      }),
      { numRuns: 8 },
    );
  });

  it('agrees with 20 000 plays of the same decisions', () => {
    const plays = 20_000;
    const defi = defiOf(start({ profil: { a: 2, pv: 1, i: 4 } }, { profil: { a: 2, pv: 1, i: 5, cc: 5 } }));
    const choices: Choices = {
      postures: { protagoniste: takes('se-garder'), antagoniste: takes('grele-de-coups') },
    };
    const fin = endOf(defi, choices.postures);
    const { won, lost, prc } = played(defi, choices, plays);
    near(won, plays, fin.vainqueur.protagoniste, 'won');
    near(lost, plays, fin.vainqueur.antagoniste, 'lost');
    assert.ok(Math.abs(prc / plays - fin.prc.protagoniste) < 0.1);
  });

  it('nobody who can wound: nobody wins, and it ends', () => {
    const weak = { profil: { f: 1, e: 9, a: 2 } };
    const { fin, rapide } = odds(defiOf(start(weak, { profil: { f: 1, e: 9, a: 2, i: 1 } })));
    assert.deepEqual([fin.draw, rapide.draw], [1, 1]);
    assert.deepEqual(fin.vainqueur, { protagoniste: 0, antagoniste: 0 });
  });

  it('once nobody can wound any more, Gloire comes as things stand', () => {
    // Phage takes F after the first wound: from then on neither side wounds.
    const phage = { arme: { regles: [{ id: 'phage', c: 'f' } as const] } };
    const defi = defiOf(
      start(
        { profil: { f: 1, e: 9, a: 3, pv: 9, i: 9 }, ...phage },
        { profil: { f: 1, e: 4, a: 0, pv: 9, i: 1 } },
      ),
    );
    const fin = endOf(defi);
    assert.ok(fin.vainqueur.protagoniste > 0.999 && fin.prc.protagoniste > 0);
  });

  it('a kill is worth the base PV, 1 more for an état-major, and 1 for each Provoquer of the winner', () => {
    const sure = { profil: { a: 6, cc: 9, f: 9, i: 9 }, arme: { d: 9 } };
    const prey = { profil: { pv: 3, cc: 1, e: 1, i: 1, a: 0, sousTypes: ['etat-major'] } };
    const fin = endOf(defiOf(start(sure, prey)));
    assert.ok(Math.abs(fin.vainqueur.protagoniste - 1) < 1e-12);
    assert.ok(Math.abs(fin.prc.protagoniste - 4) < 1e-9);
    const even = { profil: { pv: 1, cc: 4, a: 1, i: 4 } };
    const plain = endOf(defiOf(start(even, even)));
    const taunt = odds(defiOf(start(even, even)), {
      postures: { protagoniste: takes('provoquer-et-leurrer') },
    }).fin;
    assert.ok(Math.abs(plain.prc.protagoniste - plain.vainqueur.protagoniste) < 1e-9);
    assert.ok(Math.abs(taunt.prc.protagoniste - 2 * taunt.vainqueur.protagoniste) < 1e-9);
  });

  it('any challenge adds up, with both policies, and forbids what the rules forbid', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(anyDefi, (defi) => {
        const small: Defi = {
          ...defi,
          protagoniste: { ...defi.protagoniste, pv: 1 },
          antagoniste: { ...defi.antagoniste, pv: 1 },
          postures: defi.postures.slice(0, 5),
        };
        for (const suite of ['aucune-posture', 'meilleure'] as const) {
          const { fin, rapide, pv, table } = odds(small, {}, suite);
          adds(fin);
          adds(rapide);
          for (const row of table.rows) for (const { issue } of row.replies) adds(issue);
          const sum = pv.protagoniste.reduce((all, { chance }) => all + chance, 0);
          assert.ok(Math.abs(sum - 1) < 1e-12);
        }
      }),
      { numRuns: 6 },
    );
    const taken = { protagoniste: takes('rompre'), antagoniste: takes('rompre') };
    const refused = defiOdds({ defi: worked, postures: taken, armement: first, suite: 'aucune-posture' });
    assert.ok(isRefusal(refused) && refused.code === 'posture-taken');
  });

  it('« meilleure » is worth at least as much to who alone may choose', () => {
    const duel = begin(worked).duel;
    const only: Defi = { ...worked, postures: worked.postures.filter(({ id }) => id === 'coup-de-grace') };
    const plain = new Sequel(new Rounds(only), first, 'aucune-posture').of({ ...duel, first: false });
    const best = new Sequel(new Rounds(only), first, 'meilleure').of({ ...duel, first: false });
    assert.notDeepEqual(plain, best);
    adds(best);
  });
});
