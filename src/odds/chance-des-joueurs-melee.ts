import { distribution } from '../dice/every.ts';
import { runOf } from '../matches/melee-state.ts';
import type { MeleeMatch } from '../matches/melee-terms.ts';
import { rollBlows } from '../rules/jdr/melee/frappe.ts';
import { sceneOf } from '../rules/jdr/melee/scene.ts';
import type { MeleeResult } from '../rules/jdr/melee/terms.ts';
import type { Strike } from './chance-des-joueurs-frappes.ts';
import { spreadOf } from './chance-des-joueurs-somme.ts';
import type { RollMade } from './chance-des-joueurs-termes.ts';

/**
 * The blows of one round of a mêlée, each against what the rule could have made of it: PV beyond those left are nobody's,
 * so that one who has fallen has nothing more to lose.
 */
export function meleeStrikes(stood: MeleeMatch, { outcome, steps }: RollMade): readonly Strike[] {
  const { frappes = [], tests = [] } = outcome.result as unknown as Partial<MeleeResult>; // of that command
  const left = pvBefore(stood, { frappes, tests }, steps);
  const names = stood.engages.map(({ combattant }) => combattant.fiche);
  return frappes.flatMap(({ de, vers, pvPerdus }) => {
    const [at, target] = [names.indexOf(de), names.indexOf(vers)];
    const pv = left.get(vers);
    if (at < 0 || target < 0 || pv === undefined || pv <= 0) return [];
    left.set(vers, pv - pvPerdus);
    return [strikeOf(stood, { at, target, pv }, { from: de, on: vers, got: pvPerdus })];
  });
}

function strikeOf(
  stood: MeleeMatch,
  { at, target, pv }: { readonly at: number; readonly target: number; readonly pv: number },
  told: Pick<Strike, 'from' | 'on' | 'got'>,
): Strike {
  const run = runOf(stood);
  const could = () =>
    spreadOf(
      distribution((dice) => Math.min(pv, rollBlows(sceneOf(run, stood.choix, dice), at, target).passees)),
    );
  const { combattants } = run.melee;
  const what = [combattants[at], combattants[target], stood.choix[at]?.arme ?? null, stood.round === 0, pv];
  return { ...told, key: `melee ${JSON.stringify(what)}`, could };
}

/** PV of each as the round began: those told at its end, and what the round took. A flight costs 1, which no blow took. */
function pvBefore(
  { engages }: MeleeMatch,
  { frappes, tests }: Pick<MeleeResult, 'frappes' | 'tests'>,
  steps: RollMade['steps'],
): Map<string, number> {
  const left = new Map<string, number>();
  for (const { combattant } of engages) {
    const { fiche } = combattant;
    const end = steps.findLast(({ what, about }) => what === 'etat' && about === fiche)?.value;
    const pv = typeof end === 'object' ? (end as { readonly pv?: unknown } | null)?.pv : undefined;
    if (typeof pv !== 'number') continue;
    const taken = frappes.reduce((sum, { vers, pvPerdus }) => (vers === fiche ? sum + pvPerdus : sum), 0);
    const fled = tests.some((test) => test.fiche === fiche && test.fuite);
    left.set(fiche, pv + taken + Number(fled));
  }
  return left;
}
