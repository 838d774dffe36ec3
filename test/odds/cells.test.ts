import { describe, it } from 'node:test';
import { arbitrages as confede } from '../../data/confede/arbitrages.ts';
import { gravites } from '../../data/confede/gravites.ts';
import { tableMaison } from '../../data/confede/table-maison.ts';
import { blessure, touche } from '../../data/heresie/tables.ts';
import { arbitrages as jdr } from '../../data/jdr/arbitrages.ts';
import { malusFaces } from '../../data/jdr/malus.ts';
import { arbitrages as waryaume } from '../../data/waryaume/arbitrages.ts';
import { belligerants } from '../../data/waryaume/belligerants.ts';
import { impactOdds } from '../../src/odds/confede.ts';
import { Rounds } from '../../src/odds/heresie/round.ts';
import { moralOdds } from '../../src/odds/jdr.ts';
import { assautOdds } from '../../src/odds/waryaume.ts';
import { check as checkImpact, resolve as resolveImpact } from '../../src/rules/confede/impact.ts';
import type { DefiStart } from '../../src/rules/heresie/check.ts';
import { rapide } from '../../src/rules/heresie/defi.ts';
import { check as checkMoral, resolve as resolveMoral } from '../../src/rules/jdr/moral.ts';
import { rulingsInForce } from '../../src/rules/rule.ts';
import { check as checkCombat, resolve as resolveCombat } from '../../src/rules/waryaume/combat.ts';
import { allPostures, model } from '../rules/heresie/models.ts';
import { ready } from '../rules/heresie/ready.ts';
import { type Look, open, seesChange, set, sound, text } from './cells.ts';

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
    if (row.bonus.length > 0)
      it(`${row.nom}: bonus`, () => {
        // Who is fewer than the enemy loses it.
        const even = () => sound(checkCombat({ ...values, defense: '1 golem' }, rulingsInForce(waryaume)));
        seesChange('bonus', set(open(row), 'bonus', []), {
          odds: () => text(assautOdds(even(), null).touches),
          play: (dice) => resolveCombat(even(), dice).result,
        });
      });
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
