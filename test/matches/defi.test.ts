import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { type DefiMatch, type DefiMove, defiMatch } from '../../src/matches/defi.ts';
import type { Player } from '../../src/matches/match.ts';
import { rapide } from '../../src/rules/heresie/defi.ts';
import type { DefiResult } from '../../src/rules/heresie/state.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { fists, model, printed } from '../rules/heresie/models.ts';
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

const preteur = modele('preteur', printed('preteur', 'lame-de-parangon'));
const centurion = modele('centurion', printed('centurion', 'epee-energetique'));
const worked = issue({}, {}, { protagoniste: preteur, adverses: [centurion] });
const faces = [2, 5, 5, 5, 1, 2, 3, 4, 5, 1, 3, 1, 2, 2, 4, 3, 3, 2, 4];

/** The plain ones: the protagonist always strikes first. `strong`: his blow takes two of three PV. */
const strong = issue({ arme: { d: 2 } });
const bare: readonly (readonly [DefiMove, (readonly number[])?])[] = [
  ['posture:aucune'],
  ['posture:aucune', [1, 1, 1, 1]],
];

function resultOf(state: DefiMatch): DefiResult {
  return defiMatch.view(state).outcome.result as DefiResult; // asked of duels alone
}

describe('a challenge between two players', () => {
  it('the worked duel comes out die for die, as in one answer', () => {
    const end = plays(open(worked), ['relever'], ['posture:aucune'], ['posture:aucune', faces], ['gloire']);
    const { seats, mode, choices, protagoniste, adverses, arene, ...rest } = worked;
    const defi = { ...rest, protagoniste: preteur.combattant, antagoniste: centurion.combattant };
    const whole = rapide(defi, {}, scriptedDice(faces));
    assert.ok(!isRefusal(whole));
    assert.deepEqual(resultOf(end), whole.result);
    assert.deepEqual(resultOf(end).pv, { protagoniste: 3, antagoniste: 2 });
    assert.equal(end.version, 4);
    assert.ok(defiMatch.finished(end));
  });

  it('waits for the answer of the other alone; who issued it may take it back', () => {
    const state = open();
    assert.deepEqual(defiMatch.awaits(state), [bob.id]);
    assert.deepEqual(legal(state, bob), ['relever', 'decliner']);
    assert.deepEqual(legal(state, alice), ['abandonner']);
    assert.deepEqual(legal(state, stranger), []);
    assert.deepEqual(legal(state, master), ['relever', 'decliner', 'abandonner']);
    const end = plays(state, ['abandonner']);
    assert.ok(defiMatch.finished(end));
    assert.equal(end.steps.at(-1)?.what, 'retrait');
    assert.equal(resultOf(end).vainqueur, null);
  });

  it('nobody presses where nothing is to be chosen: one weapon, Concentration, strikes, Gloire after a death', () => {
    const deadly = accepted(issue({ arme: { d: 3 } }));
    assert.deepEqual(defiMatch.awaits(deadly), [alice.id]);
    const end = plays(deadly, ['posture:aucune'], ['posture:aucune', [1, 1, 4, 1, 4]]);
    assert.ok(defiMatch.finished(end));
    assert.deepEqual([resultOf(end).vainqueur, resultOf(end).prc], ['protagoniste', 3]);
  });

  it('the weapon is asked for where there are several, the reactive player first', () => {
    const two = { armes: [fists, { ...fists, id: 'hache', f: { plus: 9 } }] };
    const start = issue(
      {},
      {},
      {
        protagoniste: modele('cassian', { ...model({ nom: 'Cassian' }), ...two }),
        adverses: [modele('drusus', { ...model({ nom: 'Drusus', i: 1, a: 0 }), ...two })],
      },
    );
    const state = plays(accepted(start), ['posture:aucune'], ['posture:aucune']);
    assert.deepEqual(legal(state, bob), ['arme:poings', 'arme:hache', 'abandonner']);
    const end = plays(state, ['arme:poings'], ['arme:hache', [1, 1, 4, 4, 2, 2]]);
    assert.deepEqual(resultOf(end).rounds[0]?.frappes[0]?.blessures, 2);
    assert.equal(lapsed(state).course?.duel.antagoniste.arme, 'poings');
  });

  it('step by step each roll waits to be pressed, by whose turn it is', () => {
    const slow = plays(accepted(), ['pas-a-pas'], ['posture:aucune'], ['posture:aucune']);
    assert.deepEqual([...defiMatch.awaits(slow)].sort(), [alice.id, bob.id]);
    const first = plays(slow, ['concentration', [1, 1]]);
    assert.deepEqual([legal(first, alice), legal(first, bob)], [['frappe', 'abandonner'], ['abandonner']]);
    const second = plays(first, ['frappe', [1, 1]]);
    assert.deepEqual(legal(second, bob), ['frappe', 'abandonner']);
    const after = plays(second, ['frappe']);
    assert.deepEqual(legal(after, alice), ['poursuivre', 'gloire', 'abandonner']);
    const quick = plays(after, ['poursuivre'], ['d-un-trait'], ...bare);
    assert.equal(resultOf(quick).rounds.length, 2);
    assert.equal(quick.steps.filter(({ what }) => what === 'round').length, 1, 'earlier steps are dropped');
  });

  it('step by step a weapon whose check of Force rolls dice waits too, though it is the only one', () => {
    const start = issue({ arme: { regles: [{ id: 'force' }] } });
    const slow = plays(accepted(start), ['pas-a-pas'], ['posture:aucune'], ['posture:aucune']);
    assert.deepEqual(legal(slow, alice), ['arme:poings', 'abandonner']);
    assert.deepEqual(legal(plays(slow, ['arme:poings', [1, 1]]), alice), ['concentration', 'abandonner']);
  });

  it('a feint names which posture it forbids in a step of its own', () => {
    const state = plays(accepted(), ['posture:feinte-et-riposte']);
    assert.deepEqual(defiMatch.awaits(state), [alice.id]);
    assert.ok(!legal(state, alice).includes('feinte:feinte-et-riposte'));
    assert.ok(legal(state, alice).includes('feinte:i-am-alpharius'), 'one of a faction that is not there');
    const named = plays(state, ['feinte:se-garder']);
    assert.equal(defiMatch.view(named).interdite, 'Se garder');
    assert.ok(!legal(named, bob).includes('posture:se-garder'));
    assert.ok(!legal(named, bob).includes('posture:feinte-et-riposte'));
  });
});

