import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type MeleeMove, type MeleeStart, meleeMatch } from '../../src/matches/melee.ts';
import { sheetChanges } from '../../src/matches/melee-books.ts';
import type { Json } from '../../src/rules/rule.ts';
import { hammer, powerSword, sword } from '../rules/jdr/melee-cases.ts';
import { obeys } from './laws.ts';
import { engage, lea, lobby, master, recrue, stranger, tom } from './melee-table.ts';

const profile = fc.record({
  pv: fc.integer({ min: 1, max: 3 }),
  a: fc.integer({ min: 1, max: 4 }),
  i: fc.integer({ min: 1, max: 3 }),
  cd: fc.integer({ min: 2, max: 9 }),
  joueur: fc.boolean(),
});

const start: fc.Arbitrary<MeleeStart> = fc
  .tuple(fc.constantFrom('lobby', 'duel', 'whole', 'alone'), profile, profile)
  .map(([kind, one, other]) => {
    const first = engage('a', recrue('Kael', lea, { ...one, pvBase: 10, armes: [sword, hammer] }));
    const second = engage('b', recrue('Orok', tom, { ...other, pvBase: 10 }));
    if (kind === 'lobby') return { ...lobby, engages: [first] };
    if (kind === 'duel')
      return { ...lobby, duel: true, meneur: lea.id, adversaire: tom.id, engages: [first] };
    return { ...lobby, duel: true, engages: [first, second], seul: kind === 'alone' };
  });

const moves: readonly MeleeMove[] = [
  ...(['rejoindre:a', 'rejoindre:b', 'quitter', 'commencer', 'decliner', 'dissoudre'] as const),
  ...(['retirer:0', 'retirer:1'] as const),
  ...(['jouer', 'interrompre', 'arme:0:0', 'arme:0:1', 'arme:1:0', 'cible:0:1', 'cible:1:0'] as const),
];

let joined = 0;

/** Somebody new joins, whatever the move; only those that bring use it. */
function given(move: MeleeMove): Json {
  if (!move.startsWith('rejoindre')) return null;
  joined += 1; // nobody joins twice, whatever was picked
  const nom = `Renfort ${joined}`;
  const one = recrue(nom, stranger, { pv: 1, a: 3, armes: [sword, powerSword] });
  return { recrues: [{ ...one, fiche: 200_000 + joined }], anew: [] } as unknown as Json;
}

describe('laws of a mêlée in several clicks', () => {
  it('obeys the laws of every match; what is told of a move are its own dice; the books add up', () => {
    const players = [lea, tom, stranger, master];
    obeys(meleeMatch, { start, players, moves, given, most: 400 }, ({ opening, moves: made, states }) => {
      const thrown = [opening, ...made.map((one) => ('dice' in one ? one.dice : []))];
      for (const [index, state] of states.entries()) {
        const { outcome, combattants } = meleeMatch.view(state);
        const dice = outcome.steps.flatMap((step) => (step.kind === 'roll' ? step.dice : []));
        assert.deepEqual(dice, thrown[index]);
        assert.ok(combattants.length <= 12);
        const pv = sheetChanges(states[index - 1] ?? null, state).filter(({ quantity }) => quantity === 'pv');
        for (const { fiche, by } of pv) {
          const at = state.engages.findIndex((one) => one.fiche === fiche);
          const before = states[index - 1]?.etats[at]?.pv ?? state.engages[at]?.combattant.pv;
          assert.equal((before ?? 0) + by, state.etats[at]?.pv);
        }
      }
    });
  });
});
