import type { Command } from '../src/slash/command.ts';
import { arme } from './fiche/arme.ts';
import { copier } from './fiche/copier.ts';
import { creer } from './fiche/creer.ts';
import { exporter } from './fiche/exporter.ts';
import { edit, edited } from './fiche/form.ts';
import { importer, paste, pasted } from './fiche/importer.ts';
import { modifier } from './fiche/modifier.ts';
import { restore } from './fiche/retablir.ts';
import { statut } from './fiche/statut.ts';
import { drop, supprimer } from './fiche/supprimer.ts';
import { liste, turn, voir } from './fiche/voir.ts';

/** `/fiche`: the sheets of a campaign. */
export const fiche: Command = {
  name: 'fiche',
  description: 'Les fiches de la campagne : profils, armes, PV, statuts',
  subcommands: { creer, voir, modifier, arme, statut, liste, importer, exporter, copier, supprimer },
  press: { edit, edited, page: turn, paste, pasted, drop, restore },
};
