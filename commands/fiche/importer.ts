import { isTaken } from '../../src/campaign/sheets/write.ts';
import { importHelp } from '../../src/present/fiche.ts';
import { pastedText, pasteForm } from '../../src/present/paste-form.ts';
import { type Numbered, readRoster, refuseLines } from '../../src/rules/fiche/roster.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import { mostBytes } from '../../src/slash/attached.ts';
import { button, row } from '../../src/slash/buttons.ts';
import type { Action, Call, Deed, Desk, Opener, Press } from '../../src/slash/command.ts';
import { makeCustomId } from '../../src/slash/custom-id.ts';
import type { Values } from '../../src/slash/option.ts';
import { readText } from '../../src/slash/text.ts';
import { givenTwice, textIn } from '../given-text.ts';
import { makeAll, sideOptions } from './creer.ts';
import { deedOf, nameOf, only } from './shared.ts';

const option = 'texte';
/** A file holds so much, a form less. */
const longestText = mostBytes;

interface Side {
  readonly pnj: boolean;
  readonly cachee: boolean;
}

const form = {
  title: 'Importer des fiches',
  label: 'Une fiche par ligne, ou le JSON, ou le CSV',
  placeholder: 'Boyz : CC 4 F 4 E 5 PV 1 A 2 Cd 7\nNob : CC 5 F 5 E 5 PV 3 A 3 Cd 8',
  fields: 5,
};

/** `/fiche importer`: a whole roster, by option or pasted into a form; all or nothing. */
export const importer: Action = {
  description: 'Reprendre toute une liste : une fiche par ligne, ou le JSON ou le CSV d’un export',
  options: {
    texte: {
      type: 'text',
      max: 6000,
      description: 'Les fiches ; laisse vide pour les coller dans un formulaire',
    },
    fichier: { type: 'attachment', description: 'Les fiches en un fichier JSON, CSV ou texte' },
    ...sideOptions,
  },
  manner: () => 'private',
  run: async (values, call, desk) => {
    const forMaster = (['pnj', 'cachee'] as const).find((name) => values[name] === true);
    if (forMaster && !desk.isMaster) return refuse('master-only', forMaster);
    const twice = givenTwice(values);
    if (twice) return twice;
    const given = textIn(values);
    if (given !== undefined) return takeText(given, sideOf(values), call, desk);
    const paste = button('Coller la liste', makeCustomId('fiche', 'paste', ...flagsOf(values)), 'main');
    return { kind: 'read', message: only(importHelp(), desk.attended ? [row(paste)] : []) };
  },
};

/** The form for a long list. Refused: `master-only` for the MJ's side. */
export const paste: Opener = {
  opens: async (call, { isMaster }) =>
    call.args.length > 0 && !isMaster
      ? refuse('master-only', null)
      : pasteForm(makeCustomId('fiche', 'pasted', ...call.args), form),
};

/** The list that came back. */
export const pasted: Press = {
  manner: 'private',
  name: 'fiche importer',
  run: async (call, desk) => {
    const side = { pnj: call.args.includes('pnj'), cachee: call.args.includes('cachee') };
    if ((side.pnj || side.cachee) && !desk.isMaster) return refuse('master-only', null);
    return takeText(pastedText(call.fields), side, call, desk);
  },
};

async function takeText(raw: string, side: Side, call: Call, desk: Desk): Promise<Deed | Refusal> {
  const text = readText(option, raw.replace(/^\uFEFF/u, ''), longestText);
  return isRefusal(text) ? text : take(text, side, call, desk);
}

async function take(text: string, side: Side, call: Call, desk: Desk): Promise<Deed | Refusal> {
  const read = readRoster(text, side, option);
  if (isRefusal(read)) return read;
  const named = await nameAll(read, desk);
  if (isRefusal(named)) return named;
  const sheets = named.map(({ listed }) => listed);
  if (!desk.isMaster && sheets.some(({ pnj, cachee }) => pnj || cachee)) return refuse('master-only', option);
  const made = await makeAll(desk, call.actor, sheets, option);
  if (isRefusal(made)) return made;
  return deedOf(
    { nombre: sheets.length },
    {
      fait: 'import',
      noms: sheets.map(({ nom }) => nom),
      fiches: made,
      isHidden: sheets.some(({ cachee }) => cachee),
    },
  );
}

/** Names made fit, each told by its line when it is taken, twice there or unfit. */
async function nameAll(read: readonly Numbered[], { tx, campaign }: Desk): Promise<Numbered[] | Refusal> {
  const seen = new Set<string>();
  const mistakes: { line: number; refusal: Refusal }[] = [];
  const named: Numbered[] = [];
  for (const { line, listed } of read) {
    const name = nameOf(listed.nom, option);
    if (isRefusal(name)) mistakes.push({ line, refusal: name });
    else if (seen.has(name.folded) || (await isTaken(tx, campaign.id, name.folded))) {
      mistakes.push({ line, refusal: refuse('name-taken', option, { got: name.nom }) });
    } else {
      seen.add(name.folded);
      named.push({ line, listed: { ...listed, nom: name.nom } });
    }
  }
  return mistakes.length === 0 ? named : refuseLines(mistakes, option);
}

function sideOf(values: Values) {
  return { pnj: values['pnj'] === true, cachee: values['cachee'] === true };
}

function flagsOf(values: Values): string[] {
  return Object.entries(sideOf(values)).flatMap(([name, isSet]) => (isSet ? [name] : []));
}
