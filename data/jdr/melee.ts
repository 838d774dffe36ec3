import type { Clause } from '../../src/rules/rule.ts';

/** A mêlée, round after round, in our own words. The tests of morale in it are those of `moral`. */
export const clauses: readonly Clause[] = [
  {
    id: 'melee.1',
    text: 'Qui est pris dans la mêlée y est verrouillé : il ne peut ni la quitter, ni tirer, ni être pris pour cible d’un tir.',
    source: 'Document « Corps à corps », Résoudre les corps à corps',
  },
  {
    id: 'melee.2',
    text: 'On frappe par initiative décroissante. Qui tombe à 0 PV avant son tour ne frappe pas.',
    source: 'Document « Corps à corps », Résoudre les corps à corps',
  },
  {
    id: 'melee.3',
    text: 'À initiative égale on frappe ensemble : chacun porte tous ses coups, même s’il tombe. Les cibles sont fixées avant le premier dé ; ce qui dépasse les PV d’une cible est perdu.',
    source: 'Arbitrages initiative-egale et cibles-simultanees',
  },
  {
    id: 'melee.4',
    text: 'Un dé par Attaque, un de plus pour qui a chargé ce tour, un de plus pour qui tient deux armes à une main.',
    source: 'Document « Corps à corps », Toucher au corps à corps',
  },
  {
    id: 'melee.5',
    text: 'Chacun frappe avec une arme par round, la première de sa fiche si rien n’est dit. Une arme à deux mains fait perdre le dé des deux armes ; sans arme, ses Attaques suffisent.',
    source: 'Arbitrages deux-armes et sans-arme',
  },
  {
    id: 'melee.6',
    text: 'Chacun vise un adversaire. Si sa cible est tombée ou si rien n’est dit, il frappe le premier encore debout dans l’ordre d’arrivée.',
    source: 'Arbitrage cible-tombee',
  },
  {
    id: 'melee.7',
    text: 'On touche en comparant les CC : 3+ si la sienne est plus haute, 5+ si celle de la cible dépasse le double, 4+ sinon.',
    source: 'Document « Corps à corps », Toucher au corps à corps, et la table classique',
  },
  {
    id: 'melee.8',
    text: 'On blesse en comparant sa Force à l’Endurance de la cible : 4+ à égalité, un de moins ou de plus par point d’écart, au mieux 2+. À trois points sous l’Endurance, 6+ ; à quatre, c’est impossible et aucun dé n’est jeté.',
    source:
      'Document « Corps à corps », Toucher au corps à corps, et la table classique ; arbitrage blessure-impossible',
  },
  {
    id: 'melee.9',
    text: 'Chaque blessure donne droit à une sauvegarde, que rien ne réduit au corps à corps, sauf une arme énergétique : elle l’aggrave de la Force du porteur. Sans armure, pas de jet.',
    source: 'Document « Corps à corps », Toucher au corps à corps',
  },
  {
    id: 'melee.10',
    text: 'Un 1 échoue et un 6 réussit toujours, pour toucher comme pour sauver. Une sauvegarde aggravée à 7+ ou pire n’est pas jetée.',
    source: 'Arbitrage un-et-six',
  },
  {
    id: 'melee.11',
    text: 'Chaque blessure sans sauvegarde coûte 1 PV, dans la limite de ceux qui restent.',
    source: 'Document « Corps à corps », Toucher au corps à corps ; arbitrage pertes-plafonnees',
  },
  {
    id: 'melee.12',
    text: 'À 0 PV, on est K.O. aussitôt, et l’on retient par qui : on est porté avec ses affaires à l’infirmerie de son clan pour le reste de la journée, et l’on n’en sort pas avant les prochains soins.',
    source: 'Document « Corps à corps », Neutralisation',
  },
  {
    id: 'melee.13',
    text: 'À la fin du round, qui a perdu plus de PV que son adversaire passe un Test de Moral, dans l’ordre des frappes. Son adversaire est celui qui lui a pris le plus de PV, même tombé depuis.',
    source:
      'Document « Corps à corps », Test de Moral et Fuite ; arbitrages adversaire-en-melee et adversaire-tombe',
  },
  {
    id: 'melee.14',
    text: 'Personne ne teste quand plus aucun adversaire n’est debout.',
    source: 'Document « Corps à corps », Test de Moral et Fuite ; arbitrage plus-d-adversaire',
  },
  {
    id: 'melee.15',
    text: 'Celui qui tombe ou qui fuit rapporte aussitôt sa valeur en XP et en Crédits à chaque adversaire encore debout : en entier s’il est K.O., la moitié s’il a fui vivant.',
    source: 'Document « Corps à corps », Comment s’achève un affrontement, et Test de Moral et Fuite',
  },
  {
    id: 'melee.16',
    text: 'Tant que la campagne n’a pas de table de gains, personne ne gagne rien.',
    source: 'Table des gains de la campagne, que le document n’imprime pas',
  },
  {
    id: 'melee.17',
    text: 'Le combat s’achève quand un seul camp tient encore. Il n’a pas de vainqueur : on dit qui est debout, qui a fui, qui est K.O., et ce que chacun a gagné.',
    source: 'Document « Corps à corps », Comment s’achève un affrontement',
  },
];
