import type { Entry } from '../src/campaign/entry.ts';
import { changesOf } from '../src/campaign/ledger.ts';
import { type UndoResult, undoCommand } from '../src/campaign/undo.ts';
import { numbersOf } from '../src/campaign/undo-find.ts';
import { laterOn } from '../src/campaign/undo-later.ts';
import { markUndone, undoneBy, unmarkUndone } from '../src/campaign/undos.ts';
import { maySee, type Viewer } from '../src/campaign/visibility.ts';
import { undoEntry } from '../src/present/undo.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../src/rules/rule.ts';
import type { Call, Command, Deed, Desk, Draft } from '../src/slash/command.ts';
import { amend } from './annuler-messages.ts';
import { type Restored, restore } from './annuler-restore.ts';

/** The most numbers that a refusal names. */
const mostNamed = 10;

/**
 * Why an entry cannot be taken back whoever asks, or `null`. Refused: `undo-elsewhere` [campaign], `hidden-roll`,
 * `undo-personal`, `undo-done` [got, by], `undo-final` [got, holds]: it brought something back, which can be undone
 * itself; `undo-depends` [got, numbers, many] or `undo-hidden` [got] where what builds on it is not for those eyes.
 */
export async function refuseUndo(desk: Desk, entry: Entry, viewer: Viewer): Promise<Refusal | null> {
  const { tx, campaign } = desk;
  const got = entry.number;
  if (entry.campaign.id !== campaign.id)
    return refuse('undo-elsewhere', null, { campaign: entry.campaign.name });
  if (!maySee(entry, viewer)) return refuse('hidden-roll', null);
  if (entry.visibility === 'personnel') return refuse('undo-personal', null, { got });
  if (entry.undoneBy !== undefined) return refuse('undo-done', null, { got, by: entry.undoneBy });
  const held = (entry.content.outcome.result as unknown as UndoResult).retabli; // of an undoing alone
  if (entry.content.command === undoCommand && held !== null)
    return refuse('undo-final', null, { got, holds: held });
  const later = await laterOn(tx, entry, await changesOf(tx, entry.id));
  if (later.length === 0) return null;
  const numbers = await numbersOf(tx, later, viewer);
  if (numbers.length === 0) return refuse('undo-hidden', null, { got });
  const named = numbers.slice(0, mostNamed).join(', ');
  return refuse('undo-depends', null, { got, numbers: named, many: numbers.length > 1 });
}

/** Takes an entry back; that it may be was asked before. Refused: what {@link restore} refuses. */
export async function undo(
  call: Pick<Call, 'actor'>,
  desk: Desk,
  commands: readonly Command[],
  entry: Entry,
): Promise<Deed | Refusal> {
  const { tx } = desk;
  const restored = await restore(desk, entry, await changesOf(tx, entry.id));
  if (isRefusal(restored)) return restored;
  const held = await undoneBy(tx, entry.id);
  const retabli = held ? await numberOf(desk, held.id) : null;
  return {
    kind: 'entry',
    draft: draftOf(call, entry, restored, retabli),
    after: async (by) => {
      if (held) await unmarkUndone(tx, entry.id);
      await markUndone(tx, entry.id, by.id);
      const amending = { desk, commands, by };
      await amend(amending, entry.id);
      if (held) await amend(amending, held.id);
    },
    show: (by) => ({ content: '', embeds: [undoEntry(by)], components: [] }),
  };
}

function draftOf(
  { actor }: Pick<Call, 'actor'>,
  entry: Entry,
  { changes, game, mouvements, reglages, fiches, etats }: Restored,
  retabli: number | null,
): Draft {
  const { number: numero, content } = entry;
  const result: UndoResult = {
    numero,
    commande: content.command,
    retabli,
    ...{ mouvements, reglages, fiches, etats },
    partie: game !== null,
  };
  return {
    ...seenLike(entry, actor.id),
    motif: null,
    options: { numero },
    outcome: { result: result as unknown as { [key: string]: Json }, steps: [], rulings: [], ignored: [] }, // JSON by its type
    dice: [],
    typed: false,
    changes,
    ...(game && { game }),
  };
}

/**
 * An undoing is seen by those who see what it takes back. What the MJs alone see is shown to who undoes it, who is one of
 * them: an answer that says nothing would be of no use.
 */
function seenLike(entry: Entry, actorId: string): Pick<Draft, 'visibility' | 'behalf'> {
  const isOpen = entry.visibility === 'public' || entry.revealedAt !== null;
  if (!isOpen && entry.visibility === 'mj') return { visibility: 'joueur-mj', behalf: null };
  const { id, name } = entry.behalf ?? entry.author;
  const behalf = id === null || name === null || id === actorId ? null : { id, name };
  return { visibility: isOpen ? 'public' : 'joueur-mj', behalf };
}

async function numberOf({ tx }: Desk, entryId: number): Promise<number> {
  const { number } = await tx
    .selectFrom('journal')
    .select('number')
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow();
  return number;
}
