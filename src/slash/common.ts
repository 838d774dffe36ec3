import type { Dice, Die } from '../dice/dice.ts';
import { playTyped } from '../dice/scripted.ts';
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
  pour: { type: 'user', description: 'MJ : le joueur pour qui tu lances' },
} as const satisfies OptionSpecs;

/** A face that no die has: longer numbers are as wrong, and not worth their digits. */
const impossible = 1_000_000;

/** The most dice that can be typed for one roll. */
const mostTyped = 250;

/** Faces in typed dice: whatever is not a digit parts them. Refused: no digit at all, or too many dice. */
export function readFaces(typed: string): readonly number[] | Refusal {
  const faces = (typed.match(/\d+/gu) ?? []).map((digits) => Math.min(Number(digits), impossible));
  if (faces.length === 0) return refuse('dice-none', 'des');
  if (faces.length > mostTyped)
    return refuse('dice-too-many', 'des', { count: faces.length, max: mostTyped });
  return faces;
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
