import { changesTo, keepImport, takeImport } from '../../src/campaign/transfer.ts';
import { importPreview } from '../../src/present/campagne/house.ts';
import { exportReady, nothingToImport } from '../../src/present/campagne/transfer.ts';
import { pastedText } from '../../src/present/paste-form.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../../src/rules/rule.ts';
import { button, row } from '../../src/slash/buttons.ts';
import type { Action, Call, ComponentCall, Deed, Desk, Press, SlashCall } from '../../src/slash/command.ts';
import { makeCustomId } from '../../src/slash/custom-id.ts';
import type { Values } from '../../src/slash/option.ts';
import { givenTwice, textIn } from '../given-text.ts';
import { exported } from './export.ts';
import { bringSheets, type ImportedSheet } from './fiches.ts';
import { pasteOpener } from './paste.ts';
import { ownPostures } from './posture.ts';
import { bringRegions, type ImportedRegion } from './regions.ts';
import { only, refuseSetting, setting } from './shared.ts';

/** `/campagne exporter`: what the campaign plays by, as a file. */
export const exporter: Action = {
  description: 'MJ : réglages, arbitrages, table, gains, postures, fiches et régions en un fichier',
  options: {},
  manner: () => 'private',
  run: async (_values, _call, desk) => give(desk),
};

/** `/campagne importer`: such a file, shown first and done at the button. */
export const importer: Action = {
  description: 'MJ : reprendre le fichier d’une autre campagne, après l’avoir relu',
  options: {
    texte: { type: 'text', max: 6000, description: 'Le contenu du fichier exporté ; sinon le bouton' },
    fichier: { type: 'attachment', description: 'Le fichier exporté, campagne.json' },
  },
  manner: () => 'private',
  run: async (values, call, desk) => offer(values, call, desk),
};

/** The form in which the file is pasted, what it brings, and the confirmation. */
export const importPaste = pasteOpener('importer');
export const importPasted: Press = {
  manner: 'private',
  run: (call: ComponentCall, desk: Desk) => preview(pastedText(call.fields), call, desk),
};
export const importConfirmed: Press = { manner: 'public', name: 'campagne importer', run: confirm };

async function give(desk: Desk): Promise<Deed | Refusal> {
  if (!desk.isMaster) return refuse('master-only', null);
  const text = await exported(desk.tx, desk.campaign);
  const embed = exportReady(desk.campaign);
  const message = { ...only(embed), files: [{ name: 'campagne.json', text }] };
  return { kind: 'read', message };
}

async function offer(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  if (!desk.isMaster) return refuse('master-only', null);
  const twice = givenTwice(values);
  if (twice) return twice;
  const texte = textIn(values);
  if (texte !== undefined) return preview(texte, call, desk);
  const paste = button('Coller le fichier', makeCustomId('campagne', 'importer-form'), 'main');
  return { kind: 'read', message: only(nothingToImport(), [row(paste)]) };
}

/** What would change; nothing does before the button. */
async function preview(text: string, { actor }: Call, desk: Desk): Promise<Deed | Refusal> {
  if (!desk.isMaster) return refuse('master-only', null);
  const own = (await ownPostures(desk)).map(({ id }) => id);
  const { readExport } = await import('./import.ts'); // with zod, which no start has use for
  const read = readExport(text, own);
  if (isRefusal(read)) return read;
  const changes = await changesTo(desk.tx, desk.campaign.id, read.wanted);
  const { fiches, regions } = read;
  const brought = { fiches: fiches.length, regions: regions.length };
  const embed = importPreview(desk.campaign, read.name, changes, brought);
  if (changes.length + fiches.length + regions.length === 0) return { kind: 'read', message: only(embed) };
  const plain = { fiches, regions } as unknown as Record<'fiches' | 'regions', Json>; // plain data
  const kept = { wanted: read.wanted, ...plain };
  const by = { person: actor.id, at: desk.now };
  const id = await keepImport(desk.tx, desk.campaign.id, kept, by);
  const confirms = button('Importer', makeCustomId('campagne', 'importer-oui', id), 'danger');
  return { kind: 'saved', message: only(embed, [row(confirms)]) };
}

async function confirm(call: ComponentCall, desk: Desk): Promise<Deed | Refusal> {
  const refusal = refuseSetting(call, desk);
  if (refusal) return refusal;
  const imported = await takeImport(desk.tx, desk.campaign.id, Number(call.args[0]));
  if (!imported) return refuse('gone', null);
  const changes = await changesTo(desk.tx, desk.campaign.id, imported.wanted);
  const sheets = imported.fiches as unknown as readonly ImportedSheet[]; // kept by `preview`
  const brought = await bringSheets(desk, call, sheets);
  if (isRefusal(brought)) return brought;
  const regions = imported.regions as unknown as readonly ImportedRegion[]; // kept by `preview`
  const etats = await bringRegions(desk, regions);
  if (isRefusal(etats)) return etats;
  if (changes.length + brought.fiches.length + brought.changes.length + etats.length === 0)
    return refuse('nothing-to-import', null);
  const deed = await setting(
    desk,
    {},
    changes.map(({ reglage, nom, apres }) => ({ kind: reglage, name: nom, value: apres })),
  );
  const { outcome } = deed.draft;
  const states = { fiches: brought.fiches, etats } as unknown as Record<'fiches' | 'etats', Json>; // plain data
  const result = { ...outcome.result, ...states };
  return { ...deed, draft: { ...deed.draft, outcome: { ...outcome, result }, changes: brought.changes } };
}
