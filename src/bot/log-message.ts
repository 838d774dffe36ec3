import type { APIEmbed } from 'discord-api-types/v10';
import { z } from 'zod';
import { entryById } from '../campaign/journal.ts';
import type { Due, Edit } from '../campaign/outbox.ts';
import { commitmentLog, rollLog } from '../present/log.ts';
import type { Message } from '../slash/command.ts';
import type { Tx } from '../store/store.ts';

const commitment = z.object({ epoch: z.number(), public: z.string(), hidden: z.string() });

/** What a log message says, from the books; `null` when its entry was erased. */
export async function logMessage(tx: Tx, item: Due | Edit): Promise<Message | null> {
  const embed =
    'kind' in item && item.kind === 'commitment'
      ? commitmentLog(commitment.parse(item.payload))
      : await roll(tx, item);
  return embed && { embeds: [embed], components: [] };
}

async function roll(tx: Tx, { entryId, link }: Due | Edit): Promise<APIEmbed | null> {
  const entry = entryId === null ? null : await entryById(tx, entryId);
  return entry?.content ? rollLog(entry, link) : null;
}
