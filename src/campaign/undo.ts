import type { SheetTrace } from '../rules/fiche/result.ts';
import type { SettingChange } from './campaigns/settings.ts';
import type { Content, Entry } from './entry.ts';
import type { StateTrace } from './states.ts';
import type { Viewer } from './visibility.ts';

/** How the journal names what takes an entry back. */
export const undoCommand = 'annuler';
/** How long an author may take back alone what no die decided, milliseconds. */
const freely = 10 * 60_000;

/** One value that an undoing changed. `sujet`: its account; `nom`: of a sheet, as it is shown. */
export interface Mouvement {
  readonly sujet: string;
  readonly nom: string | null;
  readonly quantite: string;
  readonly de: number;
}

/** What the journal keeps of an undoing, enough to take it back in its turn. */
export interface UndoResult {
  /** Number and command of the entry that was taken back. */
  readonly numero: number;
  readonly commande: string;
  /** The numbers that were taken back with it since they built on it, latest first; absent when there were none. */
  readonly suite?: readonly number[];
  /** The number that holds again, when what was taken back was itself an undoing. */
  readonly retabli: number | null;
  /** The numbers that hold again with that one; absent when there are none. */
  readonly retablis?: readonly number[];
  readonly mouvements: readonly Mouvement[];
  readonly reglages: readonly SettingChange[];
  readonly fiches: readonly SheetTrace[];
  readonly etats: readonly StateTrace[];
  /** A game of several clicks went back, or was called off. */
  readonly partie: boolean;
  /** Games that went back beside that of its journal entry, with their version before; absent when there are none. */
  readonly parties?: readonly GameBefore[];
}

/** A game and the version at which it stood before an undoing. */
export interface GameBefore {
  readonly id: number;
  readonly version: number;
}

/** What an entry changed beside the ledger. */
export interface Traces {
  readonly reglages: readonly SettingChange[];
  readonly fiches: readonly SheetTrace[];
}

/** The changes of settings and sheets that an entry keeps, as it keeps them to be taken back. */
export function tracesIn({ command, outcome }: Pick<Content, 'command' | 'outcome'>): Traces {
  // What each of these commands keeps is typed where it is written: `setting`, `deedOf`, `UndoResult`.
  const result = outcome.result as unknown as {
    readonly changements?: readonly SettingChange[];
    readonly reglages?: readonly SettingChange[];
    readonly fiches?: readonly SheetTrace[];
  };
  if (command === undoCommand) return { reglages: result.reglages ?? [], fiches: result.fiches ?? [] };
  if (command.startsWith('campagne '))
    return { reglages: result.changements ?? [], fiches: result.fiches ?? [] };
  if (command.startsWith('fiche ')) return { reglages: [], fiches: result.fiches ?? [] };
  return { reglages: [], fiches: [] };
}

/** The games in which an entry moved or which it took back, with their version before; `null`: it began the game. */
export function gamesIn({ command, game, outcome }: Pick<Content, 'command' | 'game' | 'outcome'>): readonly {
  readonly id: number;
  readonly version: number | null;
}[] {
  const { parties = [] } = command === undoCommand ? (outcome.result as unknown as UndoResult) : {}; // written by `/annuler`
  const own = game ? [{ id: game.id, version: game.move === null ? null : game.version }] : [];
  return [...own, ...parties];
}

/**
 * Whether a person may take an entry back: `alone` (a MJ always; its author within 10 minutes when no die fell),
 * `consent` (its author, or for whom it was rolled, if a MJ or an opponent agrees), or why not: `not-yours`,
 * `master-only` for an undoing. `now`: milliseconds since 1970. Whether they see it is asked before: `maySee`.
 */
export function undoRight(
  { author, behalf, content }: Pick<Entry, 'author' | 'behalf' | 'content'>,
  viewer: Viewer,
  now: number,
): 'alone' | 'consent' | 'not-yours' | 'master-only' {
  if (viewer.isMaster) return 'alone';
  const isAuthor = author.id !== null && author.id === viewer.id;
  const isPlayer = behalf !== null && behalf.id !== null && behalf.id === viewer.id;
  if (!isAuthor && !isPlayer) return 'not-yours';
  if (content.command === undoCommand) return 'master-only';
  const isTyping = content.dice.length === 0 && !content.parts && now - content.at <= freely;
  return isAuthor && isTyping ? 'alone' : 'consent';
}
