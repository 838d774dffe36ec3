import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { arbitrages } from '../../../data/waryaume/arbitrages.ts';
import { clauses } from '../../../data/waryaume/royaume.ts';
import { tropheeRows } from '../../../data/waryaume/trophees.ts';
import { scriptedDice } from '../../../src/dice/scripted.ts';
import { isRefusal, type Outcome, rulingsInForce } from '../../../src/rules/rule.ts';
import { changes as battleChanges, begin, decide } from '../../../src/rules/waryaume/combat.ts';
import { present } from '../../../src/rules/waryaume/region.ts';
import {
  changes,
  destroy,
  harvest,
  hasBoldBandits,
  hasSlaveHouse,
  invocables,
  invoke,
  mark,
  mostUndead,
  nextTurn,
  plunder,
  type RoyaumeResult,
  withdraw,
} from '../../../src/rules/waryaume/royaume.ts';
import type { Region } from '../../../src/rules/waryaume/terms.ts';
import { battle, effectif } from './battle.ts';
import { type Deed, deeds, val } from './royaume.cases.ts';

const rulings = rulingsInForce(arbitrages);
const empty = { trophees: [], cartes: [], apparus: [], departs: 0 };

function play({ name, clauses: pinned, before, rulings: set, does, ...expected }: Deed): void {
  const region = Object.freeze({ ...val, ...before });
  const got = does(region, rulingsInForce(arbitrages, set));
  if (expected.refusal) {
    assert.deepEqual(got, expected.refusal);
    return;
  }
  assert.ok(!isRefusal(got), name);
  const after = { ...val, ...expected.after };
  assert.deepEqual(got.result, { ...empty, ...expected.gives, region: after });
  assert.deepEqual(
    Object.fromEntries(got.rulings.map(({ id, answer }) => [id, answer])),
    expected.decided ?? {},
  );
  const shown = got.steps.map(({ clause }) => clause);
  for (const clause of pinned) assert.ok(shown.includes(clause), clause);
  assert.deepEqual(JSON.parse(JSON.stringify(got)), got);
}

/** The outcome of a deed that is not refused. */
function done<R>(outcome: Outcome<R> | { readonly refused: true }): R {
  assert.ok(!isRefusal(outcome));
  return (outcome as Outcome<R>).result;
}

describe('deeds of /royaume', () => {
  for (const deed of deeds) it(deed.name, () => play(deed));

  it('have a case for every clause', () => {
    const ofTheTurn = ['royaume.10', 'royaume.11'];
    const pinned = new Set([...ofTheTurn, ...deeds.flatMap((deed) => deed.clauses)]);
    assert.deepEqual(
      clauses.map(({ id }) => id).filter((id) => !pinned.has(id)),
      [],
    );
  });

  it('give the ledger one change each, with cause and side', () => {
    const capital = { ...val, capitale: true };
    const result = done(destroy(capital, { joueur: 'b2', troupes: 1, batiment: 'Beffroi' }, rulings));
    const common = { change: 1, side: 'attaque', joueur: 'b2' };
    assert.deepEqual(changes(result), [
      { ...common, quantity: 'trophee-bleu', cause: 'destruction' },
      { ...common, quantity: 'acolyte-renegat', cause: 'destruction-dans-la-capitale' },
    ]);
  });

  it('name each trophy by its own cause', () => {
    assert.deepEqual(
      tropheeRows.map(({ contexte, camp, quand, couleur }) => [contexte, camp, quand, couleur]),
      [
        ['joueur', 'attaque', 'premier-assaut', 'bleu'],
        ['joueur', 'defense', 'victoire', 'rouge'],
        ['couronne', 'attaque', 'victoire', 'rouge'],
        ['pnj', 'defense', 'attaque-aneantie', 'rouge'],
        ['pillage', 'attaque', 'aussitot', 'bleu'],
        ['destruction', 'attaque', 'aussitot', 'bleu'],
      ],
    );
  });

  it('know a slave house by its name', () => {
    const holds = (nom: string) => hasSlaveHouse({ ...val, batiments: [{ nom, production: false }] });
    for (const nom of ['Maison d’esclaves', "MAISON D'ESCLAVES", 'maison d esclave'])
      assert.ok(holds(nom), nom);
    for (const nom of ['Maison', 'Ma maison d’esclaves']) assert.ok(!holds(nom), nom);
    assert.ok(!hasSlaveHouse(val));
  });
});

