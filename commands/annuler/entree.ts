import type { Entry } from '../../src/campaign/entry.ts';
import { changesOf } from '../../src/campaign/ledger.ts';
import { isOutOfReach } from '../../src/campaign/strike.ts';
import { chainFrom, mostAtOnce } from '../../src/campaign/undo/chain.ts';
import { numbersOf } from '../../src/campaign/undo/find.ts';
import { laterOn } from '../../src/campaign/undo/later.ts';
import { type UndoResult, undoCommand } from '../../src/campaign/undo.ts';
import { markUndone, undoneBy, unmarkUndone } from '../../src/campaign/undos.ts';
import { maySee, type Viewer } from '../../src/campaign/visibility.ts';
import { undoEntry } from '../../src/present/undo.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Call, Command, Deed, Desk } from '../../src/slash/command.ts';
import { undoDraft } from './draft.ts';
import { amend } from './messages.ts';
import { restoreAll } from './restore.ts';

/** The most numbers that a refusal names. */
const mostNamed = 10;

/** Why an entry is not for who asks to know of, or `null`. Refused: `undo-elsewhere` [campaign], `hidden-roll`. */
export function refuseSight(
  { campaign }: Pick<Desk, 'campaign'>,
  entry: Entry,
  viewer: Viewer,
): Refusal | null {
  if (entry.campaign.id !== campaign.id)
    return refuse('undo-elsewhere', null, { campaign: entry.campaign.name });
  return maySee(entry, viewer) ? null : refuse('hidden-roll', null);
}

/**
 * Why an entry cannot be taken back whoever asks and whatever goes with it, or `null`. Refused: what {@link refuseSight}
 * refuses, `undo-personal`, `undo-done` [got, by], `undo-final` [got, holds]: it brought something back, which can be
 * undone itself; `undo-part` [got, whole] for one test of a whole phase.
 */
export function refuseTarget(desk: Pick<Desk, 'campaign'>, entry: Entry, viewer: Viewer): Refusal | null {
  const unseen = refuseSight(desk, entry, viewer);
  if (unseen) return unseen;
  const got = entry.number;
  if (entry.visibility === 'personnel') return refuse('undo-personal', null, { got });
  if (entry.undoneBy !== undefined) return refuse('undo-done', null, { got, by: entry.undoneBy });
  const { partOf: whole } = entry.content;
  if (whole !== undefined) return refuse('undo-part', null, { got, whole });
  const held = (entry.content.outcome.result as unknown as UndoResult).retabli; // of an undoing alone
  if (entry.content.command === undoCommand && held !== null)
    return refuse('undo-final', null, { got, holds: held });
  return null;
}

/**
 * The same for an entry by itself. Refused besides: `undo-depends` [got, numbers, many], or `undo-hidden` [got] where what
 * builds on it is not for those eyes.
 */
export async function refuseUndo(desk: Desk, entry: Entry, viewer: Viewer): Promise<Refusal | null> {
  const refusal = refuseTarget(desk, entry, viewer);
  if (refusal) return refusal;
  const { tx } = desk;
  const got = entry.number;
  const later = await laterOn(tx, entry, await changesOf(tx, entry.id));
  if (later.length === 0) return null;
  const numbers = await numbersOf(tx, later, viewer);
  if (numbers.length === 0) return refuse('undo-hidden', null, { got });
  const named = numbers.slice(0, mostNamed).join(', ');
  return refuse('undo-depends', null, { got, numbers: named, many: numbers.length > 1 });
}

/**
 * An entry with all later ones that build on it, latest first. Refused: `undo-too-many` [got, max], `undo-erased` [got]
 * where the data of one of them is gone.
 */
export async function withLater({ tx }: Desk, entry: Entry): Promise<readonly Entry[] | Refusal> {
  const found = await chainFrom(tx, entry);
  if (found.length > mostAtOnce) return refuse('undo-too-many', null, { got: entry.number, max: mostAtOnce });
  const chain: Entry[] = [];
  for (const one of found) {
    if (one.content === null) return refuse('undo-erased', null, { got: one.number });
    chain.push(one);
  }
  return chain;
}

/**
 * Takes entries back in one go, latest first; that they may be was asked before. The last of them is the one that was
 * named. Refused: what {@link restoreAll} refuses.
 */
export async function undo(
  call: Pick<Call, 'actor'>,
  desk: Desk,
  commands: readonly Command[],
  entries: readonly Entry[],
): Promise<Deed | Refusal> {
  const { tx } = desk;
  const restored = await restoreAll(desk, entries);
  if (isRefusal(restored)) return restored;
  const held: { readonly id: number; readonly number: number }[] = [];
  for (const { id } of entries) held.push(...(await undoneBy(tx, id)));
  const unreached: number[] = [];
  for (const { id, number, author, content } of entries) {
    const isOwn = author.id === call.actor.id || content.command === undoCommand; // they see what became of it here
    if (!isOwn && (await isOutOfReach(tx, id))) unreached.push(number);
  }
  return {
    kind: 'entry',
    draft: undoDraft(
      call.actor.id,
      entries,
      restored,
      held.map(({ number }) => number),
    ),
    after: async (by) => {
      for (const { id } of entries) await unmarkUndone(tx, id);
      for (const { id } of entries) await markUndone(tx, id, by.id);
      const amending = { desk, commands, by, done: new Set<string>() };
      for (const { id } of [...entries, ...held]) await amend(amending, id);
    },
    show: (by) => ({ content: '', embeds: [undoEntry(by, unreached)], components: [] }),
  };
}
