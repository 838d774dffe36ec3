import { fr } from '../words.ts';
import type { Facts } from './facts.ts';

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
  'erased-number': (f: Facts) =>
    `les données du n° ${f.number('got')} ont été effacées, il n’en reste que l’empreinte.`,
  'nothing-to-search': () =>
    fr`dis au moins ce que tu cherches : un joueur, une commande, une fiche, des mots de la note, des dates ou un numéro.`,
  'unknown-roll': (f: Facts) => `le journal ne connaît pas de jet ${f.quoted('got')}. Choisis dans la liste.`,
  'not-a-day': (f: Facts) => fr`${f.quoted('got')} n’est pas un jour. Écris-le ainsi : 30/11/2026.`,
  'days-backwards': () => 'le dernier jour vient avant le premier.',
  'session-open': (f: Facts) =>
    fr`La séance ${f.number('number')} est encore ouverte. Ferme-la d’abord avec /seance fermer.`,
  'no-session-open': () => fr`Aucune séance n’est ouverte. Un MJ en commence une avec /seance ouvrir.`,
  'no-session-yet': () =>
    fr`Cette campagne n’a pas encore eu de séance. Un MJ en commence une avec /seance ouvrir.`,
  'unknown-session': (f: Facts) => `cette campagne n’a pas de séance ${f.number('got')}.`,
  'nothing-to-tell': () =>
    fr`Il n’y a encore rien à raconter : cette séance n’a aucun jet que tous puissent voir.`,
} as const;
