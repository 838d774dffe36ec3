import { fr } from '../words.ts';
import type { Facts } from './facts.ts';

/** What `/annuler` and `/scores` refuse. */
export const undo = {
  'undo-none': () => 'Il n’y a rien de toi à annuler dans cette campagne. Donne le numéro d’un jet.',
  'undo-erased': (f: Facts) => `les données du n° ${f.number('got')} ont été effacées.`,
  'undo-personal': (f: Facts) =>
    fr`Le n° ${f.number('got')} est personnel : il n’a rien changé, il n’y a rien à annuler.`,
  'undo-done': (f: Facts) => `Le n° ${f.number('got')} est déjà annulé, par le n° ${f.number('by')}.`,
  'undo-final': (f: Facts) =>
    `Le n° ${f.number('got')} rétablit le n° ${f.number('holds')}. Annule plutôt celui-ci.`,
  'undo-not-yours': (f: Facts) =>
    fr`Le n° ${f.number('got')} n’est pas de toi : seuls son auteur et les MJ peuvent l’annuler.`,
  'undo-depends': (f: Facts) =>
    fr`Le n° ${f.number('got')} ne peut pas être annulé : ${later(f)}. Annule d’abord ce qui est venu après, en commençant par la fin.`,
  'undo-hidden': (f: Facts) =>
    fr`Le n° ${f.number('got')} ne peut pas être annulé : ce qu’il a changé a servi depuis. Vois avec un MJ.`,
  'undo-overtaken': (f: Facts) =>
    fr`Le n° ${f.number('got')} ne peut pas être annulé : ce qu’il a réglé a changé depuis. Règle-le à la main.`,
  'undo-part': (f: Facts) =>
    fr`Le n° ${f.number('got')} fait partie du n° ${f.number('whole')} : annule celui-ci.`,
  'undo-elsewhere': (f: Facts) =>
    fr`Ce jet est de la campagne ${f.quoted('campaign')} : annule-le dans un salon de celle-ci.`,
  'undo-too-many': (f: Facts) =>
    fr`trop d’entrées dépendent du n° ${f.number('got')} : ${f.number('max')} au plus s’annulent d’un coup. Commence plus tard.`,
  'undo-two-ways': () => 'donne soit un numéro, soit une partie et sa portée, pas les deux.',
  'undo-no-game': () => 'choisis d’abord la partie à reprendre, dans la liste proposée.',
  'undo-unknown-game': (f: Facts) =>
    fr`aucune partie récente ${f.quoted('got')} dans cette campagne. Choisis-la dans la liste proposée.`,
  'undo-asked': (f: Facts) =>
    fr`L’annulation du n° ${f.number('got')} a déjà été demandée. Un MJ peut répondre à la demande, ou annuler lui-même avec /annuler.`,
  'undo-not-asked': () => 'Un MJ ou l’adversaire peut accorder cette annulation, pas toi.',
  'score-same': () => 'avec 0, rien ne change.',
  'score-bounds': (f: Facts) =>
    `il y a ${f.number('before')} maintenant, et le résultat doit rester entre 0 et ${f.number('max')}.`,
  'score-whose': () => fr`Dis à qui : un joueur, ou une fiche, pas les deux.`,
  'game-withdrawn': () => fr`Le début de cette partie est annulé : elle ne se joue plus.`,
} as const;

/** « le n° 12 en dépend », « les n° 12, 13 en dépendent ». */
function later(f: Facts): string {
  return f.isTrue('many')
    ? `les n° ${f.word('numbers')} en dépendent`
    : `le n° ${f.word('numbers')} en dépend`;
}
