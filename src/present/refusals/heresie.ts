import { postures } from '../../../data/heresie/postures.ts';
import { posturesDeFaction } from '../../../data/heresie/postures-de-faction.ts';
import { reglesSpeciales } from '../../../data/heresie/regles-speciales.ts';
import { enumerate, fr, thin } from '../words.ts';
import type { Facts } from './facts.ts';

/** What `/defi` refuses: of the two sheets, of what is chosen, and what comes at the wrong moment. */
export const heresie = {
  'not-eligible': (f: Facts) =>
    `${f.quoted('nom')} ne peut ni lancer ni relever un défi. Il faut un parangon, un état-major, un champion ou une règle qui le dit. Un MJ peut passer outre avec eligible à oui.`,
  routed: (f: Facts) =>
    `${f.quoted('nom')} est en déroute et ne prend part à aucun défi. Choisis une autre fiche. Un MJ peut passer outre avec eligible à oui.`,
  removed: (f: Facts) =>
    `${f.quoted('nom')} est à 0 PV, donc retiré. Choisis une autre fiche ou rends-lui des PV.`,
  'pv-above-base': (f: Facts) =>
    `${f.quoted('nom')} a ${f.number('got')} PV actuels pour ${f.number('base')} PV de base. Corrige la fiche.`,
  'no-weapon': (f: Facts) =>
    `${f.quoted('nom')} n’a aucune arme, il en faut une. Ajoute-la avec /fiche arme.`,
  'weapon-twice': (f: Facts) =>
    `${f.quoted('nom')} a deux armes du nom de ${f.quoted('arme')}. Renomme l’une des deux.`,
  'value-out-of-bounds': (f: Facts) =>
    fr`${f.quoted('nom')}, ${valueName(f)} : ${f.number('got')} ne va pas, il faut un nombre entier de ${f.number('min')} à ${f.number('max')}. Corrige la fiche.`,
  'no-willpower': (f: Facts) =>
    `${f.quoted('nom')} n’a ni Vol ni Cd, et la règle Force de son arme ${f.quoted('arme')} se teste dessus. Ajoute l’un des deux à la fiche.`,
  'weapon-unknown': (f: Facts) =>
    fr`${f.quoted('got')} n’est pas une arme de cette fiche. Possible : ${listed(f)}.`,
  'out-of-turn': (f: Facts) =>
    `ce n’est pas au tour ${ofSide(f)} de choisir. Attends le choix qui est dû avant.`,
  'posture-unknown': (f: Facts) =>
    `${f.quoted('got')} n’est pas une posture de cette campagne. Choisis-la dans la liste.`,
  'posture-not-yours': (f: Facts) =>
    `${posture(f, 'posture')} est réservée à une autre faction ou à un autre personnage. ${another}`,
  'posture-taken': (f: Facts) =>
    `${posture(f, 'posture')} vient d’être prise par l’adversaire, et une posture ne se prend pas deux fois dans une Confrontation. ${another}`,
  'posture-forbidden': (f: Facts) =>
    `${posture(f, 'posture')} est interdite dans cette Confrontation par la feinte de l’adversaire. ${another}`,
  'posture-first-round': (f: Facts) =>
    `${posture(f, 'posture')} ne se prend qu’à la première Confrontation. ${another}`,
  'posture-used': (f: Facts) =>
    `${posture(f, 'posture')} ne se prend qu’une fois par défi, et c’est déjà fait. ${another}`,
  'posture-opener-only': (f: Facts) =>
    `${posture(f, 'posture')} est réservée à qui choisit en premier. ${another}`,
  'feint-without-posture': () => 'cette posture en interdit une à l’adversaire. Dis laquelle.',
  'feint-unknown': (f: Facts) =>
    `${posture(f, 'got')} ne peut pas être interdite. Nomme une posture de la liste, autre que la feinte elle-même.`,
  'disgrace-nobody': (f: Facts) =>
    `Personne en face ne pouvait relever le défi, pas même ${f.quoted('got')}. Ne nomme personne.`,
  'disgrace-unnamed': (f: Facts) =>
    fr`Le défi est refusé : nomme qui tombe en disgrâce. Possible : ${listed(f)}.`,
  'disgrace-unknown': (f: Facts) =>
    fr`${f.quoted('got')} ne pouvait pas relever le défi. Possible : ${listed(f)}.`,
  'challenge-over': (f: Facts) =>
    `Un combattant est déjà retiré, le ${f.rank('round')} round n’a pas lieu. Passe à la Gloire.`,
  'not-now': (f: Facts) => `Ce n’est pas le moment, le défi attend ${due[f.raw('awaits')] ?? 'autre chose'}.`,
  'rompre-not-chosen': (f: Facts) =>
    `Rompre n’est pas possible du côté ${ofSide(f)}. Il faut l’avoir choisi à la dernière Confrontation et tenir debout.`,
  'gloire-withheld': (f: Facts) =>
    `Une posture adverse interdit la Gloire du côté ${ofSide(f)} tant que tous deux tiennent debout. Poursuis.`,
} as const;

const another = 'Prends-en une autre, ou aucune.';

const due: Readonly<Record<string, string>> = {
  posture: 'le choix d’une posture',
  arme: 'le choix d’une arme',
  concentration: 'le jet de Concentration',
  frappe: 'une Frappe',
  suite: 'le choix entre poursuivre et la Gloire',
  gloire: 'la Gloire',
};

/** What a sheet calls its values, beyond those that are one letter or one word in capitals. */
const values: Readonly<Record<string, string>> = {
  pv: 'PV de base',
  'pv-actuels': 'PV actuels',
  cd: 'Cd',
  vol: 'Vol',
  svg: 'Svg',
  inv: 'Inv',
  soutien: 'soutien',
  marcheurs: 'marcheurs',
  plus: 'bonus d’une arme',
  fois: 'multiplication d’une arme',
  fixe: 'valeur fixe d’une arme',
};

function valueName(f: Facts): string {
  const id = f.raw('value');
  return values[id] ?? reglesSpeciales.find((regle) => regle.id === id)?.nom ?? id.toUpperCase();
}

function ofSide(f: Facts): string {
  return f.raw('side') === 'antagoniste' ? 'de l’antagoniste' : 'du protagoniste';
}

/** The printed name of a posture; one of the campaign by its id. */
function posture(f: Facts, key: string): string {
  const known = [...postures, ...posturesDeFaction].find(({ id }) => id === f.raw(key));
  return known ? `«${thin}${known.nom}${thin}»` : f.quoted(key);
}

function listed(f: Facts): string {
  return enumerate(f.texts('known'), 'ou');
}
