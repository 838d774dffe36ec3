import type { Clause } from '../../src/rules/rule.ts';

/** The challenge, in our own words. */
export const clauses: readonly Clause[] = [
  {
    id: 'defi.1',
    text: 'Peut lancer ou relever un défi un parangon, une figurine de sous-type état-major ou champion, ou celle qu’une règle y autorise ; son unité est au combat et elle n’est pas en déroute.',
    source: 'Règles publiques, The Horus Heresy, 3e édition, défis',
  },
  {
    id: 'defi.2',
    text: 'Un défi refusé met en disgrâce une figurine adverse qui pouvait le relever, au choix de qui l’a lancé : CC et Cd divisés par deux. Son unité subit ce que subit toute unité sous un statut, dont l’initiative de 1 ; qui est insensible aux statuts n’en souffre pas.',
    source: 'Document « Défi », déclaration et disgrâce',
  },
  {
    id: 'defi.3',
    text: 'La disgrâce cesse d’elle-même à la phase de fin du même tour de joueur, sans test ; une autre règle peut l’ôter plus tôt. Une unité peut compter à la fois des figurines en déroute et en disgrâce.',
    source: 'Document « Défi », disgrâce',
  },
  {
    id: 'defi.4',
    text: 'Les deux duellistes sont mis de côté, hors jeu jusqu’à la sous-phase de résolution.',
    source: 'Document « Défi », déclaration',
  },
  {
    id: 'defi.5',
    text: 'Au premier round le protagoniste choisit sa posture d’abord, ensuite qui a l’avantage. On peut n’en prendre aucune.',
    source: 'Document « Défi », confrontation ; règles publiques (aucune posture)',
  },
  {
    id: 'defi.6',
    text: 'Une posture prise n’est plus libre pour l’autre à cette étape ; le round suivant n’en tient pas compte. Entre deux effets contraires, celui de qui a l’avantage l’emporte, sinon celui du joueur actif.',
    source: 'Document « Défi », confrontation',
  },
  {
    id: 'defi.7',
    text: 'Saisir l’initiative : un dé de concentration de plus, le plus bas est écarté.',
    source: 'Document « Défi », postures de base',
  },
  {
    id: 'defi.8',
    text: 'Grêle de coups : D3 attaques de plus, et des touches dont les dégâts restent à 1 quoi qu’il arrive.',
    source: 'Document « Défi », postures de base',
  },
  {
    id: 'defi.9',
    text: 'Éprouver l’adversaire : rien ce round-ci, mais qui tient encore debout a l’avantage à l’ouverture de la confrontation suivante.',
    source: 'Document « Défi », postures de base',
  },
  {
    id: 'defi.10',
    text: 'Se garder : CC +1 à la frappe et une seule attaque ; chaque attaque adverse ratée vaut, à qui se garde, +1 à la concentration suivante.',
    source: 'Document « Défi », postures de base',
  },
  {
    id: 'defi.11',
    text: 'Provoquer et leurrer : CC et A tombent à celles de l’adversaire, ou perdent 1 où elles leur sont égales. Chaque fois que la posture est prise vaut 1 PRC à qui l’emporte.',
    source: 'Document « Défi », postures de base',
  },
  {
    id: 'defi.12',
    text: 'Plastronner : un dé de plus, le plus haut est écarté ; aucun soutien extérieur, mais autant d’attaques de plus qu’il en aurait eu.',
    source: 'Document « Défi », postures de base',
  },
  {
    id: 'defi.13',
    text: 'Feinte et riposte : réservée à qui choisit d’abord ; la posture nommée, fût-elle d’une faction absente, est interdite à l’autre pour ce round.',
    source: 'Document « Défi », postures de base',
  },
  {
    id: 'defi.14',
    text: 'Rompre : une seule attaque ; à la gloire, qui l’a prise et tient debout peut clore le défi sans que personne marque.',
    source: 'Document « Défi », postures de base',
  },
  {
    id: 'defi.15',
    text: 'Coup de grâce : un dé de plus, le plus haut est écarté ; +1 en F et +1 en D sur toutes ses touches.',
    source: 'Document « Défi », postures de base',
  },
  {
    id: 'defi.16',
    text: 'Une posture de faction, de personnage ou de campagne n’est permise qu’aux siens, et fait ce que dit sa ligne.',
    source: 'Règles publiques, The Horus Heresy, 3e édition, postures de faction',
  },
  {
    id: 'defi.17',
    text: 'À chaque round, le joueur réactif nomme l’arme de sa figurine, puis le joueur actif.',
    source: 'Document « Défi », concentration',
  },
  {
    id: 'defi.18',
    text: 'Chacun lance 1D6 et ajoute son initiative avec l’arme, −1 s’il est lourd, +1 s’il est léger, −1 par PV qui lui manque, l’Atout du duelliste, le soutien extérieur et ce que donnent les postures.',
    source: 'Document « Défi », concentration',
  },
  {
    id: 'defi.19',
    text: 'L’arme augmente l’initiative, la réduit, la multiplie, la remplace ou la laisse. Sous un statut elle vaut 1. On multiplie et divise, on ajoute puis retire, et ce qui fixe une valeur passe en dernier ; les fractions tombent, rien ne descend sous 0.',
    source: 'Règles publiques, The Horus Heresy, 3e édition, caractéristiques',
  },
  {
    id: 'defi.20',
    text: 'Soutien extérieur : +1 par tranche complète de cinq figurines amies engagées. Un marcheur en vaut cinq ; véhicules, automates et figurines sous un statut ne comptent pas.',
    source: 'Document « Défi », soutien extérieur',
  },
  {
    id: 'defi.21',
    text: 'Quand l’adversaire n’a là que son duelliste : +2 par tranche de cinq figurines, même entamée ; ni l’engagement ni les statuts ne comptent, véhicules et automates restent exclus.',
    source: 'Document « Défi », soutien extérieur',
  },
  {
    id: 'defi.22',
    text: 'Le total le plus haut prend l’avantage : il frappe en premier, avec une attaque de plus pour cette frappe seulement.',
    source: 'Document « Défi », concentration',
  },
  {
    id: 'defi.23',
    text: 'À égalité les deux relancent, mêmes dés et mêmes modificateurs, jusqu’à ce que les totaux diffèrent.',
    source: 'Document « Défi », concentration',
  },
  {
    id: 'defi.24',
    text: 'Les attaques sont celles de la figurine avec son arme, puis celles de la posture, puis celle de l’avantage. Une posture à attaque unique n’en laisse qu’une.',
    source: 'Règles publiques, The Horus Heresy, 3e édition, attaques ; document « Défi »',
  },
  {
    id: 'defi.25',
    text: 'On touche selon sa CC et celle de l’adversaire : 2+ au double, 3+ au-dessus, 4+ à égalité, 5+ au-dessous, 6+ à la moitié. Un 1 rate toujours, un 6 ne réussit pas d’office.',
    source: 'Règles publiques, The Horus Heresy, 3e édition, jets de touche',
  },
  {
    id: 'defi.26',
    text: 'Critique X : une touche au dé naturel de X ou plus blesse sans jet et gagne 1 en D ; elle compte comme un 6 naturel pour blesser.',
    source: 'Règles publiques, The Horus Heresy, 3e édition, règles spéciales',
  },
  {
    id: 'defi.27',
    text: 'Perforant X : une touche au dé naturel de X ou plus blesse sans jet, comme un 6 naturel.',
    source: 'Règles publiques, The Horus Heresy, 3e édition, règles spéciales',
  },
  {
    id: 'defi.28',
    text: 'On blesse selon F moins E : 2+ dès 2, 3+ à 1, 4+ à 0, 5+ à −1, 6+ à −2 et −3 ; plus bas, on ne blesse pas. F 0 ne blesse rien, E 0 est blessée sans jet.',
    source: 'Règles publiques, The Horus Heresy, 3e édition, jets de blessure',
  },
  {
    id: 'defi.29',
    text: 'Brèche X : une blessure au dé naturel de X ou plus a une PA de 2.',
    source: 'Règles publiques, The Horus Heresy, 3e édition, règles spéciales',
  },
  {
    id: 'defi.30',
    text: 'Déchirure X : une blessure au dé naturel de X ou plus gagne 1 en D, en plus d’un critique.',
    source: 'Règles publiques, The Horus Heresy, 3e édition, règles spéciales',
  },
  {
    id: 'defi.31',
    text: 'Empoisonné X : blesse sur X ou plus, quelle que soit l’E.',
    source: 'Règles publiques, The Horus Heresy, 3e édition, règles spéciales',
  },
  {
    id: 'defi.32',
    text: 'Haine : +1 aux jets de blessure contre le type, le sous-type ou la faction nommés.',
    source: 'Règles publiques, The Horus Heresy, 3e édition, règles spéciales',
  },
  {
    id: 'defi.33',
    text: 'Une sauvegarde par blessure : l’armure si la PA est plus haute que la Svg ou absente, ou l’Inv que la PA ne concerne pas ; la meilleure des deux. Tous les dés sont lancés.',
    source: 'Règles publiques, The Horus Heresy, 3e édition, sauvegardes',
  },
  {
    id: 'defi.34',
    text: 'Insensible à la douleur X : chaque blessure non sauvegardée est annulée tout entière sur X ou plus.',
    source: 'Règles publiques, The Horus Heresy, 3e édition, mitigation de dégâts',
  },
  {
    id: 'defi.35',
    text: 'Chaque blessure qui reste coûte D points de vie ; ce qui dépasse est perdu.',
    source: 'Règles publiques, The Horus Heresy, 3e édition, dégâts',
  },
  {
    id: 'defi.36',
    text: 'Guerrier éternel X : chaque blessure perd X en dégâts, sans tomber sous 1.',
    source: 'Règles publiques, The Horus Heresy, 3e édition, règles spéciales',
  },
  {
    id: 'defi.37',
    text: 'Force (D) : quand l’arme est nommée, un jet de 2D6 qui ne dépasse pas la Vol double ses dégâts.',
    source: 'Règles publiques, The Horus Heresy, 3e édition, règles spéciales',
  },
  {
    id: 'defi.38',
    text: 'Impact (c) : après une charge, la caractéristique nommée gagne 1 pour la phase.',
    source: 'Règles publiques, The Horus Heresy, 3e édition, règles spéciales',
  },
  {
    id: 'defi.39',
    text: 'Phage (c) : si une blessure au moins a porté, la caractéristique nommée perd 1 après la frappe, une fois en tout.',
    source: 'Règles publiques, The Horus Heresy, 3e édition, règles spéciales',
  },
  {
    id: 'defi.40',
    text: 'L’autre frappe à son tour, s’il tient encore debout.',
    source: 'Règles publiques, The Horus Heresy, 3e édition, frappe',
  },
  {
    id: 'defi.41',
    text: 'Atout du duelliste X : X de plus à la concentration.',
    source: 'Document « Défi », concentration',
  },
  {
    id: 'defi.42',
    text: 'Tous deux debout : qui a l’avantage choisit entre un round de plus, sans limite de nombre, et la gloire.',
    source: 'Document « Défi », égalité',
  },
  {
    id: 'defi.43',
    text: 'Si l’un est retiré, l’autre l’emporte et marque les PV de base du vaincu, plus 1 pour un parangon ou un état-major.',
    source: 'Document « Défi », gloire',
  },
  {
    id: 'defi.44',
    text: 'Tous deux debout, qui a ôté le plus de PV sur tout le défi l’emporte et en marque autant ; l’autre ne marque rien.',
    source: 'Document « Défi », gloire',
  },
  {
    id: 'defi.45',
    text: 'À PV ôtés égaux, ou quand tous deux sont retirés, personne ne l’emporte ni ne marque.',
    source: 'Document « Défi », gloire',
  },
  {
    id: 'defi.46',
    text: 'Ensuite vient un autre défi ou la sous-phase de combat. Les PRC s’ajoutent à la résolution de ce combat, avec le nombre et les vexilla. Les deux figurines n’y frappent pas et n’y sont pas blessées ; une unité laissée sans ennemi à cibler ne frappe ni ne bouge. À la résolution elles rejoignent leur unité, en cohésion, engagées si possible ; l’unité détruite, elles se placent au contact de celle qui les verrouillait, dans le même combat, modificateurs gardés.',
    source: 'Document « Défi », gloire et fin du défi',
  },
  {
    id: 'defi.47',
    text: 'Fauchage et les règles qui visent des unités ou des véhicules ne font rien dans un défi.',
    source: 'Règles publiques, The Horus Heresy, 3e édition, règles spéciales',
  },
];
