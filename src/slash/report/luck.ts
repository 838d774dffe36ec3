import { houseOf } from '../../campaign/campaigns/house.ts';
import { type LuckCriteria, luckEntries } from '../../campaign/luck.ts';
import type { Viewer } from '../../campaign/visibility.ts';
import { type Ours, Tally } from '../../odds/chance-des-joueurs.ts';
import type { Around } from '../../odds/chance-des-joueurs-termes.ts';
import { luckMessage, type Subject } from '../../present/chance-des-joueurs.ts';
import type { Rulings } from '../../rules/rule.ts';
import { type Refusal, refuse } from '../../rules/rule.ts';
import type { Tx } from '../../store/store.ts';
import { fold } from '../../text/fold.ts';
import type { Message } from '../command.ts';
import type { ReportCampaign } from '../report.ts';

/** The luck of somebody or of all, as far as `viewer` may know it. `rulings`: of the campaign, by game. `who`: Discord id. */
export interface LuckReport {
  readonly kind: 'chance-des-joueurs';
  readonly campaign: ReportCampaign;
  readonly rulings: Readonly<Record<string, Rulings>>;
  readonly viewer: Viewer;
  readonly criteria: LuckCriteria;
  readonly who: string | null;
  readonly subject: Subject;
}

/** Refused: `luck-no-rolls`. */
export async function luckReport(
  tx: Tx,
  { campaign, rulings, viewer, criteria, who, subject }: LuckReport,
): Promise<Message | Refusal> {
  const kept = await houseOf(tx, { campaignId: campaign.id, kind: 'table', name: '' });
  const table = kept as unknown as Around['table']; // it was read as one before it was kept
  const tally = new Tally({ rulings, table }, oursOf(who, criteria.sheet));
  const asked = { campaignId: campaign.id, viewer, criteria, fold };
  for await (const { entry, stood } of luckEntries(tx, asked)) {
    const { command, options, outcome, dice, game } = entry.content;
    const since = game?.since ?? 0;
    const [earlier, steps] = [outcome.steps.slice(0, since), outcome.steps.slice(since)];
    const by = (entry.behalf ?? entry.author).id;
    tally.take({ command, options, outcome, dice, earlier, steps, by, stood });
  }
  const luck = tally.finish();
  return luck.rolls === 0 ? refuse('luck-no-rolls', null) : luckMessage(luck, subject);
}

/** Whose dice count: of that person, of that sheet (folded), of both; `null` for everybody's. */
function oursOf(who: string | null, sheet: string | null): Ours {
  if (who === null && sheet === null) return null;
  return (hand) =>
    (who === null || hand.person === who) &&
    (sheet === null || (hand.sheet !== null && fold(hand.sheet) === sheet));
}
