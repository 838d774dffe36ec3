import { enumerate, fr } from '../words.ts';
import type { Facts } from './facts.ts';

/** What care and a mêlée refuse. */
export const jdr = {
  'soins-whom': () => fr`dis qui soigner : fiche pour une seule, ou tous à oui.`,
  'not-ko': (f: Facts) =>
    fr`${f.quoted('fiche')} n’est pas K.O. (PV actuels : ${f.has('pv') ? f.number('pv') : 'jamais comptés'}). Les soins ne vont qu’à qui est à 0 PV.`,
  'no-base-pv': (f: Facts) => `${f.quoted('fiche')} n’a pas de PV de base. Donne-les avec /fiche modifier.`,
  'melee-one-camp': (f: Facts) =>
    `le camp ${f.raw('camp').toUpperCase()} est vide. Il faut au moins un combattant de chaque côté.`,
  'melee-full': (f: Facts) => `une mêlée compte ${f.number('most')} combattants au plus.`,
  'melee-twice': (f: Facts) => `${f.quoted('fiche')} est déjà de la partie. Donne une autre fiche.`,
  'melee-nobody': () => 'aucune fiche n’est donnée. Choisis-en une, ou écris son nom.',
  'melee-figure': (f: Facts) =>
    `${f.quoted('fiche')} a ${f.number('got')} en ${figures[f.raw('figure')] ?? ''}, il faut de ${f.number('min')} à ${f.number('max')} pour une mêlée. Change sa fiche.`,
  'melee-ko': (f: Facts) => `${f.quoted('fiche')} est K.O. et ne combat plus avant les soins.`,
  'melee-more-pv': (f: Facts) =>
    `${f.quoted('fiche')} a ${f.number('got')} PV, plus que ses ${f.number('base')} PV de base. Change sa fiche.`,
  'melee-locked': (f: Facts) =>
    `${f.quoted('fiche')} est verrouillé dans une autre mêlée. Qu’elle finisse d’abord, ou qu’un MJ l’arrête.`,
  'melee-gone': (f: Facts) =>
    `la fiche ${f.quoted('fiche')} a été supprimée. Retire-la du rassemblement, ou rétablis-la.`,
  'melee-hidden': (f: Facts) =>
    `la fiche ${f.quoted('fiche')} est cachée aux joueurs, et une mêlée se joue devant tous. Montre-la d’abord avec /fiche modifier.`,
  'melee-sheet': (f: Facts) =>
    fr`il manque à la fiche ${f.quoted('fiche')} de quoi combattre : ${f.choices('missing').replace(' ou ', ' et ')}. Complète-la avec /fiche modifier (Svg - sans armure).`,
  'melee-arme': (f: Facts) => fr`${f.quoted('fiche')} n’a pas d’arme ${f.quoted('got')}. ${weapons(f)}`,
  'melee-needs-opponent': (f: Facts) =>
    `la fiche ${f.quoted('fiche')} n’est pas à toi. Nomme son joueur avec adversaire, il relèvera le combat.`,
  'soins-hidden': (f: Facts) =>
    fr`la fiche ${f.quoted('fiche')} est cachée, et tous liraient la réponse. Choisis une autre visibilite.`,
  'nobody-ko': () => 'personne n’est K.O. dans cette campagne. Il n’y a rien à soigner.',
} as const;

/** How a figure is called on a sheet. */
const figures: Readonly<Record<string, string>> = {
  cc: 'CC',
  f: 'F',
  e: 'E',
  pvBase: 'PV de base',
  i: 'I',
  a: 'A',
  cd: 'Cd',
};

function weapons(f: Facts): string {
  const names = f.texts('known');
  return names.length === 0 ? 'Sa fiche n’en a aucune.' : fr`Sur sa fiche : ${enumerate(names)}.`;
}
