import type { Entry } from '../campaign/entry.ts';
import { entryById } from '../campaign/journal.ts';
import type { Due, Edit } from '../campaign/outbox.ts';
import { disclosureLog } from '../present/disclosure.ts';
import { commitmentLog, rollLog } from '../present/log.ts';
import type { Message } from '../slash/command.ts';
import { masterCopy, revealedCopy } from '../slash/hidden-messages.ts';
import type { Tx } from '../store/store.ts';

/** What a message of the outbox says, from the books; `null` when its entry was erased. */
export async function logMessage(tx: Tx, item: Due | Edit): Promise<Message | null> {
  const { kind } = item;
  if ((kind === 'commitment' || kind === 'disclosure') && 'payload' in item) {
    const { commitment, disclosure } = await import('./payloads.ts');
    const embed =
      kind === 'commitment'
        ? commitmentLog(commitment.parse(item.payload))
        : disclosureLog(disclosure.parse(item.payload));
    return { embeds: [embed], components: [] };
  }
  const entry = item.entryId === null ? null : await entryById(tx, item.entryId);
  if (!entry?.content) return null;
  return told(entry, kind, item.link);
}

function told(entry: Entry, kind: Due['kind'], link: string | null): Message {
  if (kind === 'master') return masterCopy(entry);
  if (kind === 'revealed') return revealedCopy(entry);
  return { embeds: [rollLog(entry, link)], components: [] };
}
