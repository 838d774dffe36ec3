import { campaignById } from '../campaign/campaigns.ts';
import { type Refusal, refuse } from '../rules/rule.ts';
import type { Tx } from '../store/store.ts';
import type { Message } from './command.ts';
import { chronicleReport } from './report/chronicle.ts';
import { journalReport } from './report/journal.ts';
import { luckReport } from './report/luck.ts';
import { personReport } from './report/person.ts';
import type { Report } from './report.ts';

/**
 * Writes a report. The campaign of a first use is not kept when nothing was changed, so that its number may be another's
 * by now: that one is not told of. Refused: what each kind refuses.
 */
export async function writeReport(tx: Tx, report: Report): Promise<Message | Refusal> {
  if (report.kind === 'mes-donnees') return personReport(tx, report);
  const { id, guild, owner } = report.campaign;
  const kept = await campaignById(tx, id);
  const isOther = kept !== null && (kept.guild !== guild || kept.owner !== owner);
  if (report.kind === 'chance-des-joueurs')
    return isOther ? refuse('luck-no-rolls', null) : luckReport(tx, report);
  if (report.kind === 'chronique')
    return isOther ? refuse('nothing-to-tell', null) : chronicleReport(tx, report);
  return isOther ? refuse('nothing-to-export', null, { from: 1 }) : journalReport(tx, report);
}
