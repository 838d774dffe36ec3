import { luckEntries } from '../../src/campaign/luck.ts';
import { Tally } from '../../src/odds/chance-des-joueurs.ts';
import type { Hand } from '../../src/odds/chance-des-joueurs-mains.ts';
import type { RollMade } from '../../src/odds/chance-des-joueurs-termes.ts';
import { fold } from '../../src/text/fold.ts';
import type { TestGround } from '../commands/ground.ts';

/** All rolls of the first campaign that count, as luck reads them. */
export async function rollsIn({ store }: Pick<TestGround, 'store'>): Promise<RollMade[]> {
  return store.read(async (tx) => {
    const rolls: RollMade[] = [];
    const criteria = { person: null, sheet: null, command: null, span: { from: 1, to: 1_000_000 } };
    const asked = { campaignId: 1, viewer: { id: '0', isMaster: true }, criteria, fold };
    for await (const { entry, stood } of luckEntries(tx, asked)) {
      const { command, options, outcome, dice, game } = entry.content;
      const since = game?.since ?? 0;
      const [earlier, steps] = [outcome.steps.slice(0, since), outcome.steps.slice(since)];
      rolls.push({ command, options, outcome, dice, earlier, steps, by: entry.author.id, stood });
    }
    return rolls;
  });
}

/** Their luck: of those whose dice count, of everybody without. */
export function luckOf(rolls: readonly RollMade[], ours: ((hand: Hand) => boolean) | null = null) {
  const tally = new Tally({ rulings: {}, table: null }, ours);
  for (const roll of rolls) tally.take(roll);
  return tally.finish();
}
