import { arbitrages } from '../data/jdr/arbitrages.ts';
import { type MeleeMatch, type MeleeMove, meleeMatch } from '../src/matches/melee.ts';
import { sheetChanges } from '../src/matches/melee-books.ts';
import { seatsIn } from '../src/matches/melee-state.ts';
import { controlOf, expected } from '../src/present/melee/controls.ts';
import { melee as present } from '../src/present/melee.ts';
import { isRefusal } from '../src/rules/rule.ts';
import { matchCommand } from '../src/slash/matches.ts';
import { sheetOption } from '../src/slash/sheets.ts';
import { joinForm, readJoin } from './melee/formulaire.ts';
import { checkMelee, completeArme, gather, isOfSeveral } from './melee/ouverture.ts';

const nothing = { fill: () => ({}) };

/** `/melee`: a close combat of two or of two camps, round after round. */
export const melee = matchCommand({
  name: 'melee',
  description: 'Corps à corps : un duel, ou une mêlée de deux camps, round par round',
  game: 'jdr',
  arbitrages,
  options: {
    adversaire: {
      type: 'user',
      description: 'Le joueur que tu affrontes ; sans lui, un rassemblement s’ouvre',
    },
    fiche: sheetOption('La fiche qui combat pour toi'),
    'fiche-adverse': sheetOption('Duel : la fiche de l’adversaire'),
    charge: { type: 'boolean', description: 'Ta fiche a chargé ce tour : un dé de plus au premier round' },
    'charge-adverse': { type: 'boolean', description: 'Duel : la fiche adverse a chargé ce tour' },
    arme: {
      type: 'text',
      max: 100,
      autocomplete: true,
      description: 'Ton arme au premier round (la première de ta fiche si rien n’est dit)',
    },
  },
  takes: ['visibilite', 'des', 'motif', 'pour', 'delai'],
  house: 'gains',
  sheets: { fiche: nothing, 'fiche-adverse': nothing },
  complete: completeArme,
  isShared: isOfSeveral,
  gather: async (values, call, desk) => {
    const gathered = await gather(values, call, desk);
    return isRefusal(gathered) ? gathered : JSON.parse(JSON.stringify(gathered));
  },
  check: checkMelee,
  match: meleeMatch,
  start: (checked, meneur, attended) => ({ ...checked, meneur, seul: !attended }),
  told: ({ outcome }) => ({ outcome, since: 0 }),
  control: controlOf,
  forms: { rejoindre: joinForm },
  prepare: readJoin,
  confirms: {
    decliner: 'Refuser le combat',
    dissoudre: 'Renoncer à la mêlée',
    interrompre: 'Arrêter la mêlée',
  },
  books: (before, after) =>
    sheetChanges(before, after).map(({ fiche, ...change }) => ({ subject: { fiche }, ...change })),
  seats: seatsIn,
  seatOf,
  mayLapse: ({ phase }) => phase === 'rassemblement',
  expects: expected,
  present: (entry, view) => present(entry, view),
});

/** Choices are those of who plays the fighter, an answer that of who was challenged; the rest is done for oneself. */
function seatOf(state: MeleeMatch, move: MeleeMove, { id }: { readonly id: string }): string | null {
  const [word = '', at = ''] = move.split(':');
  if (word === 'arme' || word === 'cible') return state.engages[Number(at)]?.joueur ?? null;
  if (word === 'decliner' || (word === 'rejoindre' && state.adversaire !== null)) return state.adversaire;
  return seatsIn(state).includes(id) ? id : null;
}
