import { awaits } from '../../rules/heresie/run.ts';
import type { Defi, DefiState, Duel } from '../../rules/heresie/state.ts';
import { isRefusal } from '../../rules/rule.ts';
import { glory, type Issue } from './issue.ts';
import { Rounds } from './round.ts';
import { Sequel } from './suite.ts';
import { type Armement, posed } from './tour.ts';

/** A duel under way: all of it that what comes depends on. `gloire`: Gloire comes now, whatever else could. */
export interface Course extends Pick<DefiState, 'duel' | 'round' | 'rounds'> {
  readonly gloire: boolean;
}

/** A duel before and after something happened in it; `null` where there was none yet, or is none any more. */
export interface CourseQuestion {
  readonly defi: Defi;
  readonly armement: Armement;
  readonly avant: Course | null;
  readonly apres: Course | null;
}

/** How a duel would end from before and from after. */
export interface CourseOdds {
  readonly avant: Issue | null;
  readonly apres: Issue | null;
}

/**
 * The odds of a duel from where it stands: postures, weapons, advantage and strikes of its round are kept; who has not
 * chosen yet takes no posture and the weapon of `armement`, and so on until one of the two is removed.
 */
export function courseOdds({ defi, armement, avant, apres }: CourseQuestion): CourseOdds {
  const sequel = new Sequel(new Rounds(defi), armement, 'aucune-posture');
  return { avant: avant && issueAt(sequel, avant), apres: apres && issueAt(sequel, apres) };
}

function issueAt(sequel: Sequel, { gloire, ...course }: Course): Issue {
  const { defi } = sequel.rounds;
  const { duel, rounds } = course;
  if (gloire) return glory(defi, duel);
  switch (awaits({ defi, ...course, steps: [] }).kind) {
    case 'posture':
      return sequel.after(closed(sequel.rounds, duel));
    case 'arme':
    case 'concentration':
      return sequel.after(duel);
    default:
      return sequel.within(duel, rounds.at(-1)?.frappes.length ?? 0);
  }
}

/** The Confrontation with no posture of who has not chosen. */
function closed(rounds: Rounds, duel: Duel): Duel {
  const chosen = posed(rounds, duel, {});
  if (isRefusal(chosen)) throw new Error(`No posture was refused: ${chosen.code}`);
  return chosen;
}
