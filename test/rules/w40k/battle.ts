import type { Rulings } from '../../../src/rules/rule.ts';
import type { Bataille, Change, Joueur, Unite } from '../../../src/rules/w40k/bataille-terms.ts';

/** Ten Boyz of the first player, whole. */
export const boyz: Unite = {
  numero: 1,
  nom: 'Boyz',
  joueur: 0,
  effectifInitial: 10,
  pvInitial: 1,
  cd: 7,
  co: 2,
  objectif: null,
  rappel: null,
  effectif: 10,
  pv: 1,
  ebranlee: false,
  teste: 0,
};
/** A walker of the first player: one model of 12 PV. */
export const dread: Unite = {
  ...boyz,
  numero: 2,
  nom: 'Dread',
  effectifInitial: 1,
  effectif: 1,
  pvInitial: 12,
  pv: 12,
  cd: 6,
  co: 4,
};
/** Five Marines of the second player. */
export const marines: Unite = {
  ...boyz,
  numero: 3,
  nom: 'Marines',
  joueur: 1,
  effectifInitial: 5,
  effectif: 5,
  pvInitial: 2,
  pv: 2,
  cd: 6,
};

export const tom: Joueur = { nom: 'Tom', pc: 1, points: 0 };
export const lea: Joueur = { nom: 'Léa', pc: 1, points: 0 };

/** The first phase of a battle between Léa, who plays first, and Tom. */
export function battle(over: Partial<Bataille> = {}): Bataille {
  return { joueurs: [lea, tom], tour: 1, phase: 0, pointsObjectif: 5, unites: [], ...over };
}

/** A change of a unit, as a case writes it. */
export function ofUnit(of: number, quantity: Change['quantity'], by: number, cause: string): Change {
  return { whose: 'unite', of, quantity, by, cause };
}

/** A change of a player. */
export function ofPlayer(of: number, quantity: Change['quantity'], by: number, cause: string): Change {
  return { whose: 'joueur', of, quantity, by, cause };
}

/** What every case says: its name, the clauses that it pins, the rulings that differ from the default and those that decided. */
export interface CaseBase {
  readonly name: string;
  readonly clauses: readonly string[];
  readonly rulings?: Rulings;
  readonly decided?: Rulings;
}
