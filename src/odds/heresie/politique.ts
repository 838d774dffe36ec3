import { choose, legalPostures, namablePostures, none, opener } from '../../rules/heresie/choix.ts';
import type { Posture } from '../../rules/heresie/posture.ts';
import type { Camp, Choix, Duel } from '../../rules/heresie/state.ts';
import { other, type Side } from '../../rules/heresie/terms.ts';
import { isRefusal } from '../../rules/rule.ts';
import type { Rounds } from './round.ts';

/** What both do after the first round: no posture, or the best that each can choose, who is second seeing the first. */
export type Policy = 'aucune-posture' | 'meilleure';

/** One first choice, and every reply to it with the duel once both are made. */
interface Confrontation {
  readonly first: Choix;
  readonly replies: readonly { readonly choix: Choix; readonly duel: Duel }[];
}

/** Every choice before a round that this policy weighs. */
export function confrontations(rounds: Rounds, duel: Duel, policy: Policy): readonly Confrontation[] {
  return policy === 'meilleure' ? everyConfrontation(rounds, duel) : [confront(rounds, duel, none, [none])];
}

/** Every choice of the opener, none included, with every reply; Feinte et riposte once for each posture it can deny. */
export function everyConfrontation(rounds: Rounds, duel: Duel): readonly Confrontation[] {
  return choices(rounds, duel, true).map((first) => confront(rounds, duel, first, null));
}

/** `replies`: those to be weighed, `null` for all that are legal. */
function confront(
  { defi }: Rounds,
  duel: Duel,
  first: Choix,
  replies: readonly Choix[] | null,
): Confrontation {
  const side = opener(duel);
  const begun = legal(choose(defi, duel, side, first));
  const all = replies ?? choices({ defi }, begun, false);
  return {
    first,
    replies: all.map((choix) => ({ choix, duel: forgotten(legal(choose(defi, begun, other(side), choix))) })),
  };
}

/** What Feinte et riposte denied matters no more once both have chosen. */
function forgotten(duel: Duel): Duel {
  const camp = (side: Side): Camp => {
    const { choix } = duel[side];
    return { ...duel[side], choix: choix && { ...choix, nommee: null } };
  };
  return { ...duel, protagoniste: camp('protagoniste'), antagoniste: camp('antagoniste') };
}

/** What may be chosen now, none first. A posture that the other cannot take is not worth denying. */
function choices({ defi }: Pick<Rounds, 'defi'>, duel: Duel, isFirst: boolean): readonly Choix[] {
  const side = isFirst ? opener(duel) : other(opener(duel));
  const all = legalPostures(defi, duel, side).flatMap((posture): Choix[] => {
    if (!forbids(posture)) return [{ posture: posture.id, nommee: null }];
    const named = namablePostures(defi, posture.id);
    const theirs = new Set(legalPostures(defi, duel, other(side)).map(({ id }) => id));
    const worth = named.filter(({ id }) => theirs.has(id));
    return (worth.length > 0 ? worth : named.slice(0, 1)).map(({ id }) => ({
      posture: posture.id,
      nommee: id,
    }));
  });
  return [none, ...all];
}

function forbids({ effets }: Posture): boolean {
  return effets.some(({ effet }) => effet === 'interdire');
}

function legal<T>(value: T): Exclude<T, { refused: true }> {
  if (isRefusal(value)) throw new Error(`A legal posture was refused: ${value.code}`);
  return value as Exclude<T, { refused: true }>; // a refusal has just been ruled out
}
