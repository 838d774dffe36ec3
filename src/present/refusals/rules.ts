import { fr, plural } from '../words.ts';
import type { Facts } from './facts.ts';

/** What the rules of the games refuse. */
export const rules = {
  'single-model-needs-pv': () =>
    'une unité partie d’une seule figurine teste sur ses PV. Donne pv-initial et pv-restants.',
  'unit-destroyed': () => '0, l’unité est détruite. Une unité détruite ne teste pas.',
  'more-left-than-at-start': (f: Facts) =>
    `${f.number('got')} dépasse ${startOf(f.raw('initialOption'))} ${f.number('initial')}.`,
  'already-ko': () =>
    'à 0 PV il est déjà K.O. et ne teste plus. Donne ses PV après les pertes, s’il lui en reste.',
  'more-pv-than-base': (f: Facts) => `${f.number('got')} dépasse les PV de base ${f.number('base')}.`,
  'more-lost-than-base': (f: Facts) =>
    `${f.number('got')} est trop. Avec ${f.number('pv')} ${plural(f.count('pv'), 'PV restant', 'PV restants')} sur ${f.number('base')}, il en a perdu ${f.number('most')} au plus.`,
  'no-speed-marker': () =>
    fr`assailli de face, un impacteur ne cause d’impact que lancé : mets vitesse à oui et donne mou.`,
  'no-target': () => fr`aucune cible. Écris par exemple : Gobelin RES 4 à 8 ; Orque RES 6 à 18.`,
  'target-without-name': (f: Facts) => `${targetOf(f)} n’a pas de nom. Écris-le avant RES.`,
  'target-without-res': (f: Facts) =>
    fr`${targetOf(f)} n’a pas de RES. Écris par exemple : Gobelin RES 4 à 8.`,
  'target-res': (f: Facts) =>
    `${targetOf(f)} a une RES de ${f.word('got')}, il faut un nombre entier de ${f.number('min')} à ${f.number('max')}.`,
  'targets-not-parted': (f: Facts) =>
    fr`${targetOf(f)} a deux RES. Sépare les cibles par « ; » ou par une nouvelle ligne.`,
  'target-with-two-distances': (f: Facts) =>
    `${targetOf(f)} a deux distances. Garde celle du départ à la cible.`,
  'target-without-distance': (f: Facts) =>
    fr`${targetOf(f)} n’a pas de distance. Ajoute « à 8 » après sa RES, ou l’option distance.`,
  'unreadable-measure': (f: Facts) =>
    fr`${inTarget(f)}${f.quoted('got')} n’est pas une longueur en cm. Écris 23 ou 7,5.`,
  'zero-distance': (f: Facts) =>
    `${inTarget(f)}${f.quoted('got')} est une distance nulle, sans élan il n’y a pas d’impact. Il faut plus de 0 cm.`,
  'measure-out-of-bounds': (f: Facts) =>
    `${inTarget(f)}${f.quoted('got')} ne va pas, il faut plus de ${f.number('above')} et au plus ${f.number('max')} cm.`,
  'unknown-ability': (f: Facts) =>
    fr`${inTarget(f)}${f.quoted('got')} n’est pas une capacité connue. Possible : ${f.choices('known')}.`,
  'ability-value': (f: Facts) => `${inTarget(f)}${f.quoted('got')} ne va pas. ${abilityValue(f)}`,
} as const;

function startOf(option: string): string {
  return option === 'pv-initial' ? 'les PV initiaux' : 'l’effectif initial';
}

/** « la 2e cible (« Orque ») ». */
function targetOf(f: Facts): string {
  const rank = f.count('number') === 1 ? '1re' : f.rank('number');
  return `la ${rank} cible (${f.quoted('target')})`;
}

function inTarget(f: Facts): string {
  return f.has('number') ? fr`${targetOf(f)} : ` : '';
}

function abilityValue(f: Facts): string {
  if (!f.has('min')) return `${f.word('ability')} ne prend pas de valeur.`;
  return `${f.word('ability')} prend une valeur de ${f.number('min')} à ${f.number('max')}.`;
}
