import type { Dice, Die } from '../dice/dice.ts';
import { playTyped } from '../dice/scripted.ts';
import { bounds } from '../dice/terms.ts';
import { isRefusal, type Refusal, refuse } from '../rules/rule.ts';
import type { OptionSpecs } from './option.ts';

/** What every roll of one person takes beside its own options. */
export const commonOptions = {
  visibilite: {
    type: 'choice',
    description: 'Qui voit ce jet (tout le monde si rien n’est dit)',
    choices: {
      public: 'Public : tout le monde',
      'joueur-mj': 'Joueur et MJ : moi et les MJ, dans leur salon',
      mj: 'MJ seuls : je ne vois pas le résultat moi-même',
      personnel: 'Personnel : moi seul',
    },
  },
  des: {
    type: 'text',
    max: 800,
    description: 'Dés lancés à la main, dans l’ordre où la règle les demande : 4 2 6',
  },
  motif: { type: 'text', max: 200, description: 'Une note affichée avec le jet : assaut du pont' },
  pour: { type: 'user', person: true, description: 'MJ : le joueur pour qui tu lances' },
} as const satisfies OptionSpecs;

/** The most dice that can be typed for one roll. */
const mostTyped = 250;

/**
 * Faces in typed dice: whatever is not a digit parts them. Refused: no digit at all (`dice-none`), too many dice
 * (`dice-too-many`), a number that no die shows, however many sides it has (`dice-no-such-face` [index, got]).
 */
export function readFaces(typed: string): readonly number[] | Refusal {
  const written = typed.match(/\d+/gu) ?? [];
  if (written.length === 0) return refuse('dice-none', 'des');
  if (written.length > mostTyped) {
    return refuse('dice-too-many', 'des', { count: written.length, max: mostTyped });
  }
  const wrong = written.findIndex((digits) => Number(digits) > bounds.sides.max);
  if (wrong >= 0) return refuse('dice-no-such-face', 'des', { index: wrong + 1, got: written[wrong] ?? '' });
  return written.map(Number);
}

export interface Played<T> {
  readonly value: T;
  readonly dice: readonly Die[];
  readonly typed: boolean;
}

/**
 * Runs a rule on the dice a person typed, or on `drawn` when none were typed. Refused when the typed dice do not fit
 * what the rule rolls: missing, left over, an impossible face, none due.
 */
export function play<T>(
  typed: string | undefined,
  drawn: () => Dice,
  run: (dice: Dice) => T,
): Played<T> | Refusal {
  if (typed === undefined) {
    const dice = drawn();
    return { value: run(dice), dice: [...dice.rolled], typed: false };
  }
  const faces = readFaces(typed);
  if (isRefusal(faces)) return faces;
  const outcome = playTyped(faces, run);
  if ('mismatch' in outcome) {
    const { mismatch, ...context } = outcome;
    return refuse(`dice-${mismatch}`, 'des', context);
  }
  return { value: outcome.value, dice: outcome.dice, typed: true };
}
