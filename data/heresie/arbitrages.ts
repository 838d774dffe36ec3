import type { Ruling } from '../../src/rules/rule.ts';

const maison = 'Arbitrage de Héraut, les textes ne le disent pas';

/** What the texts leave open, with our answers. */
export const arbitrages: readonly Ruling[] = [
  {
    id: 'eprouver',
    question: 'Éprouver l’adversaire ôte-t-il aussi le soutien, l’Atout ou l’attaque de l’avantage ?',
    answers: { 'posture-seule': 'Non : la posture ne donne rien, ce qui vient d’ailleurs reste.' },
    default: 'posture-seule',
    source: maison,
  },
  {
    id: 'eprouver-premier-choix',
    question: 'Que donne l’avantage tenu d’Éprouver l’adversaire ?',
    answers: {
      'premier-choix':
        'Le premier choix de la confrontation suivante ; la concentration redistribue l’avantage.',
    },
    default: 'premier-choix',
    source: maison,
  },
  {
    id: 'grele-moment',
    question: 'Quand lance-t-on le D3 de Grêle de coups ?',
    answers: { frappe: 'Au moment où la figurine frappe, avant ses jets de touche.' },
    default: 'frappe',
    source: maison,
  },
  {
    id: 'grele-portee',
    question: 'Quelles touches de Grêle de coups ont leurs dégâts fixés à 1 ?',
    answers: {
      toutes: 'Toutes les touches de la figurine à cette frappe.',
      supplementaires: 'Celles des attaques ajoutées par le D3 seulement.',
    },
    default: 'toutes',
    source: maison,
  },
  {
    id: 'garde-duree',
    question: 'Le bonus de Se garder s’additionne-t-il d’un round à l’autre ?',
    answers: {
      'prochain-jet':
        'Non : il vaut pour la concentration suivante, relances d’égalité comprises, puis il est perdu.',
    },
    default: 'prochain-jet',
    source: maison,
  },
  {
    id: 'provoquer-ordre',
    question: 'Quand Provoquer et leurrer abaisse-t-elle CC et A ?',
    answers: {
      avant:
        'Chacune pour elle-même, avant l’arme, la posture et l’avantage, face aux valeurs présentes de l’adversaire.',
    },
    default: 'avant',
    source: maison,
  },
  {
    id: 'provoquer-jamais-plus',
    question: 'Provoquer et leurrer relève-t-elle une caractéristique plus basse que celle de l’adversaire ?',
    answers: { non: 'Non, elle reste telle quelle.' },
    default: 'non',
    source: maison,
  },
  {
    id: 'provoquer-garde',
    question: 'Quelle CC adverse retient Provoquer et leurrer ?',
    answers: { 'sans-garde': 'Celle d’avant Se garder, relue à chaque frappe si Phage l’a changée.' },
    default: 'sans-garde',
    source: maison,
  },
  {
    id: 'rompre-prc',
    question: 'L’adversaire de qui rompt marque-t-il des PRC ?',
    answers: { personne: 'Non, personne ne l’emporte ni ne marque.' },
    default: 'personne',
    source: maison,
  },
  {
    id: 'rompre-apres-mort',
    question: 'Peut-on rompre quand l’adversaire vient d’être retiré ?',
    answers: { permis: 'Oui, et personne ne l’emporte.' },
    default: 'permis',
    source: maison,
  },
  {
    id: 'atout-cumul',
    question: 'L’Atout du duelliste de la figurine s’ajoute-t-il à celui de l’arme ?',
    answers: { meilleur: 'Non, le meilleur des deux compte.' },
    default: 'meilleur',
    source: maison,
  },
  {
    id: 'marcheur-seul',
    question: 'Un marcheur compte-t-il pour cinq aussi quand l’adversaire est seul ?',
    answers: { oui: 'Oui, dans les deux cas.' },
    default: 'oui',
    source: maison,
  },
  {
    id: 'seul-sans-soutien',
    question: 'Quel soutien a celui qui n’a là que son duelliste ?',
    answers: { zero: 'Aucun ; Plastronner lit le même chiffre que la concentration.' },
    default: 'zero',
    source: maison,
  },
  {
    id: 'ordre-des-des',
    question: 'Dans quel ordre tombent les dés d’une posture à deux dés ?',
    answers: {
      protagoniste: 'Les deux du protagoniste, puis ceux de l’antagoniste, et de nouveau à chaque égalité.',
    },
    default: 'protagoniste',
    source: maison,
  },
  {
    id: 'une-seule-attaque',
    question: 'L’avantage ajoute-t-il une attaque à une posture à attaque unique ?',
    answers: { une: 'Non, une seule attaque en tout.' },
    default: 'une',
    source: maison,
  },
  {
    id: 'attaques-plancher',
    question: 'Jusqu’où une arme peut-elle abaisser les attaques ?',
    answers: { zero: 'Jusqu’à 0, avant que posture et avantage s’ajoutent.' },
    default: 'zero',
    source: maison,
  },
  {
    id: 'cc-10-contre-5',
    question: 'Sur quoi touche une CC de 10 contre une CC de 5 ?',
    answers: { deux: 'Sur 2+, comme tout double.' },
    default: 'deux',
    source: maison,
  },
  {
    id: 'cc-plus-de-10',
    question: 'Que devient la table de touche au-delà de 10 ?',
    answers: { formule: 'La même formule continue.' },
    default: 'formule',
    source: maison,
  },
  {
    id: 'cc0',
    question: 'Que fait une figurine de CC 0 ?',
    answers: {
      rien: 'Elle ne lance aucun dé, pas même pour Grêle, et Se garder n’en gagne rien ; frappée, elle compte pour 1.',
    },
    default: 'rien',
    source: maison,
  },
  {
    id: 'f0',
    question: 'Qu’est-ce que F 0 peut encore blesser ?',
    answers: { rien: 'Rien par un jet, ni E 0 ni par Empoisonné.' },
    default: 'rien',
    source: maison,
  },
  {
    id: 'critique-f0',
    question: 'Une touche qui blesse d’office blesse-t-elle avec une F de 0 ?',
    answers: { oui: 'Oui, elle ne passe pas par le jet de blessure.' },
    default: 'oui',
    source: maison,
  },
  {
    id: 'e0',
    question: 'Que vaut le dé d’une blessure sans jet contre une E de 0 ?',
    answers: { 'sans-valeur': 'Aucune valeur naturelle : ni Brèche ni Déchirure.' },
    default: 'sans-valeur',
    source: maison,
  },
  {
    id: 'blessure-impossible',
    question: 'Lance-t-on un dé qui ne peut pas blesser ?',
    answers: { 'aucun-de': 'Non.' },
    default: 'aucun-de',
    source: maison,
  },
  {
    id: 'poison',
    question: 'Comment Empoisonné se lit-il avec la table ?',
    answers: { meilleur: 'Le meilleur de X et de la table ; Haine s’y ajoute.' },
    default: 'meilleur',
    source: maison,
  },
  {
    id: 'haine-cible',
    question: 'Que peut nommer Haine ?',
    answers: {
      nommee: 'Un type, un sous-type ou une faction ; elle ne rend pas possible un jet qui ne l’est pas.',
    },
    default: 'nommee',
    source: maison,
  },
  {
    id: 'coup-fixe',
    question: 'Le +1 en F de Coup de grâce vient-il après une arme qui fixe la F ?',
    answers: { apres: 'Oui, il est sur les touches.' },
    default: 'apres',
    source: maison,
  },
  {
    id: 'impact-fixe',
    question: 'Impact ajoute-t-il à une valeur que l’arme fixe ?',
    answers: { non: 'Non, la valeur fixée reste.' },
    default: 'non',
    source: maison,
  },
  {
    id: 'impact-pa',
    question: 'Que fait Impact (PA) ?',
    answers: { un: 'La PA gagne un cran, jamais au-delà de 2 ; une PA absente le reste.' },
    default: 'un',
    source: maison,
  },
  {
    id: 'phage-ordre',
    question: 'Phage passe-t-elle avant une arme qui multiplie ?',
    answers: { apres: 'Non : on multiplie, puis on retire 1.' },
    default: 'apres',
    source: maison,
  },
  {
    id: 'phage-mitigation',
    question: 'Une blessure annulée par Insensible à la douleur compte-t-elle pour Phage ?',
    answers: { non: 'Non.' },
    default: 'non',
    source: maison,
  },
  {
    id: 'mitigation-apres-mort',
    question: 'Lance-t-on les tests d’Insensible à la douleur de trop ?',
    answers: { tous: 'Oui, tous, comme les sauvegardes.' },
    default: 'tous',
    source: maison,
  },
  {
    id: 'force',
    question: 'Comment se fait le test de Force ?',
    answers: {
      vol: '2D6, au plus la Vol ou à défaut le Cd, quand l’arme est nommée, à chaque round, joueur réactif d’abord ; deux 1 réussissent, deux 6 échouent.',
    },
    default: 'vol',
    source: maison,
  },
  {
    id: 'degats-ordre',
    question: 'Dans quel ordre se comptent les dégâts d’une blessure ?',
    answers: {
      ordre:
        'Force double, puis Coup de grâce, Impact (D), Critique et Déchirure ajoutent ; Grêle fixe à 1 ; Guerrier éternel retire en dernier.',
    },
    default: 'ordre',
    source: maison,
  },
  {
    id: 'pv-pris',
    question: 'Quels PV comptent comme ôtés ?',
    answers: { perdus: 'Ceux qui ont vraiment été perdus ; des soins ne les effacent pas.' },
    default: 'perdus',
    source: maison,
  },
  {
    id: 'poursuivre',
    question: 'Qui décide de poursuivre ?',
    answers: { concentration: 'Qui a gagné la concentration de ce round.' },
    default: 'concentration',
    source: maison,
  },
  {
    id: 'abandon',
    question: 'Que devient un défi que l’un des deux abandonne ?',
    answers: {
      gloire:
        'Il s’arrête là et la gloire se compte telle quelle, même si une posture la retenait ; mais qui abandonne ne l’emporte pas.',
    },
    default: 'gloire',
    source: maison,
  },
];
