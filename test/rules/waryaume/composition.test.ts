import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { belligerants } from '../../../data/waryaume/belligerants.ts';
import { isRefusal, refuse } from '../../../src/rules/rule.ts';
import { readBatiments } from '../../../src/rules/waryaume/batiments.ts';
import { readBonus } from '../../../src/rules/waryaume/bonus.ts';
import { readCibles } from '../../../src/rules/waryaume/cibles.ts';
import { readComposition } from '../../../src/rules/waryaume/composition.ts';
import { readFacesPrisonniers } from '../../../src/rules/waryaume/faces-prisonniers.ts';
import { kindOf, merge } from '../../../src/rules/waryaume/groupes.ts';
import type { Groupe } from '../../../src/rules/waryaume/terms.ts';
import { groupe } from './battle.ts';

const read = (typed: string) => readComposition('attaque', typed);

describe('a composition as typed', () => {
  for (const [typed, groupes] of [
    ['4 troupes + 1 golem', [groupe(4, 'troupe'), groupe(1, 'golem', 3)]],
    ['5 morts-vivants', [groupe(5, 'mort-vivant')]],
    ['1 catapulte (2 PV)', [groupe(1, 'catapulte', 2)]],
    ['1 mort vivant', [groupe(1, 'mort-vivant')]],
    ['2 mort-vivants', [groupe(2, 'mort-vivant')]],
    ['3 demons (1pv)', [groupe(3, 'demon', 1)]],
    ['3 DÉMONS ( PV 2 )', [groupe(3, 'demon', 2)]],
    ['2 golems (2)', [groupe(2, 'golem', 2)]],
    [
      'un dragon, deux abominations et dix bandits',
      [groupe(1, 'dragon', 3), groupe(2, 'abomination', 3), groupe(10, 'bandit')],
    ],
    ['catapulte', [groupe(1, 'catapulte', 3)]],
    ['4troupes+1golem', [groupe(4, 'troupe'), groupe(1, 'golem', 3)]],
    ['2 troupes + 1 troupe', [groupe(3, 'troupe')]],
    ['2 troupes + 1 golem + 1 troupe', [groupe(2, 'troupe'), groupe(1, 'golem', 3), groupe(1, 'troupe')]],
    ['1 golem (3 PV), 1 golem', [groupe(2, 'golem', 3)]],
    ['  40   troupes  ', [groupe(40, 'troupe')]],
  ] as const) {
    it(`« ${typed} »`, () => assert.deepEqual(read(typed), groupes));
  }

  it('piege-12 piege-13: accents and Unicode forms never matter, positions count what is seen', () => {
    for (const form of ['NFC', 'NFD'] as const) {
      assert.deepEqual(read('2 démons'.normalize(form)), [groupe(2, 'demon', 3)]);
      const refusal = read('2 démons + 1 élan'.normalize(form));
      assert.ok(isRefusal(refusal));
      assert.deepEqual(
        [refusal.code, refusal.context['position'], refusal.context['got']],
        ['unknown-belligerent', 14, 'élan'],
      );
    }
  });

  it('reads back what it would write', () => {
    const group: fc.Arbitrary<Groupe> = fc
      .tuple(
        fc.constantFrom(...belligerants),
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 1, max: 3 }),
      )
      .map(([{ id, pv }, nombre, left]) => groupe(nombre, id, Math.min(left, pv)));
    fc.assert(
      fc.property(fc.array(group, { minLength: 1, maxLength: 4 }), (groupes) => {
        const typed = groupes.map(({ type, nombre, pv }) => {
          const { nom, pv: most } = kindOf(type);
          return `${nombre} ${nom}${most > 1 ? ` (${pv} PV)` : ''}`;
        });
        assert.deepEqual(read(typed.join(' + ')), merge(groupes));
      }),
    );
  });

  it('piege-06: takes or refuses any text, however long, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
        const groupes = read(typed);
        if (isRefusal(groupes)) assert.equal(groupes.option, 'attaque');
        else assert.ok(groupes.length > 0);
      }),
    );
    for (const typed of [
      '1 golem + '.repeat(5000),
      '('.repeat(50_000),
      'a'.repeat(50_000),
      '-'.repeat(50_000),
    ]) {
      assert.ok(isRefusal(read(typed)));
    }
  });
});

