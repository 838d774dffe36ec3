import { fr, plural } from '../words.ts';
import type { Facts } from './facts.ts';

/** What `/campagne` refuses, and an archived campaign. */
export const campagne = {
  'campaign-archived': (f: Facts) =>
    fr`La campagne ${f.quoted('campaign')} est archivée et ne prend plus de jets. ${elsewhere(f)}Un MJ peut la rouvrir avec /campagne rouvrir.`,
  'unknown-campaign': (f: Facts) =>
    fr`${f.quoted('got')} n’est pas une campagne de ce serveur. Il y a : ${f.choices('known')}.`,
  'campaign-name-taken': (f: Facts) =>
    `${f.quoted('got')} est déjà le nom d’une campagne de ce serveur, aux accents et majuscules près.`,
  'too-many-campaigns': (f: Facts) =>
    `Ce serveur a déjà ${f.number('max')} campagnes, il n’en tient pas plus. Renomme ou rouvre une ancienne.`,
  'already-archived': (f: Facts) => `la campagne ${f.quoted('campaign')} est déjà archivée.`,
  'not-archived': (f: Facts) => `la campagne ${f.quoted('campaign')} n’est pas archivée.`,
  'already-bound': (f: Facts) => `ce lieu est déjà lié à la campagne ${f.quoted('campaign')}.`,
  'not-bound': () =>
    'ce lieu n’est lié à aucune campagne par lui-même. Regarde /campagne voir pour savoir ce qui l’est.',
  'not-master-of': (f: Facts) => `Il faut aussi être MJ de la campagne ${f.quoted('campaign')}.`,
  'games-open-here': (f: Facts) => openHere(f),
  'other-campaign': (f: Facts) =>
    `Cette partie est de la campagne ${f.quoted('campaign')}, et ce salon est passé à une autre. Un MJ peut le lui rendre avec /campagne lier.`,
  'may-not-write-here': () =>
    'Tu ne peux pas écrire dans ce salon, et ce changement s’annonce à tous. Recommence dans un autre.',
  'unknown-time-zone': (f: Facts) =>
    fr`${f.quoted('got')} n’est pas un fuseau horaire. Choisis-le dans la liste, par exemple Europe/Paris.`,
  'unset-and-set': (f: Facts) =>
    `tu donnes ${f.word('option')} et tu demandes de ne plus en avoir. Choisis l’un ou l’autre.`,
  'unknown-ruling': (f: Facts) =>
    `${f.quoted('got')} n’est pas un arbitrage. Choisis-le dans la liste qui s’ouvre en tapant.`,
  'unknown-answer': (f: Facts) =>
    fr`${f.quoted('got')} n’est pas une réponse à cet arbitrage. Possible : ${f.choices('known')}.`,
  'single-answer': () => 'cet arbitrage n’a qu’une réponse, il n’y a rien à choisir.',
  'answer-in-force': () => 'c’est déjà la réponse en vigueur.',
  'gains-two-ways': () =>
    'Donne des gains d’un bloc (xp, credits), par tranche (texte), ou retire-les, mais une chose à la fois.',
  'nothing-of-its-own': () => 'la campagne n’a rien à retirer ici.',
  'unknown-posture': (f: Facts) => `la campagne n’a pas de posture ${f.quoted('got')}.`,
  'too-many-postures': (f: Facts) =>
    `La campagne a déjà ${f.number('max')} postures, il n’en tient pas plus.`,
  'already-master': (f: Facts) => `${f.word('name')} est déjà MJ de la campagne.`,
  'not-named-master': (f: Facts) =>
    `${f.word('name')} n’est pas parmi les MJ nommés. Un rôle ou le droit de gérer le serveur se retirent dans Discord.`,
} as const;

function elsewhere(f: Facts): string {
  return f.has('active') ? `Joue dans ${f.choices('active')}. ` : '';
}

function openHere(f: Facts): string {
  const count = f.count('count');
  return `${f.number('count')} ${plural(count, 'partie est', 'parties sont')} en cours dans ce salon. Finis-${plural(count, 'la d’abord, elle ne change', 'les d’abord, elles ne changent')} pas de campagne.`;
}
