import { houseOf } from '../../campaign/campaigns/house.ts';
import { type LuckCriteria, luckEntries } from '../../campaign/luck.ts';
import type { Viewer } from '../../campaign/visibility.ts';
import { Tally } from '../../odds/chance-des-joueurs.ts';
import type { Around } from '../../odds/chance-des-joueurs-jets.ts';
import { luckMessage, type Subject } from '../../present/chance-des-joueurs.ts';
import type { Rulings } from '../../rules/rule.ts';
import { type Refusal, refuse } from '../../rules/rule.ts';
import type { Tx } from '../../store/store.ts';
import { fold } from '../../text/fold.ts';
import type { Message } from '../command.ts';
import type { ReportCampaign } from '../report.ts';

/** The luck of somebody or of all, as far as `viewer` may know it. `rulings`: of the campaign, by game. */
export interface LuckReport {
  readonly kind: 'chance-des-joueurs';
  readonly campaign: ReportCampaign;
  readonly rulings: Readonly<Record<string, Rulings>>;
  readonly viewer: Viewer;
  readonly criteria: LuckCriteria;
  readonly subject: Subject;
}

/** Refused: `luck-no-rolls`. */
export async function luckReport(
  tx: Tx,
  { campaign, rulings, viewer, criteria, subject }: LuckReport,
): Promise<Message | Refusal> {
  const kept = await houseOf(tx, { campaignId: campaign.id, kind: 'table', name: '' });
  const table = kept as unknown as Around['table']; // it was read as one before it was kept
  const tally = new Tally({ rulings, table });
  for await (const { content } of luckEntries(tx, { campaignId: campaign.id, viewer, criteria, fold })) {
    const { command, options, outcome, dice, game } = content;
    tally.take({ command, options, outcome, dice, steps: outcome.steps.slice(game?.since ?? 0) });
  }
  const luck = tally.finish();
  return luck.rolls === 0 ? refuse('luck-no-rolls', null) : luckMessage(luck, subject);
}
