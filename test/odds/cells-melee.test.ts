import { describe, it } from 'node:test';
import { arbitrages } from '../../data/jdr/arbitrages.ts';
import { blesser, toucher } from '../../data/jdr/corps-a-corps.ts';
import { meleeOdds } from '../../src/odds/jdr-melee.ts';
import { check } from '../../src/rules/jdr/melee/check.ts';
import { begin, playRound } from '../../src/rules/jdr/melee/melee.ts';
import type { Combattant } from '../../src/rules/jdr/melee/terms.ts';
import { rulingsInForce } from '../../src/rules/rule.ts';
import { type Look, open, seesChange, set, sound } from './cells.ts';

/** Nobody is tested for morale: he has no PV to lose but those of this round, and many. */
const striker: Combattant = {
  ...{ fiche: 'Kael', camp: 'a', joueur: true, cc: 4, f: 4, e: 4, pvBase: 90, pv: 90, i: 4, a: 3 },
  ...{ cd: 12, svg: null, xp: 0, armes: [], charge: false },
};
const target: Combattant = { ...striker, fiche: 'Borg', camp: 'b', a: 0 };

function round(one: Partial<Combattant>, two: Partial<Combattant>): Look {
  const melee = sound(
    check(
      [
        { ...striker, ...one },
        { ...target, ...two },
      ],
      null,
      rulingsInForce(arbitrages),
    ),
  );
  return {
    odds: () => meleeOdds({ melee, choix: [] }).map(({ outcomes }) => outcomes),
    play: (dice) => playRound(begin(melee), [], dice).etats,
  };
}

/** CC that a fighter may have. */
const [lowest, highest] = [1, 10];

describe('piege-35: each cell of the close-combat tables is seen by the play and by the odds alike', () => {
  for (const { key: cc, bands } of toucher.columns)
    for (const band of bands) {
      const foe = Math.min(Math.max(band.min ?? lowest, lowest), band.max ?? highest);
      if (foe < lowest || foe > highest || (band.min ?? lowest) > highest) continue; // no fighter meets it
      it(`to touch, CC ${cc} against ${band.min} to ${band.max}`, () => {
        const other = band.value === 5 ? 4 : 5;
        seesChange('value', set(open(band), 'value', other), round({ cc: Number(cc) }, { cc: foe }));
      });
    }

  for (const band of blesser.bands)
    it(`to wound, E − F from ${band.min} to ${band.max}`, () => {
      const gap = band.min ?? band.max ?? 0;
      const other = band.value === null ? 6 : band.value === 6 ? 5 : band.value + 1;
      seesChange('value', set(open(band), 'value', other), round({ f: 8 }, { e: 8 + gap }));
    });
});
