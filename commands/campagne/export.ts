import type { Campaign } from '../../src/campaign/campaign.ts';
import { wholeHouse } from '../../src/campaign/campaigns/house.ts';
import { rulingsOf } from '../../src/present/games.ts';
import { tableRows } from '../../src/rules/confede/own-table.ts';
import type { Gravite } from '../../src/rules/confede/terms.ts';
import { type Gains, gainsRows } from '../../src/rules/jdr/gains.ts';
import type { Matrix } from '../../src/rules/table.ts';
import { writeFacesPrisonniers } from '../../src/rules/waryaume/faces-prisonniers.ts';
import type { FacesPrisonniers } from '../../src/rules/waryaume/terms.ts';
import type { Tx } from '../../src/store/store.ts';
import { exportedSheets } from './fiches.ts';
import type { Exported } from './file.ts';
import { exportedRegions } from './regions.ts';

/** The version of the file that is written; older ones are read as long as they can be told apart. */
export const version = 3;

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
    regions: await exportedRegions({ tx, campaign }),
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
