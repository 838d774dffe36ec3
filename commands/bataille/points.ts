import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import { amend } from '../../src/rules/w40k/bataille.ts';
import type { Action, Deed, Desk, SlashCall } from '../../src/slash/command.ts';
import type { Named, Values } from '../../src/slash/option.ts';
import { namedDoer } from './doers.ts';
import { deedIn, fieldToChange } from './shared.ts';

/** How far a MJ may set something right at once. */
const most = 999;

/** A MJ sets the points or the PC of a player right, and says why. */
function rectification(quantity: 'pc' | 'points', description: string, whose: string): Action {
  return {
    description,
    options: {
      joueur: { type: 'user', required: true, description: whose },
      montant: {
        type: 'integer',
        min: -most,
        max: most,
        required: true,
        description: 'De combien, avec un moins pour retirer : -5',
      },
      motif: {
        type: 'text',
        max: 200,
        required: true,
        description: 'Pourquoi : objectif oublié à la ronde 2',
      },
    },
    manner: () => 'public',
    run: (values, call, desk) => rectify(quantity, values, call, desk),
  };
}

/** `/bataille points`. */
export const points = rectification(
  'points',
  'MJ : ajouter ou retirer des points à un joueur',
  'Le joueur dont les points changent',
);

/** `/pc corriger`. */
export const corriger = rectification(
  'pc',
  'MJ : ajouter ou retirer des PC à un joueur de la bataille',
  'Le joueur dont les PC changent',
);

async function rectify(
  quantity: 'pc' | 'points',
  values: Values,
  call: SlashCall,
  desk: Desk,
): Promise<Deed | Refusal> {
  if (!desk.isMaster) return refuse('master-only', null);
  const field = await fieldToChange(call, desk);
  if (isRefusal(field)) return field;
  const { battle, rulings } = field;
  const doer = namedDoer('joueur', values['joueur'] as Named, call, desk, field); // a user option
  if (isRefusal(doer)) return doer;
  const montant = Number(values['montant']);
  const done = amend(battle.bataille, doer.side, quantity, montant, rulings);
  if (isRefusal(done)) return done;
  return deedIn(battle, {
    ...done,
    options: { montant },
    behalf: doer.behalf,
    motif: String(values['motif']),
  });
}
