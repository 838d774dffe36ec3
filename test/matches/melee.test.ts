import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { meleeMatch } from '../../src/matches/melee.ts';
import { sheetChanges } from '../../src/matches/melee-books.ts';
import { hammer, sword } from '../rules/jdr/melee-cases.ts';
import { code, does, engage, lea, lobby, master, open, recrue, stranger, tom } from './melee-table.ts';

const kael = engage('a', recrue('Kael', lea, { i: 5 }));
const orok = engage('b', recrue('Orok', tom, { a: 1, i: 3, svg: null }));
const challenged = { ...lobby, duel: true, meneur: lea.id, adversaire: tom.id, engages: [kael] };
const duel = { ...lobby, duel: true, engages: [kael, orok] };

describe('the lobby', () => {
  it('waits for who opened it; both camps must be there before it begins, by a MJ', () => {
    const empty = open(lobby);
    assert.deepEqual(meleeMatch.offered(empty), ['rejoindre:a', 'rejoindre:b', 'dissoudre']);
    assert.deepEqual(meleeMatch.awaits(empty), [master.id]);
    const one = does(empty, 'rejoindre:a', lea, [recrue('Kael', lea)]);
    assert.equal(code(one, 'commencer', master), 'illegal-move');
    const two = does(one, 'rejoindre:b', tom, [recrue('Orok', tom)]);
    assert.equal(code(two, 'commencer', lea), 'illegal-move');
    const begun = does(two, 'commencer', master);
    assert.equal(meleeMatch.view(begun).phase, 'combat');
    assert.deepEqual(meleeMatch.legalMoves(begun, lea), []);
    assert.deepEqual(meleeMatch.legalMoves(begun, master), ['jouer', 'interrompre']);
  });

  it('takes nobody twice, nobody who is K.O., nobody who comes with no sheet, and 12 at most', () => {
    const one = does(open(lobby), 'rejoindre:a', lea, [recrue('Kael', lea)]);
    assert.equal(code(one, 'rejoindre:b', tom, [recrue('Kael', tom)]), 'melee-twice');
    assert.equal(code(one, 'rejoindre:b', tom, [recrue('Orok', tom, { pv: 0 })]), 'melee-ko');
    assert.equal(code(one, 'rejoindre:b', tom, []), 'melee-nobody');
    const horde = (count: number) => Array.from({ length: count }, (_, at) => recrue(`Gob ${at}`, master));
    assert.equal(code(one, 'rejoindre:b', master, horde(12)), 'melee-full');
    const full = does(one, 'rejoindre:b', master, horde(11));
    const others = meleeMatch.offered(full).filter((move) => !move.startsWith('retirer:'));
    assert.deepEqual(others, ['quitter', 'commencer', 'dissoudre']);
    assert.equal(meleeMatch.offered(full).length, others.length + 12);
    assert.deepEqual(
      meleeMatch.legalMoves(full, lea).filter((move) => move.startsWith('retirer:')),
      ['retirer:0'],
    );
  });

  it('is left with all whom one plays or brought, and lapses', () => {
    const one = does(open(lobby), 'rejoindre:a', master, [{ ...recrue('Kael', lea), amene: master.id }]);
    const two = does(one, 'rejoindre:a', tom, [recrue('Orok', tom)]);
    assert.deepEqual(
      does(two, 'quitter', lea).engages.map((one) => one.combattant.fiche),
      ['Orok'],
    );
    assert.deepEqual(
      does(two, 'quitter', master).engages.map((one) => one.combattant.fiche),
      ['Orok'],
    );
    assert.equal(code(two, 'quitter', stranger), 'illegal-move');
    const lapsed = meleeMatch.lapse(two, { counting: false, rolled: [] } as never);
    assert.ok('issue' in lapsed);
    assert.deepEqual([lapsed.issue, meleeMatch.awaits(lapsed)], ['sans-reponse', []]);
  });
});

