import { fr } from '../words.ts';
import type { Facts } from './facts.ts';

/** What is wrong with what a campaign brings of its own: pasted rows, gains, postures, an export. */
export const house = {
  'rows-json': () =>
    fr`Ce n’est pas une liste JSON valable. Il faut [ … ], ou du CSV avec une ligne d’en-têtes.`,
  'rows-none': () => fr`Il n’y a aucune ligne sous les en-têtes. Dans l’option, sépare les lignes par « | ».`,
  'rows-cells': (f: Facts) =>
    `Ligne ${f.number('row')}, il y a ${f.number('got')} cellules pour ${f.number('needed')} en-têtes.`,
  'rows-too-many': (f: Facts) =>
    `${f.number('count')} lignes, c’est plus que les ${f.number('max')} possibles.`,
  'gains-not-rows': () => fr`Il faut une ligne par tranche, avec les colonnes xp-adverse, xp et credits.`,
  'gains-cell': (f: Facts) =>
    fr`Ligne ${f.number('row')}, colonne ${f.word('column')} : ${f.quoted('got')} ne se lit pas. Écris ${gainLike(f)}.`,
  'gains-gap': (f: Facts) => `Il n’y a pas de gains pour ${span(f)}.`,
  'gains-overlap': (f: Facts) => `Il y a deux gains pour ${span(f)}.`,
  'posture-json': () => 'Ce n’est pas du JSON valable. Colle l’objet entier, de { à }.',
  'posture-not-object': () => fr`Une posture est un objet JSON : { "id": …, "nom": …, "effets": […] }.`,
  'posture-unknown-field': (f: Facts) => `Une posture n’a pas de champ ${f.quoted('field')}.`,
  'posture-field': (f: Facts) =>
    fr`Champ ${f.word('field')} de la posture : ${got(f)} ne va pas. ${fieldLike(f)}`,
  'posture-reserved': (f: Facts) =>
    `${f.quoted('id')} est l’id d’une posture que tout le monde a. Prends-en un autre.`,
  'import-json': () => 'Ce n’est pas du JSON valable. Colle le fichier exporté entier.',
  'import-shape': (f: Facts) =>
    fr`Ce n’est pas un export de campagne que cette version lit : ${f.word('path')} n’est pas ce qu’il faut.`,
  'import-newer': (f: Facts) =>
    `Cet export est de la version ${f.number('got')}, ce bot lit jusqu’à la version ${f.number('max')}.`,
  'nothing-to-import': () => 'Tout est déjà comme dans ce fichier, rien n’a changé.',
  'import-ruling': (f: Facts) => `L’arbitrage ${f.quoted('got')} de l’export n’existe pas ici.`,
} as const;

function gainLike(f: Facts): string {
  return f.raw('column') === 'xp-adverse'
    ? 'par exemple 0-99 ou 100+'
    : `un nombre de 0 à ${f.number('max')}`;
}

function span(f: Facts): string {
  if (f.has('from') && f.has('to')) return `${f.number('from')} à ${f.number('to')} XP`;
  if (f.has('from')) return `${f.number('from')} XP et plus`;
  return f.has('to') ? `${f.number('to')} XP et moins` : 'aucune valeur de XP';
}

function got(f: Facts): string {
  return f.has('got') ? f.quoted('got') : 'ce qui s’y trouve';
}

/** What the field needs, as far as the refusal knows. */
function fieldLike(f: Facts): string {
  if (f.has('known')) return fr`Possible : ${f.choices('known')}.`;
  if (f.has('min')) return `Il faut de ${f.number('min')} à ${f.number('max')}.`;
  if (f.has('max')) return `Il faut un texte de ${f.number('max')} caractères au plus.`;
  return 'Il faut un mot en minuscules et tirets, ou true ou false.';
}
