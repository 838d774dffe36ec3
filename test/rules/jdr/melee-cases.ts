import { flatGains, type Gains } from '../../../src/rules/jdr/gains.ts';
import type { Choix, Combattant, FrappeDeMelee, MeleeResult } from '../../../src/rules/jdr/melee/terms.ts';
import type { MoralResult } from '../../../src/rules/jdr/moral.ts';
import type { Rulings } from '../../../src/rules/rule.ts';

/** One round: who chose what (by place), and exact D6. */
export interface RoundOf {
  readonly choix?: readonly Choix[];
  readonly dice: readonly number[];
}

/** Fighters and rounds in, the whole result of the last round out, and the PV that all are left with. */
export interface MeleeCase {
  readonly name: string;
  readonly clauses: readonly string[];
  readonly combattants: readonly Combattant[];
  /** None unless said. */
  readonly gains?: Gains;
  readonly rounds: readonly RoundOf[];
  readonly result: MeleeResult;
  readonly pv: readonly number[];
  readonly isOver?: boolean;
  /** Rulings that decided the last round. */
  readonly decided?: Rulings;
}

/** CC 4, F 4, E 4, 10 PV, I 4, A 2, Cd 8, Svg 3+, a player's, without weapons. */
export function soldat(fiche: string, camp: 'a' | 'b', differs: Partial<Combattant> = {}): Combattant {
  return {
    fiche,
    camp,
    joueur: true,
    cc: 4,
    f: 4,
    e: 4,
    pvBase: 10,
    pv: 10,
    i: 4,
    a: 2,
    cd: 8,
    svg: 3,
    xp: 0,
    armes: [],
    charge: false,
    ...differs,
  };
}

export const sword = { nom: 'Épée', mains: 1, energetique: false } as const;
export const knife = { nom: 'Couteau', mains: 1, energetique: false } as const;
export const hammer = { nom: 'Marteau', mains: 2, energetique: false } as const;
export const powerSword = { nom: 'Épée énergétique', mains: 1, energetique: true } as const;

/** A blow of {@link soldat} on his like that comes to nothing, but for what is said. */
export function frappe(de: string, vers: string, differs: Partial<FrappeDeMelee> = {}): FrappeDeMelee {
  const base = { initiative: 4, attaques: 2, seuilTouche: 4, touches: 0, blessures: 0 };
  return { de, vers, ...base, sauvegardes: [], pvPerdus: 0, ...differs };
}

/** A test that is due and held. */
export function test(fiche: string, differs: Partial<MoralResult>): MeleeResult['tests'][number] {
  const held = {
    occasion: true,
    cdEffectif: 8,
    malus: [],
    reussi: true,
    fuite: false,
    pvApres: 9,
    ko: false,
  };
  return { fiche, ...held, des: [1, 2], total: 3, ...differs };
}

export const nothing = { tests: [], ko: [], fuites: [], gains: [] };
export const fewer = { cause: 'moins-de-pv', valeur: -1 };
export const half = { cause: 'moins-de-la-moitie', valeur: -1 };
export const fixed = flatGains({ xp: 5, credits: 9 });

/** Answers that many cases meet. */
export const together = { 'initiative-egale': 'ensemble' };
export const unarmed = { 'sans-arme': 'attaques' };
export const standing = { 'cible-tombee': 'premier-debout' };
export const many = { 'adversaire-en-melee': 'le-plus-dur' };
export const fallen = { 'adversaire-tombe': 'oui' };
export const halved = { arrondi: 'inferieur', 'moities-separees': 'separement' };
export const capped = { 'pertes-plafonnees': 'restants' };
