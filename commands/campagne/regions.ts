import { keepRegion, regionsOf } from '../../src/campaign/regions.ts';
import type { StateTrace } from '../../src/campaign/states.ts';
import { isRefusal, type Json, type Refusal } from '../../src/rules/rule.ts';
import type { Region } from '../../src/rules/waryaume/terms.ts';
import type { Desk } from '../../src/slash/command.ts';
import { regionAt } from '../royaume/options.ts';

/** A region of a file: what lasts beyond a turn. Who harvested it this turn stays out, they are persons. */
export type ImportedRegion = Omit<Region, 'recoltes' | 'destruction'>;

/** The regions of a campaign's board as its file has them. */
export async function exportedRegions({ tx, campaign }: Pick<Desk, 'tx' | 'campaign'>): Promise<Json[]> {
  const regions = await regionsOf(tx, campaign.id);
  return regions.map(
    ({ region: { recoltes: _, destruction: __, ...lasting } }) => lasting as unknown as Json,
  ); // JSON by its type
}

/**
 * Brings regions onto a campaign's board: those whose name is free are made, the others become what the file says, and
 * keep what happened in them this turn. Refused: `too-many-regions` [max].
 */
export async function bringRegions(
  desk: Pick<Desk, 'tx' | 'campaign'>,
  wanted: readonly ImportedRegion[],
): Promise<readonly StateTrace[] | Refusal> {
  const { tx, campaign } = desk;
  const traces: StateTrace[] = [];
  for (const brought of wanted) {
    const found = await regionAt(desk, brought.nom);
    if (isRefusal(found)) return found;
    const { id, assauts } = found;
    const region = { ...found.region, ...brought, nom: found.region.nom };
    const trace = await keepRegion(tx, campaign.id, id, { region, assauts });
    if (trace) traces.push(trace);
  }
  return traces;
}
