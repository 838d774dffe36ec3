import type { Json } from '../rules/rule.ts';
import type { Tx } from '../store/store.ts';
import { type Setting, type SettingChange, settingOf } from './campaigns/settings.ts';

/** A setting and what it is to be; `null` for what holds when nothing is set. */
export type Wanted = Setting & { readonly value: Json };

/** What a file brings: settings, and sheets and regions as whoever read them keeps them. */
interface Imported {
  readonly wanted: readonly Wanted[];
  readonly fiches: Json;
  readonly regions: Json;
}

/** How long what was pasted waits to be confirmed, milliseconds. */
const waits = 24 * 60 * 60_000;

/** What a list of settings would change in a campaign: those that are as wanted already are left out. */
export async function changesTo(
  tx: Tx,
  campaignId: number,
  wanted: readonly Wanted[],
): Promise<readonly SettingChange[]> {
  const changes: SettingChange[] = [];
  for (const { value, ...setting } of wanted) {
    const before = await settingOf(tx, campaignId, setting);
    if (JSON.stringify(before) === JSON.stringify(value)) continue;
    changes.push({ reglage: setting.kind, nom: setting.name, avant: before, apres: value });
  }
  return changes;
}

/** Keeps what a person (a Discord id) pasted until somebody confirms; gives its number. Those of a day ago are dropped. */
export async function keepImport(
  tx: Tx,
  campaignId: number,
  imported: Imported,
  { person, at }: { readonly person: string; readonly at: number },
): Promise<number> {
  await tx
    .deleteFrom('imports')
    .where('at', '<', at - waits)
    .execute();
  const { id } = await tx
    .insertInto('imports')
    .values({ campaign: campaignId, content: JSON.stringify(imported), at, person })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What waits under that number in a campaign, taken out: an import is confirmed once. `null` when there is none. */
export async function takeImport(tx: Tx, campaignId: number, id: number): Promise<Imported | null> {
  const row = await tx
    .deleteFrom('imports')
    .where('id', '=', id)
    .where('campaign', '=', campaignId)
    .returning('content')
    .executeTakeFirst();
  return row ? { regions: [], ...JSON.parse(row.content) } : null; // one that waits since before there were any
}
