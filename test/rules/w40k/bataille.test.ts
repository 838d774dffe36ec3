import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { arbitrages } from '../../../data/w40k/arbitrages.ts';
import { clauses } from '../../../data/w40k/bataille.ts';
import { seededDice } from '../../../src/dice/seeded.ts';
import { isRefusal, type Rulings, rulingsInForce } from '../../../src/rules/rule.ts';
import { amend, commencer, finirTour, nouvelle, repli } from '../../../src/rules/w40k/bataille.ts';
import { type Bataille, coOf, type Side } from '../../../src/rules/w40k/bataille-terms.ts';
import { applied } from '../../../src/rules/w40k/changes.ts';
import { check, resolve } from '../../../src/rules/w40k/commandement.ts';
import { objectifsOf } from '../../../src/rules/w40k/objectifs.ts';
import { depenser } from '../../../src/rules/w40k/pc.ts';
import { perdre } from '../../../src/rules/w40k/pertes.ts';
import { type DeedCase, deeds } from './bataille.cases.ts';
import { boyz, dread, marines } from './battle.ts';

function play(one: DeedCase): void {
  const got = one.does(rulingsInForce(arbitrages, one.rulings));
  if (one.refusal) {
    assert.ok(isRefusal(got), JSON.stringify(got));
    const { code, option, context } = got;
    assert.deepEqual({ code, option, context }, one.refusal);
    return;
  }
  assert.ok(!isRefusal(got), JSON.stringify(got));
  const { outcome, changes } = got;
  assert.deepEqual(outcome.result, one.result);
  assert.deepEqual(changes, one.changes);
  assert.deepEqual(
    Object.fromEntries(outcome.rulings.map(({ id, answer }) => [id, answer])),
    one.decided ?? {},
  );
  const shown = outcome.steps.map(({ clause }) => clause);
  for (const clause of one.clauses) assert.ok(shown.includes(clause), clause);
  assert.deepEqual(JSON.parse(JSON.stringify(got)), got);
}

describe('deeds of a battle', () => {
  for (const one of deeds) it(one.name, () => play(one));

  it('have a case for every clause, each under a name of its own', () => {
    const pinned = new Set(deeds.flatMap((one) => one.clauses));
    assert.deepEqual(
      clauses.map(({ id }) => id).filter((id) => !pinned.has(id)),
      [],
    );
    assert.equal(new Set(deeds.map(({ name }) => name)).size, deeds.length);
  });
});

const usual = rulingsInForce(arbitrages);

function begun(): Bataille {
  const empty = { ...nouvelle(['Léa', 'Tom'], 5), unites: [boyz, dread, marines] };
  return applied(empty, commencer(empty, usual).changes);
}

/** The phase of the turn, then its end. */
function playTurn(bataille: Bataille, seed: string, rulings: Rulings = usual): Bataille {
  const phase = check(bataille, rulings);
  assert.ok(!isRefusal(phase));
  const { changes } = resolve(phase, seededDice(seed));
  const after = { ...applied(bataille, changes), phase: bataille.tour };
  const ended = finirTour(after, rulings);
  assert.ok(!isRefusal(ended));
  return { ...after, tour: ended.tour };
}

const pcOf = ({ joueurs }: Bataille) => joueurs.map(({ pc }) => pc);

describe('a battle', () => {
  it('worked: 2–2 after the first phase, 3–3 after the second, 7 each after three rounds unspent', () => {
    let bataille = begun();
    const seen = [pcOf(bataille)];
    for (let turn = 1; turn <= 6; turn += 1) {
      bataille = playTurn(bataille, String(turn));
      seen.push(pcOf(bataille));
    }
    assert.deepEqual(
      seen,
      [1, 2, 3, 4, 5, 6, 7].map((pc) => [pc, pc]),
    );
    assert.equal(bataille.tour, 7);
  });
});

type Move = (bataille: Bataille, rulings: Rulings, seed: string) => Bataille;

const keep = (bataille: Bataille, done: unknown): Bataille => {
  if (isRefusal(done)) return bataille;
  return applied(bataille, (done as { changes: Parameters<typeof applied>[1] }).changes);
};

