import type { Tx } from '../store/store.ts';
import type { Entry } from './entry.ts';
import type { Span } from './export.ts';
import { sheetsOf, subjectOf } from './sheets.ts';
import { everybody, seenBy } from './visibility.ts';

/** How high the dice of one roll fell: 0 all on 1, 1 all on their highest face. */
export interface Height {
  readonly entry: Entry;
  readonly height: number;
}

/** What one value of a sheet or of a player came to, from before the first change to after the last one. */
export interface Balance {
  /** Name of the sheet or of the player; `null` for a person whose data was deleted. */
  readonly whose: string | null;
  readonly quantity: string;
  readonly before: number;
  readonly after: number;
}

/** The fewest dice that make a roll high or low. */
const fewestDice = 2;

/** The most fights that are kept by name: a message shows fewer. */
const mostBattles = 200;

/** Counts what entries say, one after the other in order. Whoever gives them must have left out what is hidden. */
export class Chronicle {
  readonly commands = new Map<string, number>();
  readonly people = new Set<string>();
  readonly #battles = new Map<string, Entry>();
  /** Entries of fights beyond those that {@link battles} holds. */
  moreBattles = 0;
  rolls = 0;
  dice = 0;
  highest: Height | null = null;
  lowest: Height | null = null;

  /** `isBattle`: whether the entry is a fight that the chronicle names, unless it was taken back. */
  take(entry: Entry, isBattle: boolean): void {
    const { command, dice, typed, behalf, author } = entry.content;
    this.commands.set(command, (this.commands.get(command) ?? 0) + 1);
    this.people.add(behalf ?? author);
    if (isBattle && entry.undoneBy === undefined) this.#fought(entry);
    if (dice.length === 0) return;
    this.rolls += 1;
    this.dice += dice.length;
    if (!typed && entry.undoneBy === undefined && dice.length >= fewestDice)
      this.#weigh({ entry, height: heightOf(dice) });
  }

  /** The first fights in the order in which they began, each with its last move. */
  get battles(): readonly Entry[] {
    return [...this.#battles.values()];
  }

  #fought(entry: Entry): void {
    const { game } = entry.content;
    const key = game ? `game ${game.id}` : `entry ${entry.id}`;
    if (this.#battles.has(key) || this.#battles.size < mostBattles) this.#battles.set(key, entry);
    else this.moreBattles += 1;
  }

  /** Of rolls as high as one another the one with more dice counts, then the earlier one. */
  #weigh(one: Height): void {
    const more = (than: Height) => one.entry.content.dice.length > than.entry.content.dice.length;
    const { highest, lowest } = this;
    if (!highest || one.height > highest.height || (one.height === highest.height && more(highest)))
      this.highest = one;
    if (!lowest || one.height < lowest.height || (one.height === lowest.height && more(lowest)))
      this.lowest = one;
  }
}

function heightOf(dice: Entry['content']['dice']): number {
  const most = dice.reduce((sum, { sides }) => sum + sides - 1, 0);
  return most === 0 ? 0 : dice.reduce((sum, { face }) => sum + face - 1, 0) / most;
}

/** Gains and losses of players and of the sheets that all may see, through entries that all may see; what came back to where it was is left out. */
export async function balances(tx: Tx, campaignId: number, { from, to }: Span): Promise<Balance[]> {
  const names = await namesOf(tx, campaignId);
  const rows = await tx
    .selectFrom('ledger')
    .innerJoin('journal', 'journal.id', 'ledger.entry')
    .select(['ledger.subject', 'ledger.quantity', 'ledger.before', 'ledger.after'])
    .where('ledger.campaign', '=', campaignId)
    .where('journal.number', '>=', from)
    .where('journal.number', '<=', to)
    .where(seenBy(everybody))
    .orderBy('ledger.id')
    .execute();
  const found = new Map<string, Balance>();
  for (const { subject, quantity, before, after } of rows) {
    const whose = names.get(subject);
    if (whose === undefined) continue;
    const key = `${subject} ${quantity}`;
    found.set(key, { whose, quantity, before: found.get(key)?.before ?? before, after });
  }
  return [...found.values()].filter(({ before, after }) => before !== after);
}

/** Accounts by their owners' names: sheets that all may see, and people for what they have without one. */
async function namesOf(tx: Tx, campaignId: number): Promise<ReadonlyMap<string, string | null>> {
  const sheets = await sheetsOf(tx, campaignId, everybody);
  const people = await tx
    .selectFrom('people')
    .select(['pseudonym', 'name'])
    .where('campaign', '=', campaignId)
    .execute();
  return new Map([
    ...sheets.map(({ id, nom }): [string, string] => [subjectOf(id), nom]),
    ...people.map(({ pseudonym, name }): [string, string | null] => [`joueur:${pseudonym}`, name]),
  ]);
}
