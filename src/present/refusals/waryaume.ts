import { belligerants } from '../../../data/waryaume/belligerants.ts';
import { countedType, oneOf } from '../words/combat-types.ts';
import { enumerate, fr, plural } from '../words.ts';
import type { Facts } from './facts.ts';

/** What the compositions, bonuses and targets of `/combat` get wrong, and what `/royaume` refuses. */
export const waryaume = {
  'list-incomplete': (f: Facts) => fr`${at(f)}il manque la suite. ${example(f)}`,
  'list-unexpected': (f: Facts) => fr`${at(f)}${f.quoted('got')} n’a pas sa place ici. ${example(f)}`,
  'unknown-belligerent': (f: Facts) =>
    fr`${at(f)}${f.quoted('got')} n’est pas un belligérant. Possible : ${f.choices('known')}.`,
  'unknown-bonus': (f: Facts) =>
    fr`${at(f)}${f.quoted('got')} n’est pas un bonus. Possible : ${f.choices('known')}.`,
  'belligerent-count': (f: Facts) =>
    `${at(f)}${f.quoted('got')} belligérants ne vont pas, il en faut de ${range(f)}.`,
  'belligerent-pv': (f: Facts) =>
    `${at(f)}${f.quoted('got')} PV ne vont pas, ${oneOf(f.raw('type'))} en a de ${range(f)}.`,
  'pv-not-taken': (f: Facts) =>
    `${at(f)}${oneOf(f.raw('type'))} n’a qu’un PV. Retire la parenthèse et ce qu’elle contient.`,
  'too-many-belligerents': (f: Facts) =>
    `${f.number('got')} belligérants, c’est plus que les ${f.number('max')} possibles par camp. Retires-en.`,
  'target-count': (f: Facts) =>
    fr`${f.number('got')} ${plural(f.count('got'), 'cible')}, il en faut de ${range(f)}, séparées par « ; ». ${example(f)}`,
  'target-unnamed': (f: Facts) => fr`${targetOf(f)} n’a pas de nom. Écris-le devant « : ».`,
  'target-twice': (f: Facts) => `${targetOf(f)} porte le nom d’une autre. Change-le ou réunis les deux.`,
  'not-dark': (f: Facts) =>
    `la couronne ne se bat que contre des forces obscures, et il y a ${oneOf(f.raw('type'))} ici. Troupes et catapultes ne conviennent pas.`,
  'too-many-undead': (f: Facts) =>
    `${countedType(f.count('got'), 'mort-vivant')} en tout, c’est trop. La région ${f.quoted('region')} en tient ${f.number('most')} au plus, avec ${points(f)}. Retires-en, ou un MJ lui donne d’autres points d’intérêt.`,
  'prisoner-faces-unreadable': (f: Facts) => fr`${partOf(f)} ne se lit pas. ${facesExample}`,
  'prisoner-faces-sides': (f: Facts) =>
    fr`${partOf(f)} parle d’un dé que personne ne lance. Possible, après D : ${f.choices('known')}.`,
  'prisoner-face': (f: Facts) =>
    `${partOf(f)} donne la face ${f.number('face')}, un D${f.number('sides')} va de 1 à ${f.number('sides')}.`,
  'prisoner-faces-twice': (f: Facts) =>
    `${partOf(f)} reprend un camp et un dé déjà donnés. Réunis leurs faces en une seule partie.`,
  'too-many-buildings': (f: Facts) =>
    `${f.number('got')} bâtiments, c’est plus que les ${f.number('max')} possibles. Retires-en.`,
  'building-unreadable': (f: Facts) =>
    fr`${buildingOf(f)} n’a pas de nom lisible. Écris par exemple : Ferme (production), Chapelle.`,
  'building-twice': (f: Facts) => `${buildingOf(f)} est déjà dans la liste. Retire-le.`,
  'not-so-many': (f: Facts) =>
    `on ne peut pas en retirer ${f.number('got')}, la région contient ${countedType(f.count('present'), f.raw('type'))}.`,
  'not-an-invocation': (f: Facts) =>
    fr`${f.quoted('got')} n’attend pas dans une région. Possible : ${invocations}.`,
  'not-harvested': (f: Facts) =>
    `personne n’a récolté dans la région ${f.quoted('region')} ce tour-ci, il n’y a rien à piller. Note d’abord la récolte avec /royaume recolte.`,
  'already-destroyed': (f: Facts) =>
    `un bâtiment de la région ${f.quoted('region')} est déjà détruit ce tour-ci, c’est un seul par tour. Attends le prochain (/royaume tour).`,
  'unknown-building': (f: Facts) => `${f.quoted('got')} n’est pas un bâtiment de la région. ${buildings(f)}`,
  'no-troop': (f: Facts) => `${f.number('got')}, il faut au moins ${f.number('min')} troupe pour cela.`,
} as const;

const facesExample = fr`Écris par exemple : attaque D6 : 6 ; défense D6 : 1, 2.`;

const invocations = enumerate(
  belligerants.filter(({ tenebres }) => tenebres).map(({ nom }) => nom),
  'ou',
);

function range(f: Facts): string {
  return `${f.number('min')} à ${f.number('max')}`;
}

/** What may stand in that option. */
function example(f: Facts): string {
  if (f.raw('option') === 'bonus') return fr`Exemple : heros, pierre.`;
  if (f.raw('option') === 'cibles') return fr`Exemple : Alice : 3 troupes ; Bob : 2 troupes.`;
  return fr`Exemple : 4 troupes + 1 golem (2 PV).`;
}

/** « au 27e caractère, dans la 2e cible (« Bob: 2 trolls »), ». */
function at(f: Facts): string {
  const inside = f.has('number') ? `dans ${targetOf(f)}, ` : '';
  return `au ${f.rank('position')} caractère, ${inside}`;
}

function targetOf(f: Facts): string {
  return `la ${feminineRank(f)} cible (${f.quoted('target')})`;
}

/** A part between two semicolons. */
function partOf(f: Facts): string {
  return `la ${feminineRank(f)} partie (${f.quoted('got')})`;
}

function feminineRank(f: Facts): string {
  return f.count('number') === 1 ? '1re' : f.rank('number');
}

function buildingOf(f: Facts): string {
  return `le ${f.rank('number')} bâtiment (${f.quoted('got')})`;
}

/** « 1 point d’intérêt ». */
function points(f: Facts): string {
  return `${f.number('poi')} ${plural(f.count('poi'), 'point')} d’intérêt`;
}

function buildings(f: Facts): string {
  const known = f.texts('known');
  return known.length === 0
    ? 'Elle n’en a plus aucun.'
    : fr`Choisis parmi ceux qui restent : ${enumerate(known)}.`;
}
