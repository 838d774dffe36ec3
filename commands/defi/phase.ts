import type { Press } from '../../src/slash/command.ts';
import { endPhase } from '../fiche/statut.ts';

/** « Fin de phase » under a declined challenge: the same as `/fiche statut fin-de-phase:oui`, to the MJ who presses: a hidden sheet may be among them. */
export const endPhasePress: Press = {
  manner: 'private',
  name: 'fiche statut',
  run: (call, desk) => endPhase({ 'fin-de-phase': true }, call, desk),
};
