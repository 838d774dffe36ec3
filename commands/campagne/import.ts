import type { Wanted } from '../../src/campaign/transfer.ts';
import { rulingOf, rulingsOf } from '../../src/present/games.ts';
import { readTable } from '../../src/rules/confede/own-table.ts';
import { checkPosture } from '../../src/rules/heresie/check-posture.ts';
import { readGains } from '../../src/rules/jdr/gains.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../../src/rules/rule.ts';
import { readFacesPrisonniers } from '../../src/rules/waryaume/faces-prisonniers.ts';
import { version } from './export.ts';
import { type ImportedSheet, readSheets } from './fiches.ts';
import { anyVersion, type Exported, shape } from './file.ts';
import { timeZoneNamed } from './fuseau.ts';
import { readRegions } from './region-file.ts';
import type { ImportedRegion } from './regions.ts';
import { parsed } from './shared.ts';

/**
 * What a file wants a campaign to play by, whole: what it leaves out goes back to what the bot provides. `own`: ids of
 * the postures that the campaign has. Refused: `import-json`, `import-shape` [path], `import-newer` [got, max],
 * `import-ruling` [got], and what table, gains, faces, postures and sheets refuse.
 */
export function readExport(
  text: string,
  own: readonly string[],
):
  | {
      readonly name: string;
      readonly wanted: readonly Wanted[];
      readonly fiches: readonly ImportedSheet[];
      readonly regions: readonly ImportedRegion[];
    }
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
  if (isRefusal(fiches)) return fiches;
  const regions = readRegions(file.regions);
  return isRefusal(regions) ? regions : { name: file.nom, wanted, fiches, regions };
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
  const isZone = timeZoneNamed(read.data.fuseau) === read.data.fuseau;
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
