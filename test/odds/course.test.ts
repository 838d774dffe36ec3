import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { type CourseQuestion, courseOdds } from '../../src/odds/heresie/course.ts';
import { defiOdds } from '../../src/odds/heresie/defi.ts';
import { type Issue, nobody } from '../../src/odds/heresie/issue.ts';
import { strikeOdds } from '../../src/rules/heresie/chances.ts';
import { none } from '../../src/rules/heresie/choix.ts';
import { begin, concentrate, strike, takePosture, takeWeapon } from '../../src/rules/heresie/run.ts';
import type { DefiState, Duel } from '../../src/rules/heresie/state.ts';
import { poursuivre } from '../../src/rules/heresie/suite.ts';
import { isRefusal, type Refusal } from '../../src/rules/rule.ts';
import { start, takes } from '../rules/heresie/models.ts';
import { byHand } from './by-hand.ts';
import { defiOf, first, worked } from './duels.ts';

const d6 = (...faces: readonly number[]) => scriptedDice(faces.map((face) => ({ sides: 6, face })));

function sound<T>(value: T | Refusal): T {
  assert.ok(!isRefusal(value));
  return value;
}

/** How a duel would end from there. */
function from(state: DefiState, over: Partial<CourseQuestion> = {}, gloire = false): Issue {
  const { defi, duel, round, rounds } = state;
  const apres = { duel, round, rounds, gloire };
  const { avant, apres: found } = courseOdds({ defi, armement: first, avant: null, apres, ...over });
  assert.equal(avant, null);
  assert.ok(found);
  return found;
}

const near = (one: number, two: number) => assert.ok(Math.abs(one - two) < 1e-12, `${one} ${two}`);

// The worked duel of the rule page: 2 against 5, the Centurion takes one PV, the Praetor one.
const opened = begin(worked);
const one = sound(takePosture(opened, 'protagoniste', none));
const both = sound(takePosture(one, 'antagoniste', none));
const half = sound(takeWeapon(both, 'antagoniste', null, d6()));
const ready = sound(takeWeapon(half, 'protagoniste', null, d6()));
const taken = concentrate(ready, d6(2, 5));
const struck = strike(taken, d6(5, 5, 1, 2, 3, 4, 5, 1, 3));
const standing = strike(struck, d6(1, 2, 2, 4, 3, 3, 2, 4));
const next = sound(poursuivre(standing));
const hand = byHand(worked);

describe('a duel from where it stands', () => {
  it('before the first die it is the challenge from its beginning', () => {
    const found = sound(defiOdds({ defi: worked, postures: {}, armement: first, suite: 'aucune-posture' }));
    for (const state of [opened, one, both, half, ready]) assert.deepEqual(from(state), found.fin);
    near(from(opened).vainqueur.protagoniste, hand(4, 3));
  });

  it('piege-35: the advantage is kept, and PV that were lost are: a recursion over the rule agrees', () => {
    const after = (duel: Duel, side: 'protagoniste' | 'antagoniste') => strikeOdds(worked, duel, side);
    const wins = (duel: Duel) => hand(duel.protagoniste.pv, duel.antagoniste.pv);
    const riposte = (duel: Duel) => {
      if (duel.protagoniste.pv === 0) return 0;
      const { outcomes, total } = after(duel, 'protagoniste');
      return outcomes.reduce(
        (sum, { value, weight }) => sum + (Number(weight) / Number(total)) * wins(value),
        0,
      );
    };
    const { outcomes, total } = after(taken.duel, 'antagoniste');
    const whole = outcomes.reduce(
      (sum, { value, weight }) => sum + (Number(weight) / Number(total)) * riposte(value),
      0,
    );
    near(from(taken).vainqueur.protagoniste, whole);
    assert.deepEqual([struck.duel.protagoniste.pv, struck.duel.antagoniste.pv], [3, 3]);
    near(from(struck).vainqueur.protagoniste, riposte(struck.duel));
    assert.deepEqual([standing.duel.protagoniste.pv, standing.duel.antagoniste.pv], [3, 2]);
    near(from(standing).vainqueur.protagoniste, hand(3, 2));
    near(from(next).vainqueur.protagoniste, hand(3, 2));
    assert.notEqual(hand(3, 2), hand(4, 3));
  });

  it('postures of the round are kept, and the PRC that they earned', () => {
    const even = { profil: { pv: 1, cc: 4, a: 1, i: 4 } };
    const open = begin(defiOf(start(even, even)));
    const taunts = sound(takePosture(open, 'protagoniste', takes('provoquer-et-leurrer')));
    const [plain, taunt] = [from(open), from(taunts)];
    near(plain.prc.protagoniste, plain.vainqueur.protagoniste);
    near(taunt.prc.protagoniste, 2 * taunt.vainqueur.protagoniste);
    near(taunt.prc.antagoniste, taunt.vainqueur.antagoniste);
    assert.notDeepEqual(taunt.vainqueur, plain.vainqueur);
  });

  it('a weapon that was named is kept, who has named none takes the one that is given', () => {
    const fists = { id: 'poings', nom: 'Poings', i: null, a: null, f: null, pa: null, d: 1, regles: [] };
    const axe = { ...fists, id: 'hache', nom: 'Hache', f: { plus: 4 }, d: 3 } as const;
    const from2 = start({ profil: { pv: 3, a: 3 } }, { profil: { pv: 3, a: 2, i: 4 } });
    const defi = defiOf({ ...from2, protagoniste: { ...from2.protagoniste, armes: [fists, axe] } });
    const open = [begin(defi)].map((state) => sound(takePosture(state, 'protagoniste', none)));
    const posed = sound(takePosture(open[0] ?? begin(defi), 'antagoniste', none));
    const foe = sound(takeWeapon(posed, 'antagoniste', null, d6()));
    const [weak, strong] = ['poings', 'hache'].map((arme) =>
      sound(takeWeapon(foe, 'protagoniste', arme, d6())),
    );
    assert.ok(weak && strong);
    const hacks = { armement: { protagoniste: 'hache', antagoniste: null } };
    assert.ok(from(strong).vainqueur.protagoniste > from(weak).vainqueur.protagoniste);
    assert.ok(from(weak, hacks).vainqueur.protagoniste > from(weak).vainqueur.protagoniste);
    assert.deepEqual(from(foe, hacks), from(strong, hacks));
    assert.deepEqual(from(foe), from(weak));
  });

  it('where Gloire comes, nothing else can: PV taken decide', () => {
    assert.deepEqual(from(standing, {}, true), nobody);
    const ahead = from(struck, {}, true);
    assert.deepEqual(ahead.vainqueur, { protagoniste: 0, antagoniste: 1 });
    assert.equal(ahead.prc.antagoniste, 1);
  });

  it('one who has been removed has lost', () => {
    const gone = { ...struck.duel, antagoniste: { ...struck.duel.antagoniste, pv: 0 } };
    const end = from({ ...struck, duel: gone });
    assert.deepEqual(end.vainqueur, { protagoniste: 1, antagoniste: 0 });
    assert.equal(end.prc.protagoniste, 4);
  });

  it('before and after are told apart', () => {
    const of = ({ duel, round, rounds }: DefiState) => ({ duel, round, rounds, gloire: false });
    const both = { defi: worked, armement: first, avant: of(taken), apres: of(struck) };
    assert.deepEqual(courseOdds(both), { avant: from(taken), apres: from(struck) });
    assert.deepEqual(courseOdds({ ...both, apres: null }), { avant: from(taken), apres: null });
  });
});
