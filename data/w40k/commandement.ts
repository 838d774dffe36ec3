import type { Clause } from '../../src/rules/rule.ts';

/** The phase de commandement of one turn, in our own words. */
export const clauses: readonly Clause[] = [
  {
    id: 'commandement.1',
    text: 'Au début de chaque phase de commandement, chacun des deux joueurs gagne 1 PC, que ce soit son tour ou non. Il s’ajoute à ceux qui lui restent.',
    source: 'Document « La phase de Commandement », les PC',
  },
  {
    id: 'commandement.2',
    text: 'La phase de commandement ouvre le tour du joueur actif et ne se joue qu’une fois par tour.',
    source: 'Document « La phase de Commandement », première phase du tour',
  },
  {
    id: 'commandement.3',
    text: 'En 10e édition, les unités ébranlées du joueur actif se rétablissent au début de sa phase, avant les tests ; en 11e édition, seul un test réussi les rétablit.',
    source: 'Règles publiques, 10e et 11e éditions, test d’Ébranlement',
  },
  {
    id: 'commandement.4',
    text: 'Puis chaque unité du joueur actif qui a subi assez de pertes passe un test d’Ébranlement, une seule fois. Une unité détruite ne teste pas.',
    source: 'Document « La phase de Commandement », l’Ébranlement',
  },
  {
    id: 'commandement.5',
    text: 'Une unité déjà testée pendant ce tour, à part, ne l’est pas une seconde fois et garde l’état que ce test lui a laissé.',
    source: 'Règles publiques, 10e édition, test d’Ébranlement',
  },
  {
    id: 'commandement.6',
    text: 'Ce qu’une fiche annonce pour la phase de commandement de son joueur arrive maintenant.',
    source: 'Document « La phase de Commandement », ce que disent les fiches',
  },
  {
    id: 'commandement.7',
    text: 'Un objectif est au joueur dont les unités posées dessus totalisent strictement plus de CO que celles de l’autre. Une unité ébranlée y compte 0 ; à égalité, personne ne le tient.',
    source: 'Document « La phase de Commandement », le CO ; règles publiques, 10e édition, objectifs',
  },
  {
    id: 'commandement.8',
    text: 'À partir de la deuxième ronde de bataille, la phase s’achève sur les points des objectifs que tient le joueur actif. La première ronde n’en donne pas.',
    source: 'Document « La phase de Commandement », les points d’objectif',
  },
];
