import type { Json } from '../rules/rule.ts';
import type { Tx } from '../store/store.ts';
import type { Entry } from './entry.ts';
import type { Span } from './export.ts';
import { gameById } from './games.ts';
import { stateAt } from './moves.ts';
import { entryOf, entryRows } from './reading.ts';
import type { Fold } from './search.ts';
import { seenBy, type Viewer } from './visibility.ts';

/** Whose rolls are weighed; what is `null` does not matter. */
export interface LuckCriteria {
  /** Key of the person in the campaign who rolled, or for whom it was rolled. */
  readonly person: number | null;
  /** Folded: the name that one of the options has. */
  readonly sheet: string | null;
  /** A command, with its subcommand or of any. */
  readonly command: string | null;
  readonly span: Span;
}

const pageSize = 500;

/** In games of several the dice of both sides fall in the entry of one. */
const mixed: readonly string[] = ['combat', 'defi', 'melee'];

/** A roll that counts, and the game of which it is a move as it stood before it; `null` without one. */
interface LuckEntry {
  readonly entry: Entry;
  readonly stood: Json | null;
}

/**
 * The rolls by which luck is told, in order, page by page, as far as `viewer` may see them: of dice that were drawn, not
 * taken back, not simulated. Moves of games between two sides come whoever is asked for: whose dice fell in them is for
 * the reader to tell.
 */
export async function* luckEntries(
  tx: Tx,
  asked: {
    readonly campaignId: number;
    readonly viewer: Viewer;
    readonly criteria: LuckCriteria;
    readonly fold: Fold;
  },
): AsyncGenerator<LuckEntry> {
  const { from, to } = asked.criteria.span;
  for (let after = from - 1; ; ) {
    const rows = await page(tx, asked, after, to);
    for (const row of rows) {
      const entry = entryOf(row);
      if (entry.content !== null && counts(entry, asked.criteria, asked.fold))
        yield { entry, stood: await stoodBefore(tx, entry) };
    }
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.number;
  }
}

/** The beginning of a game stands for what there was before its first move. */
async function stoodBefore(tx: Tx, { content: { command, game } }: Entry): Promise<Json | null> {
  if (!game || !mixed.includes(command)) return null;
  const kept = await stateAt(tx, game.id, game.version);
  if (kept !== null) return kept;
  const now = await gameById(tx, game.id);
  return now?.version === game.version ? now.state : null;
}

async function page(
  tx: Tx,
  {
    campaignId,
    viewer,
    criteria,
  }: { readonly campaignId: number; readonly viewer: Viewer; readonly criteria: LuckCriteria },
  after: number,
  to: number,
) {
  const { person, command } = criteria;
  return entryRows(tx)
    .where('journal.campaign', '=', campaignId)
    .where(seenBy(viewer))
    .where('journal.number', '>', after)
    .where('journal.number', '<=', to)
    .where('undos.entry', 'is', null)
    .$if(person !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('journal.behalf', '=', person),
          eb('journal.command', 'in', mixed),
          eb.and([eb('journal.behalf', 'is', null), eb('journal.author', '=', person)]),
        ]),
      ),
    )
    .$if(command !== null, (query) => query.where('journal.command', '=', command))
    .orderBy('journal.number')
    .limit(pageSize)
    .execute();
}

function counts({ content }: Entry, criteria: LuckCriteria, fold: Fold): boolean {
  const { command, dice, typed, options } = content;
  if (typed || dice.length === 0 || isSimulated(content)) return false;
  const { sheet } = criteria;
  if (mixed.includes(command)) return true;
  const names = Object.values(options).filter((value) => typeof value === 'string');
  return sheet === null || names.some((name) => fold(name) === sheet);
}

/** A challenge told in one answer is a simulation between two players. */
function isSimulated({ command, options }: Entry['content']): boolean {
  return options['simuler'] === true || (command === 'defi' && options['mode'] !== undefined);
}
