import { describe, it } from 'node:test';
import { arbitrages } from '../../data/heresie/arbitrages.ts';
import { armes } from '../../data/heresie/armes.ts';
import { postures } from '../../data/heresie/postures.ts';
import { Rounds } from '../../src/odds/heresie/round.ts';
import { Sequel } from '../../src/odds/heresie/suite.ts';
import { type Postures, played, posed } from '../../src/odds/heresie/tour.ts';
import { check, type DefiStart } from '../../src/rules/heresie/check.ts';
import { jusquauBout, rapide } from '../../src/rules/heresie/defi.ts';
import { begin } from '../../src/rules/heresie/run.ts';
import type { Arme } from '../../src/rules/heresie/terms.ts';
import { rulingsInForce } from '../../src/rules/rule.ts';
import { model } from '../rules/heresie/models.ts';
import { type Look, open, seesChange, set, sound } from './cells.ts';
import { first } from './duels.ts';

const rest = { seul: null, joueurActif: 'protagoniste', eligible: false } as const;

/** A challenge to the end, of which the protagonist begins with that posture: both can win, support counts. */
function whole(posture: string, own: DefiStart['postures']): Look {
  const chosen: Postures = { protagoniste: { posture, nommee: null } };
  const start = () =>
    sound(
      check(
        {
          ...rest,
          protagoniste: model({ cc: 4, f: 4, a: 3, i: 4, svg: 4 }, { soutien: 10, arme: { d: 2 } }),
          antagoniste: model({ nom: 'Drusus', cc: 4, a: 2, i: 4, svg: 4 }, { arme: { d: 2 } }),
          postures: own,
        },
        rulingsInForce(arbitrages),
      ),
    );
  return {
    odds: () => {
      const rounds = new Rounds(start());
      const duel = sound(posed(rounds, begin(rounds.defi).duel, chosen));
      return new Sequel(rounds, first, 'aucune-posture').after(duel);
    },
    play: (dice) => sound(jusquauBout(start(), { postures: chosen }, dice)).result,
  };
}

/** What says who chooses what first, or works in Gloire by choice: no die knows of it. */
const ofChoice: readonly string[] = ['avantage-suivant', 'interdire', 'rompre'];

describe('piege-35: each effect of each posture is seen by the play and by the odds alike', () => {
  const own = structuredClone(postures);
  for (const posture of own)
    for (const effet of posture.effets) {
      if (ofChoice.includes(effet.effet)) continue;
      it(`${posture.nom}: ${effet.effet}`, () => {
        const without = posture.effets.filter((one) => one !== effet);
        seesChange(effet.effet, set(open(posture), 'effets', without), whole(posture.id, own));
      });
    }
});

/** One round with that weapon against somebody of that armour; `regle`: the special rule that is looked at. */
function round(arme: Arme, svg: number, regle: string | null = null): Look {
  const start = (): DefiStart => ({
    ...rest,
    protagoniste: {
      ...model({ cc: 4, f: 4, a: 3, i: 4, vol: 7 }),
      armes: [arme],
      charge: regle === 'impact',
    },
    antagoniste: model({ nom: 'Drusus', cc: 4, e: 3, a: 1, i: 4, pv: 6, svg }),
    postures: [],
  });
  const defi = () => sound(check(start(), rulingsInForce(arbitrages)));
  return {
    odds: () => {
      const rounds = new Rounds(defi());
      return played(rounds, sound(posed(rounds, begin(rounds.defi).duel, {})), first).outcomes;
    },
    // What Phage lowers is seen in the rounds to come.
    play: (dice) => sound((regle === 'phage' ? jusquauBout : rapide)(defi(), {}, dice)).result,
  };
}

/** Rules that do nothing in a challenge. */
const idle: readonly string[] = ['fauchage', 'autre'];

describe('piege-35: each cell of each weapon is seen by the play and by the odds alike', () => {
  const own = structuredClone(armes);
  for (const arme of own) {
    // An armour that its PA just goes through, and one worse would not.
    const svg = Math.min(6, Math.max(2, arme.pa ?? 4));
    const pa = arme.pa === null || arme.pa > svg ? 2 : null;
    const cells: Partial<Arme> = {
      i: arme.i === null ? { plus: -2 } : null,
      a: arme.a === null ? { plus: 2 } : null,
      f: arme.f === null ? { plus: 2 } : null,
      d: arme.d + 1,
      pa,
    };
    for (const [key, value] of Object.entries(cells))
      it(`${arme.nom}: ${key}`, () => {
        seesChange(key, set(open(arme), key as 'pa', value as number | null), round(arme, svg)); // a cell of that name
      });
    for (const regle of arme.regles) {
      if (idle.includes(regle.id) || (regle.id === 'breche' && arme.pa === 2)) continue;
      it(`${arme.nom}: ${regle.id}`, () => {
        const without = arme.regles.filter((one) => one !== regle);
        // Without an armour nothing tells the PA of Brèche.
        seesChange(
          regle.id,
          set(open(arme), 'regles', without),
          round(arme, arme.pa === 2 ? 4 : Math.max(2, (arme.pa ?? 7) - 1), regle.id),
        );
      });
    }
  }
});
