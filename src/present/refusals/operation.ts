import { enumerate, fr } from '../words.ts';
import type { Facts } from './facts.ts';

/** What help and the looking after the bot refuse. */
export const operation = {
  'unknown-subject': (f: Facts) =>
    fr`il n’y a pas d’aide sur ${f.quoted('got')}. Choisis dans ce que Discord propose, ou retire l’option pour voir toutes les commandes.`,
  'unknown-rule': (f: Facts) =>
    fr`${f.quoted('got')} ne désigne ni une règle, ni un seul paragraphe. Choisis dans ce que Discord propose : ${enumerate(f.texts('known'), 'ou')}.`,
} as const;
