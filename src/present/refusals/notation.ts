import { fr } from '../words.ts';
import type { Facts } from './facts.ts';

/** How much of the text is shown on each side of a mistake. */
const around = 20;

/** What a free notation gets wrong, and where. */
export const notation = {
  'notation-unexpected': (f: Facts) => fr`${at(f)}${f.quoted('got')} n’a pas sa place ici. Exemple : 2d6+3.`,
  'notation-incomplete': (f: Facts) => fr`${at(f)}il manque un dé ou un nombre. Exemple : 2d6+3.`,
  'notation-dice-count': (f: Facts) =>
    `${at(f)}${f.quoted('got')} dés ne vont pas, il en faut de ${range(f)}.`,
  'notation-dice-in-all': (f: Facts) => `${at(f)}cela fait plus de ${f.number('max')} dés en tout.`,
  'notation-sides': (f: Facts) => `${at(f)}${f.quoted('got')} faces ne vont pas, il en faut de ${range(f)}.`,
  'notation-constant': (f: Facts) =>
    `${at(f)}${f.quoted('got')} ne va pas, il faut un nombre de ${range(f)}.`,
  'notation-keep-count': (f: Facts) =>
    `${at(f)}on ne peut pas garder ${f.quoted('got')} dés ici, il en faut de ${range(f)}.`,
  'notation-no-dice': () => fr`il n’y a aucun dé à lancer. Exemple : 2d6+3.`,
  'notation-twice': (f: Facts) =>
    `${at(f)}${f.quoted('got')} y est déjà, il ne s’écrit qu’une fois par terme.`,
  'notation-comparison-of-sum': (f: Facts) =>
    fr`${at(f)}une comparaison porte sur un seul terme, sans addition. Exemple : 6d6>=4.`,
  'notation-idle-comparison': (f: Facts) =>
    `${at(f)}comparer à ${f.quoted('got')} réussit ou échoue toujours, il faut un nombre de ${range(f)}.`,
  'notation-d66-alone': (f: Facts) =>
    fr`${at(f)}un d66 se lance seul, sans nombre devant, sans « garde » ni « ! ».`,
  'notation-d66-number': (f: Facts) =>
    `${at(f)}aucun d66 ne montre ${f.quoted('got')}, ses deux chiffres vont de 1 à 6.`,
} as const;

function range(f: Facts): string {
  return `${f.number('min')} à ${f.number('max')}`;
}

/** « au 5e caractère (2d6+▸x), », as much of the text as helps. */
function at(f: Facts): string {
  const characters = [...f.raw('text')];
  const place = f.count('position') - 1;
  const before = characters.slice(Math.max(0, place - around), place).join('');
  const after = characters.slice(place, place + around).join('');
  return `au ${f.rank('position')} caractère (${f.shown(before)}▸${f.shown(after)}), `;
}
