import type { Facts } from './refusal-facts.ts';
import { fr } from './words.ts';

/** What `/journal` refuses. */
export const journal = {
  'unknown-number': (f: Facts) => `le journal de cette campagne n’a pas de n° ${f.number('got')}.`,
  'nothing-to-disclose': () =>
    fr`le secret des jets cachés sert encore, ou tout est déjà dévoilé. Clos d’abord l’époque avec /journal devoiler, sans cette option.`,
  'span-backwards': (f: Facts) =>
    `${f.number('got')} vient avant le premier numéro demandé, ${f.number('from')}.`,
  'nothing-to-export': (f: Facts) =>
    fr`le journal n’a encore rien à partir du n° ${f.number('from')} : il n’y a rien à exporter.`,
  'export-too-long': (f: Facts) =>
    fr`le fichier dépasse ce que Discord accepte. Demande le journal en plusieurs fois : jusqu’au n° ${f.number('fits')} d’abord, puis depuis le suivant. Le vérificateur prend tous les fichiers à la suite.`,
} as const;