describe('a duel', () => {
  it('waits for who was challenged, begins when they join, and either plays the round', () => {
    const asked = open(challenged);
    assert.deepEqual(meleeMatch.awaits(asked), [tom.id]);
    assert.equal(code(asked, 'rejoindre:b', stranger, [recrue('Orok', stranger)]), 'not-your-move');
    assert.equal(code(asked, 'rejoindre:b', lea, [recrue('Orok', lea)]), 'illegal-move');
    const begun = does(asked, 'rejoindre:b', tom, [recrue('Orok', tom)]);
    assert.deepEqual(meleeMatch.awaits(begun), [lea.id, tom.id]);
    for (const who of [lea, tom]) assert.deepEqual(meleeMatch.legalMoves(begun, who), ['jouer']);
    assert.deepEqual(meleeMatch.legalMoves(begun, stranger), []);
  });

  it('can be declined by who was challenged and taken back by who challenged', () => {
    const asked = open(challenged);
    assert.equal(does(asked, 'decliner', tom).issue, 'declinee');
    assert.equal(does(asked, 'dissoudre', lea).issue, 'dissoute');
    assert.equal(code(asked, 'decliner', lea), 'illegal-move');
  });

  it('piege-02 is played round by round; a second click is stale', () => {
    const first = open(duel);
    const after = does(first, 'jouer', lea, undefined, [1, 1, 1]);
    assert.equal(meleeMatch.round(after), 1);
    assert.equal(code({ ...after, version: 7 }, 'arme:0:1', tom), 'illegal-move');
    assert.deepEqual(sheetChanges(first, after), []);
    const hit = does(after, 'jouer', tom, undefined, [4, 1, 4, 1, 1, 2]);
    assert.deepEqual(sheetChanges(after, hit), [
      { fiche: orok.fiche, quantity: 'pv', by: -1, cause: 'melee' },
    ]);
  });

  it('is one round and no more where nobody will click', () => {
    const alone = open({ ...duel, seul: true }, [1, 1, 1]);
    assert.deepEqual([alone.phase, alone.issue, alone.version], ['fin', 'un-round', 0]);
    assert.equal(alone.steps[0]?.what, 'round');
  });

  it('a flight that kills marks fled, K.O. and by whom, and gives whole gains, in one move', () => {
    const weak = { ...orok, combattant: { ...orok.combattant, pv: 2, a: 0 } };
    const first = open({ ...duel, engages: [kael, weak] });
    const over = does(first, 'jouer', master, undefined, [4, 1, 4, 6, 6]);
    assert.deepEqual([over.phase, over.issue], ['fin', 'un-camp']);
    assert.deepEqual(
      sheetChanges(first, over).map(({ fiche, quantity, by }) => [fiche, quantity, by]),
      [
        [kael.fiche, 'xp', 5],
        [kael.fiche, 'credits', 9],
        [weak.fiche, 'pv', -2],
        [weak.fiche, 'statut:fuite', 1],
        [weak.fiche, 'statut:ko', 1],
        [weak.fiche, 'statut:ko-par-joueur', 1],
      ],
    );
  });

  it('statuses that stood on a sheet are brought to what they must be, not added', () => {
    const marked = {
      ...orok,
      combattant: { ...orok.combattant, pv: 1 },
      statuts: ['ko', 'ko-par-joueur', 'fuite'],
    };
    const npc = { ...kael, combattant: { ...kael.combattant, joueur: false } };
    const first = open({ ...duel, engages: [npc, marked] });
    const over = does(first, 'jouer', master, undefined, [4, 1, 4]);
    assert.deepEqual(
      sheetChanges(first, over)
        .filter(({ fiche }) => fiche === marked.fiche)
        .map(({ quantity, by }) => [quantity, by]),
      [
        ['pv', -1],
        ['statut:ko-par-joueur', -1],
      ],
    );
  });
});

