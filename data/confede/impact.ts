import type { Clause } from '../../src/rules/rule.ts';

/** An impact, from the meeting to the last wound roll, in our own words. */
export const clauses: readonly Clause[] = [
  {
    id: 'impact.1',
    text: 'Un combattant doté d’Impact qui en rencontre un autre en se déplaçant passe aussitôt à l’assaut.',
    source: 'Document « Impact/X », introduction',
  },
  {
    id: 'impact.2',
    text: 'La FOR de l’impact vaut X par tranche de 10 cm entamée entre le départ de l’impacteur et sa cible : 10 cm en font une, 10,1 cm en font deux.',
    source: 'Document « Impact/X », 1',
  },
  {
    id: 'impact.3',
    text: 'Sans distance il n’y a pas d’impact : 0 cm est refusé.',
    source: 'Arbitrage `distance-nulle`',
  },
  {
    id: 'impact.4',
    text: 'Irrépressible avec un marqueur de vitesse à son activation, l’impacteur compte 2 × MOU pour chaque cible, si loin ou si près qu’elle soit.',
    source: 'Document « Impact/X », 1',
  },
  {
    id: 'impact.5',
    text: 'Seuls les combattants au contact de l’avant de l’impacteur sont touchés ; chacun subit un jet de Blessures dès le contact.',
    source: 'Document « Impact/X », 2 et 3',
  },
  {
    id: 'impact.6',
    text: 'Les cibles sont touchées de la plus proche à la plus lointaine, celles d’une même distance ensemble ; la FOR de chacune suit sa propre distance.',
    source: 'Document « Impact/X », 1 et 3',
  },
  {
    id: 'impact.7',
    text: 'Face à face, l’impacteur assailli qui n’a pas de marqueur de vitesse est le seul des deux à subir un jet.',
    source: 'Document « Impact/X », 3, cas particulier',
  },
  {
    id: 'impact.8',
    text: 'Face à face, si l’assailli a un marqueur de vitesse, les deux subissent un jet à la FOR de l’autre, l’assailli d’abord ; sa FOR se compte par 2 × MOU.',
    source: 'Document « Impact/X », 3, cas particulier',
  },
  {
    id: 'impact.9',
    text: 'Qui assaille de face un impacteur lancé, marqueur de vitesse compris, subit aussitôt l’impact.',
    source: 'Document « Impact/X », 2',
  },
  {
    id: 'impact.10',
    text: 'Jet de Blessures : 2D6. Le plus bas donne la localisation ; l’indice est le plus haut, plus la FOR, moins la RES.',
    source: 'Règles publiques de Confrontation 3, jets de Blessures',
  },
  {
    id: 'impact.11',
    text: 'Un double est une Blessure exceptionnelle.',
    source: 'Règles publiques de Confrontation 3, jets de Blessures',
  },
  {
    id: 'impact.12',
    text: 'La gravité se lit dans la table des Blessures, à la localisation et à l’indice : celle de la campagne, sinon la table maison.',
    source: 'Règles publiques de Confrontation 3, jets de Blessures ; arbitrage `table-maison`',
  },
  {
    id: 'impact.13',
    text: 'Légère, grave et critique sont des Blessures ; sonné et tué net n’en sont pas.',
    source: 'Règles publiques de Confrontation 3, jets de Blessures',
  },
  {
    id: 'impact.14',
    text: 'Quand tous les combattants touchés sont retirés, l’impacteur peut aller plus loin ou s’arrêter. Ce n’est pas une poursuite, et la distance se compte toujours du même départ.',
    source: 'Document « Impact/X », 1 et 3',
  },
  {
    id: 'impact.15',
    text: 'Un seul survivant arrête l’impacteur.',
    source: 'Document « Impact/X », 3 et 4',
  },
  {
    id: 'impact.16',
    text: 'Personne ne tourne ni n’est mis en contact avant tous les jets. Ensuite, tout à la fois : si tous sont retirés, l’impacteur garde sa trajectoire ; un survivant libre est mis en contact, et c’est l’impacteur qui tourne si d’autres combattants devaient tourner.',
    source: 'Document « Impact/X », 4',
  },
  {
    id: 'impact.17',
    text: 'Instinct de survie/X : 1D6 avant le jet de Blessures, qui est annulé à X ou plus. De plusieurs, le plus bas compte.',
    source: 'Règles publiques de Confrontation 3, compétences',
  },
  {
    id: 'impact.18',
    text: 'Immunité/tête, Immunité/doubles : le jet qui touche la tête, ou qui fait un double, reste sans effet.',
    source: 'Règles publiques de Confrontation 3, compétences',
  },
  {
    id: 'impact.19',
    text: 'Acharné : tué net, il reste en place jusqu’à l’entretien comme s’il était critique ; il barre donc le passage.',
    source: 'Règles publiques de Confrontation 3, compétences ; arbitrage `acharne`',
  },
];
