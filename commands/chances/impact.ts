import { arbitrages } from '../../data/confede/arbitrages.ts';
import { houseOf } from '../../src/campaign/campaigns/house.ts';
import { impactChances } from '../../src/present/chances/impact.ts';
import { check } from '../../src/rules/confede/impact.ts';
import type { Gravite } from '../../src/rules/confede/terms.ts';
import { rulingsInForce } from '../../src/rules/rule.ts';
import type { Matrix } from '../../src/rules/table.ts';
import type { Desk } from '../../src/slash/command.ts';
import { ofImpactor } from '../fiche/rolls.ts';
import { impact } from '../impact.ts';
import { borrowed, type Sujet } from './sujet.ts';

/** `/chances impact`: whoever can stop by choice is taken to go on, unless `arret-apres` says otherwise. */
export const impactSujet: Sujet<'impact'> = {
  description: 'Chances d’un impact : la gravité pour chaque cible, et de percer',
  options: borrowed(
    impact,
    'fiche',
    'x',
    'distance',
    'resistance',
    'cibles',
    'capacites',
    'situation',
    'vitesse',
    'mou',
    'x-adverse',
    'vitesse-adverse',
    'mou-adverse',
    'resistance-impacteur',
    'arret-apres',
  ),
  sheets: { fiche: ofImpactor },
  asked: async (values, _call, desk) =>
    check(
      values,
      rulingsInForce(arbitrages, desk.campaign.rulings['confede']),
      (await ownTable(desk)) ?? undefined,
    ),
  shown: impactChances,
};

/** The campaign's own table of wounds, `null` when it has none: what is kept was read as one. */
export async function ownTable({
  tx,
  campaign,
}: Pick<Desk, 'tx' | 'campaign'>): Promise<Matrix<Gravite> | null> {
  const kept = await houseOf(tx, { campaignId: campaign.id, kind: 'table', name: '' });
  return kept as unknown as Matrix<Gravite> | null;
}
