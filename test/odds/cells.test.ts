import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arbitrages as confede } from '../../data/confede/arbitrages.ts';
import { gravites } from '../../data/confede/gravites.ts';
import { tableMaison } from '../../data/confede/table-maison.ts';
import { blessure, touche } from '../../data/heresie/tables.ts';
import { arbitrages as jdr } from '../../data/jdr/arbitrages.ts';
import { malusFaces } from '../../data/jdr/malus.ts';
import { arbitrages as waryaume } from '../../data/waryaume/arbitrages.ts';
import { belligerants } from '../../data/waryaume/belligerants.ts';
import type { Dice } from '../../src/dice/dice.ts';
import { seededDice } from '../../src/dice/seeded.ts';
import { impactOdds } from '../../src/odds/confede.ts';
import { Rounds } from '../../src/odds/heresie/round.ts';
import { moralOdds } from '../../src/odds/jdr.ts';
import { assautOdds } from '../../src/odds/waryaume.ts';
import { check as checkImpact, resolve as resolveImpact } from '../../src/rules/confede/impact.ts';
import type { DefiStart } from '../../src/rules/heresie/check.ts';
import { rapide } from '../../src/rules/heresie/defi.ts';
import { check as checkMoral, resolve as resolveMoral } from '../../src/rules/jdr/moral.ts';
import { isRefusal, type Refusal, rulingsInForce } from '../../src/rules/rule.ts';
import { check as checkCombat, resolve as resolveCombat } from '../../src/rules/waryaume/combat.ts';
import { allPostures, model } from '../rules/heresie/models.ts';
import { ready } from '../rules/heresie/ready.ts';

function sound<T>(value: T | Refusal): T {
  assert.ok(!isRefusal(value));
  return value;
}

/** What is looked at: the odds, and what falls on many seeds. */
interface Look {
  readonly odds: () => unknown;
  readonly play: (dice: Dice) => unknown;
}

const text = (value: unknown) =>
  JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? String(one) : one));

/** Changing a cell must be seen in the odds and in the play of one of these; afterwards all is as before. */
function seesChange(name: string, change: () => () => void, look: Look): void {
  const before = { odds: text(look.odds()), plays: plays(look) };
  const restore = change();
  try {
    assert.notEqual(text(look.odds()), before.odds, `${name}: the odds do not change`);
    assert.notDeepEqual(plays(look), before.plays, `${name}: the play does not change`);
  } finally {
    restore();
  }
  assert.equal(text(look.odds()), before.odds, name);
}

function plays({ play }: Look): string[] {
  return Array.from({ length: 60 }, (_, at) => text(play(seededDice(`cell ${at}`))));
}

/** Sets a value of a literal for a while; data are never written but here. */
function set<T extends object, K extends keyof T>(holder: T, key: K, value: T[K]): () => () => void {
  return () => {
    const before = holder[key];
    holder[key] = value;
    return () => {
      holder[key] = before;
    };
  };
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
const open = <T extends object>(literal: T): Writable<T> => literal; // the only place that lifts `readonly`

function duel(cc: number, foe: number, f = 9, e = 4): Look {
  const from: DefiStart = {
    protagoniste: model({ cc, f, i: 9, a: 3 }),
    antagoniste: model({ nom: 'Drusus', cc: foe, e, i: 1, a: 0, pv: 3 }),
    seul: null,
    joueurActif: 'protagoniste',
    postures: allPostures,
    eligible: false,
  };
  const { defi, duel: due } = ready(from);
  return {
    odds: () => new Rounds(defi).from(due).outcomes,
    play: (dice) => sound(rapide(defi, {}, dice)).result,
  };
}

describe('piege-35: each cell of each table is seen by the play and by the odds alike', () => {
  const met: readonly (readonly [number, number])[] = [
    [4, 4],
    [8, 4],
    [5, 4],
    [4, 8],
  ];
  for (const [at, ligne] of touche.lignes.entries()) {
    it(`to hit, row ${at + 1}`, () => {
      const [cc = 4, foe = 4] = met[at] ?? [];
      seesChange('seuil', set(open(ligne), 'seuil', ligne.seuil === 6 ? 5 : ligne.seuil + 1), duel(cc, foe));
    });
  }
  it('to hit, otherwise', () => {
    seesChange('sinon', set(open(touche), 'sinon', touche.sinon + 1), duel(4, 5));
  });

  for (const band of blessure.bands) {
    it(`to wound, F − E from ${band.min} to ${band.max}`, () => {
      const gap = band.min ?? band.max ?? 0;
      const other = band.value === null ? 6 : band.value === 6 ? 5 : band.value + 1;
      seesChange('value', set(open(band), 'value', other), duel(8, 2, 5, 5 - gap));
    });
  }

  for (const [column, { key, bands }] of tableMaison.columns.entries()) {
    for (const [row, band] of bands.entries()) {
      it(`house table of wounds, location ${key}, indice from ${band.min} to ${band.max}`, () => {
        const indice = band.min ?? 1;
        const other = gravites.find(({ id }) => id !== band.value)?.id ?? band.value;
        const changed = { key, bands: bands.with(row, { ...band, value: other }) };
        const columns = tableMaison.columns as (typeof changed)[]; // an array literal
        // Every indice of the band can come with that location: the higher die is at least the lower one.
        const res = 6 + 9 - indice;
        const impact = sound(checkImpact({ x: 9, distance: '5', resistance: res }, rulingsInForce(confede)));
        seesChange(
          'value',
          () => {
            const before = columns[column] as typeof changed;
            columns[column] = changed;
            return () => {
              columns[column] = before;
            };
          },
          {
            odds: () => impactOdds(impact).cibles[0]?.gravites.outcomes,
            play: (dice) => resolveImpact(impact, dice).result,
          },
        );
      });
    }
  }

  for (const row of malusFaces) {
    it(`malus in close combat: ${row.cause}`, () => {
      const pv = 6;
      const adverse = row.comparison === '<' ? pv + 1 : row.fois * pv;
      const values = { cd: 9, 'pv-base': 6, pv, contexte: 'melee', 'pv-perdus': 0, impose: true };
      const moral = sound(
        checkMoral({ ...values, 'pv-adverses': adverse, 'pv-perdus-adverses': 0 }, rulingsInForce(jdr)),
      );
      seesChange('valeur', set(open(row), 'valeur', row.valeur - 1), {
        odds: () => moralOdds(moral).outcomes,
        play: (dice) => resolveMoral(moral, dice).result,
      });
    });
  }

  for (const row of belligerants) {
    const values = {
      attaque: `1 ${row.nom}`,
      defense: '9 golems',
      contexte: 'joueur',
      simuler: true,
      ...(row.bonus.length > 0 && { bonus: row.bonus.join() }),
    };
    const combat = () => sound(checkCombat(values, rulingsInForce(waryaume)));
    const look: Look = {
      odds: () => text(assautOdds(combat(), null).touches),
      play: (dice) => resolveCombat(combat(), dice).result,
    };
    for (const [key, value] of [
      ['seuil', row.seuil - 1],
      ['cotes', row.cotes + 2],
      ['pv', row.pv + 1],
    ] as const) {
      it(`${row.nom}: ${key}`, () => {
        seesChange(key, set(open(row), key, value), look);
      });
    }
  }
});
