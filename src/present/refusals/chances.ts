import { fr } from '../words.ts';
import type { Facts } from './facts.ts';

/** What the odds refuse. */
export const chances = {
  'odds-too-long': (f: Facts) =>
    `ces chances demandent plus de ${f.number('seconds')} secondes de calcul. Essaie avec moins de figurines, de PV ou de rounds.`,
  'odds-uncountable': () => 'trop de dés pour un calcul exact. Réduis leur nombre ou leurs faces.',
  'odds-none': () => fr`ce jet n’a pas de chances à montrer.`,
  'odds-table-changed': () =>
    fr`la table de blessures n’est plus celle de ce jet : ses chances ne diraient plus rien de lui.`,
  'luck-no-rolls': () =>
    fr`aucun jet à compter ici : ni les dés tapés, ni les jets annulés, ni les simulations ne comptent, et pour un joueur ou une fiche ni les défis, ni les combats, ni les mêlées.`,
} as const;
