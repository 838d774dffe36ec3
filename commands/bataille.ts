import type { Command } from '../src/slash/command.ts';
import { commencer } from './bataille/commencer.ts';
import { etat, refreshPress, statePress } from './bataille/etat.ts';
import { pertes, repli } from './bataille/pertes.ts';
import { points } from './bataille/points.ts';
import { fin, tour, turnPress } from './bataille/tour.ts';
import { unite } from './bataille/unite.ts';

/** `/bataille`: a battle of two, round after round. */
export const bataille: Command = {
  name: 'bataille',
  description: 'Une bataille à deux : unités, pertes, tours, objectifs et score',
  subcommands: { commencer, unite, pertes, repli, tour, points, etat, fin },
  press: { turn: turnPress, state: statePress, refresh: refreshPress },
};
