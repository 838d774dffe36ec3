import { z } from 'zod';
import type { Entry } from '../campaign/entry.ts';
import { entryById } from '../campaign/journal.ts';
import type { Due, Edit } from '../campaign/outbox.ts';
import { disclosureLog } from '../present/disclosure.ts';
import { commitmentLog, rollLog } from '../present/log.ts';
import type { Message } from '../slash/command.ts';
import { masterCopy, revealedCopy } from '../slash/hidden-messages.ts';
import type { Tx } from '../store/store.ts';

const commitment = z.object({ epoch: z.number(), public: z.string(), hidden: z.string() });
const disclosure = z.object({
  epoch: z.number(),
  kind: z.enum(['public', 'hidden']),
  value: z.string(),
  commitment: z.string(),
});

/** What a message of the outbox says, from the books; `null` when its entry was erased. */
export async function logMessage(tx: Tx, item: Due | Edit): Promise<Message | null> {
  const { kind } = item;
  if (kind === 'commitment' && 'payload' in item)
    return { embeds: [commitmentLog(commitment.parse(item.payload))], components: [] };
  if (kind === 'disclosure' && 'payload' in item)
    return { embeds: [disclosureLog(disclosure.parse(item.payload))], components: [] };
  const entry = item.entryId === null ? null : await entryById(tx, item.entryId);
  if (!entry?.content) return null;
  return told(entry, kind, item.link);
}

function told(entry: Entry, kind: Due['kind'], link: string | null): Message {
  if (kind === 'master') return masterCopy(entry);
  if (kind === 'revealed') return revealedCopy(entry);
  return { embeds: [rollLog(entry, link)], components: [] };
}
