import { leaderOf } from '../matches/combat.ts';
import type { CombatMatch } from '../matches/combat-terms.ts';
import type { DefiMatch } from '../matches/defi-terms.ts';
import type { MeleeMatch } from '../matches/melee-terms.ts';
import { sides } from '../rules/heresie/terms.ts';
import type { Json } from '../rules/rule.ts';
import type { Step } from '../rules/step.ts';

/** Who threw dice: the Discord id of the player, and the name of the model that threw; `null` where there is none. */
export interface Hand {
  readonly person: string | null;
  readonly sheet: string | null;
}

/** What of an entry says who threw. `stood`: the game as it stood before its move, `null` without one. */
export interface Played {
  readonly command: string;
  /** Discord id of who rolled, or for whom it was rolled. */
  readonly by: string | null;
  readonly stood: Json | null;
}

/** Whose step it is; `null` where nobody knows any more. */
type HandOf = (step: Pick<Step, 'what' | 'about'>) => Hand | null;

const readings: Readonly<Record<string, (stood: Json | null, by: string | null) => HandOf>> = {
  defi: (stood) => byName(stood === null ? [] : duellists(stood as unknown as DefiMatch)),
  melee: (stood) => byName(stood === null ? [] : fighters(stood as unknown as MeleeMatch)),
  combat: (stood, by) => {
    const attacker = stood === null ? by : leaderOf(stood as unknown as CombatMatch);
    const defender = stood === null ? null : attackedIn(stood as unknown as CombatMatch);
    return ({ what }) => {
      if (!what.endsWith('-riposte')) return { person: attacker, sheet: null };
      return defender === null ? null : { person: defender, sheet: null };
    };
  },
};

/** Commands in whose entries the dice of both sides may fall. */
export const sided: readonly string[] = Object.keys(readings);

/** Who threw the dice of each step of an entry of a game between two sides; elsewhere who rolled threw them all. */
export function handsOf({ command, by, stood }: Played): HandOf {
  const read = Object.hasOwn(readings, command) ? readings[command] : undefined;
  return read?.(stood, by) ?? (() => ({ person: by, sheet: null }));
}

function byName(named: readonly (readonly [string, Hand])[]): HandOf {
  const known = new Map(named);
  return ({ about }) => (about === undefined ? null : (known.get(about) ?? null));
}

/** The steps of a duel are about sides. The dice of the bot are nobody's. */
function duellists({ fixed, adverse, seats }: DefiMatch): [string, Hand][] {
  return sides.map((side) => {
    const model = side === 'protagoniste' ? fixed.protagoniste : fixed.adverses[adverse];
    const person = side === 'antagoniste' && fixed.arene ? null : seats[side];
    return [side, { person, sheet: model?.combattant.profil.nom ?? null }];
  });
}

/** Names are unique in a mêlée. */
function fighters({ engages }: MeleeMatch): [string, Hand][] {
  return engages.map(({ combattant: { fiche }, joueur }) => [fiche, { person: joueur, sheet: fiche }]);
}

function attackedIn({ defenseur, fixed }: CombatMatch): string | null {
  return defenseur ?? fixed.defenseur;
}
