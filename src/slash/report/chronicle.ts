import { balances, Chronicle } from '../../campaign/chronicle.ts';
import { exportRows, type Span } from '../../campaign/export.ts';
import type { Session } from '../../campaign/sessions.ts';
import {
  chronicleEmbed,
  chronicleHead,
  chronicleLine,
  chronicleRest,
  isFight,
} from '../../present/chronicle.ts';
import { type Refusal, refuse } from '../../rules/rule.ts';
import type { Tx } from '../../store/store.ts';
import type { Message } from '../command.ts';
import type { ReportCampaign } from '../report.ts';
import { largestFile } from './journal.ts';

/** What happened in a session (`null`: in all), for all to read. */
export interface ChronicleReport {
  readonly kind: 'chronique';
  readonly campaign: ReportCampaign;
  readonly session: Session | null;
}

const highest = 1_000_000_000;

/** Refused: `nothing-to-tell`. */
export async function chronicleReport(
  tx: Tx,
  { campaign, session }: ChronicleReport,
): Promise<Message | Refusal> {
  const span = spanOf(session);
  const { chronicle, lines } = await read(tx, campaign, span);
  if (lines.length === 0) return refuse('nothing-to-tell', null);
  const told = {
    campaign: campaign.name,
    session,
    chronicle,
    balances: await balances(tx, campaign.id, span),
  };
  const files = [{ name: 'chronique.txt', text: chronicleHead(told) + lines.join('') }];
  return { embeds: [chronicleEmbed(told)], components: [], files };
}

function spanOf(session: Session | null): Span {
  return session === null
    ? { from: 1, to: highest }
    : { from: session.after + 1, to: session.until ?? highest };
}

/** All is counted; the file ends where it would be too long, and says how many entries it lacks. */
async function read(tx: Tx, campaign: ReportCampaign, span: Span) {
  const chronicle = new Chronicle();
  const lines: string[] = [];
  let size = 0;
  let omitted = 0;
  for await (const { entry } of exportRows(tx, campaign.id, span)) {
    if (!entry) continue;
    chronicle.take(entry, isFight(entry));
    const line = omitted > 0 ? '' : chronicleLine(entry, campaign.timeZone);
    size += Buffer.byteLength(line);
    if (omitted > 0 || size > largestFile) omitted += 1;
    else lines.push(line);
  }
  if (omitted > 0) lines.push(chronicleRest(omitted));
  return { chronicle, lines };
}
