import type { MatchState } from '../matches/match.ts';
import type { Command, Press } from './command.ts';
import { commonOptions } from './common.ts';
import { answerOf } from './match/answer.ts';
import { beginMatch } from './match/begin.ts';
import { handSeat } from './match/hand.ts';
import { lapseGame, remindOf } from './match/lapse.ts';
import { makeMove } from './match/move.ts';
import { moveForm, physicalForm } from './match/open.ts';
import type { CommonName, MatchRoll } from './match/roll.ts';
import { stateOf } from './match/standing.ts';
import type { OptionSpecs } from './option.ts';
import { completeRoll, mannerOfRoll } from './roll.ts';

export type * from './match/roll.ts';

/** What every command that takes several clicks may take beside its own options. */
const options: Readonly<Record<CommonName, OptionSpecs[string]>> = {
  ...commonOptions,
  delai: {
    type: 'text',
    max: 20,
    description: 'Temps pour chaque coup attendu, puis on joue par défaut : 24 h, 30 min, 2 j',
  },
};
const ofEveryRoll: readonly CommonName[] = ['visibilite', 'des', 'motif', 'pour'];

/** The slash command of such a roll, and the buttons, menus and forms of its moves. */
export function matchCommand<X, Start, State extends MatchState, Move extends string, View, R extends object>(
  roll: MatchRoll<X, Start, State, Move, View, R>,
): Command {
  const { name, description, match, takes = ofEveryRoll, sheets, complete } = roll;
  const taken = Object.fromEntries(takes.map((one) => [one, options[one]]));
  const move: Press = { manner: 'update', run: (call, desk) => makeMove(roll, call, desk) };
  return {
    name,
    description,
    action: {
      description,
      options: { ...roll.options, ...taken },
      manner: mannerOfRoll,
      run: (values, call, desk) => beginMatch(roll, values, call, desk),
      complete: (call, shelf) => completeRoll({ ...(sheets && { sheets }), complete }, call, shelf),
    },
    roundOf: (state) => match.round(stateOf(roll, state)),
    again: (entry, state, place, { opening, deadlineAt, isUndoable }) => {
      const isShared = opening.shared === true;
      return answerOf(roll, { entry, state: stateOf(roll, state), place, deadlineAt, isShared, isUndoable });
    },
    game: {
      lapse: (game, desk) => lapseGame(roll, game, desk),
      remind: (game, entry, desk) => remindOf(roll, game, entry, desk),
      hand: (handing, call, desk) => handSeat(roll, handing, call, desk),
    },
    press: {
      ...{ move, menu: move, dice: move, brought: move },
      form: { opens: (call, shelf) => moveForm(roll, call, shelf) },
      'menu-form': { opens: (call, shelf) => moveForm(roll, call, shelf) },
      physical: { opens: (call, shelf) => physicalForm(roll, call, shelf) },
    },
  };
}
