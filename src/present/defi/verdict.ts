import type { Entry } from '../../campaign/entry.ts';
import type { DefiResult } from '../../rules/heresie/state.ts';
import { lastStepOf, stepOf } from '../entry.ts';
import { number } from '../numbers.ts';
import { fr } from '../words.ts';
import { type Names, sides } from './round.ts';

/** Gloire is over. */
export function isFinished(entry: Entry): boolean {
  return stepOf(entry, 'clause', 'retour') !== undefined;
}

/** « **Cassian l’emporte**, Drusus à 0 PV : 5 PRC », or how far the challenge has come. */
export function verdictLine(entry: Entry, result: DefiResult, names: Names): string {
  const { vainqueur, prc, pv } = result;
  const removed = sides.filter((side) => pv[side] === 0).map((side) => names[side]);
  const fallen = removed.length === 0 ? '' : `, ${removed.join(' et ')} à 0 PV`;
  if (!isFinished(entry)) return unfinished(entry, result, names, fallen);
  const rompre = lastStepOf(entry, 'clause', 'rompre');
  if (rompre) {
    return fr`**${nameOf(rompre.about, names)} rompt le défi**${fallen} : personne ne l’emporte, aucun PRC`;
  }
  const given = lastStepOf(entry, 'clause', 'abandon');
  const gave = given ? fr`**${nameOf(given.about, names)} abandonne** : ` : '';
  if (vainqueur === null)
    return fr`${gave}**${gave === '' ? 'P' : 'p'}ersonne ne l’emporte**${fallen} : aucun PRC`;
  return fr`${gave}**${names[vainqueur]} l’emporte**${fallen} : ${number(prc)} PRC`;
}

function unfinished(entry: Entry, { rounds }: DefiResult, names: Names, fallen: string): string {
  const had = (what: string): boolean => stepOf(entry, 'clause', what) !== undefined;
  if (had('sans-reponse')) return fr`**Défi sans réponse** : il tombe, et ce n’est pas un refus`;
  if (had('retrait')) return `**${names.protagoniste} retire son défi**`;
  if (had('refus')) return fr`**Défi refusé** : il reste à nommer qui tombe en disgrâce`;
  if (had('lance')) return '**Défi lancé**, la réponse est attendue';
  const round = lastStepOf(entry, 'clause', 'round')?.value;
  const rank = typeof round === 'number' ? round : rounds.length;
  if (rounds.length === 0) return '**Le défi commence**';
  return fr`**Round ${rank}**${fallen === '' ? ', le défi continue' : fallen}`;
}

function nameOf(about: string | undefined, names: Names): string {
  return about === 'antagoniste' ? names.antagoniste : names.protagoniste;
}
