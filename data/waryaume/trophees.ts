import type { TropheeRow } from '../../src/rules/waryaume/terms.ts';

const penalites = 'Document « combat », pénalités et bonus';

/** Who gets which trophy for which battle, and when; for deeds on the board `contexte` is the deed. */
export const tropheeRows: readonly TropheeRow[] = [
  {
    cause: 'insigne-de-mecreant',
    contexte: 'joueur',
    camp: 'attaque',
    quand: 'premier-assaut',
    couleur: 'bleu',
    clause: 'combat.21',
    source: penalites,
  },
  {
    cause: 'sceau-de-chevalerie',
    contexte: 'joueur',
    camp: 'defense',
    quand: 'victoire',
    couleur: 'rouge',
    clause: 'combat.22',
    source: penalites,
  },
  {
    cause: 'combat-pour-la-couronne',
    contexte: 'couronne',
    camp: 'attaque',
    quand: 'victoire',
    couleur: 'rouge',
    clause: 'combat.23',
    source: penalites,
  },
  {
    cause: 'defense-contre-des-pnj',
    contexte: 'pnj',
    camp: 'defense',
    quand: 'attaque-aneantie',
    couleur: 'rouge',
    clause: 'combat.24',
    rulings: ['defense-pnj'],
    source: `${penalites} ; arbitrage \`defense-pnj\``,
  },
  {
    cause: 'pillage',
    contexte: 'pillage',
    camp: 'attaque',
    quand: 'aussitot',
    couleur: 'bleu',
    clause: 'royaume.3',
    source: `${penalites}, pillage`,
  },
  {
    cause: 'destruction',
    contexte: 'destruction',
    camp: 'attaque',
    quand: 'aussitot',
    couleur: 'bleu',
    clause: 'royaume.6',
    source: `${penalites}, destruction`,
  },
];
