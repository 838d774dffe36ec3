import { wordId } from '../../text/fold.ts';
import { type Refusal, refuse } from '../rule.ts';
import type { Batiment } from './terms.ts';

export type Batiments = readonly Batiment[];

/** Most buildings of one region. */
const mostBuildings = 25;
const shape = /^([^()]*?)\s*(\(\s*production\s*\))?$/iu;

/**
 * Buildings as typed: `Ferme (production), Chapelle`, parted by commas, semicolons or new lines. Nothing, or `aucun`,
 * stands for none. Refused with the building's rank from 1 and its words [number, got]: `building-unreadable`,
 * `building-twice`; and `too-many-buildings` [got, max]. Source: `royaume.14`.
 */
export function readBatiments(option: string, typed: string): Batiments | Refusal {
  const parts = typed
    .normalize('NFC')
    .split(/[,;\n]/u)
    .map((part) => part.trim().replace(/\s+/gu, ' '))
    .filter((part) => part !== '');
  if (parts.length === 1 && /^aucune?$/iu.test(parts[0] ?? '')) return [];
  if (parts.length > mostBuildings) {
    return refuse('too-many-buildings', option, { got: parts.length, max: mostBuildings });
  }
  const batiments: Batiment[] = [];
  for (const got of parts) {
    const place = { number: batiments.length + 1, got };
    const [, nom = '', production] = shape.exec(got) ?? [];
    if (wordId(nom) === '') return refuse('building-unreadable', option, place);
    if (findBuilding(batiments, nom)) return refuse('building-twice', option, place);
    batiments.push({ nom, production: production !== undefined });
  }
  return batiments;
}

/** The building of that name, however it is spelt. */
export function findBuilding(batiments: Batiments, nom: string): Batiment | undefined {
  return batiments.find((batiment) => wordId(batiment.nom) === wordId(nom));
}
