import type { Dice } from '../../dice/dice.ts';
import { type Outcome, type Refusal, type Rulings, refuse } from '../rule.ts';
import { Trace } from '../trace.ts';
import { isEligible } from './check.ts';
import { hasRegle } from './regles.ts';
import type { Combattant } from './terms.ts';

/** What a declined challenge leaves. `disgrace`: who is named, `null` when nobody could have accepted. */
export interface RefusResult {
  readonly disgrace: string | null;
  /** False for a model that statuses do not affect. */
  readonly affectee: boolean;
  /** CC and Cd while it lasts, `null` when nothing changes (or the sheet has no Cd). */
  readonly cc: number | null;
  readonly cd: number | null;
}

/**
 * The challenge is declined: who issued it names one of the enemy's `models` that could have accepted (`nommee`, its name),
 * which is en disgrâce until the end phase of this player turn. Refused: `disgrace-unnamed` [known], `disgrace-unknown`
 * [got, known], `disgrace-nobody` [got] when a name is given and nobody could have accepted. Source: `defi.2`, `defi.3`.
 */
export function decline(
  models: readonly Combattant[],
  nommee: string | null,
  rulings: Rulings,
  dice: Dice,
): Outcome<RefusResult> | Refusal {
  const able = models.filter(isEligible);
  const known = able.map(({ profil }) => profil.nom);
  const trace = new Trace(dice);
  if (able.length === 0) {
    if (nommee !== null) return refuse('disgrace-nobody', null, { got: nommee });
    trace.clause({ clause: 'defi.2', what: 'disgrace' }, null);
    return trace.outcome({ disgrace: null, affectee: false, cc: null, cd: null }, rulings);
  }
  if (nommee === null) return refuse('disgrace-unnamed', null, { known });
  const model = able.find(({ profil }) => profil.nom === nommee);
  if (!model) return refuse('disgrace-unknown', null, { got: nommee, known });
  return trace.outcome(shame(model, trace), rulings);
}

function shame({ profil }: Combattant, trace: Trace): RefusResult {
  const { nom, cc, cd, regles } = profil;
  const mark = { clause: 'defi.2', about: nom };
  trace.clause({ ...mark, what: 'disgrace' }, nom);
  if (hasRegle(regles, 'insensible-aux-statuts')) {
    trace.clause({ ...mark, what: 'insensible-aux-statuts' });
    return { disgrace: nom, affectee: false, cc: null, cd: null };
  }
  const half = (what: string, value: number) =>
    trace.modify({ ...mark, what }, value, [{ cause: 'disgrace', value: Math.floor(value / 2) - value }])
      .value;
  const result = {
    disgrace: nom,
    affectee: true,
    cc: half('cc', cc),
    cd: cd === null ? null : half('cd', cd),
  };
  trace.clause({ clause: 'defi.3', what: 'duree', about: nom }, 'phase-de-fin');
  return result;
}
