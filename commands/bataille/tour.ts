import { changeBattle } from '../../src/campaign/battles/write.ts';
import { isRefusal, type Refusal } from '../../src/rules/rule.ts';
import { finirTour } from '../../src/rules/w40k/bataille.ts';
import { rondeOf } from '../../src/rules/w40k/bataille-terms.ts';
import type { Action, Call, Deed, Desk, Press } from '../../src/slash/command.ts';
import { activeDoer, refuseStranger } from './doers.ts';
import { deedIn, type Field, fieldOf, fieldToChange, phaseButtons, plainOutcome } from './shared.ts';

/** `/bataille tour`: the other player becomes active. */
export const tour: Action = {
  description: 'Finir le tour du joueur actif : à l’autre de jouer',
  options: {},
  manner: () => 'public',
  run: async (_values, call, desk) => {
    const field = await fieldToChange(call, desk);
    return isRefusal(field) ? field : endTurn(field, call, desk);
  },
};

/** « Fin du tour ». */
export const turnPress: Press = {
  manner: 'public',
  name: 'bataille tour',
  run: async (call, desk) => {
    const field = await fieldOf(call, desk);
    return isRefusal(field) ? field : endTurn(field, call, desk);
  },
};

/** `/bataille fin`: the battle is over, with the score as it stands. */
export const fin: Action = {
  description: 'Finir la bataille de ce salon : le score reste au journal',
  options: {},
  manner: () => 'public',
  run: async (_values, call, desk) => {
    const field = await fieldToChange(call, desk);
    if (isRefusal(field)) return field;
    const { battle } = field;
    const refusal = refuseStranger(call, desk, field);
    if (refusal) return refusal;
    const trace = await changeBattle(desk.tx, battle, { finie: true });
    const scores = battle.bataille.joueurs.map(({ nom: joueur, points, pc }) => ({ joueur, points, pc }));
    const told = plainOutcome({ ronde: rondeOf(battle.bataille), scores });
    return deedIn(battle, { options: {}, ...told, etats: [trace], behalf: null });
  },
};

async function endTurn(field: Field, call: Pick<Call, 'actor'>, desk: Desk): Promise<Deed | Refusal> {
  const { battle, rulings } = field;
  const doer = activeDoer(call, desk, field);
  if (isRefusal(doer)) return doer;
  const ended = finirTour(battle.bataille, rulings);
  if (isRefusal(ended)) return ended;
  const { outcome, changes } = ended;
  const trace = await changeBattle(desk.tx, battle, { tour: ended.tour });
  return deedIn(battle, {
    options: {},
    outcome,
    changes,
    etats: [trace],
    behalf: doer.behalf,
    buttons: phaseButtons(battle.id, { ...battle.bataille, tour: ended.tour }, rulings),
  });
}
