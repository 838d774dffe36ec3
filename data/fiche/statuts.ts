import type { StatutImprime } from '../../src/rules/fiche/terms.ts';

/** What may stand on a sheet for a while, by the game that knows it. */
export const statuts: readonly StatutImprime[] = [
  { id: 'disgrace', nom: 'en disgrâce', source: 'The Horus Heresy, défi, défi refusé' },
  { id: 'deroute', nom: 'en déroute', source: 'The Horus Heresy, statuts' },
  { id: 'unite', nom: 'unité sous un statut', source: 'The Horus Heresy, statuts d’une unité' },
  { id: 'ebranlee', nom: 'ébranlée', source: 'Warhammer 40,000, Ébranlement' },
  { id: 'fuite', nom: 'en fuite', source: 'W40K-JDR, Test de Moral' },
  { id: 'ko', nom: 'K.O.', source: 'W40K-JDR, Neutralisation' },
  { id: 'ko-par-joueur', nom: 'mis K.O. par un joueur', source: 'W40K-JDR, Neutralisation' },
  { id: 'vitesse', nom: 'marqueur de vitesse', source: 'Conf’Fédé, Impact et Irrépressible' },
];