describe('bonuses as typed', () => {
  it('each once, in one order, however they are written', () => {
    assert.deepEqual(readBonus('bonus', 'Pierres précieuses et HÉROS, heros'), ['heros', 'pierre']);
    assert.deepEqual(readBonus('bonus', 'eolane + bâtiments'), ['batiment', 'eolane']);
  });
});

describe('targets as typed', () => {
  it('keeps the names as typed, a colon in them too, and passes over empty parts', () => {
    assert.deepEqual(readCibles('Alice  d’Aubigné: 3 troupes ;\n Clan : Nord : 1 golem (1 PV);'), [
      { nom: 'Alice d’Aubigné', joueur: 'Alice d’Aubigné', groupes: [groupe(3, 'troupe')] },
      { nom: 'Clan : Nord', joueur: 'Clan : Nord', groupes: [groupe(1, 'golem', 1)] },
    ]);
  });

  it('piege-13: counts an emoji of an earlier name as one character', () => {
    const refusal = readCibles('😀: 1 golem;B: 1 trolls');
    assert.ok(isRefusal(refusal));
    assert.equal(refusal.context['position'], 17);
  });

  it('piege-14: names of which one begins like another are two', () => {
    const cibles = readCibles('Dan: 1 troupe ; Daniel: 1 troupe');
    assert.ok(!isRefusal(cibles));
    assert.equal(cibles.length, 2);
  });
});

describe('faces that make prisoners, as typed', () => {
  it('by side and die, each face once', () => {
    assert.deepEqual(readFacesPrisonniers('faces', 'Attaque D6 : 6, 5 6 ; défense d12 = 1\n'), [
      { camp: 'attaque', cotes: 6, faces: [5, 6] },
      { camp: 'defense', cotes: 12, faces: [1] },
    ]);
    assert.deepEqual(readFacesPrisonniers('faces', ' ; '), []);
  });

  for (const [typed, code, context] of [
    ['attaque 6', 'prisoner-faces-unreadable', { number: 1, got: 'attaque 6' }],
    ['attaque D6', 'prisoner-faces-unreadable', { number: 1, got: 'attaque D6' }],
    ['attaque D6 : 6 ; milieu D6 : 1', 'prisoner-faces-unreadable', { number: 2, got: 'milieu D6 : 1' }],
    ['attaque D7 : 6', 'prisoner-faces-sides', { number: 1, got: 'attaque D7 : 6', known: [6, 8, 10, 12] }],
    ['attaque D6 : 7', 'prisoner-face', { number: 1, got: 'attaque D6 : 7', face: 7, sides: 6 }],
    ['attaque D6 : 0', 'prisoner-face', { number: 1, got: 'attaque D6 : 0', face: 0, sides: 6 }],
    ['attaque D6 : 6 ; attaque D6 : 1', 'prisoner-faces-twice', { number: 2, got: 'attaque D6 : 1' }],
  ] as const) {
    it(`refuses « ${typed} »`, () => {
      assert.deepEqual(readFacesPrisonniers('faces', typed), refuse(code, 'faces', context));
    });
  }

  it('piege-07: a long list is read at once', () => {
    for (const list of ['1, '.repeat(20_000), '1'.repeat(50_000), ' '.repeat(50_000)]) {
      assert.ok(isRefusal(readFacesPrisonniers('faces', `attaque D6 ${list}x`)));
    }
  });
});

describe('buildings as typed', () => {
  it('with or without production, or none', () => {
    assert.deepEqual(readBatiments('batiments', 'Ferme (Production), Maison d’esclaves'), [
      { nom: 'Ferme', production: true },
      { nom: 'Maison d’esclaves', production: false },
    ]);
    assert.deepEqual(readBatiments('batiments', 'Aucun'), []);
  });

  for (const [typed, code, context] of [
    ['Ferme (mine)', 'building-unreadable', { number: 1, got: 'Ferme (mine)' }],
    ['Ferme, (production)', 'building-unreadable', { number: 2, got: '(production)' }],
    ['Forgé, forge (production)', 'building-twice', { number: 2, got: 'forge (production)' }],
  ] as const) {
    it(`refuses « ${typed} »`, () => {
      assert.deepEqual(readBatiments('batiments', typed), refuse(code, 'batiments', context));
    });
  }

  it('refuses a 26th', () => {
    const typed = Array.from({ length: 26 }, (_, at) => `Ferme ${at}`).join();
    assert.deepEqual(
      readBatiments('batiments', typed),
      refuse('too-many-buildings', 'batiments', { got: 26, max: 25 }),
    );
  });
});
