import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { type MeleeMatch, type MeleeMove, meleeMatch, type SheetPv } from '../../src/matches/melee.ts';
import { sheetChanges } from '../../src/matches/melee-books.ts';
import { isRefusal, type Json } from '../../src/rules/rule.ts';
import { engage, lea, lobby, master, open, recrue, tom } from './melee-table.ts';

const kael = engage('a', recrue('Kael', lea, { i: 5 }));
const orok = engage('b', recrue('Orok', tom, { a: 1, i: 3 }));
const duel = open({ ...lobby, duel: true, engages: [kael, orok] });
const sheet = ({ fiche }: { readonly fiche: number }, pv: number, base = 10): SheetPv => ({
  fiche,
  pv,
  base,
});

function plays(
  state: MeleeMatch,
  pv: readonly SheetPv[],
  faces: readonly number[],
  move: MeleeMove = 'jouer',
): MeleeMatch {
  const dice = scriptedDice(faces);
  const given = { recrues: [], anew: [], pv } as unknown as Json;
  const after = meleeMatch.apply(state, { version: state.version, move, given }, master, dice);
  assert.ok(!isRefusal(after), JSON.stringify(after));
  dice.finish();
  return after;
}

const pvOf = ({ etats }: MeleeMatch) => etats.map(({ pv }) => pv);
const taken = ({ steps }: MeleeMatch) =>
  steps.filter(({ what }) => what === 'pv-de-la-fiche').map(({ about, value }) => [about, value]);

describe('the sheet is the truth between two rounds', () => {
  it('a round is fought with the PV of the sheets, and enters only what it costs itself', () => {
    // Kael touches and wounds once; the save fails. Orok misses, and holds on a double 1.
    const after = plays(duel, [sheet(kael, 10), sheet(orok, 6)], [4, 1, 4, 1, 1, 1, 1]);
    assert.deepEqual(taken(after), [['Orok', { avant: 10, apres: 6, base: 10 }]]);
    assert.deepEqual(pvOf(after), [10, 5]);
    assert.deepEqual(sheetChanges(duel, after), [
      { fiche: orok.fiche, quantity: 'pv', by: -1, cause: 'melee' },
    ]);
    const next = plays(after, [sheet(kael, 10), sheet(orok, 5)], [1, 1, 1]);
    assert.deepEqual([taken(next), sheetChanges(after, next)], [[], []]);
  });

  it('a base that has changed counts in the tests of morale: half of it is another figure', () => {
    // One PV lost of 6 leaves 5: below half of 12, not of 10; and fewer than the opponent has.
    const test = (base: number, faces: readonly number[]) =>
      plays(duel, [sheet(kael, 10), sheet(orok, 6, base)], faces).dernier.tests[0]?.malus;
    const causes = (base: number) => test(base, [4, 1, 4, 1, 1, 1, 1])?.map(({ cause }) => cause);
    assert.deepEqual(causes(12), ['moins-de-la-moitie', 'double']);
    assert.deepEqual(causes(10), ['double']);
  });

  it('whom his sheet has at 0 is K.O. without a die and without gains; one camp left ends it', () => {
    for (const move of ['jouer', 'interrompre'] as const) {
      const over = plays(duel, [sheet(kael, 10), sheet(orok, 0)], [], move);
      assert.deepEqual([over.phase, over.issue, over.round], ['fin', 'un-camp', 0]);
      assert.deepEqual(over.steps.find(({ what }) => what === 'debout')?.value, ['Kael']);
      assert.deepEqual(sheetChanges(duel, over), []);
      assert.equal(meleeMatch.view(over).combattants[1]?.etat, 'ko');
    }
  });

  it('who was brought down in it, or has fled, stays out of it whatever his sheet says', () => {
    const grom = engage('b', recrue('Grom', tom, { a: 0, i: 1 }));
    const weak = { ...orok, combattant: { ...orok.combattant, pv: 1, a: 0 } };
    const begun = plays(open({ ...lobby, engages: [kael, weak, grom] }), [], [], 'commencer');
    const first = plays(begun, [], [4, 1, 4, 1]);
    assert.deepEqual(pvOf(first), [10, 0, 10]);
    const healed = plays(first, [sheet(orok, 5), sheet(grom, 9)], [1, 1]);
    assert.deepEqual([pvOf(healed), taken(healed).length], [[10, 0, 9], 1]);
  });

  it('whom his sheet had at 0 when a move was made was carried off: care does not bring him back into it', () => {
    const grom = engage('b', recrue('Grom', tom, { a: 0, i: 1 }));
    const begun = plays(open({ ...lobby, engages: [kael, orok, grom] }), [], [], 'commencer');
    const fallen = plays(begun, [sheet(orok, 0)], [1, 1]);
    const cared = plays(fallen, [sheet(orok, 5)], [1, 1]);
    assert.deepEqual(
      [pvOf(fallen), pvOf(cared)],
      [
        [10, 0, 10],
        [10, 0, 10],
      ],
    );
  });
});
