import type { SheetTrace } from '../../rules/fiche/result.ts';
import { keptOf } from '../../rules/fiche/result.ts';
import type { Tx } from '../../store/store.ts';
import type { Sheet } from '../sheets.ts';
import { type Traces, tracesIn, undoCommand } from '../undo.ts';

/** What the entries of a campaign after that one (its id, 0 for all) changed of settings and sheets, oldest first. */
export async function tracesAfter(
  tx: Tx,
  campaignId: number,
  entryId: number,
): Promise<{ readonly id: number; readonly traces: Traces }[]> {
  const rows = await tx
    .selectFrom('journal')
    .select(['id', 'content'])
    .where('campaign', '=', campaignId)
    .where('id', '>', entryId)
    .where('content', 'is not', null)
    .$narrowType<{ content: string }>()
    .where((eb) =>
      eb.or([
        eb('command', 'like', 'campagne %'),
        eb('command', 'like', 'fiche %'),
        eb('command', '=', undoCommand),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id, content }) => ({ id, traces: tracesIn(JSON.parse(content)) }));
}

/** The first change of each sheet among those. */
export function firstOfSheets(
  later: readonly { readonly traces: Traces }[],
): ReadonlyMap<number, SheetTrace> {
  const first = new Map<number, SheetTrace>();
  for (const { traces } of later)
    for (const trace of traces.fiches) if (!first.has(trace.id)) first.set(trace.id, trace);
  return first;
}

/**
 * Whether a sheet stands as a change of it left it: at that version, or as the change right after it (`next`) found it.
 * A change whose entry lost its content with somebody's data is told by no trace, but by a version that is missing.
 */
export function standsAsLeft(
  sheet: Sheet & { readonly isDropped: boolean },
  { version }: SheetTrace,
  next: SheetTrace | undefined,
): boolean {
  if (sheet.version === version) return true;
  if (next?.version !== version + 1) return false;
  return isSame(sheet.isDropped ? null : keptOf(sheet), next.avant);
}

/** Equal as JSON, in whatever order the keys stand. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [own, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>]; // objects, just asked
  const keys = new Set([...Object.keys(own), ...Object.keys(theirs)]);
  return [...keys].every((key) => isSame(own[key], theirs[key]));
}
