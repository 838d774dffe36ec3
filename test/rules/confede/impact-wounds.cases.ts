import type { Cible, ImpactResult } from '../../../src/rules/confede/terms.ts';
import { d6, type GoldenCase } from '../golden.ts';
import { charge, house, woundLine } from './lines.ts';

/** One roll at FOR 9 on a target of the given RES; the house table decides. */
function wound(
  name: string,
  [first, second]: readonly [number, number],
  resistance: number,
  differs: Partial<Cible>,
  clauses: readonly string[] = ['impact.12'],
): GoldenCase<ImpactResult> {
  const line = woundLine({ res: resistance, des: [first, second], ...differs });
  return {
    name,
    clauses,
    values: { x: 3, distance: '23', resistance },
    dice: d6(first, second),
    result: charge([line], { arret: line.gravite === 'tue-net' ? null : 'survivant' }),
    decided: house,
  };
}

/** The same with abilities. */
function able(
  name: string,
  capacites: string,
  faces: readonly number[],
  differs: Partial<Cible>,
  clauses: readonly string[],
  decided: Readonly<Record<string, string>> = house,
): GoldenCase<ImpactResult> {
  const line = woundLine(differs);
  return {
    name,
    clauses,
    values: { x: 3, distance: '23', resistance: line.res ?? 0, capacites },
    dice: d6(...faces),
    result: charge([line], { arret: line.gravite === 'tue-net' && !line.resteEnPlace ? null : 'survivant' }),
    decided,
  };
}

const spared = {
  des: null,
  localisation: null,
  indice: null,
  gravite: 'aucune',
  exceptionnelle: null,
} as const;
const saved = { ...spared, annulee: 'instinct' } as const;
const immune = { gravite: 'aucune', exceptionnelle: true, annulee: 'immunite' } as const;
const sixes = { des: [6, 6], localisation: 6, exceptionnelle: true };
const instinct = ['impact.17'];
const immunity = ['impact.18'];

export const woundCases: readonly GoldenCase<ImpactResult>[] = [
  wound('dice 2 and 5, FOR 9, RES 6: location 2, indice 8', [2, 5], 6, {}, [
    'impact.5',
    'impact.10',
    'impact.12',
    'impact.13',
    'impact.15',
    'impact.16',
  ]),
  wound('dice 5 and 2 read the same', [5, 2], 6, {}, ['impact.10']),
  wound('indice 1: nothing', [2, 5], 13, { indice: 1, gravite: 'aucune' }),
  wound('indice 0: nothing (piege-16)', [2, 5], 14, { indice: 0, gravite: 'aucune' }),
  wound('indice −85: nothing (piege-17)', [2, 5], 99, { indice: -85, gravite: 'aucune' }),
  wound('indice 2: stunned, no Blessure', [2, 5], 12, { indice: 2, gravite: 'sonne' }, [
    'impact.12',
    'impact.13',
  ]),
  wound('indice 3: stunned', [2, 5], 11, { indice: 3, gravite: 'sonne' }),
  wound('indice 4: light', [2, 5], 10, { indice: 4, gravite: 'legere' }),
  wound('indice 5: light', [2, 5], 9, { indice: 5, gravite: 'legere' }),
  wound('indice 6: grave', [2, 5], 8, { indice: 6, gravite: 'grave' }),
  wound('indice 7: grave', [2, 5], 7, { indice: 7, gravite: 'grave' }),
  wound('indice 9: critical', [2, 5], 5, { indice: 9, gravite: 'critique' }),
  wound(
    'indice 10: killed outright, no Blessure; it may go on',
    [2, 5],
    4,
    { indice: 10, gravite: 'tue-net' },
    ['impact.13', 'impact.14', 'impact.16'],
  ),
  wound('indice 13 with RES 1: killed outright', [2, 5], 1, { indice: 13, gravite: 'tue-net' }),
  wound(
    'a double is exceptional',
    [4, 4],
    6,
    { localisation: 4, indice: 7, gravite: 'grave', exceptionnelle: true },
    ['impact.11'],
  ),
  wound('the head, indice 1: still nothing', [6, 6], 14, { ...sixes, indice: 1, gravite: 'aucune' }),
  wound('the head, indice 2: light', [6, 6], 13, { ...sixes, indice: 2, gravite: 'legere' }),
  wound('the head, indice 3: light', [6, 6], 12, { ...sixes, indice: 3, gravite: 'legere' }),
  wound('the head, indice 4: grave', [6, 6], 11, { ...sixes, indice: 4, gravite: 'grave' }),
  wound('the head, indice 5: grave', [6, 6], 10, { ...sixes, indice: 5, gravite: 'grave' }),
  wound('the head, indice 6: critical', [6, 6], 9, { ...sixes, indice: 6, gravite: 'critique' }),
  wound('the head, indice 7: critical', [6, 6], 8, { ...sixes, indice: 7, gravite: 'critique' }),
  wound('the head, indice 8: killed outright', [6, 6], 7, { ...sixes, indice: 8, gravite: 'tue-net' }),
  able(
    'Instinct de survie/5: a 5 cancels the roll',
    'Instinct de survie/5',
    [5],
    { ...saved, instinct: 5 },
    instinct,
    {},
  ),
  able(
    'Instinct de survie/5: a 6 cancels the roll',
    'instinct de survie 5',
    [6],
    { ...saved, instinct: 6 },
    instinct,
    {},
  ),
  able('Instinct de survie/5: a 4 does not', 'INSTINCT DE SURVIE/5+', [4, 2, 5], { instinct: 4 }, instinct),
  able(
    'of two Instincts de survie the lowest counts, wherever it stands',
    'Instinct de survie/4, Instinct de survie/6',
    [4],
    { ...saved, instinct: 4 },
    instinct,
    {},
  ),
  able(
    'Immunité/tête: a roll on the head has no effect, and is kept',
    'Immunité/tête',
    [6, 6],
    { ...sixes, ...immune, indice: 9 },
    immunity,
    {},
  ),
  able(
    'Immunité/tête says nothing of the rest',
    'immunite tete',
    [5, 5],
    {
      ...immune,
      annulee: null,
      des: [5, 5],
      localisation: 5,
      gravite: 'critique',
    },
    ['impact.12'],
  ),
  able(
    'Immunité/doubles: a double has no effect, and is kept',
    'Immunité/doubles',
    [4, 4],
    { ...immune, des: [4, 4], localisation: 4, indice: 7 },
    immunity,
    {},
  ),
  able('Immunité/doubles says nothing of the rest', 'Immunité/doubles', [2, 5], {}, ['impact.12']),
  able(
    'both immunities on a double six: the head is named',
    'Immunité/doubles ; Immunité/tête',
    [6, 6],
    { ...sixes, ...immune, indice: 9 },
    immunity,
    {},
  ),
  able(
    'Acharné, killed outright, stays and bars the way',
    'Acharné',
    [2, 5],
    { res: 4, indice: 10, gravite: 'tue-net', resteEnPlace: true },
    ['impact.19', 'impact.15'],
    { ...house, acharne: 'arrete' },
  ),
  able('Acharné has no effect short of that', 'acharnee', [2, 5], {}, ['impact.12']),
];
