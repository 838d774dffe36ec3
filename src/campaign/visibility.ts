import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Schema } from '../store/store.ts';
import type { Entry } from './entry.ts';

/** Who looks: a Discord id, `null` for nobody in particular, and whether that is a MJ of the entry's campaign. */
export interface Viewer {
  readonly id: string | null;
  readonly isMaster: boolean;
}

/** Whoever there is: may see what all may see. For logs, exports and figures that everybody reads. */
export const everybody: Viewer = { id: null, isMaster: false };

/** What decides who may see an entry. */
type Guarded = Pick<Entry, 'visibility' | 'revealedAt' | 'author' | 'behalf'>;

/** Whether `viewer` may see an entry of the campaign they look into. {@link seenBy} is the same rule for queries. */
export function maySee(entry: Guarded, viewer: Viewer): boolean {
  if (entry.revealedAt !== null) return true;
  switch (entry.visibility) {
    case 'public':
      return true;
    case 'joueur-mj':
      return viewer.isMaster || isOne(entry.author, viewer) || isOne(entry.behalf, viewer);
    case 'mj':
      return viewer.isMaster;
    case 'personnel':
      return isOne(entry.author, viewer);
  }
}

/**
 * The same rule as a condition on the table `journal` of a query, whatever else it joins: of one campaign, or
 * `isMaster` would be true of several.
 */
export function seenBy({ id, isMaster }: Viewer): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'journal'>();
  const isPerson = (column: 'journal.author' | 'journal.behalf') =>
    eb.exists(
      eb
        .selectFrom('people as seer')
        .select('seer.id')
        .whereRef('seer.id', '=', column)
        .where('seer.discord', '=', id),
    );
  const kind = (...kinds: Entry['visibility'][]) => eb('journal.visibility', 'in', kinds);
  return eb.or([
    kind('public'),
    eb('journal.revealed_at', 'is not', null),
    ...(isMaster ? [kind('joueur-mj', 'mj')] : []),
    ...(id === null
      ? []
      : [
          eb.and([kind('joueur-mj', 'personnel'), isPerson('journal.author')]),
          eb.and([kind('joueur-mj'), isPerson('journal.behalf')]),
        ]),
  ]);
}

/** Whether `viewer` may show a hidden entry to all: a MJ what MJs see, who rolled what is personal. */
export function mayReveal(entry: Guarded, viewer: Viewer): boolean {
  if (entry.visibility === 'public') return false;
  return entry.visibility === 'personnel' ? isOne(entry.author, viewer) : viewer.isMaster;
}

/** A person whose data was deleted is nobody any more. */
function isOne(person: Entry['behalf'], { id }: Viewer): boolean {
  return person !== null && person.id !== null && person.id === id;
}
