import type { Campaign } from '../campaign/campaign.ts';
import type { Refusal } from '../rules/rule.ts';
import type { Store } from '../store/store.ts';
import type { Message } from './command.ts';
import type { ChronicleReport } from './report/chronicle.ts';
import type { JournalReport } from './report/journal.ts';
import type { LuckReport } from './report/luck.ts';
import type { PersonReport } from './report/person.ts';

/** What a report has to know of its campaign. */
export type ReportCampaign = Pick<Campaign, 'id' | 'name' | 'timeZone' | 'guild' | 'owner'>;

/** What is read of many entries at once: plain data, so that another thread can be asked for it. */
export type Report = JournalReport | ChronicleReport | LuckReport | PersonReport;
export type Reporter = (report: Report) => Promise<Message | Refusal>;

/** A campaign as a report names it. */
export function reported({ id, name, timeZone, guild, owner }: Campaign): ReportCampaign {
  return { id, name, timeZone, guild, owner };
}

/** A bot leaves reports to its thread, and need not have read what writes them. */
export async function readHere(store: Store, wanted: Report): Promise<Message | Refusal> {
  const { writeReport } = await import('./write-report.ts');
  return store.read((tx) => writeReport(tx, wanted));
}
