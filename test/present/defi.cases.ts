import { arbitrages } from '../../data/heresie/arbitrages.ts';
import { postures } from '../../data/heresie/postures.ts';
import { posturesDeFaction } from '../../data/heresie/postures-de-faction.ts';
import type { Entry } from '../../src/campaign/entry.ts';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { check } from '../../src/rules/heresie/check.ts';
import { play } from '../../src/rules/heresie/defi.ts';
import { isRefusal, rulingsInForce } from '../../src/rules/rule.ts';
import { campaignCases } from '../rules/heresie/campaign.cases.ts';
import type { DefiCase } from '../rules/heresie/cases.ts';
import { concentrationCases } from '../rules/heresie/concentration.cases.ts';
import { factionCases } from '../rules/heresie/faction.cases.ts';
import { gloireCases } from '../rules/heresie/gloire.cases.ts';
import { postureCases } from '../rules/heresie/posture.cases.ts';
import { regleCases } from '../rules/heresie/regle.cases.ts';
import { strikeCases } from '../rules/heresie/strike.cases.ts';
import { entryOf } from './entries.ts';

/** A case of the challenge as the journal keeps it, and the words that it brings itself: its postures, weapons, rules. */
export interface PlayedDefi {
  readonly name: string;
  readonly entry: Entry;
  readonly own: ReadonlySet<string>;
}

const printed = new Set([...postures, ...posturesDeFaction].map(({ id }) => id));

const cases: readonly DefiCase[] = [
  ...campaignCases,
  ...concentrationCases,
  ...factionCases,
  ...gloireCases,
  ...postureCases,
  ...regleCases,
  ...strikeCases,
];

/** Every case of the challenge that is not refused. */
export const playedDefis: readonly PlayedDefi[] = cases.flatMap((one) => {
  if ('refusal' in one) return [];
  const defi = check(one.start, rulingsInForce(arbitrages, one.rulings));
  if (isRefusal(defi)) return [];
  const decisions = { rounds: one.rounds ?? [{}], rompre: one.rompre ?? null };
  const outcome = play(defi, decisions, scriptedDice(one.dice ?? []));
  if (isRefusal(outcome)) return [];
  const { protagoniste, antagoniste } = one.start;
  const models = [protagoniste, antagoniste];
  const own = new Set([
    ...models.flatMap(({ armes }) => armes.map(({ id }) => id)),
    ...models.flatMap(({ profil, armes }) =>
      [profil, ...armes].flatMap(({ regles }) =>
        regles.flatMap((regle) => (regle.id === 'autre' ? [regle.nom] : [])),
      ),
    ),
    ...one.start.postures.map(({ id }) => id).filter((id) => !printed.has(id)),
  ]);
  const options = { fiche: protagoniste.profil.nom, 'fiche-adverse': antagoniste.profil.nom };
  return [{ name: one.name, entry: entryOf('defi', outcome, { content: { options } }), own }];
});
