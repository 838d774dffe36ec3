import type { Entry } from '../../campaign/entry.ts';
import type { RefusResult } from '../../rules/heresie/declaration.ts';
import type { DefiResult } from '../../rules/heresie/state.ts';
import type { Side } from '../../rules/heresie/terms.ts';
import type { Step } from '../../rules/step.ts';
import { resultOf } from '../entry.ts';
import { literal } from '../escape.ts';
import { type RuleWords, wordOf } from '../labels.ts';
import { number } from '../numbers.ts';
import { fr } from '../words.ts';
import { namesOf, wordsOf } from './names.ts';
import { lossOf, type Names } from './round.ts';
import { isFinished, verdictLine } from './verdict.ts';

/** What the log says of one entry of a challenge: what its move chose, rolled and decided, and nothing of what stood before. */
export function defiLog(entry: Entry): string[] {
  const { game, outcome } = entry.content;
  const result = resultOf<DefiResult | RefusResult>(entry);
  if ('disgrace' in result) return [refusal(result)];
  const names = namesOf(entry);
  const words = wordsOf(entry);
  const steps = outcome.steps.slice(game?.since ?? 0);
  const lines = [
    ...steps.flatMap((step) => lineOf(step, steps, result, { names, words })),
    ...(isFinished(entry) ? [verdictLine(entry, result, names)] : []),
  ];
  if (lines.length > 0) return lines;
  const armes = steps.flatMap((step) => armeLine(step, names, words));
  if (armes.length > 0) return armes;
  return [quiet(game?.move ?? '') ?? verdictLine(entry, result, names)];
}

/** A weapon is told where nothing else came of naming it. */
function armeLine({ what, about, value }: Step, names: Names, words: RuleWords): string[] {
  if (what !== 'arme' || typeof value !== 'string') return [];
  const name = about === 'antagoniste' ? names.antagoniste : names.protagoniste;
  return [fr`${name} : ${wordOf(words.value, value)}`];
}

/** A move that the calculation does not know yet. */
function quiet(move: string): string | null {
  if (move === 'pas-a-pas') return 'Pas à pas, chaque jet attend qu’on appuie';
  if (move === 'd-un-trait') return 'D’un trait, les jets n’attendent plus';
  return move.startsWith('posture:') ? 'Une feinte, la posture interdite reste à nommer' : null;
}

function refusal({ disgrace, affectee }: RefusResult): string {
  if (disgrace === null) return fr`**Défi refusé** : personne en face ne pouvait le relever`;
  const effect = affectee ? '' : ', sans effet sur qui est insensible aux statuts';
  return fr`**Défi refusé** : ${literal(disgrace)} est en disgrâce${effect}`;
}

/** What is called how. */
interface Called {
  readonly names: Names;
  readonly words: RuleWords;
}

/** What one step is worth saying; most are not. */
function lineOf(
  step: Step,
  all: readonly Step[],
  { rounds }: DefiResult,
  { names, words }: Called,
): string[] {
  const { what, value } = step;
  const side: Side = step.about === 'antagoniste' ? 'antagoniste' : 'protagoniste';
  const name = names[side];
  switch (what) {
    case 'hors-jeu':
      return ['Défi relevé'];
    case 'posture':
      return [fr`${name} : ${typeof value === 'string' ? wordOf(words.cause, value) : 'sans posture'}`];
    case 'posture-interdite':
      return [fr`${name} interdit ${typeof value === 'string' ? wordOf(words.cause, value) : ''}`];
    case 'poursuivre':
      return [`${name} poursuit`];
    case 'avantage':
      return [advantage(value, all, names)];
    case 'attaques-avec-arme':
    case 'cc-nulle': {
      const frappe = rounds.findLast(({ frappes }) => frappes.some(({ de }) => de === side));
      const struck = frappe?.frappes.find(({ de }) => de === side);
      return struck ? [fr`${name} frappe : ${lossOf(struck, names)}`] : [];
    }
    default:
      return [];
  }
}

function advantage(value: Step['value'], all: readonly Step[], names: Names): string {
  const totals = all.filter(({ what }) => what === 'total').map((one) => Number(one.value));
  const [first = 0, second = 0] = totals.slice(-2);
  const winner = value === 'antagoniste' ? names.antagoniste : names.protagoniste;
  return `Avantage à **${winner}** (${number(Math.max(first, second))} contre ${number(Math.min(first, second))})`;
}
