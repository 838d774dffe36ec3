import type { Json } from '../../rules/rule.ts';
import type { Tx } from '../../store/store.ts';
import { type HouseKind, houseOf, setHouse } from './house.ts';
import { setTimeZone } from './server.ts';

/**
 * What a MJ sets and the journal tells of. `name` of an `arbitrage` is `<game>/<ruling>`, of a `posture` its id, empty
 * where there is one at most. `fuseau` is the time zone.
 */
export interface Setting {
  readonly kind: 'arbitrage' | 'fuseau' | HouseKind;
  readonly name: string;
}

/** One change as its journal entry keeps it; `null` stands for what holds when nothing is set. */
export interface SettingChange {
  readonly reglage: Setting['kind'];
  readonly nom: string;
  readonly avant: Json;
  readonly apres: Json;
}

/** What is set, or `null`: the answer's id of a ruling, a piece of the campaign's own. */
export async function settingOf(tx: Tx, campaignId: number, { kind, name }: Setting): Promise<Json> {
  if (kind === 'fuseau') return timeZoneOf(tx, campaignId);
  if (kind !== 'arbitrage') return houseOf(tx, { campaignId, kind, name });
  const [game, ruling] = partsOf(name);
  return (await rulingsOf(tx, campaignId))[game]?.[ruling] ?? null;
}

/** Where nothing was set. */
const usualTimeZone = 'Europe/Paris';

/** Sets it (`null`: back to what holds by itself), and gives what the journal is to tell. */
export async function changeSetting(
  tx: Tx,
  campaignId: number,
  setting: Setting,
  after: Json,
): Promise<SettingChange> {
  const before = await settingOf(tx, campaignId, setting);
  await put(tx, campaignId, setting, after);
  return { reglage: setting.kind, nom: setting.name, avant: before, apres: after };
}

/**
 * Takes the changes of one journal entry back: what was before them holds again, as it was recorded. Gives the changes
 * whose setting is another by now; when there is one, nothing is done.
 */
export async function restoreSettings(
  tx: Tx,
  campaignId: number,
  changes: readonly SettingChange[],
): Promise<readonly SettingChange[]> {
  const overtaken: SettingChange[] = [];
  for (const change of changes) {
    const now = await settingOf(tx, campaignId, { kind: change.reglage, name: change.nom });
    if (JSON.stringify(now) !== JSON.stringify(change.apres)) overtaken.push(change);
  }
  if (overtaken.length > 0) return overtaken;
  for (const { reglage: kind, nom: name, avant } of changes) await put(tx, campaignId, { kind, name }, avant);
  return [];
}

async function put(tx: Tx, campaignId: number, { kind, name }: Setting, value: Json): Promise<void> {
  if (kind === 'fuseau') return setTimeZone(tx, campaignId, String(value ?? usualTimeZone));
  if (kind !== 'arbitrage') return setHouse(tx, { campaignId, kind, name }, value);
  const [game, ruling] = partsOf(name);
  const all = await rulingsOf(tx, campaignId);
  const { [ruling]: _, ...others } = all[game] ?? {};
  const own = value === null ? others : { ...others, [ruling]: String(value) };
  const { [game]: __, ...games } = all;
  const rulings = Object.keys(own).length === 0 ? games : { ...games, [game]: own };
  await tx
    .updateTable('campaigns')
    .set({ rulings: JSON.stringify(rulings) })
    .where('id', '=', campaignId)
    .execute();
}

async function timeZoneOf(tx: Tx, campaignId: number): Promise<string> {
  const { time_zone } = await tx
    .selectFrom('campaigns')
    .select('time_zone')
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  return time_zone;
}

async function rulingsOf(
  tx: Tx,
  campaignId: number,
): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const row = await tx
    .selectFrom('campaigns')
    .select('rulings')
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  return JSON.parse(row.rulings);
}

function partsOf(name: string): readonly [string, string] {
  const [game = '', ruling = ''] = name.split('/');
  return [game, ruling];
}
