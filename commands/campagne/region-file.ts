import { z } from 'zod';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import {
  type Batiments,
  invocables,
  mostUndead,
  readBatiments,
  regionBounds,
} from '../../src/rules/waryaume/royaume.ts';
import { fold } from '../../src/text/fold.ts';
import { regionName } from '../royaume/options.ts';
import type { ImportedRegion } from './regions.ts';

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
