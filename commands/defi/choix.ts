import type { DefiStart } from '../../src/matches/defi.ts';
import { findArme } from '../../src/rules/heresie/armes.ts';
import { none, opener } from '../../src/rules/heresie/choix.ts';
import type { Choices } from '../../src/rules/heresie/defi.ts';
import type { Posture } from '../../src/rules/heresie/posture.ts';
import { begin, takePosture } from '../../src/rules/heresie/run.ts';
import type { Choix, Defi, DefiState } from '../../src/rules/heresie/state.ts';
import { other, type Side, sides } from '../../src/rules/heresie/terms.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import { text } from '../../src/rules/values.ts';
import type { Values } from '../../src/slash/option.ts';
import { fold } from '../../src/text/fold.ts';
import { armeId } from './fiche.ts';

/** The options of one side. */
export const optionsOf: Readonly<Record<Side, { readonly posture: string; readonly arme: string }>> = {
  protagoniste: { posture: 'posture', arme: 'arme' },
  antagoniste: { posture: 'posture-adverse', arme: 'arme-adverse' },
};

/** Options that do something only where all is played at once. */
export const atOnceOnly: readonly string[] = sides.flatMap((side) => Object.values(optionsOf[side]));

/**
 * What the options decide of the first round. A posture that forbids one names it after a colon: « Feinte et riposte : Se
 * garder ». Refused: `posture-unknown` [got], and what the rules refuse of these choices in their order.
 */
export function readChoices(values: Values, defi: Defi): DefiStart['choices'] | Refusal {
  const postures: Partial<Record<Side, Choix>> = {};
  const armes: Partial<Record<Side, string>> = {};
  for (const side of sides) {
    const { posture, arme } = optionsOf[side];
    const choix = readChoix(text(values, posture), defi.postures, posture);
    if (isRefusal(choix)) return choix;
    postures[side] = choix;
    const named = text(values, arme);
    if (named === undefined) continue;
    const weapon = findArme(defi, side, weaponNamed(defi, side, named));
    if (isRefusal(weapon)) return weapon;
    armes[side] = weapon.id;
  }
  const choices: Choices = { postures, armes };
  return refuseTaken(defi, choices) ?? choices;
}

/** A weapon by its id or its name. */
function weaponNamed(defi: Defi, side: Side, typed: string): string {
  const found = defi[side].armes.find(({ id, nom }) => id === armeId(typed) || fold(nom) === fold(typed));
  return found?.id ?? typed;
}

function readChoix(typed: string | undefined, postures: readonly Posture[], option: string): Choix | Refusal {
  if (typed === undefined) return none;
  const [posture, nommee] = [postureNamed(typed, postures), null];
  if (posture) return { posture: posture.id, nommee };
  const [first = '', second = ''] = typed.split(/\s*:\s*/u);
  const feint = postureNamed(first, postures);
  const forbidden = postureNamed(second, postures);
  if (feint && forbidden) return { posture: feint.id, nommee: forbidden.id };
  return refuse('posture-unknown', option, { got: feint && second !== '' ? second : typed });
}

/** A posture by its id or its name. */
function postureNamed(typed: string, postures: readonly Posture[]): Posture | undefined {
  const wanted = fold(typed);
  return postures.find(({ id, nom }) => id === wanted || fold(nom) === wanted);
}

/** The postures are taken in their order, without a die, to hear what the rules refuse. */
function refuseTaken(defi: Defi, { postures = {} }: Choices): Refusal | null {
  let state: DefiState = begin(defi);
  const first = opener(state.duel);
  for (const side of [first, other(first)]) {
    const next: DefiState | Refusal = takePosture(state, side, postures[side] ?? none);
    if (isRefusal(next)) return next;
    state = next;
  }
  return null;
}
