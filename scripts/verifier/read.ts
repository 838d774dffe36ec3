import { z } from 'zod';
import { exportFormat, exportVersion } from '../../src/campaign/export.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/u);
const end = z.object({ numero: z.int().min(0), empreinte: hash });
const epoch = z.object({
  numero: z.int().min(1),
  engagements: z.object({ public: hash, caches: hash }),
  secrets: z.object({ public: hash.nullable(), caches: hash.nullable() }),
});
const file = z.object({
  format: z.literal(exportFormat),
  version: z.literal(exportVersion),
  campagne: z.string(),
  avant: end.nullable(),
  dernier: end.nullable(),
  epoques: z.array(epoch),
  entrees: z.array(z.unknown()),
});

/** An export as far as it is needed; its entries are read one by one, so that a bad one is named by its number. */
export type ExportFile = z.infer<typeof file>;
export type ExportEpoch = z.infer<typeof epoch>;

/** Reads the text of an export; `null` when it is none. */
export function readFile(text: string): ExportFile | null {
  try {
    return file.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const entry = z
  .object({
    numero: z.int(),
    version: z.int(),
    etat: z.enum(['cache', 'efface']).optional(),
    contenu: z.string().nullable(),
    sel: z.string().nullable(),
    engagement: z.string(),
    empreinte: z.string(),
  })
  .transform(({ numero, version, contenu, sel, engagement, empreinte, etat }) => ({
    link: { number: numero, version, content: contenu, salt: sel, commitment: engagement, hash: empreinte },
    state: contenu === null ? (etat ?? null) : ('montre' as const),
  }));

type ReadEntry = z.infer<typeof entry>;

/** Reads one entry of the file, `null` when it is none. */
export function readEntry(raw: unknown): ReadEntry | null {
  return entry.safeParse(raw).data ?? null;
}

const content = z.object({
  dice: z.array(z.object({ sides: z.int().min(1), face: z.int().min(1) })),
  typed: z.boolean(),
  seed: z.object({
    epoch: z.int().min(1),
    secret: z.enum(['public', 'hidden']),
    id: z.string(),
    algorithm: z.int(),
    skip: z.int().min(1).max(100_000).optional(),
  }),
  partOf: z.int().min(1).optional(),
});

export type ReadContent = z.infer<typeof content>;

/** What of an entry's content its dice depend on; `null` when the text has no such thing. */
export function readContent(text: string): ReadContent | null {
  try {
    return content.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
