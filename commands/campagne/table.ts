import { tableMaison } from '../../data/confede/table-maison.ts';
import { houseOf } from '../../src/campaign/campaigns/house.ts';
import { tableEmbed } from '../../src/present/campagne/house.ts';
import { groupedColumns, readTable } from '../../src/rules/confede/own-table.ts';
import type { Gravite } from '../../src/rules/confede/terms.ts';
import { readRows } from '../../src/rules/rows.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Matrix } from '../../src/rules/table.ts';
import type { Action, Call, Deed, Desk, SlashCall } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { givenTwice, textIn } from '../given-text.ts';
import { pastedSetting, pasteOpener, shown } from './paste.ts';
import { refuseSetting, setting } from './shared.ts';

/** `/campagne table`: the table of wounds that `/impact` reads; show, bring one, go back to the house's. */
export const table: Action = {
  description: 'La table des Blessures de /impact ; un MJ apporte celle de son livre',
  options: {
    texte: {
      type: 'text',
      max: 6000,
      description: 'MJ : JSON ou CSV sur une ligne, « | » entre les lignes ; sinon le bouton',
    },
    fichier: { type: 'attachment', description: 'MJ : la table en un fichier JSON ou CSV' },
    retirer: { type: 'boolean', description: 'MJ : revenir à la table maison' },
  },
  manner: (values) => (textIn(values) !== undefined || values['retirer'] === true ? 'public' : 'private'),
  run,
};

/** The form in which the rows are pasted, and what it brings. */
export const tablePaste = pasteOpener('table');
export const tablePasted = pastedSetting('table', bring);

async function run(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const texte = textIn(values);
  const away = values['retirer'] === true;
  const refusal = texte !== undefined || away ? refuseSetting(call, desk) : null;
  if (refusal) return refusal;
  const given = givenTwice(values);
  if (given) return given;
  if (texte !== undefined && away) return refuse('unset-and-set', 'retirer', { option: 'texte' });
  if (texte !== undefined) return bring(texte, call, desk);
  const own = await ownTable(desk);
  if (!away) {
    const embed = tableEmbed(own, groupedColumns(own ?? tableMaison));
    return shown(embed, 'table', 'Coller une table', desk);
  }
  if (own === null) return refuse('nothing-of-its-own', 'retirer');
  return setting(desk, { retirer: true }, [{ kind: 'table', name: '', value: null }]);
}

async function bring(text: string, call: Call, desk: Desk): Promise<Deed | Refusal> {
  const refusal = refuseSetting(call, desk);
  if (refusal) return refusal;
  const rows = readRows(text);
  if (isRefusal(rows)) return rows;
  const read = readTable(rows);
  if (isRefusal(read)) return read;
  const value = read as unknown as Json; // a matrix is plain data
  return setting(desk, {}, [{ kind: 'table', name: '', value }]);
}

async function ownTable({ tx, campaign }: Desk): Promise<Matrix<Gravite> | null> {
  const kept = await houseOf(tx, { campaignId: campaign.id, kind: 'table', name: '' });
  return kept as unknown as Matrix<Gravite> | null; // only what `readTable` gave is kept
}
