import { fr } from '../words.ts';
import type { Facts } from './facts.ts';

/** What the visibility of a roll refuses. */
export const visibility = {
  'no-master-channel': (f: Facts) =>
    f.raw('place') === 'private'
      ? fr`il n’y a pas de salon des MJ en message privé. Choisis « Public » ou « Personnel ».`
      : fr`ces jets s’affichent dans le salon des MJ, et cette campagne n’en a pas encore. Un MJ le choisit avec /campagne reglages.`,
  'typed-blind': () =>
    fr`qui tape ses dés en connaît le résultat : retire cette option, ou choisis une autre visibilité.`,
  'hidden-roll': () => fr`ce jet est caché : tu n’es pas de ceux qui le voient.`,
  'already-open': () => 'Tout le monde voit déjà ce jet.',
  'may-not-speak-here': () => 'tu ne peux pas écrire dans ce salon, le bot n’y écrit donc pas pour toi.',
} as const;
