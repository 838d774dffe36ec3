import type { RegleImprimee } from '../../src/rules/heresie/terms.ts';

const source = 'Règles publiques, The Horus Heresy, 3e édition, règles spéciales';

/** The special rules that do something in a challenge, and what their value is: an X, a characteristic, a kind of enemy. */
export const reglesSpeciales: readonly RegleImprimee[] = [
  { id: 'breche', nom: 'Brèche', anglais: 'Breaching', valeur: 'x', clause: 'defi.29', source },
  { id: 'perforant', nom: 'Perforant', anglais: 'Rending', valeur: 'x', clause: 'defi.27', source },
  { id: 'critique', nom: 'Critique', anglais: 'Critical Hit', valeur: 'x', clause: 'defi.26', source },
  { id: 'dechirure', nom: 'Déchirure', anglais: 'Shred', valeur: 'x', clause: 'defi.30', source },
  { id: 'empoisonne', nom: 'Empoisonné', anglais: 'Poisoned', valeur: 'x', clause: 'defi.31', source },
  { id: 'phage', nom: 'Phage', anglais: 'Phage', valeur: 'c', clause: 'defi.39', source },
  {
    id: 'guerrier-eternel',
    nom: 'Guerrier éternel',
    anglais: 'Eternal Warrior',
    valeur: 'x',
    clause: 'defi.36',
    source,
  },
  {
    id: 'insensible-a-la-douleur',
    nom: 'Insensible à la douleur',
    anglais: 'Feel No Pain',
    valeur: 'x',
    clause: 'defi.34',
    source,
  },
  {
    id: 'atout-du-duelliste',
    nom: 'Atout du duelliste',
    anglais: 'Duellist’s Edge',
    valeur: 'x',
    clause: 'defi.41',
    source,
  },
  { id: 'haine', nom: 'Haine', anglais: 'Hatred', valeur: 'contre', clause: 'defi.32', source },
  { id: 'impact', nom: 'Impact', anglais: 'Impact', valeur: 'c', clause: 'defi.38', source },
  { id: 'force', nom: 'Force', anglais: 'Force', valeur: null, clause: 'defi.37', source },
  { id: 'fauchage', nom: 'Fauchage', anglais: 'Reaping Blow', valeur: 'x', clause: 'defi.47', source },
  { id: 'defi', nom: 'Peut relever un défi', anglais: 'Challenger', valeur: null, clause: 'defi.1', source },
  {
    id: 'insensible-aux-statuts',
    nom: 'Insensible aux statuts',
    anglais: 'Unaffected by statuses',
    valeur: null,
    clause: 'defi.2',
    source,
  },
];
