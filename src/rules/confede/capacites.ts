import { capacites } from '../../../data/confede/capacites.ts';
import { wordId } from '../../text/fold.ts';
import { type Refusal, refuse } from '../rule.ts';
import type { Capacite, Capacites } from './terms.ts';

export const noCapacites: Capacites = { instinct: null, tete: false, doubles: false, acharne: false };

/**
 * Abilities as typed, parted by commas: `Instinct de survie/5, Immunité/tête`. Empty parts are passed over. Refused:
 * `unknown-ability` [got, known], `ability-value` [got, ability, min, max]: its X is missing or impossible, or (without
 * min and max) it has none; `place` joins the context.
 */
export function readCapacites(
  option: string,
  typed: string,
  place: Refusal['context'] = {},
): Capacites | Refusal {
  let read = noCapacites;
  for (const part of typed.split(/[,;\n]/u)) {
    const got = part.trim();
    if (got === '') continue;
    const found = find(got);
    if (!found) {
      return refuse('unknown-ability', option, { ...place, got, known: capacites.map(({ nom }) => nom) });
    }
    const { capacite, value } = found;
    if (!fits(capacite, value)) {
      return refuse('ability-value', option, { ...place, got, ability: capacite.nom, ...capacite.valeur });
    }
    read = add(read, capacite, value);
  }
  return read;
}

/** The ability that the words name; `value` is what stands behind its name. */
function find(got: string): { capacite: Capacite; value: string } | null {
  const [, words = '', value = ''] = /^(.*?)(?:-(\d+))?$/u.exec(wordId(got)) ?? [];
  const capacite = capacites.find(({ mots }) => mots.includes(words));
  return capacite ? { capacite, value } : null;
}

function fits({ valeur }: Capacite, value: string): boolean {
  if (valeur === null) return value === '';
  return value !== '' && Number(value) >= valeur.min && Number(value) <= valeur.max;
}

function add(read: Capacites, { id }: Capacite, value: string): Capacites {
  switch (id) {
    case 'instinct-de-survie':
      return { ...read, instinct: Math.min(read.instinct ?? Number(value), Number(value)) };
    case 'immunite-tete':
      return { ...read, tete: true };
    case 'immunite-doubles':
      return { ...read, doubles: true };
    case 'acharne':
      return { ...read, acharne: true };
  }
}
