import { z } from 'zod';
import { keepRegion, regionsOf } from '../../src/campaign/regions.ts';
import type { StateTrace } from '../../src/campaign/states.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../../src/rules/rule.ts';
import {
  type Batiments,
  invocables,
  mostUndead,
  readBatiments,
  regionBounds,
} from '../../src/rules/waryaume/royaume.ts';
import type { Region } from '../../src/rules/waryaume/terms.ts';
import type { Desk } from '../../src/slash/command.ts';
import { fold } from '../../src/text/fold.ts';
import { regionAt, regionName } from '../royaume/options.ts';

/** A region of a file: what lasts beyond a turn. Who harvested it this turn stays out, they are persons. */
export type ImportedRegion = Omit<Region, 'recoltes' | 'destruction'>;

/** No more of one kind, and no more plunders, than a table will ever see. */
const mostCounted = 9999;
const bounded = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().int().min(min).max(max);
const counted = bounded({ min: 1, max: mostCounted });

const shape = z.strictObject({
  nom: z.string(),
  cimetiere: z.boolean(),
  capitale: z.boolean(),
  poi: bounded(regionBounds.poi),
  batiments: z.array(z.strictObject({ nom: z.string(), production: z.boolean() })).nullable(),
  troupes: bounded(regionBounds.troupes),
  heros: bounded(regionBounds.heros),
  invocations: z.array(z.strictObject({ type: z.enum(invocables), nombre: counted })),
  pillages: z.number().int().min(0).max(mostCounted),
});

/** The regions of a campaign's board as its file has them. */
export async function exportedRegions({ tx, campaign }: Pick<Desk, 'tx' | 'campaign'>): Promise<Json[]> {
  const regions = await regionsOf(tx, campaign.id);
  return regions.map(
    ({ region: { recoltes: _, destruction: __, ...lasting } }) => lasting as unknown as Json,
  ); // JSON by its type
}

/** The regions of a file. Refused: `import-shape` [path] for one that cannot be, or that has the name of another. */
export function readRegions(raw: readonly unknown[]): readonly ImportedRegion[] | Refusal {
  const regions: ImportedRegion[] = [];
  for (const [at, one] of raw.entries()) {
    const region = readRegion(one);
    if (!region || regions.some(({ nom }) => fold(nom) === fold(region.nom)))
      return refuse('import-shape', null, { path: `regions.${at}` });
    regions.push(region);
  }
  return regions;
}

function readRegion(raw: unknown): ImportedRegion | null {
  const { success, data } = shape.safeParse(raw);
  if (!success) return null;
  const nom = regionName('region', data.nom);
  const batiments = data.batiments && reread(data.batiments);
  const types = data.invocations.map(({ type }) => type);
  const undead = data.invocations.find(({ type }) => type === 'mort-vivant')?.nombre ?? 0;
  if (isRefusal(nom) || isRefusal(batiments)) return null;
  if (new Set(types).size < types.length || undead > mostUndead(data)) return null;
  return { ...data, nom, batiments };
}

/** Buildings are held to what can be typed. */
function reread(batiments: Batiments): Batiments | Refusal {
  const typed = batiments.map(({ nom, production }) => `${nom}${production ? ' (production)' : ''}`);
  return readBatiments('batiments', typed.join(', '));
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
