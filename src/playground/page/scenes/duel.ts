import type { Scene } from './scene.ts';

/** A whole challenge between two people, with dice thrown by hand so that it ends the same each time. */
export const duel: Scene = {
  id: 'duel',
  title: 'Un défi à mort',
  intro:
    'Le Préteur de Perceval défie le Centurion de Guenièvre. Chacun joue ses propres boutons ; les dés sont tapés, pour que l’issue soit toujours la même.',
  steps: [
    {
      who: 'Perceval',
      where: 'général',
      does: 'slash',
      line: '/defi adversaire:Guenièvre fiche:Préteur fiche-adverse:Centurion',
      look: 'Le défi est lancé, et Guenièvre est appelée : à elle de répondre.',
    },
    {
      who: 'Guenièvre',
      where: 'général',
      does: 'click',
      label: 'Relever le défi',
      look: 'Un formulaire lui demande qui soutient son duelliste.',
    },
    {
      who: 'Guenièvre',
      does: 'submit',
      values: { soutien: '0', marcheurs: '0' },
      look: 'Le duel commence. C’est à Perceval de choisir sa posture le premier.',
    },
    {
      who: 'Perceval',
      does: 'click',
      label: 'Pas à pas',
      look: 'Désormais les dés tombent étape par étape, et peuvent être lancés à la main.',
    },
    {
      who: 'Perceval',
      does: 'select',
      menu: 'Choisis ta posture',
      chosen: ['Saisir l’initiative'],
      look: 'Cette posture donne un dé de plus à la concentration. Guenièvre choisit à son tour.',
    },
    {
      who: 'Guenièvre',
      does: 'click',
      label: 'Sans posture',
      look: 'Les postures sont dites ; chacun nomme son arme, Guenièvre d’abord.',
    },
    {
      who: 'Guenièvre',
      does: 'select',
      menu: 'Choisis ton arme',
      chosen: ['Épée énergétique'],
      look: 'À Perceval de nommer la sienne.',
    },
    {
      who: 'Perceval',
      does: 'select',
      menu: 'Choisis ton arme',
      chosen: ['Lame de parangon'],
      look: 'Les armes sont prêtes : la concentration peut être lancée.',
    },
    {
      who: 'Perceval',
      does: 'click',
      label: 'Dés physiques',
      look: 'Le formulaire demande les dés de cette étape, et d’elle seule.',
    },
    {
      who: 'Perceval',
      does: 'submit',
      values: { des: '2 6 1' },
      look: 'Le plus faible de ses deux dés est barré ; Perceval a l’avantage et frappe le premier.',
    },
    {
      who: 'Perceval',
      does: 'click',
      label: 'Dés physiques',
      look: 'Six attaques : les dés pour toucher, pour blesser, puis les sauvegardes.',
    },
    {
      who: 'Perceval',
      does: 'submit',
      values: { des: '5 5 5 5 1 1 4 4 4 1 1 2 3' },
      look: 'Trois blessures passent : le Centurion est retiré avant d’avoir frappé.',
    },
    {
      who: 'Perceval',
      does: 'click',
      label: 'Détail',
      look: 'Chaque dé du duel, avec la clause de règle qui le demandait.',
    },
  ],
};
