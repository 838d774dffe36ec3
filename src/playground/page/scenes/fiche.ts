import type { Scene } from './scene.ts';

/** A sheet that is made, used by a roll, and changed. */
export const fiche: Scene = {
  id: 'fiche',
  title: 'Une fiche qui remplit les jets',
  intro: 'Perceval crée la fiche de Kael\u202f; les jets y prennent le profil et y écrivent les pertes.',
  steps: [
    {
      who: 'Perceval',
      where: 'général',
      does: 'slash',
      line: '/fiche creer nom:Kael profil:"CC 4 F 4 E 4 PV 10 I 4 A 2 Cd 8 Svg 3+"',
      shows: 'Fiche créée',
      look: 'Le profil est lu tel qu’il est imprimé.',
    },
    {
      who: 'Perceval',
      does: 'slash',
      line: '/fiche modifier fiche:Kael pv:-4 motif:"tir ennemi"',
      shows: '10 → 6',
      look: 'Avant, après, et la cause\u202f: rien ne change sans laisser de trace.',
    },
    {
      who: 'Perceval',
      does: 'slash',
      line: '/moral fiche:Kael contexte:tir pv-perdus:4 des:"5 6"',
      shows: 'Moral · Kael',
      look: 'Le Cd et les PV viennent de la fiche, et ce que le test change y retourne.',
    },
    {
      who: 'Perceval',
      does: 'slash',
      line: '/fiche voir fiche:Kael',
      shows: 'Fiche · Kael',
      look: 'La fiche à jour\u202f; le bouton «\u202fModifier\u202f» ouvre un formulaire.',
    },
  ],
};
