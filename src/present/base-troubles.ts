import type { Trouble } from '../store/trouble.ts';
import { fr } from './words.ts';

/** Why a program cannot use its base, for who runs it. `setting`: where the path of the base is said. */
export function baseTrouble(trouble: Trouble, database: string, setting: string): string {
  return sentences[trouble](database.trim() === '' ? '(chemin vide)' : database, setting);
}

const unavailable = (why: string) => (database: string) => fr`Base de données ${database} : ${why}`;

const sentences: Readonly<Record<Trouble, (database: string, setting: string) => string>> = {
  running: (database, setting) =>
    fr`Un autre Héraut tourne déjà sur ${database}. Arrête-le, ou choisis un autre fichier avec ${setting}.`,
  newer: (database) =>
    fr`La base ${database} vient d’une version plus récente de Héraut. Mets le programme à jour.`,
  foreign: (database, setting) =>
    fr`Le fichier ${database} est une base d’un autre programme. Choisis-en un autre avec ${setting}.`,
  'no-file': (database, setting) =>
    fr`Base de données ${database} : ce n’est pas le chemin d’un fichier. Donnes-en un avec ${setting}.`,
  busy: unavailable('un autre programme l’occupe. Ferme-le, puis relance.'),
  full: unavailable('le disque est plein.'),
  'read-only': unavailable('elle ne peut pas être écrite. Vérifie les droits sur le fichier et son dossier.'),
  damaged: (database) =>
    fr`Base de données ${database} : le fichier est abîmé. Remets une copie de sauvegarde à sa place : npm run restaurer -- copie.sqlite --base ${database} dit d’abord ce qui changerait.`,
};
