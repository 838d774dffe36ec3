import type { Facts } from '../refusals/facts.ts';
import { enumerate, fr } from '../words.ts';

/** What a rule of a sheet must say in its brackets. */
const needs: Readonly<Record<string, string>> = {
  x: 'un nombre, comme dans Critique (6+)',
  c: 'une caractéristique, comme dans Phage (E)',
  contre: 'un type, un sous-type ou une faction, comme dans Haine (parangon)',
};

/** What `/defi` refuses before its rules are asked: of whom and what it names. */
export const defiEdge = {
  'sheet-lacks': (f: Facts) =>
    fr`il manque à la fiche ${f.quoted('nom')} : ${f.names('lacks', {})}. Ajoute-le avec /fiche modifier.`,
  'rule-value': (f: Facts) =>
    fr`${f.quoted('nom')}, règle ${f.quoted('regle')} : il faut ${needs[f.raw('needs')] ?? 'une valeur'} entre parenthèses. Corrige la fiche.`,
  'sheet-hidden-defi': (f: Facts) =>
    `la fiche ${f.quoted('got')} est cachée aux joueurs, et un défi se joue devant tous. Montre-la d’abord ou choisis-en une autre.`,
  'sheet-not-theirs': (f: Facts) =>
    fr`la fiche ${f.quoted('got')} n’est pas à ton adversaire. Choisis une des siennes ; un MJ peut passer outre.`,
  'no-model': (f: Facts) =>
    f.texts('known').length === 0
      ? 'aucune fiche ne peut prendre part à un défi. Nomme une fiche ou un modèle prêt, comme Préteur.'
      : fr`plusieurs fiches peuvent prendre part au défi. Dis laquelle : ${enumerate(f.texts('known'), 'ou')}.`,
  'sheet-in-duel': (f: Facts) =>
    fr`${f.quoted('got')} se bat déjà dans un autre défi. Finis-le d’abord : /campagne en-cours le montre.`,
  'sheet-gone': (f: Facts) =>
    `la fiche ${f.quoted('got')} n’existe plus. Refuse ce défi ou demande qu’on le relance.`,
  'same-sheet': (f: Facts) => `${f.quoted('got')} ne se bat pas contre soi-même. Choisis une autre fiche.`,
  'defi-needs-mode': () =>
    'ici personne ne peut appuyer sur un bouton. Donne mode à rapide ou à jusquau-bout.',
} as const;
