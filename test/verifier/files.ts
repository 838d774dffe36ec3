import type { TestContext } from 'node:test';
import { readFile } from '../../scripts/verifier/read.ts';
import { type Misfit, Verification } from '../../scripts/verifier/verify.ts';
import { commitTo, hashOf } from '../../src/campaign/chain.ts';
import { erase, lea, merlin, setTable, type Table, tom } from '../journal/stage.ts';

/** An entry of the file, as JSON has it. */
export interface RawEntry {
  numero: number;
  version: number;
  etat?: string;
  contenu: string | null;
  sel: string | null;
  engagement: string;
  empreinte: string;
}

/** The file, to be changed. */
export interface RawFile {
  avant: { numero: number; empreinte: string } | null;
  dernier: { numero: number; empreinte: string } | null;
  epoques: {
    numero: number;
    engagements: { public: string; caches: string };
    secrets: { public: string | null; caches: string | null };
  }[];
  entrees: RawEntry[];
  personnes: Record<string, string>;
}

/**
 * Numbers 1 to 8: six dice, four, typed ones, what Léa and the MJ see, what Tom alone sees, what is erased, then of the
 * second epoch one with explosions and one whose secret is kept. Epoch 1 is disclosed, hidden rolls included.
 */
export async function playedTable(context: TestContext): Promise<Table> {
  const table = await setTable(context);
  await table.says(lea, 'jet', { notation: '6d6' });
  await table.says(tom, 'jet', { notation: '4d10', motif: 'assaut\n« du pont »' });
  await table.says(lea, 'jet', { notation: '2d6', des: '3 4' });
  await table.says(lea, 'jet', { notation: '5d20', visibilite: 'joueur-mj' });
  await table.says(tom, 'jet', { notation: '3d6', visibilite: 'personnel' });
  await table.says(tom, 'jet', { notation: '3d6' });
  await erase(table, 6);
  await table.says(merlin, 'journal devoiler');
  await table.says(merlin, 'journal devoiler', { caches: true });
  await table.says(lea, 'jet', { notation: '8d6!' });
  await table.says(merlin, 'journal devoiler');
  await table.says(lea, 'jet', { notation: '2d100' });
  return table;
}

export function verify(...texts: string[]): { misfit: Misfit | null; verification: Verification } {
  const verification = new Verification();
  for (const text of texts) {
    const file = readFile(text);
    if (!file) throw new Error('not an export');
    const misfit = verification.take(file);
    if (misfit) return { misfit, verification };
  }
  return { misfit: null, verification };
}

/** The file with a change, and what the verifier says of it. */
export function tampered(text: string, change: (file: RawFile) => void): Misfit | null {
  const file: RawFile = JSON.parse(text);
  change(file);
  return verify(JSON.stringify(file)).misfit;
}

/** Hashes written anew from the first entry on, as who tampers with all of it would: only dice and epochs can tell. */
export function rechain(file: RawFile): void {
  let before: Buffer | null = null;
  for (const [at, entry] of file.entrees.entries()) {
    entry.numero = at + 1;
    if (entry.contenu !== null && entry.sel !== null)
      entry.engagement = commitTo(entry.contenu, Buffer.from(entry.sel, 'hex')).toString('hex');
    before = hashOf(entry.numero, before, Buffer.from(entry.engagement, 'hex'));
    entry.empreinte = before.toString('hex');
  }
  const last = file.entrees.at(-1);
  file.dernier = last ? { numero: last.numero, empreinte: last.empreinte } : null;
}

/** Changes the content of the entry of that number. */
export function rewrite(file: RawFile, number: number, change: (content: RawContent) => void): void {
  const entry = file.entrees[number - 1];
  if (!entry || entry.contenu === null) throw new Error(`no content at ${number}`);
  const content: RawContent = JSON.parse(entry.contenu);
  change(content);
  entry.contenu = JSON.stringify(content);
}

export interface RawContent {
  dice: { sides: number; face: number }[];
  typed: boolean;
  seed: { epoch: number; secret: string; id: string; algorithm: number };
}