describe('the turn of /royaume', () => {
  it('forgets harvests and destructions, keeps plunders, and lets those who wait attack first', () => {
    const wood: Region = {
      ...val,
      nom: 'Bois',
      heros: 1,
      pillages: 2,
      recoltes: ['a1', 'b2'],
      destruction: true,
      invocations: [effectif(1, 'dragon'), effectif(6, 'bandit'), effectif(2, 'mort-vivant')],
    };
    const calm: Region = { ...val, pillages: 1, invocations: three() };
    const { result, steps, rulings: decided } = nextTurn([wood, calm], rulings);
    assert.deepEqual(result, {
      regions: [{ ...wood, recoltes: [], destruction: false }, calm],
      combats: [
        { region: 'Bois', type: 'mort-vivant', nombre: 2, renforces: false },
        { region: 'Bois', type: 'bandit', nombre: 6, renforces: true },
        { region: 'Bois', type: 'dragon', nombre: 1, renforces: false },
        { region: 'Val', type: 'bandit', nombre: 3, renforces: false },
      ],
      departs: [{ region: 'Bois', heros: 1 }],
    });
    assert.deepEqual(decided, [{ id: 'bandits-et-heros', answer: 'non' }]);
    const shown = new Set(steps.map(({ clause }) => clause));
    for (const clause of ['royaume.10', 'royaume.11', 'royaume.12']) assert.ok(shown.has(clause), clause);
  });

  it('an empty board has an empty turn', () => {
    assert.deepEqual(nextTurn([], rulings).result, { regions: [], combats: [], departs: [] });
  });
});

function three() {
  return [effectif(3, 'bandit')];
}

describe('a story of /royaume', () => {
  it('harvest, plunder, bandits attacked for the crown, the dead who rise and attack next turn', () => {
    const answers = { ...rulings, riposte: 'survivants' };
    const harvested = done(harvest({ ...val, troupes: 2 }, { joueur: 'a1' }, answers)).region;
    const plundered = done(plunder(harvested, { joueur: 'b2', troupes: 1 }, answers));
    assert.deepEqual(plundered.apparus, three());
    const values = { contexte: 'couronne', region: 'Val', attaque: '2 troupes', defense: '3 bandits' };
    const combat = battle(values, answers, plundered.region);
    const first = decide(begin(combat, plundered.region), 'assaut', scriptedDice([4, 4, 6]));
    assert.deepEqual(first.region?.invocations, [effectif(1, 'bandit'), effectif(1, 'mort-vivant')]);
    assert.equal(first.region?.troupes, 1);
    const won = decide(first, 'assaut', scriptedDice([5]));
    assert.deepEqual(
      battleChanges(won).map(({ quantity, side }) => [quantity, side]),
      [['trophee-rouge', 'attaque']],
    );
    assert.ok(won.region);
    assert.deepEqual(nextTurn([won.region], answers).result.combats, [
      { region: 'Val', type: 'mort-vivant', nombre: 1, renforces: false },
    ]);
  });
});

describe('laws of /royaume', () => {
  const number = fc.integer({ min: 0, max: 12 });
  const type = fc.constantFrom(...invocables);
  type Move = (region: Region) => Outcome<RoyaumeResult> | { readonly refused: true };
  const move: fc.Arbitrary<Move> = fc.oneof(
    fc.constant<Move>((region) => harvest(region, { joueur: 'a1' }, rulings)),
    number.map(
      (troupes): Move =>
        (region) =>
          plunder(region, { joueur: 'b2', troupes }, rulings),
    ),
    number.map(
      (troupes): Move =>
        (region) =>
          destroy(region, { joueur: 'b2', troupes, batiment: 'Ferme' }, rulings),
    ),
    fc.tuple(type, number).map(
      ([of, nombre]): Move =>
        (region) =>
          invoke(region, { type: of, nombre }, rulings),
    ),
    fc.tuple(type, number).map(
      ([of, nombre]): Move =>
        (region) =>
          withdraw(region, { type: of, nombre }, rulings),
    ),
    fc.tuple(number, number).map(
      ([poi, heros]): Move =>
        (region) =>
          mark(region, { poi, heros }, rulings),
    ),
  );

  it('whatever is done, a region never holds too many undead nor fewer than none of anything', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        let region: Region = val;
        for (const one of moves) {
          const outcome = one(region);
          if (isRefusal(outcome)) continue;
          const { result } = outcome as Outcome<RoyaumeResult>;
          region = result.region;
          assert.ok(present(region, 'mort-vivant') <= mostUndead(region));
          for (const { nombre } of region.invocations) assert.ok(nombre > 0);
          assert.equal(hasBoldBandits(region), region.pillages >= 2);
          assert.ok(result.trophees.length <= 1);
          assert.deepEqual(JSON.parse(JSON.stringify(region)), region);
        }
      }),
    );
  });

  it('one destruction for a turn, and one more after the next', () => {
    const deed = { joueur: 'b2', troupes: 1, batiment: 'Ferme' };
    const { region } = done(destroy(val, deed, rulings));
    assert.ok(isRefusal(destroy(region, deed, rulings)));
    const [fresh] = nextTurn([region], rulings).result.regions;
    assert.ok(fresh);
    assert.equal(done(destroy(fresh, deed, rulings)).trophees.length, 1);
    assert.ok(isRefusal(plunder(fresh, deed, rulings)));
  });
});
