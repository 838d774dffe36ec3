import type { Command } from '../src/slash/command.ts';
import { combatSujet } from './chances/combat.ts';
import { defiSujet } from './chances/defi.ts';
import { entryPress } from './chances/entree.ts';
import { impactSujet } from './chances/impact.ts';
import { meleeSujet } from './chances/melee.ts';
import { sujetAction } from './chances/sujet.ts';
import { ebranlementSujet, jetSujet, moralSujet } from './chances/tests.ts';

/** `/chances`: the exact odds of a roll, from the rule that plays it. Nothing is rolled, nothing is written. */
export const chances: Command = {
  name: 'chances',
  description: 'Les chances exactes d’un jet, par la règle qui le joue ; rien n’est lancé',
  subcommands: {
    combat: sujetAction('combat', combatSujet),
    defi: sujetAction('defi', defiSujet),
    ebranlement: sujetAction('ebranlement', ebranlementSujet),
    impact: sujetAction('impact', impactSujet),
    jet: sujetAction('jet', jetSujet),
    melee: sujetAction('melee', meleeSujet),
    moral: sujetAction('moral', moralSujet),
  },
  press: { entree: entryPress },
};
