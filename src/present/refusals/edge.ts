import { fr, french, plural } from '../words.ts';
import type { Facts } from './facts.ts';

const unsaved: Readonly<Record<string, string>> = {
  busy: 'la base de données est occupée depuis trop longtemps. Réessaie dans un instant.',
  full: 'le disque est plein. Préviens la personne qui héberge le bot.',
  'read-only': 'la base de données est en lecture seule. Préviens la personne qui héberge le bot.',
  damaged: 'la base de données est abîmée. Préviens la personne qui héberge le bot.',
};

/** What the reading of options, the typed dice and the bot itself refuse. */
export const edge = {
  missing: () => 'il faut cette option ici, ajoute-la.',
  'out-of-bounds': (f: Facts) =>
    `${f.number('got')} ne va pas, il faut un nombre entier de ${f.number('min')} à ${f.number('max')}.`,
  'not-an-integer': (f: Facts) => `${f.quoted('got')} n’est pas un nombre entier.`,
  'not-a-boolean': () => 'réponds par oui ou par non.',
  'wrong-type': () => 'cette valeur n’est pas du genre attendu, choisis-la dans ce que Discord propose.',
  'too-long': (f: Facts) =>
    `le texte fait ${f.number('length')} caractères, il en faut ${f.number('max')} au plus.`,
  empty: () => 'le texte est vide. Écris quelque chose ou retire l’option.',
  'unknown-choice': (f: Facts) =>
    fr`${f.quoted('got')} n’est pas un choix. Possible : ${french(f.choices('choices'))}.`,
  'user-bot': (f: Facts) => fr`${f.quoted('name')} est un robot. Choisis une personne.`,
  'unknown-option': () => 'cette commande n’a pas cette option.',
  'invisible-character': (f: Facts) =>
    `le ${f.rank('position')} caractère (${f.word('codePoint')}) ne se voit pas. Efface-le et recommence.`,
  'dice-missing': (f: Facts) => `il manque le ${f.rank('index')} dé, un D${f.number('sides')}.`,
  'dice-left-over': (f: Facts) => tooMany(f.count('count')),
  'dice-face': (f: Facts) =>
    `le ${f.rank('index')} dé montre ${f.number('face')}, mais c’est un D${f.number('sides')} (de 1 à ${f.number('sides')}).`,
  'dice-no-such-face': (f: Facts) =>
    `le ${f.rank('index')} dé ne peut pas montrer ${f.quoted('got')}, aucun dé n’a tant de faces.`,
  'dice-not-due': () => 'aucun dé n’est lancé dans cette situation. Retire l’option.',
  'dice-none': () => fr`il n’y a aucun chiffre. Écris les faces dans l’ordre : 4 2 6.`,
  'dice-too-many': (f: Facts) => `${f.number('count')} dés, c’est plus que les ${f.number('max')} possibles.`,
  'may-not-speak': () =>
    fr`tu ne peux pas écrire dans ce salon, le bot n’y écrit donc pas pour toi. Choisis « Personnel : moi seul ».`,
  'master-only': () => 'réservé aux MJ de la campagne.',
  'not-yours': () => 'Ce n’est pas à toi de répondre ici.',
  gone: () => fr`Ce bouton ne mène plus à rien : ce qu’il montrait n’existe plus.`,
  'wrong-place': () => 'cela ne se fait que dans un serveur, pas en message privé.',
  busy: () => 'Le bot est occupé et n’a rien fait. Réessaie dans un instant.',
  'too-fast': (f: Facts) =>
    fr`Trop vite : ${f.number('most')} commandes et clics par minute au plus. Rien n’a été fait cette fois, réessaie dans ${f.number('seconds')}\u202Fs.`,
  'not-saved': (f: Facts) =>
    fr`Rien n’a été enregistré : ${unsaved[f.raw('reason')] ?? 'réessaie plus tard.'}`,
  internal: (f: Facts) =>
    fr`Erreur interne n° ${f.word('incident')}. Donne ce numéro à la personne qui héberge le bot : il est dans son journal technique.`,
  'file-too-large': (f: Facts) =>
    fr`le fichier est trop lourd : ${f.number('size')} octets, ${f.number('max')} au plus.`,
  'file-not-text': () => fr`ce fichier n’est pas un texte en UTF-8. Enregistre-le en UTF-8, puis réessaie.`,
  'file-unreachable': () =>
    fr`le fichier n’a pas pu être lu. Réessaie dans un instant, ou colle son contenu.`,
  'text-and-file': () => fr`donne un fichier, ou un texte, pas les deux.`,
  'unknown-command': () => 'Cette commande n’existe pas, ou plus. Tape / pour voir celles du bot.',
} as const;

function tooMany(count: number): string {
  return `${count} ${plural(count, 'dé')} de trop. Retire-${plural(count, 'le', 'les')}.`;
}
