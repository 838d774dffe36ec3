import { z } from 'zod';
import { mostRegions } from '../../src/campaign/regions.ts';
import { mostSheets } from '../fiche/shared.ts';
import { version } from './export.ts';
import { mostPostures } from './posture.ts';

/** What a campaign plays by, as a file: nothing secret, nobody's name, no id of Discord's. */
export const shape = z.strictObject({
  format: z.literal('heraut-campagne'),
  version: z.union([z.literal(1), z.literal(2), z.literal(version)]),
  /** From version 2 on. */
  fiches: z.array(z.unknown()).max(mostSheets).default([]),
  /** From version 3 on. */
  regions: z.array(z.unknown()).max(mostRegions).default([]),
  nom: z.string().min(1).max(200),
  fuseau: z.string().min(1).max(60),
  arbitrages: z.record(z.string().max(40), z.record(z.string().max(60), z.string().max(60))),
  table: z.array(z.unknown()).max(500).nullable(),
  gains: z.array(z.unknown()).max(500).nullable(),
  postures: z.array(z.unknown()).max(mostPostures),
  /** As a MJ types them; not there in files from before and where none are set. */
  prisonniers: z.string().max(400).optional(),
});
export type Exported = z.infer<typeof shape>;

/** What is read of any version before it is checked as its own. */
export const anyVersion = z.object({ format: z.literal('heraut-campagne'), version: z.number() });
