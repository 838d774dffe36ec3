import type { Entry } from '../../campaign/entry.ts';
import type { FrappeDeMelee, MeleeResult } from '../../rules/jdr/melee/terms.ts';
import { facesOf, sumOf } from '../dice.ts';
import { literal } from '../escape.ts';
import { wordOf } from '../labels.ts';
import { number } from '../numbers.ts';
import { moralWords } from '../words/moral.ts';
import { capital, enumerate, fr, plural } from '../words.ts';
import { type Blows, blowsOf, meleeResult } from './entry.ts';

type Test = MeleeResult['tests'][number];

/** The first line of a round: who lost what, who fell, who fled. */
export function summary(entry: Entry): string {
  const { frappes, ko, fuites } = meleeResult(entry);
  const lost = new Map<string, number>();
  for (const { vers, pvPerdus } of frappes) lost.set(vers, (lost.get(vers) ?? 0) + pvPerdus);
  const hurt = [...lost].filter(([name, count]) => count > 0 && !ko.includes(name) && !fuites.includes(name));
  const parts = [
    ...hurt.map(([name, count]) => `${literal(name)} perd ${number(count)} PV`),
    ...ko.map((name) => `${literal(name)} ${fuites.includes(name) ? 'fuit et tombe K.O.' : 'est K.O.'}`),
    ...fuites.filter((name) => !ko.includes(name)).map((name) => `${literal(name)} fuit`),
  ];
  return `**${parts.length === 0 ? 'Personne n’est blessé' : enumerate(parts)}**`;
}

/** Strikes in their order, then the tests of morale: two lines each. */
export function roundLines(entry: Entry): string[] {
  const { frappes, tests } = meleeResult(entry);
  return [
    ...frappes.flatMap((frappe) => strikeLines(frappe, blowsOf(entry, frappe.de))),
    ...tests.flatMap(testLines),
  ];
}

function strikeLines(frappe: FrappeDeMelee, blows: Blows): string[] {
  const { de, vers, initiative, seuilTouche, touches, blessures, sauvegardes } = frappe;
  const weapon = blows.arme === null ? '' : ` (${literal(blows.arme)})`;
  const dice = [
    ...listed(`touche ${seuilTouche}+`, blows.hits, seuilTouche),
    ...(touches > 0 && blows.seuilBlesser === null ? ['blessure impossible'] : []),
    ...(blows.seuilBlesser === null
      ? []
      : listed(`blessure ${blows.seuilBlesser}+`, blows.wounds, blows.seuilBlesser)),
    ...(blows.seuilSauvegarde === null
      ? []
      : listed(`sauvegarde ${blows.seuilSauvegarde}+`, sauvegardes, blows.seuilSauvegarde)),
    ...(blessures > 0 && blows.seuilSauvegarde === null ? ['pas de sauvegarde'] : []),
  ];
  return [
    fr`I ${initiative} · **${literal(de)}**${weapon} sur ${literal(vers)} : ${countsOf(frappe)}`,
    ...(dice.length === 0 ? [] : [capital(dice.join(' · '))]),
  ];
}

/** As far as the blows went: « 3 attaques, 1 touche, aucune blessure », « …, 2 blessures, **1 PV perdu** ». */
function countsOf({ attaques, touches, blessures, pvPerdus }: FrappeDeMelee): string {
  const stages = [
    { amount: attaques, word: 'attaque' },
    { amount: touches, word: 'touche' },
    { amount: blessures, word: 'blessure' },
  ];
  const end = stages.findIndex(({ amount }) => amount === 0);
  const shown = stages
    .slice(0, end < 0 ? stages.length : end + 1)
    .map(({ amount, word }) => (amount === 0 ? `aucune ${word}` : count(amount, word)));
  const lost = `**${number(pvPerdus)} PV ${plural(pvPerdus, 'perdu')}**`;
  return [...shown, ...(end < 0 ? [lost] : [])].join(', ');
}

/** « Moral · Orok : 3 + 4 = 7 pour 7 ou moins : tient bon », then why no more. */
function testLines({ fiche, des, total, cdEffectif, malus, ko, fuite }: Test): string[] {
  const fate = ko ? 'fuit et tombe K.O.' : fuite ? 'fuit' : 'tient bon';
  const cd = cdEffectif - malus.reduce((sum, { valeur }) => sum + valeur, 0);
  const by = malus.map(({ cause, valeur }) => ({ cause, value: valeur }));
  const sum = sumOf([cd], by, (cause) => wordOf(moralWords.cause, cause));
  const double = (total ?? 0) === 2 && cdEffectif < 2 ? ', le double 1 réussit toujours' : '';
  const need = malus.length === 0 ? 'sans malus' : `${sum} = ${number(cdEffectif)}`;
  return [
    fr`Moral · **${literal(fiche)}** : ${sumOf(des)} = **${number(total ?? 0)}** pour ${number(cdEffectif)} ou moins${double} : **${fate}**`,
    `Cd ${malus.length === 0 ? `${number(cd)}, ${need}` : need}`,
  ];
}

function count(amount: number, one: string): string {
  return `${number(amount)} ${plural(amount, one)}`;
}

function listed(what: string, faces: readonly number[], seuil: number): string[] {
  return faces.length === 0 ? [] : [fr`${what} : ${facesOf(faces, (face) => face >= seuil)}`];
}