describe('choices of a round', () => {
  const armed = engage('a', recrue('Kael', lea, { armes: [sword, hammer] }));
  const foes = [engage('b', recrue('Orok', tom, { a: 0 })), engage('b', recrue('Grom', master, { a: 0 }))];
  const three = does(open({ ...lobby, engages: [armed, ...foes] }), 'commencer', master);

  it('are offered where there is something to choose, to who plays the fighter and to the MJ', () => {
    assert.deepEqual(meleeMatch.legalMoves(three, lea), ['arme:0:0', 'arme:0:1', 'cible:0:1', 'cible:0:2']);
    assert.deepEqual(meleeMatch.legalMoves(three, tom), []);
    assert.equal(meleeMatch.legalMoves(three, master).length, 6);
  });

  it('hold for one round; then the defaults are back', () => {
    const chosen = does(does(three, 'arme:0:1', lea), 'cible:0:2', lea);
    const [seen] = meleeMatch.view(chosen).combattants;
    assert.deepEqual([seen?.arme, seen?.cible], ['Marteau', 'Grom']);
    const after = does(chosen, 'jouer', master, undefined, [1, 1]);
    assert.deepEqual(
      after.dernier.frappes.map(({ de, vers }) => [de, vers]),
      [
        ['Kael', 'Grom'],
        ['Orok', 'Kael'],
        ['Grom', 'Kael'],
      ],
    );
    const [next] = meleeMatch.view(after).combattants;
    assert.deepEqual([next?.arme, next?.cible], ['Épée', 'Orok']);
  });

  it('the weapon said with the sheet is that of the first round', () => {
    const state = open({ ...duel, engages: [{ ...armed, arme: 1 }, orok] });
    assert.equal(meleeMatch.view(state).combattants[0]?.arme, 'Marteau');
    const after = does(state, 'jouer', master, undefined, [1, 1, 1]);
    assert.equal(meleeMatch.view(after).combattants[0]?.arme, 'Épée');
  });

  it('weapons of twelve fit one menu: the first ones of each', () => {
    const armes = [sword, hammer, sword, hammer];
    const crowd = Array.from({ length: 12 }, (_, at) =>
      engage(at < 6 ? 'a' : 'b', recrue(`N ${at}`, master, { armes })),
    );
    const state = does(open({ ...lobby, engages: crowd }), 'commencer', master);
    const offered = meleeMatch.offered(state);
    assert.equal(offered.filter((move) => move.startsWith('arme')).length, 24);
    assert.equal(offered.filter((move) => move.startsWith('cible')).length, 72);
  });
});

describe('people of a mêlée', () => {
  it('a MJ stops it: who stands is told, gains stay', () => {
    const over = does(open(duel), 'interrompre', master);
    assert.deepEqual([over.issue, over.phase], ['interrompue', 'fin']);
    assert.deepEqual(over.steps.find(({ what }) => what === 'debout')?.value, ['Kael', 'Orok']);
    assert.equal(code(open(duel), 'interrompre', lea), 'illegal-move');
  });

  it('a seat goes to somebody who has none', () => {
    const asked = open(challenged);
    const handed = meleeMatch.hand(asked, { from: tom.id, to: stranger.id });
    assert.ok('adversaire' in handed);
    assert.deepEqual(meleeMatch.awaits(handed), [stranger.id]);
    assert.ok('code' in meleeMatch.hand(asked, { from: tom.id, to: lea.id }));
    assert.ok('code' in meleeMatch.hand(asked, { from: master.id, to: stranger.id }));
  });

  it('tells with every move how each fighter stands', () => {
    const view = meleeMatch.view(open(duel));
    assert.deepEqual(
      view.outcome.steps.filter(({ what }) => what === 'etat').map(({ about, value }) => [about, value]),
      [
        ['Kael', { camp: 'a', pv: 10, base: 10, etat: 'debout' }],
        ['Orok', { camp: 'b', pv: 10, base: 10, etat: 'debout' }],
      ],
    );
  });
});
