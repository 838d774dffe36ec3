import { z } from 'zod';
import type { Campaign } from '../src/campaign/campaign.ts';
import { wholeHouse } from '../src/campaign/campaigns-house.ts';
import type { Wanted } from '../src/campaign/transfer.ts';
import { rulingOf, rulingsOf } from '../src/present/games.ts';
import { readTable, tableRows } from '../src/rules/confede/own-table.ts';
import type { Gravite } from '../src/rules/confede/terms.ts';
import { checkPosture } from '../src/rules/heresie/check-posture.ts';
import { type Gains, gainsRows, readGains } from '../src/rules/jdr/gains.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../src/rules/rule.ts';
import type { Matrix } from '../src/rules/table.ts';
import { readFacesPrisonniers, writeFacesPrisonniers } from '../src/rules/waryaume/faces-prisonniers.ts';
import type { FacesPrisonniers } from '../src/rules/waryaume/terms.ts';
import type { Tx } from '../src/store/store.ts';
import { exportedSheets, type ImportedSheet, readSheets } from './campagne-fiches.ts';
import { mostPostures } from './campagne-posture.ts';
import { parsed } from './campagne-shared.ts';
import { mostSheets } from './fiche-shared.ts';

/** The version of the file that is written; older ones are read as long as they can be told apart. */
const version = 2;

/** What a campaign plays by, as a file: nothing secret, nobody's name, no id of Discord's. */
const shape = z.strictObject({
  format: z.literal('heraut-campagne'),
  version: z.union([z.literal(1), z.literal(version)]),
  /** From version 2 on. */
  fiches: z.array(z.unknown()).max(mostSheets).default([]),
  nom: z.string().min(1).max(200),
  fuseau: z.string().min(1).max(60),
  arbitrages: z.record(z.string().max(40), z.record(z.string().max(60), z.string().max(60))),
  table: z.array(z.unknown()).max(500).nullable(),
  gains: z.array(z.unknown()).max(500).nullable(),
  postures: z.array(z.unknown()).max(mostPostures),
  /** As a MJ types them; not there in files from before and where none are set. */
  prisonniers: z.string().max(400).optional(),
});
type Exported = z.infer<typeof shape>;

/** What is read of any version before it is checked as its own. */
const anyVersion = z.object({ format: z.literal('heraut-campagne'), version: z.number() });

/** The file of a campaign. */
export async function exported(tx: Tx, campaign: Campaign): Promise<string> {
  const house = await wholeHouse(tx, campaign.id);
  const content = (kind: string) => house.filter((one) => one.kind === kind).map((one) => one.content);
  const [table = null] = content('table') as unknown as (Matrix<Gravite> | undefined)[]; // kept by `readTable`
  const [gains = null] = content('gains') as unknown as (Gains | undefined)[]; // kept by `readGains`
  const [faces = null] = content('prisonniers') as unknown as (readonly FacesPrisonniers[] | undefined)[]; // kept by `readFacesPrisonniers`
  const file: Exported = {
    format: 'heraut-campagne',
    version,
    nom: campaign.name,
    fuseau: campaign.timeZone,
    arbitrages: answersSet(campaign),
    table: table && [...tableRows(table)],
    gains: gains && [...gainsRows(gains)],
    postures: content('posture'),
    fiches: await exportedSheets({ tx, campaign }),
    ...(faces && { prisonniers: writeFacesPrisonniers(faces) }),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** The answers that differ from the default, of the rulings that there are. */
function answersSet({ rulings }: Campaign): Exported['arbitrages'] {
  const set: Exported['arbitrages'] = {};
  for (const { game, ruling } of rulingsOf()) {
    const answer = rulings[game.id]?.[ruling.id];
    if (answer === undefined || !Object.hasOwn(ruling.answers, answer)) continue;
    set[game.id] = { ...set[game.id], [ruling.id]: answer };
  }
  return set;
}

/**
 * What a file wants a campaign to play by, whole: what it leaves out goes back to what the bot provides. `own`: ids of
 * the postures that the campaign has. Refused: `import-json`, `import-shape` [path], `import-newer` [got, max],
 * `import-ruling` [got], and what table, gains, faces and postures refuse.
 */
export function readExport(
  text: string,
  own: readonly string[],
):
  | { readonly name: string; readonly wanted: readonly Wanted[]; readonly fiches: readonly ImportedSheet[] }
  | Refusal {
  const json = parsed(text);
  if (json === undefined) return refuse('import-json', null);
  const file = readShape(json);
  if (isRefusal(file)) return file;
  const table = file.table && readTable(file.table);
  if (isRefusal(table)) return table;
  const gains = file.gains && readGains(file.gains);
  if (isRefusal(gains)) return gains;
  const faces = file.prisonniers ? readFacesPrisonniers('prisonniers', file.prisonniers) : null;
  if (isRefusal(faces)) return faces;
  const postures = readPostures(file.postures, own);
  if (isRefusal(postures)) return postures;
  const rulings = readRulings(file.arbitrages);
  if (isRefusal(rulings)) return rulings;
  const wanted: Wanted[] = [
    { kind: 'fuseau', name: '', value: file.fuseau },
    ...rulings,
    { kind: 'table', name: '', value: table as unknown as Json }, // plain data, as the next two
    { kind: 'gains', name: '', value: gains as unknown as Json },
    { kind: 'prisonniers', name: '', value: faces as unknown as Json },
    ...postures,
  ];
  const fiches = readSheets(file.fiches);
  return isRefusal(fiches) ? fiches : { name: file.nom, wanted, fiches };
}

function readShape(json: unknown): Exported | Refusal {
  const any = anyVersion.safeParse(json);
  if (any.success && any.data.version > version) {
    return refuse('import-newer', null, { got: any.data.version, max: version });
  }
  const read = shape.safeParse(json);
  if (!read.success) {
    const path = read.error.issues[0]?.path.join('.') ?? '';
    return refuse('import-shape', null, { path: path === '' ? 'le fichier' : path });
  }
  const isZone = [...Intl.supportedValuesOf('timeZone'), 'UTC'].includes(read.data.fuseau);
  return isZone ? read.data : refuse('import-shape', null, { path: 'fuseau' });
}

/** Every switch: as the file sets it, else by default. */
function readRulings(set: Exported['arbitrages']): readonly Wanted[] | Refusal {
  for (const [game, answers] of Object.entries(set)) {
    for (const [id, answer] of Object.entries(answers)) {
      const placed = rulingOf(`${game}/${id}`);
      if (!placed || !Object.hasOwn(placed.ruling.answers, answer)) {
        return refuse('import-ruling', null, { got: `${game}/${id}` });
      }
    }
  }
  return rulingsOf().map(({ key, game, ruling }) => {
    const answer = set[game.id]?.[ruling.id] ?? ruling.default;
    return { kind: 'arbitrage', name: key, value: answer === ruling.default ? null : answer };
  });
}

/** The file's postures, and none of the others that the campaign has. */
function readPostures(raw: readonly unknown[], own: readonly string[]): readonly Wanted[] | Refusal {
  const wanted: Wanted[] = [];
  for (const json of raw) {
    const read = checkPosture(json);
    if (isRefusal(read)) return read;
    wanted.push({ kind: 'posture', name: read.id, value: read as unknown as Json }); // plain data
  }
  const gone = own.filter((id) => !wanted.some(({ name }) => name === id));
  return [...wanted, ...gone.map((name): Wanted => ({ kind: 'posture', name, value: null }))];
}
