import type { Tx } from '../store/store.ts';
import { history } from './ledger.ts';
import { entryById } from './reading.ts';
import { type Sheet, subjectOf } from './sheets.ts';

/** How a sheet came to be K.O.: by a player or not, `null` when nobody wrote it down; the name of who did it. */
interface KnockOut {
  readonly parJoueur: boolean | null;
  readonly par: string | null;
}

/** What the books know of the K.O. of a sheet: its statuses, and the roll that set them. */
export async function knockOutOf(tx: Tx, { id, campaignId, nom, statuts }: Sheet): Promise<KnockOut> {
  if (!statuts.includes('ko')) return { parJoueur: statuts.includes('ko-par-joueur') || null, par: null };
  const account = { campaignId, subject: subjectOf(id), quantity: 'statut:ko' };
  const [last] = await history(tx, account, 1);
  const entry = last?.entryId == null ? null : await entryById(tx, last.entryId);
  const isShown = entry?.visibility === 'public' || (entry?.revealedAt ?? null) !== null; // what is hidden is not told
  const step = isShown
    ? entry?.content?.outcome.steps.find(({ what, about }) => what === 'ko' && about === nom)
    : undefined;
  const par = typeof step?.value === 'string' ? step.value : null;
  return { parJoueur: statuts.includes('ko-par-joueur'), par };
}
