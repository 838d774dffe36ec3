import { fr } from '../words.ts';
import type { Facts } from './facts.ts';

/** What the odds refuse. */
export const chances = {
  'odds-too-long': (f: Facts) =>
    `ces chances demandent plus de ${f.number('seconds')} secondes de calcul. Essaie avec moins de figurines, de PV ou de rounds.`,
  'odds-uncountable': () => 'trop de dés pour un calcul exact. Réduis leur nombre ou leurs faces.',
  'odds-many-fighters': (f: Facts) =>
    fr`${f.number('got')} combattants encore debout, c’est trop pour un calcul exact : ${f.number('most')} au plus. /chances melee compte un round à deux.`,
  'odds-none': () => fr`ce jet n’a pas de chances à montrer.`,
  'odds-table-changed': () =>
    fr`la table de blessures n’est plus celle de ce jet : ses chances ne diraient plus rien de lui.`,
  'odds-sheet-changed': () =>
    fr`une fiche ou une posture de ce défi n’est plus la même : ses chances ne diraient plus rien de lui. /chances defi compte celles d’aujourd’hui.`,
  'luck-no-rolls': () =>
    fr`aucun jet à compter ici : ni les dés tapés, ni les jets annulés, ni les simulations ne comptent, ni pour une fiche les combats.`,
} as const;
