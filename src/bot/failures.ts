import { AlreadyRunning } from '../store/lock.ts';
import { StoreRefused, StoreUnavailable } from '../store/unavailable.ts';
import { StartFailure } from './client.ts';

const unavailable: Readonly<Record<StoreUnavailable['reason'], string>> = {
  busy: 'un autre programme l’occupe. Ferme-le, puis relance.',
  full: 'le disque est plein.',
  'read-only': 'elle ne peut pas être écrite. Vérifie les droits sur le fichier et son dossier.',
  damaged: 'le fichier est abîmé. Remets une copie de sauvegarde à sa place.',
};

/** Why the bot did not start, in a French sentence for whoever hosts it; `null` for a fault of ours. */
export function startSentence(error: unknown, database: string): string | null {
  if (error instanceof StartFailure) return error.message;
  if (error instanceof AlreadyRunning)
    return `Un autre Héraut tourne déjà sur ${database}. Arrête-le, ou choisis un autre fichier avec HERAUT_DATABASE.`;
  if (error instanceof StoreUnavailable)
    return `Base de données ${database}\u202F: ${unavailable[error.reason]}`;
  if (error instanceof StoreRefused)
    return error.why === 'newer'
      ? `La base ${database} vient d’une version plus récente de Héraut. Mets le programme à jour.`
      : `Le fichier ${database} est une base d’un autre programme. Choisis-en un autre avec HERAUT_DATABASE.`;
  return null;
}
