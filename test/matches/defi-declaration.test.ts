import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { type DefiMatch, defiMatch } from '../../src/matches/defi.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { model } from '../rules/heresie/models.ts';
import {
  accepted,
  alice,
  bob,
  issue,
  lapsed,
  legal,
  master,
  modele,
  open,
  plays,
  stranger,
} from './defi-table.ts';

describe('who accepts, and what a refusal costs', () => {
  const several = issue(
    {},
    {},
    {
      adverses: ['Drusus', 'Varro', 'Caius'].map((nom, at) =>
        modele(
          nom.toLowerCase(),
          model({ nom, cc: 5, i: 1, a: 0, sousTypes: at === 2 ? ['lourd'] : ['champion'] }),
        ),
      ),
    },
  );

  it('the opponent confirms or corrects his own support; one that cannot be is refused and rolls nothing', () => {
    const state = plays(open(), ['relever', [], { soutien: 7, marcheurs: 1 }]);
    assert.deepEqual(defiMatch.view(state).duellistes.antagoniste.appui, { soutien: 7, marcheurs: 1 });
    const claim = { version: 0, move: 'relever', given: { soutien: 900, marcheurs: 0 } } as const;
    const refused = defiMatch.apply(open(), claim, bob, scriptedDice([]));
    assert.ok(isRefusal(refused) && refused.code === 'value-out-of-bounds');
  });

  it('PV are those of the moment in which it is accepted; who is removed by then cannot fight', () => {
    const given = { soutien: 0, marcheurs: 0, pv: { protagoniste: 2, antagoniste: 1 } };
    const state = plays(open(), ['relever', [], given]);
    const { duellistes } = defiMatch.view(state);
    assert.deepEqual([duellistes.protagoniste.pv, duellistes.antagoniste.pv], [2, 1]);
    const dead = { ...given, pv: { protagoniste: 0, antagoniste: 1 } };
    const claim = { version: 0, move: 'relever', given: dead } as const;
    const refused = defiMatch.apply(open(), claim, bob, scriptedDice([]));
    assert.ok(isRefusal(refused) && refused.code === 'removed');
  });

  it('one of several models accepts', () => {
    const state = open(several);
    assert.deepEqual(legal(state, bob), ['relever:drusus', 'relever:varro', 'relever:caius', 'decliner']);
    assert.equal(defiMatch.view(plays(state, ['relever:varro'])).duellistes.antagoniste.nom, 'Varro');
  });

  it('defi.2: declined, who issued it must name one that could have accepted; a deadline names the first', () => {
    const state = plays(open(several), ['decliner']);
    assert.deepEqual(defiMatch.awaits(state), [alice.id]);
    assert.deepEqual(legal(state, alice), ['disgrace:drusus', 'disgrace:varro']);
    assert.deepEqual(legal(state, bob), []);
    const named = { disgrace: 'Varro', affectee: true, cc: 2, cd: 4 };
    assert.deepEqual(defiMatch.view(plays(state, ['disgrace:varro'])).outcome.result, named);
    assert.deepEqual(defiMatch.view(lapsed(state)).outcome.result, { ...named, disgrace: 'Drusus' });
  });

  it('defi.2: with one such model nothing is asked, with none nobody falls into disgrâce', () => {
    const alone = plays(open(), ['decliner']);
    assert.ok(defiMatch.finished(alone));
    assert.deepEqual(defiMatch.view(alone).outcome.result, {
      disgrace: 'Drusus',
      affectee: true,
      cc: 2,
      cd: 4,
    });
    const nobody = plays(open(issue({}, { profil: { sousTypes: [] } })), ['decliner']);
    assert.deepEqual(nobody.refus, { disgrace: null, affectee: false, cc: null, cd: null });
  });
});

describe('deadlines and seats of a challenge', () => {
  it('piege-05 no answer is never a refusal: the challenge lapses, nobody is en disgrâce', () => {
    const end = lapsed(open());
    assert.ok(defiMatch.finished(end));
    assert.deepEqual([end.refus, end.steps.at(-1)?.what], [null, 'sans-reponse']);
  });

  it('piege-05 later: no posture, the dice, Gloire', () => {
    const one = lapsed(accepted());
    assert.equal(one.course?.duel.protagoniste.choix?.posture, null);
    const two = lapsed(one, [1, 1, 1, 1]);
    assert.equal(two.course?.rounds.length, 1);
    const end = lapsed(two);
    assert.ok(defiMatch.finished(end));
    const feint = lapsed(plays(accepted(), ['posture:feinte-et-riposte']));
    assert.deepEqual(feint.course?.duel.protagoniste.choix, { posture: null, nommee: null });
    const slow = plays(accepted(), ['pas-a-pas'], ['posture:aucune'], ['posture:aucune']);
    assert.equal(lapsed(lapsed(slow, [1, 1]), [1, 1]).course?.rounds[0]?.frappes.length, 1);
  });

  it('where a posture withholds Gloire a deadline goes on', () => {
    const wolf = { faction: 'space-wolves' };
    const held = plays(
      accepted(issue({}, { profil: wolf })),
      ['posture:aucune'],
      ['posture:no-prey-escapes', [1, 1, 1, 1]],
    );
    assert.deepEqual(legal(held, alice), ['poursuivre', 'abandonner']);
    assert.equal(lapsed(held).course?.round, 2);
  });

  it('a seat goes to somebody who does not play yet', () => {
    const state = open();
    const handed = defiMatch.hand(state, { from: bob.id, to: stranger.id });
    assert.ok(!isRefusal(handed));
    assert.deepEqual(legal(handed, stranger), ['relever', 'decliner']);
    assert.deepEqual(legal(handed, bob), []);
    const codes = [
      defiMatch.hand(state, { from: bob.id, to: alice.id }),
      defiMatch.hand(state, { from: stranger.id, to: master.id }),
    ].map((got) => isRefusal(got) && got.code);
    assert.deepEqual(codes, ['seat-taken', 'no-seat']);
  });
});

describe('a MJ without a seat', () => {
  const gives = (state: DefiMatch) => {
    const claim = { version: state.version, move: 'abandonner' } as const;
    const got = defiMatch.apply(state, claim, master, scriptedDice([]));
    assert.ok(!isRefusal(got));
    return got.steps.at(-1)?.what === 'retrait'
      ? 'retrait'
      : got.steps.find(({ what }) => what === 'abandon')?.about;
  };

  it('takes a challenge back for its issuer, gives a duel up for whom it waits', () => {
    assert.equal(gives(open()), 'retrait');
    assert.equal(gives(accepted()), 'protagoniste');
    assert.equal(gives(plays(accepted(), ['posture:aucune'])), 'antagoniste');
  });
});
