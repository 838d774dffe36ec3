import { personIn } from '../../src/campaign/people.ts';
import { figuresOf, nothing } from '../../src/campaign/sheets/figures.ts';
import { makeSheet, sheetCount } from '../../src/campaign/sheets/write.ts';
import { findSheet, sheetsOf, subjectOf } from '../../src/campaign/sheets.ts';
import { rowOf } from '../../src/rules/fiche/columns.ts';
import { type Listed, mostCounted, nothingCounted, quantites } from '../../src/rules/fiche/listed.ts';
import type { SheetTrace } from '../../src/rules/fiche/result.ts';
import { readRoster } from '../../src/rules/fiche/roster.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { BookChange, Call, Desk } from '../../src/slash/command.ts';
import { mostSheets, nameOf } from '../fiche/shared.ts';

/** A sheet of a file, with every value that its campaign's ledger kept of it. */
export interface ImportedSheet {
  readonly listed: Listed;
  readonly comptes: Readonly<Record<string, number>>;
}

const everything = { id: null, isMaster: true };
const side = { pnj: false, cachee: false };

/** The sheets of a campaign as its file has them: what `/fiche exporter` gives, and the ledger's last values. Whose they are stays out. */
export async function exportedSheets({ tx, campaign }: Pick<Desk, 'tx' | 'campaign'>): Promise<Json[]> {
  const figures = await figuresOf(tx, campaign.id, null);
  const sheets = await sheetsOf(tx, campaign.id, everything);
  return sheets.map((sheet) => ({
    ...rowOf(sheet),
    comptes: Object.fromEntries(figures.get(subjectOf(sheet.id)) ?? nothing),
  }));
}

/** The sheets of a file. Refused: what reading a roster refuses, `import-shape` [path]. */
export function readSheets(raw: readonly unknown[]): readonly ImportedSheet[] | Refusal {
  const sheets: ImportedSheet[] = [];
  for (const [at, one] of raw.entries()) {
    const { comptes = {}, ...row } = (typeof one === 'object' && one !== null ? one : {}) as {
      readonly comptes?: unknown;
    };
    const read = readRoster(JSON.stringify([row]), side, 'fichier');
    if (isRefusal(read)) return read;
    const [first] = read;
    const name = first && nameOf(first.listed.nom, 'fichier');
    if (!first || !name || isRefusal(name) || !isCounts(comptes))
      return refuse('import-shape', null, { path: `fiches.${at}` });
    sheets.push({ listed: { ...first.listed, nom: name.nom }, comptes });
  }
  return sheets;
}

function isCounts(comptes: unknown): comptes is Record<string, number> {
  if (typeof comptes !== 'object' || comptes === null) return false;
  return Object.entries(comptes).every(
    ([quantity, value]) =>
      /^[a-z][a-z0-9:-]{0,60}$/u.test(quantity) &&
      Number.isInteger(value) &&
      Math.abs(Number(value)) <= mostCounted,
  );
}

/**
 * Brings sheets into a campaign: those whose name is free are made, of who imports; of the others the values alone are
 * brought to those of the file, by changes of the ledger. Refused: `sheets-full` [max].
 */
export async function bringSheets(
  { tx, campaign, rim, now }: Desk,
  { actor }: Pick<Call, 'actor'>,
  wanted: readonly ImportedSheet[],
): Promise<{ readonly fiches: readonly SheetTrace[]; readonly changes: readonly BookChange[] } | Refusal> {
  const fiches: SheetTrace[] = [];
  const changes: BookChange[] = [];
  const owner = await personIn(tx, campaign.id, actor, rim);
  for (const { listed, comptes } of wanted) {
    const name = nameOf(listed.nom, 'fichier');
    if (isRefusal(name)) return name;
    const known = await findSheet(tx, campaign.id, name.folded, everything);
    if (!known && (await sheetCount(tx, campaign.id)) >= mostSheets)
      return refuse('sheets-full', null, { max: mostSheets });
    const blank = { ...listed, name, counts: nothingCounted, statuts: [] };
    const id = known?.id ?? (await makeSheet(tx, campaign.id, owner, blank, now));
    if (!known) fiches.push({ id, version: 1, avant: null });
    const subject = subjectOf(id);
    const figures = (await figuresOf(tx, campaign.id, subject)).get(subject) ?? nothing;
    for (const [quantity, value] of valuesOf(listed, comptes, figures)) {
      const by = value - (figures.get(quantity) ?? 0);
      if (by !== 0 || !figures.has(quantity)) changes.push({ subject, quantity, by, cause: 'import' });
    }
  }
  return { fiches, changes };
}

/** Every value that a sheet is to have; a status that the file does not name is lifted. */
function valuesOf(
  { counts, statuts }: Listed,
  comptes: ImportedSheet['comptes'],
  figures: ReadonlyMap<string, number>,
): Map<string, number> {
  const lifted = [...figures.keys()].filter((one) => one.startsWith('statut:'));
  return new Map([
    ...lifted.map((one) => [one, 0] as const),
    ...Object.entries(comptes),
    ...quantites.flatMap((one) => (counts[one] === null ? [] : [[one, counts[one]] as const])),
    ...statuts.map((one) => [`statut:${one}`, 1] as const),
  ]);
}
