import { permissionNames } from '../diagnostic.ts';
import { fr } from '../words.ts';
import type { Facts } from './facts.ts';

/** What games of several clicks refuse, and what a campaign's own table of wounds gets wrong. */
export const matches = {
  'match-finished': () => 'Cette partie est finie.',
  'stale-version': () => stale,
  'not-your-move': () => 'Ce n’est pas à toi de jouer maintenant.',
  'illegal-move': () =>
    'Ce choix n’est pas à toi, ou n’est plus possible. Le dernier message dit à qui de jouer.',
  'one-move': () => 'Choisis une seule chose à faire dans le formulaire.',
  'match-public': () => 'une partie à plusieurs est publique. Retire cette option.',
  'bot-lacks': (f: Facts) =>
    fr`Le bot ne peut pas tenir une partie dans ce salon, il lui manque : ${f.names('missing', permissionNames)}. Demande à qui gère le serveur.`,
  'not-a-delay': (f: Facts) => fr`${f.quoted('got')} ne se lit pas. Écris par exemple 24 h, 30 min ou 2 j.`,
  'delay-bounds': () => 'un coup a de 5 minutes à 7 jours.',
  'game-unknown': (f: Facts) =>
    fr`aucune partie en cours que tu vois ne s’appelle ${f.quoted('got')}. Choisis dans ce que Discord propose.`,
  'game-hidden': () => fr`cette partie est cachée : ses boutons restent là où elle a commencé.`,
  'game-not-yours': () => 'Seul qui joue cette partie, ou un MJ, peut la reprendre ailleurs.',
  'seat-to-whom': () => 'dis qui prend la place.',
  'seat-bot': (f: Facts) => fr`${f.quoted('name')} est un robot : il ne prend pas de place.`,
  'seat-taken': () => 'cette personne joue déjà dans cette partie.',
  'no-deadline': () => 'Cette partie n’a pas de délai.',
  'no-seat': () => 'Cette place ne se cède pas dans cette partie.',
  'opponent-self': () => 'tu ne peux pas te choisir toi-même.',
  'opponent-bot': (f: Facts) =>
    fr`${f.quoted('name')} est un robot : il ne pourra pas jouer. Choisis un membre du serveur.`,
  'opponent-left': (f: Facts) => fr`${f.quoted('name')} n’est plus sur ce serveur.`,
  'table-not-rows': () => fr`La table est vide ou illisible : il faut une ligne par bande d’indices.`,
  'table-cell': (f: Facts) =>
    fr`Ligne ${f.number('row')} de la table, colonne ${f.word('column')} : ${f.quoted('got')} ne se lit pas. Écris ${cellLike(f)}.`,
  'table-gap': (f: Facts) => fr`Localisation ${f.number('localisation')} : ${span(f)} n’ont pas de gravité.`,
  'table-overlap': (f: Facts) => fr`Localisation ${f.number('localisation')} : ${span(f)} ont deux gravités.`,
} as const;

/** What a click on an older message gets: nothing happened. */
const stale = fr`Trop tard : la partie a avancé depuis ce message. Regarde le plus récent.`;

/** What may stand in that cell. */
function cellLike(f: Facts): string {
  if (f.raw('column') === 'indice') return 'par exemple 2-3, ≤ 1 ou 10+';
  return f.raw('column') === 'localisation' ? 'par exemple 6 ou 1-5' : f.choices('known');
}

/** The indices that are meant; without an end on one side they go on for ever. */
function span(f: Facts): string {
  if (f.has('from') && f.has('to')) return `les indices de ${f.number('from')} à ${f.number('to')}`;
  if (f.has('from')) return `les indices à partir de ${f.number('from')}`;
  return f.has('to') ? `les indices jusqu’à ${f.number('to')}` : 'tous les indices';
}
