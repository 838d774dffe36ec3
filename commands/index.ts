import type { Command } from '../src/slash/command.ts';
import { aide } from './aide.ts';
import { annuler } from './annuler.ts';
import { bataille } from './bataille.ts';
import { campagne } from './campagne.ts';
import { chanceDesJoueurs } from './chance-des-joueurs.ts';
import { chances } from './chances.ts';
import { combat } from './combat.ts';
import { commandement } from './commandement.ts';
import { defi } from './defi.ts';
import { diagnostic } from './diagnostic.ts';
import { ebranlement } from './ebranlement.ts';
import { fiche } from './fiche.ts';
import { impact } from './impact.ts';
import { jet } from './jet.ts';
import { journal } from './journal.ts';
import { melee } from './melee.ts';
import { mesDonnees } from './mes-donnees.ts';
import { moral } from './moral.ts';
import { pc } from './pc.ts';
import { regles } from './regles.ts';
import { reprendre } from './reprendre.ts';
import { royaume } from './royaume.ts';
import { scores } from './scores.ts';
import { seance } from './seance.ts';
import { soins } from './soins.ts';

/** Every slash command of the bot. */
export const commands: readonly Command[] = [
  aide(() => commands),
  annuler(() => commands),
  bataille,
  campagne,
  chanceDesJoueurs,
  chances,
  combat,
  commandement,
  defi,
  diagnostic,
  ebranlement,
  fiche,
  impact,
  jet,
  journal,
  melee,
  mesDonnees,
  moral,
  pc,
  regles,
  royaume,
  reprendre(() => commands),
  scores,
  seance,
  soins,
];
