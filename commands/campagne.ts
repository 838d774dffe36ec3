import type { Command } from '../src/slash/command.ts';
import { arbitrage, arbitragePage } from './campagne/arbitrage.ts';
import { gains, gainsPaste, gainsPasted } from './campagne/gains.ts';
import { archiver, creer, rouvrir, voir } from './campagne/liste.ts';
import { mj } from './campagne/mj.ts';
import { enCours } from './campagne/parties.ts';
import { delier, lier } from './campagne/places.ts';
import { posture, posturePaste, posturePasted } from './campagne/posture.ts';
import { prisonniers } from './campagne/prisonniers.ts';
import { reglages } from './campagne/reglages.ts';
import { table, tablePaste, tablePasted } from './campagne/table.ts';
import { exporter, importConfirmed, importer, importPaste, importPasted } from './campagne/transfer.ts';

/** `/campagne`: the campaigns of a server, who leads them, what they play by. */
export const campagne: Command = {
  name: 'campagne',
  description: 'Les campagnes du serveur : salons, MJ, arbitrages, tables, export',
  subcommands: {
    creer,
    voir,
    lier,
    delier,
    'en-cours': enCours,
    reglages,
    mj,
    arbitrage,
    table,
    gains,
    posture,
    prisonniers,
    archiver,
    rouvrir,
    exporter,
    importer,
  },
  press: {
    arbitrages: arbitragePage,
    'table-form': tablePaste,
    table: tablePasted,
    'gains-form': gainsPaste,
    gains: gainsPasted,
    'posture-form': posturePaste,
    posture: posturePasted,
    'importer-form': importPaste,
    importer: importPasted,
    'importer-oui': importConfirmed,
  },
};
