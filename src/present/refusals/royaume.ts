import { fr } from '../words.ts';
import type { Facts } from './facts.ts';

/** What the board and its fights refuse beyond their rules. */
export const royaume = {
  'too-many-regions': (f: Facts) =>
    `le plateau a déjà ${f.number('max')} régions, il n’en prend pas plus. Reprends un nom qui existe.`,
  'region-same': (f: Facts) => `La région ${f.quoted('region')} est déjà ainsi, rien n’a changé.`,
  'no-region': () => fr`Le plateau n’a pas encore de région. Crée la première avec /royaume region.`,
  'fight-over': () =>
    fr`Ce combat n’attend plus : il a eu lieu, le tour est passé, ou plus personne n’est là pour attaquer.`,
  'assault-done': (f: Facts) =>
    `dans la région ${f.quoted('region')}, les ${f.word('name')} ont déjà fait leur assaut de ce tour. Attends le prochain (/royaume tour).`,
  'came-since': (f: Facts) =>
    f.count('most') === 0
      ? fr`dans la région ${f.quoted('region')}, les ${f.word('name')} ne se battent pas encore : ce qui vient en cours de tour attend le prochain (/royaume tour).`
      : fr`dans la région ${f.quoted('region')}, ${f.word('many')} au plus pour ce tour : ce qui est venu depuis son début attend le prochain (/royaume tour).`,
  'target-unknown': (f: Facts) =>
    fr`${f.quoted('got')} n’est ni une fiche, ni un joueur connu de la campagne.${near(f)} Une fiche à ce nom suffit (/fiche creer).`,
  'target-ambiguous': (f: Facts) =>
    fr`plusieurs joueurs s’appellent ${f.quoted('got')}. Écris une mention, ou le nom d’une fiche.`,
} as const;

function near(f: Facts): string {
  const names = f.texts('near');
  return names.length === 0 ? '' : fr` Connus : ${names.join(', ')}.`;
}
