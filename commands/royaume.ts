import type { Command } from '../src/slash/command.ts';
import { invoquer, retirer } from './royaume/invocations.ts';
import { destruction, pillage, recolte } from './royaume/recolte.ts';
import { region } from './royaume/region.ts';
import { tour, turnPage } from './royaume/tour.ts';

/** `/royaume`: the board between battles. */
export const royaume: Command = {
  name: 'royaume',
  description: 'Le plateau : régions, récoltes, pillages, destructions, invocations, tours',
  subcommands: { region, recolte, pillage, destruction, invoquer, retirer, tour },
  press: { combats: turnPage },
};
