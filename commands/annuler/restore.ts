import { accountName } from '../../src/campaign/battles/people.ts';
import { restoreSettings, type SettingChange } from '../../src/campaign/campaigns/settings.ts';
import type { Entry } from '../../src/campaign/entry.ts';
import { changesOf } from '../../src/campaign/ledger.ts';
import { restoreMove } from '../../src/campaign/moves.ts';
import { sheetById } from '../../src/campaign/sheets.ts';
import { restoreStates, type StateTrace } from '../../src/campaign/states.ts';
import { type GameBefore, gamesIn, type Mouvement, tracesIn } from '../../src/campaign/undo.ts';
import type { SheetTrace } from '../../src/rules/fiche/result.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { BookChange, Desk } from '../../src/slash/command.ts';
import { restoreSheets } from './fiches.ts';

/** What taking entries back changed: what the journal keeps of it, and the counter-entries of the ledger. */
export interface Restored {
  readonly changes: readonly BookChange[];
  readonly mouvements: readonly Mouvement[];
  readonly reglages: readonly SettingChange[];
  readonly fiches: readonly SheetTrace[];
  readonly etats: readonly StateTrace[];
  /** Each game once, with its version before. */
  readonly games: readonly GameBefore[];
}

type RestoredOne = Omit<Restored, 'mouvements'>;

/**
 * Brings back what was recorded before each of several entries, latest first; nothing is computed anew. The ledger's
 * counter-entries are given, to be entered with the journal entry. Refused: `undo-overtaken` [got], `name-taken` [got],
 * `gone`.
 */
export async function restoreAll(desk: Desk, entries: readonly Entry[]): Promise<Restored | Refusal> {
  const each: RestoredOne[] = [];
  const written = new Set<number>();
  for (const entry of entries) {
    const one = await restore(desk, entry, written);
    if (isRefusal(one)) return one;
    each.push(one);
    for (const { id } of one.fiches) written.add(id);
  }
  const changes = each.flatMap((one) => one.changes);
  const games = each.flatMap((one) => one.games);
  return {
    changes,
    mouvements: await movedBy(desk, changes),
    reglages: throughout(
      each.flatMap(({ reglages }) => reglages),
      ({ reglage, nom }) => JSON.stringify([reglage, nom]),
    ),
    fiches: throughout(
      each.flatMap(({ fiches }) => fiches),
      ({ id }) => id,
    ),
    etats: throughout(
      each.flatMap(({ etats }) => etats),
      ({ sorte, id }) => `${sorte}:${id}`,
    ),
    games: games.filter(({ id }, at) => games.findIndex((game) => game.id === id) === at),
  };
}

async function restore(
  desk: Desk,
  entry: Entry,
  written: ReadonlySet<number>,
): Promise<RestoredOne | Refusal> {
  const { tx, campaign, now } = desk;
  const traces = tracesIn(entry.content);
  const overtaken = await restoreSettings(tx, campaign.id, traces.reglages);
  if (overtaken.length > 0) return refuse('undo-overtaken', null, { got: entry.number });
  const fiches = await restoreSheets(desk, entry, traces.fiches, written);
  if (isRefusal(fiches)) return fiches;
  const etats = await restoreStates(tx, campaign.id, entry);
  if (isRefusal(etats)) return etats;
  const games: GameBefore[] = [];
  for (const { id, version } of gamesIn(entry.content))
    games.push({ id, version: await restoreMove(tx, id, version, now) });
  const rows = await changesOf(tx, entry.id);
  const changes = rows
    .filter(({ change }) => change !== 0)
    .toReversed()
    .map(({ subject, quantity, change }) => ({ subject, quantity, by: -change, cause: 'annulation' }));
  const reglages = traces.reglages.map(({ avant, apres, ...one }) => ({
    ...one,
    avant: apres,
    apres: avant,
  }));
  return { changes, reglages, fiches, etats, games };
}

/** Each thing once, from before the first of its changes to after the last one. */
function throughout<T extends { readonly avant: unknown }>(
  changes: readonly T[],
  keyOf: (change: T) => unknown,
): T[] {
  const found = new Map<unknown, T>();
  for (const change of changes) {
    const first = found.get(keyOf(change)) ?? change;
    found.set(keyOf(change), { ...change, avant: first.avant });
  }
  return [...found.values()];
}

/** What each account moved by in all. */
async function movedBy({ tx, campaign }: Desk, changes: readonly BookChange[]): Promise<Mouvement[]> {
  const accounts = Map.groupBy(changes, ({ subject, quantity }) => JSON.stringify([subject, quantity]));
  const moved: Mouvement[] = [];
  for (const [one, ...others] of accounts.values()) {
    if (!one) continue;
    const de = others.reduce((sum, { by }) => sum + by, one.by);
    if (de === 0) continue;
    const [, id] = /^fiche:(\d+)$/u.exec(one.subject) ?? [];
    const sheet = id === undefined ? null : await sheetById(tx, campaign.id, Number(id));
    moved.push({
      sujet: one.subject,
      nom: sheet?.nom ?? (await accountName(tx, campaign.id, one.subject)),
      quantite: one.quantity,
      de,
    });
  }
  return moved;
}
