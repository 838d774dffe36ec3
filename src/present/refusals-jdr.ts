import type { Facts } from './refusal-facts.ts';
import { fr } from './words.ts';

/** What care and a mêlée refuse. */
export const jdr = {
  'soins-whom': () => fr`dis qui soigner : fiche pour une seule, ou tous à oui.`,
  'not-ko': (f: Facts) =>
    fr`${f.quoted('fiche')} n’est pas K.O. (PV actuels : ${f.has('pv') ? f.number('pv') : 'jamais comptés'}). Les soins ne vont qu’à qui est à 0 PV.`,
  'no-base-pv': (f: Facts) => `${f.quoted('fiche')} n’a pas de PV de base. Donne-les avec /fiche modifier.`,
  'nobody-ko': () => 'personne n’est K.O. dans cette campagne. Il n’y a rien à soigner.',
} as const;