describe('the end of a challenge', () => {
  it('the holder of the advantage alone goes on or lets Gloire come', () => {
    const state = plays(accepted(), ...bare);
    assert.deepEqual(legal(state, alice), ['poursuivre', 'gloire', 'abandonner']);
    assert.deepEqual(legal(state, bob), ['abandonner']);
    assert.deepEqual(defiMatch.awaits(plays(state, ['poursuivre'])), [alice.id], 'she chooses first again');
  });

  it('Rompre is asked of who chose it, the holder at once, the other after', () => {
    const own = plays(accepted(), ['posture:rompre'], ['posture:aucune', [1, 1, 1]]);
    assert.deepEqual(legal(own, alice), ['poursuivre', 'gloire', 'rompre', 'abandonner']);
    assert.equal(
      plays(own, ['rompre']).steps.some(({ what }) => what === 'rompre'),
      true,
    );
    assert.ok(defiMatch.finished(plays(own, ['gloire'])), 'she has let it pass');
    const other = plays(
      accepted(strong),
      ['posture:aucune'],
      ['posture:rompre', [1, 1, 4, 1, 4, 1]],
      ['gloire'],
    );
    assert.deepEqual([other.phase, legal(other, bob)], ['gloire', ['rompre', 'gloire', 'abandonner']]);
    assert.equal(resultOf(plays(other, ['rompre'])).prc, 0);
    assert.equal(resultOf(plays(other, ['gloire'])).prc, 2);
    assert.equal(resultOf(lapsed(other)).prc, 2);
  });

  it('either may give up at any time: who is ahead wins nothing by it', () => {
    const state = plays(accepted(strong), ['posture:aucune'], ['posture:aucune', [1, 1, 4, 1, 4]]);
    const end = (player: Player) => {
      const claim = { version: state.version, move: 'abandonner' } as const;
      const got = defiMatch.apply(state, claim, player, scriptedDice([]));
      assert.ok(!isRefusal(got));
      return [resultOf(got).vainqueur, resultOf(got).prc];
    };
    assert.deepEqual(end(bob), ['protagoniste', 2]);
    assert.deepEqual(end(alice), [null, 0]);
  });
});
