import { mostFighters } from '../rules/jdr/melee/check.ts';
import { camps } from '../rules/jdr/melee/terms.ts';
import type { Player } from './match.ts';
import { foesOf, standsAt } from './melee-state.ts';
import type { MeleeMatch, MeleeMove } from './melee-terms.ts';

/** The most weapons of all fighters together that one menu can offer. */
const mostArmes = 25;

/** Every move that somebody may make now, in the order of the buttons and menus. */
export function offeredMoves(state: MeleeMatch): readonly MeleeMove[] {
  switch (state.phase) {
    case 'rassemblement':
      return gathering(state);
    case 'combat':
      return [...armeMoves(state), ...cibleMoves(state), 'jouer', 'interrompre'];
    case 'fin':
      return [];
  }
}

/** Whether `player` may make an offered move. */
export function mayMake(state: MeleeMatch, move: MeleeMove, { id, isMaster }: Player): boolean {
  const { fixed, meneur, adversaire, engages } = state;
  const [word = '', place = ''] = move.split(':');
  switch (word) {
    case 'rejoindre':
      return adversaire === null || isMaster || id === adversaire;
    case 'decliner':
      return isMaster || id === adversaire;
    case 'quitter':
      return broughtBy(state, id).length > 0;
    case 'retirer':
      return isMaster || broughtBy(state, id).includes(Number(place));
    case 'dissoudre':
      return isMaster || id === meneur;
    case 'arme':
    case 'cible':
      return isMaster || engages[Number(place)]?.joueur === id;
    case 'jouer':
      return isMaster || (fixed.duel && engages.some(({ joueur }) => joueur === id));
    default:
      return isMaster; // commencer, interrompre
  }
}

/** Places of the fighters whom that person plays or brought. */
export function broughtBy({ engages }: MeleeMatch, id: string): number[] {
  return engages.flatMap(({ joueur, amene }, at) => (joueur === id || amene === id ? [at] : []));
}

function gathering(state: MeleeMatch): readonly MeleeMove[] {
  const { fixed, engages } = state;
  if (fixed.duel) return ['rejoindre:b', 'decliner', 'dissoudre'];
  const isFull = engages.length >= mostFighters;
  const isReady = camps.every((camp) => engages.some(({ combattant }) => combattant.camp === camp));
  return [
    ...(isFull ? [] : camps.map((camp): MeleeMove => `rejoindre:${camp}`)),
    ...engages.map((_, at): MeleeMove => `retirer:${at}`),
    ...(engages.length === 0 ? [] : (['quitter'] as const)),
    ...(isReady ? (['commencer'] as const) : []),
    'dissoudre',
  ];
}

/** Weapons of those who have several; where they are too many for one menu, the first ones of each. */
function armeMoves(state: MeleeMatch): MeleeMove[] {
  const armed = state.engages.flatMap(({ combattant: { armes } }, at) =>
    armes.length > 1 && standsAt(state, at) ? [{ at, count: armes.length }] : [],
  );
  const sum = armed.reduce((all, { count }) => all + count, 0);
  const most = sum <= mostArmes ? mostArmes : Math.floor(mostArmes / armed.length);
  return armed.flatMap(({ at, count }) =>
    Array.from({ length: Math.min(count, most) }, (_, arme): MeleeMove => `arme:${at}:${arme}`),
  );
}

/** Targets of those who have several. */
function cibleMoves(state: MeleeMatch): MeleeMove[] {
  return state.engages.flatMap((_, at) => {
    const foes = standsAt(state, at) ? foesOf(state, at) : [];
    return foes.length > 1 ? foes.map((target): MeleeMove => `cible:${at}:${target}`) : [];
  });
}
