import { houseOf } from '../../src/campaign/campaigns/house.ts';
import { gainsEmbed } from '../../src/present/campagne/house.ts';
import { flatGains, type Gains, mostGained, readGains } from '../../src/rules/jdr/gains.ts';
import { readRows } from '../../src/rules/rows.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Action, Call, Deed, Desk, SlashCall } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { givenTwice, textIn } from '../given-text.ts';
import { pastedSetting, pasteOpener, shown } from './paste.ts';
import { refuseSetting, setting } from './shared.ts';

/** `/campagne gains`: XP and Crédits of an elimination, flat or by XP band; show, set, take away. */
export const gains: Action = {
  description: 'XP et Crédits d’une élimination ; un MJ les fixe, d’un bloc ou par tranche d’XP',
  options: {
    xp: {
      type: 'integer',
      min: 0,
      max: mostGained,
      description: 'MJ : XP, quel que soit l’adversaire éliminé : 10',
    },
    credits: {
      type: 'integer',
      min: 0,
      max: mostGained,
      description: 'MJ : Crédits, quel que soit l’adversaire éliminé : 50',
    },
    texte: {
      type: 'text',
      max: 6000,
      description: 'MJ : par tranche d’XP, JSON ou CSV, « | » entre les lignes ; sinon le bouton',
    },
    fichier: { type: 'attachment', description: 'MJ : les tranches en un fichier JSON ou CSV' },
    retirer: { type: 'boolean', description: 'MJ : ne plus rien faire gagner' },
  },
  manner: (values) => (isChange(values) ? 'public' : 'private'),
  run,
};

/** The form in which the rows are pasted, and what it brings. */
export const gainsPaste = pasteOpener('gains');
export const gainsPasted = pastedSetting('gains', bring);

function isChange(values: Values): boolean {
  const { xp, credits, retirer } = values;
  return xp !== undefined || credits !== undefined || textIn(values) !== undefined || retirer === true;
}

async function run(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const { xp, credits, retirer } = values;
  const texte = textIn(values);
  const own = await ownGains(desk);
  if (!isChange(values)) {
    return shown(gainsEmbed(own), 'gains', 'Coller des tranches', desk);
  }
  const refusal = refuseSetting(call, desk);
  if (refusal) return refusal;
  const twice = givenTwice(values);
  if (twice) return twice;
  const given = [texte ?? null, xp ?? credits ?? null, retirer || null].filter((one) => one !== null);
  if (given.length > 1) return refuse('gains-two-ways', null);
  if (texte !== undefined) return bring(texte, call, desk);
  if (retirer === true) {
    if (own === null) return refuse('nothing-of-its-own', 'retirer');
    return set(desk, { retirer: true }, null);
  }
  const flat = { xp: Number(xp ?? 0), credits: Number(credits ?? 0) };
  return set(desk, flat, flatGains(flat));
}

async function bring(text: string, call: Call, desk: Desk): Promise<Deed | Refusal> {
  const refusal = refuseSetting(call, desk);
  if (refusal) return refusal;
  const rows = readRows(text);
  if (isRefusal(rows)) return rows;
  const read = readGains(rows);
  return isRefusal(read) ? read : set(desk, {}, read);
}

function set(desk: Desk, options: { readonly [name: string]: Json }, value: Gains | null): Promise<Deed> {
  return setting(desk, options, [{ kind: 'gains', name: '', value: value as unknown as Json }]); // plain data
}

async function ownGains({ tx, campaign }: Desk): Promise<Gains | null> {
  const kept = await houseOf(tx, { campaignId: campaign.id, kind: 'gains', name: '' });
  return kept as unknown as Gains | null; // only what `readGains` and `flatGains` gave is kept
}