const side = fc.constantFrom<Side>(0, 1);
const place = fc.nat(2);
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.constant<Move>((bataille, rulings, seed) => {
    const phase = check(bataille, rulings);
    return isRefusal(phase)
      ? bataille
      : { ...keep(bataille, resolve(phase, seededDice(seed))), phase: bataille.tour };
  }),
  fc.constant<Move>((bataille, rulings) => {
    const ended = finirTour(bataille, rulings);
    return isRefusal(ended) ? bataille : { ...bataille, tour: ended.tour };
  }),
  fc.tuple(side, fc.integer({ min: 1, max: 9 }), place).map(
    ([who, montant, at]): Move =>
      (bataille, rulings) =>
        keep(bataille, depenser(bataille, who, { montant, cible: bataille.unites[at] ?? null }, rulings)),
  ),
  fc.tuple(side, fc.constantFrom('pc', 'points'), fc.integer({ min: -9, max: 9 })).map(
    ([who, quantity, montant]): Move =>
      (bataille, rulings) =>
        keep(bataille, amend(bataille, who, quantity as 'pc', montant, rulings)),
  ),
  fc.tuple(place, fc.nat(6), fc.nat(8)).map(
    ([at, figurines, pv]): Move =>
      (bataille, rulings) =>
        keep(bataille, perdre(bataille.unites[at] ?? boyz, { figurines, pv }, rulings)),
  ),
  place.map(
    (at): Move =>
      (bataille, rulings, seed) => {
        const wanted = repli(bataille.unites[at] ?? boyz, rulings);
        return isRefusal(wanted) ? bataille : keep(bataille, wanted(seededDice(seed)));
      },
  ),
);

describe('laws of a battle', () => {
  const play = (moves: readonly Move[], rulings: Rulings, seed: string) =>
    moves.reduce((bataille, one, at) => one(bataille, rulings, `${seed}/${at}`), begun());
  const editions = fc.constantFrom('10e', '11e').map((edition) => ({ ...usual, edition }));

  it('whatever is done, PC and points are never negative, and units have between none and all of what they began with', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), editions, fc.string(), (moves, rulings, seed) => {
        const bataille = play(moves, rulings, seed);
        for (const { pc, points } of bataille.joueurs) assert.ok(pc >= 0 && points >= 0);
        for (const { effectif, effectifInitial, pv, pvInitial, teste } of bataille.unites) {
          assert.ok(effectif >= 0 && effectif <= effectifInitial);
          assert.ok((pv ?? 0) >= 0 && (pv ?? 0) <= (pvInitial ?? 0));
          assert.equal(effectif === 0, pv === 0);
          assert.ok(teste <= bataille.tour);
        }
        assert.ok(bataille.phase <= bataille.tour && bataille.tour - bataille.phase <= 1);
        assert.deepEqual(JSON.parse(JSON.stringify(bataille)), bataille);
      }),
      { numRuns: 400 },
    );
  });

  it('the same deeds on the same dice give the same battle', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), editions, fc.string(), (moves, rulings, seed) => {
        assert.deepEqual(play(moves, rulings, seed), play(moves, rulings, seed));
      }),
    );
  });

  it('an objective has one holder at most, who has strictly more CO', () => {
    const unit = fc.record({
      joueur: side,
      effectif: fc.nat(10),
      co: fc.nat(4),
      ebranlee: fc.boolean(),
      objectif: fc.constantFrom(null, 'Pont', 'PONT', 'Colline'),
    });
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 12 }), (units) => {
        const unites = units.map((over, at) => ({ ...boyz, ...over, numero: at }));
        const total = (who: Side, on: string) =>
          unites
            .filter(({ joueur, objectif }) => joueur === who && objectif?.toLowerCase() === on)
            .reduce((sum, unite) => sum + coOf(unite), 0);
        for (const { nom, tenuPar } of objectifsOf({ unites })) {
          const [mine, theirs] = [total(0, nom.toLowerCase()), total(1, nom.toLowerCase())];
          assert.equal(tenuPar, mine > theirs ? 0 : theirs > mine ? 1 : null);
        }
      }),
    );
  });
});
