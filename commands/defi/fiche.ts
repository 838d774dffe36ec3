import { posturesDeFaction } from '../../data/heresie/postures-de-faction.ts';
import type { Sheet } from '../../src/campaign/sheets.ts';
import type { Modele } from '../../src/matches/defi.ts';
import { caracteristiqueById } from '../../src/rules/fiche/profil.ts';
import type { Arme as PrintedArme } from '../../src/rules/fiche/terms.ts';
import { readyMade } from '../../src/rules/heresie/catalogue.ts';
import type { Arme, Combattant, Profil, Statut } from '../../src/rules/heresie/terms.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import { wordId } from '../../src/text/fold.ts';
import { kindOf, readReglesOf } from './regles.ts';

/** What a sheet must say; without the others the model has none. */
const needed = ['cc', 'f', 'e', 'pv', 'i', 'a'] as const;
const nothing: Omit<Combattant, 'profil' | 'armes' | 'pv'> = {
  soutien: 0,
  marcheurs: 0,
  charge: false,
  statut: 'aucun',
};

/**
 * The model of a sheet as it stands: PV left, statuses, weapons. Refused under `option`: `sheet-lacks` [nom, lacks] names the
 * characteristics that are missing; `rule-value` as the rules of the sheet are refused.
 */
export function modelOfSheet({ id, nom, fiche, counts, statuts }: Sheet, option: string): Modele | Refusal {
  const { profil: printed, armes, regles: rules, type, sousTypes, faction } = fiche;
  const lacks = needed.filter((one) => printed[one] === undefined);
  if (lacks.length > 0) {
    return refuse('sheet-lacks', option, { nom, lacks: lacks.map((one) => caracteristiqueById(one).nom) });
  }
  const value = (one: string): number => printed[one] ?? 0; // a dash counts as 0
  const regles = readReglesOf(nom, rules, option);
  if (isRefusal(regles)) return regles;
  const weapons = readArmes(nom, armes, option);
  if (isRefusal(weapons)) return weapons;
  const house = faction === null ? null : factionOf(faction);
  const { cd = null, vol = null, svg = null, inv = null } = printed;
  const profil: Profil = {
    nom,
    cc: value('cc'),
    f: value('f'),
    e: value('e'),
    pv: value('pv'),
    i: value('i'),
    a: value('a'),
    cd,
    vol,
    svg,
    inv,
    type: type === null ? '' : kindOf(type),
    sousTypes: sousTypes.map(kindOf),
    faction: house,
    personnage: personOf(nom, house),
    regles,
  };
  const combattant = {
    ...nothing,
    profil,
    armes: weapons,
    pv: counts.pv ?? profil.pv,
    statut: gravest(statuts),
  };
  return { id: `fiche-${id}`, fiche: id, combattant };
}

/** A ready-made model, whole; it belongs to nobody and nothing of it is kept. */
export function modelReady(id: string): Modele | null {
  const found = readyMade(id);
  return found && { id, fiche: null, combattant: { ...nothing, ...found, pv: found.profil.pv } };
}

/** The gravest of the statuses that a challenge knows. */
export function gravest(statuts: readonly string[]): Statut {
  const grave: readonly Statut[] = ['deroute', 'disgrace', 'unite'];
  return grave.find((one) => statuts.includes(one)) ?? 'aucun';
}

/** Weapons with ids that a button can carry; two of one name are told apart by their rank. */
function readArmes(nom: string, armes: readonly PrintedArme[], option: string): readonly Arme[] | Refusal {
  const read: Arme[] = [];
  for (const { regles: rules, mains: _, energetique: __, ...arme } of armes) {
    const regles = readReglesOf(nom, rules, option);
    if (isRefusal(regles)) return regles;
    const word = armeId(arme.nom) || 'arme';
    const isTaken = read.some(({ id }) => id === word);
    read.push({ ...arme, id: isTaken ? `${word.slice(0, 40)}-${read.length + 1}` : word, regles });
  }
  return read;
}

/** A weapon's name as its id: at most 44 letters, digits and hyphens. */
export function armeId(nom: string): string {
  return wordId(nom)
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .slice(0, 44)
    .replace(/-$/u, '');
}

/** The id of a faction as sheets print it: « Emperor’s Children », « Legio Custodes ». */
function factionOf(printed: string): string {
  const word = wordId(printed.replace(/['’]/gu, ''));
  const known = posturesDeFaction.find(
    ({ faction }) => faction !== null && `-${word}-`.includes(`-${faction}-`),
  );
  return known?.faction ?? word;
}

/** Which character a sheet is: one whom the postures of its faction name, by a word of the sheet's name. */
function personOf(nom: string, house: string | null): string | null {
  const word = wordId(nom);
  const known = posturesDeFaction.find(
    ({ faction, personnage }) =>
      personnage !== null && faction === house && `-${word}-`.includes(`-${personnage}-`),
  );
  return known?.personnage ?? null;
}
