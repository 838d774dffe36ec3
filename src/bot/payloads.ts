import { z } from 'zod';

// Imported by whoever reads one, when there is one: zod takes longer to load than the store, and no start has use for it.

/** What waits in the outbox beside the entries: the seals of an epoch. */
export const commitment = z.object({ epoch: z.number(), public: z.string(), hidden: z.string() });
export const disclosure = z.object({
  epoch: z.number(),
  kind: z.enum(['public', 'hidden']),
  value: z.string(),
  commitment: z.string(),
});

/** A message that is kept as it is to be posted, not made from the books. */
export const direct = z.object({
  body: z.object({ embeds: z.array(z.unknown()), components: z.array(z.unknown()) }).loose(),
  target: z.string().nullable(),
  anew: z.boolean(),
  calls: z.union([z.string().transform((one) => [one]), z.array(z.string())]).nullable(),
  game: z.number().optional(),
});

/** The thread of a session that is to be opened. */
export const sessionThread = z.object({
  number: z.number(),
  name: z.string().nullable(),
  message: z.string().nullable(),
});
