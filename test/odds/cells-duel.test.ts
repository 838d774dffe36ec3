import { describe, it } from 'node:test';
import { arbitrages } from '../../data/heresie/arbitrages.ts';
import { armes } from '../../data/heresie/armes.ts';
import { postures } from '../../data/heresie/postures.ts';
import { posturesDeFaction } from '../../data/heresie/postures-de-faction.ts';
import { Rounds } from '../../src/odds/heresie/round.ts';
import { Sequel } from '../../src/odds/heresie/suite.ts';
import { type Postures, played, posed } from '../../src/odds/heresie/tour.ts';
import { check, type DefiStart } from '../../src/rules/heresie/check.ts';
import { jusquauBout, rapide } from '../../src/rules/heresie/defi.ts';
import type { Effet, Posture } from '../../src/rules/heresie/posture.ts';
import { begin } from '../../src/rules/heresie/run.ts';
import type { Arme } from '../../src/rules/heresie/terms.ts';
import { rulingsInForce } from '../../src/rules/rule.ts';
import { type Model, model } from '../rules/heresie/models.ts';
import { type Look, open, seesChange, set, sound } from './cells.ts';
import { first } from './duels.ts';

const rest = { seul: null, joueurActif: 'protagoniste', eligible: false } as const;

/** What an effect is seen by, beyond what every challenge here has. */
function neededFor({ effet, ...effect }: Effet): { readonly own?: Model; readonly foe?: Model } {
  if (effet === 'sans-malus-de-pv' || ('si' in effect && effect.si === 'pv-au-plus-2'))
    return { own: { pv: 2 } };
  if (effet === 'critique-ameliore') return { own: { arme: { d: 2, regles: [{ id: 'critique', x: 6 }] } } };
  if (effet === 'blessure-ratee') return { own: { profil: { f: 8 } } };
  if ('valeur' in effect && effect.valeur === 'cc-de-base-adverse') return { foe: { profil: { cc: 5 } } };
  const isOfFoe = effet === 'soutien' && 'qui' in effect && effect.qui === 'adverse';
  const isOfSupport = isOfFoe || ('valeur' in effect && effect.valeur === 'ecart-de-soutien');
  return isOfSupport ? { foe: { soutien: 60 } } : {};
}

/**
 * A challenge to the end, of which the protagonist, one of those who may, begins with that posture, against one of
 * those whom it is meant for: both can win, support counts.
 */
function whole(posture: Posture, own: DefiStart['postures'], effect: Effet): Look {
  const chosen: Postures = { protagoniste: { posture: posture.id, nommee: null } };
  const { faction, personnage, visees } = posture;
  const { own: { profil, ...more } = {}, foe = {} } = neededFor(effect);
  const start = () =>
    sound(
      check(
        {
          ...rest,
          protagoniste: model(
            { cc: 4, f: 4, a: 3, i: 4, svg: 4, vol: 9, pv: 4 },
            { soutien: 10, arme: { d: 2 }, profil: { faction, personnage, ...profil }, ...more },
          ),
          antagoniste: model(
            { nom: 'Drusus', cc: 4, a: 2, i: 4, svg: 4, vol: 6, pv: 4, faction: visees?.[0] ?? null },
            { soutien: 10, arme: { d: 2 }, ...foe },
          ),
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

/** What says who chooses what first, or what may be chosen in Gloire: no die knows of it. */
const ofChoice: readonly string[] = ['avantage-suivant', 'gloire-interdite', 'interdire', 'rompre'];

describe('piege-35: each effect of each posture is seen by the play and by the odds alike', () => {
  const own = structuredClone([...postures, ...posturesDeFaction]);
  for (const posture of own)
    for (const effet of posture.effets) {
      if (ofChoice.includes(effet.effet)) continue;
      it(`${posture.nom}: ${effet.effet}`, () => {
        const without = posture.effets.filter((one) => one !== effet);
        seesChange(effet.effet, set(open(posture), 'effets', without), whole(posture, own, effet));
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
