import type { MeleeMatch, MeleeMove } from '../../matches/melee.ts';
import type { Control } from '../../slash/matches.ts';
import { cutLine } from '../cut.ts';
import { plain } from '../escape.ts';

/** Of a name, enough to know it again in a menu that says two. */
const longestName = 45;

/** How an offered move looks in this state. */
export function controlOf(move: MeleeMove, state: MeleeMatch): Control {
  const [word = '', first = '', second = ''] = move.split(':');
  const { duel } = state.fixed;
  switch (word) {
    case 'rejoindre':
      return single(duel ? 'Relever le combat' : `Rejoindre le camp ${first.toUpperCase()}`, 'main');
    case 'retirer':
      return choice('retirer', 'Retirer une fiche (chacun les siennes, un MJ toutes)', [
        nameAt(state, first),
      ]);
    case 'quitter':
      return single('Quitter', 'plain');
    case 'commencer':
      return single('Commencer', 'main');
    case 'decliner':
      return single('Refuser', 'danger');
    case 'dissoudre':
      return single('Renoncer', 'danger');
    case 'arme':
      return choice('arme', 'Arme (sinon la première de la fiche)', [
        nameAt(state, first),
        ' : ',
        shortName(state.engages[Number(first)]?.combattant.armes[Number(second)]?.nom ?? ''),
      ]);
    case 'cible':
      return choice('cible', 'Cible (sinon le premier debout)', [
        nameAt(state, first),
        ' → ',
        nameAt(state, second),
      ]);
    case 'jouer':
      return { as: 'button', label: `Jouer le round ${state.round + 1}`, style: 'main', rolls: true };
    default:
      return single('Arrêter', 'danger');
  }
}

/** What is expected of whoever it waits for. */
export function expected({ phase, fixed, round }: MeleeMatch): string {
  if (phase === 'combat')
    return fixed.duel
      ? `joue le round ${round + 1} quand les armes sont choisies`
      : `mène le round ${round + 1}`;
  return fixed.duel ? 'relève le combat ou refuse' : 'rassemble les combattants, un MJ commencera';
}

function single(label: string, style: 'main' | 'plain' | 'danger'): Control {
  return { as: 'button', label, style, rolls: false };
}

function choice(menu: string, placeholder: string, label: readonly string[]): Control {
  return { as: 'menu', menu, placeholder, label: label.join(''), rolls: false };
}

function nameAt({ engages }: MeleeMatch, at: string): string {
  return shortName(engages[Number(at)]?.combattant.fiche ?? '');
}

function shortName(name: string): string {
  return cutLine(plain(name), longestName);
}
