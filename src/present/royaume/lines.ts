import type { Person } from '../../campaign/entry.ts';
import type { Kept } from '../../campaign/regions.ts';
import type { Region } from '../../rules/waryaume/terms.ts';
import { literal } from '../escape.ts';
import { number } from '../numbers.ts';
import { allOf, countedType } from '../words/combat-types.ts';
import { enumerate, fr, plural } from '../words.ts';

/** How a region stands, line by line; `people`: who harvested it this turn, `null` where names are not at hand. */
export function regionLines({ region, assauts }: Kept, people: readonly Person[] | null): string[] {
  const { troupes, heros, invocations } = region;
  const there = [
    ...(troupes > 0 ? [countedType(troupes, 'troupe')] : []),
    ...(heros > 0 ? [`${number(heros)} héros`] : []),
    ...invocations.map(({ type, nombre }) => countedType(nombre, type)),
  ];
  return [
    marksLine(region),
    fr`Sur place : ${there.length === 0 ? 'personne' : `**${enumerate(there)}**`}`,
    ...buildingLine(region),
    ...plunderLine(region),
    ...turnLines(region, people),
    ...(assauts.length > 0 ? [fr`Assaut du tour déjà fait : ${enumerate(assauts.map(allOf))}`] : []),
  ];
}

/** « 2 héros restés sans troupes doivent quitter la région, vers où ils veulent. » */
export function departureLine(heros: number): string {
  const must = plural(heros, 'resté sans troupes doit', 'restés sans troupes doivent');
  return fr`**${number(heros)} héros** ${must} quitter la région, vers où ${plural(heros, 'il veut', 'ils veulent')}.`;
}

/** « Capitale royale, cimetière, 2 points d’intérêt ». */
function marksLine({ capitale, cimetiere, poi }: Region): string {
  return [
    ...(capitale ? ['capitale royale'] : []),
    ...(cimetiere ? ['cimetière'] : []),
    `${number(poi)} ${plural(poi, 'point')} d’intérêt`,
  ]
    .join(', ')
    .replace(/^c/u, 'C');
}

function buildingLine({ batiments }: Region): string[] {
  if (batiments === null) return [];
  if (batiments.length === 0) return [fr`Bâtiments : aucun`];
  const names = batiments.map(({ nom, production }) => `${literal(nom)}${production ? ' (production)' : ''}`);
  return [fr`${plural(names.length, 'Bâtiment')} : ${names.join(', ')}`];
}

function plunderLine({ pillages }: Region): string[] {
  if (pillages === 0) return [];
  const times = pillages === 1 ? 'une' : number(pillages);
  return [`Pillée ${times} fois${pillages >= 2 ? fr` : ses bandits touchent sur 3+` : ''}`];
}

function turnLines({ recoltes, destruction }: Region, people: readonly Person[] | null): string[] {
  const named = (people ?? []).map(({ name }) => (name === null ? 'une personne effacée' : literal(name)));
  const by = people === null ? '' : ` par ${enumerate([...new Set(named)])}`;
  const times = recoltes.length > 1 ? ` ${number(recoltes.length)} fois` : '';
  return [
    ...(recoltes.length > 0 ? [`Récoltée${times} ce tour-ci${by}`] : []),
    ...(destruction ? ['Un bâtiment y est détruit ce tour-ci'] : []),
  ];
}
