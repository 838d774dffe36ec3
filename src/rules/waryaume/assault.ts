import { answerOf } from '../rule.ts';
import type { Trace } from '../trace.ts';
import { type Blows, type Jet, rollBlows } from './blows.ts';
import type { Combat } from './combat-options.ts';
import { mostDice, takeDice } from './dice-choice.ts';
import { count, merge } from './groupes.ts';
import { strike } from './losses.ts';
import { bury } from './releves.ts';
import { attackThresholds, plainThreshold } from './seuils.ts';
import { aim } from './target-die.ts';
import type { Cible, Effectif, Groupe, Region, TypeId } from './terms.ts';

/** Who still fights, and where. */
export interface Field {
  readonly attaque: readonly Groupe[];
  readonly cibles: readonly Cible[];
  readonly region: Region | null;
  /** How many undead rose in this battle so far. */
  readonly releves: number;
}

/** The defenders who are left roll as well. */
export interface Riposte {
  readonly des: readonly Jet[];
  readonly desExclus: readonly Effectif[];
  readonly touches: number;
  readonly pertes: readonly Groupe[];
  readonly morts: readonly Effectif[];
}

/** One assault. Keys as on the rule page; `pv` is what each of the group has left, or lost. */
export interface Assaut {
  readonly des: readonly Jet[];
  readonly desExclus: readonly Effectif[];
  readonly bonusApplique: boolean;
  readonly bonusPerdu: boolean;
  readonly touches: number;
  readonly pertes: readonly Groupe[];
  /** Defenders who died. */
  readonly morts: readonly Effectif[];
  readonly resteAttaque: readonly Groupe[];
  readonly resteDefense: readonly Groupe[];
  /** The face of the target die that counted, and the target; `null` without several targets. */
  readonly cible: { readonly de: number; readonly nom: string | null } | null;
  /** What each of several targets has left; `null` without. */
  readonly cibles: readonly { readonly nom: string | null; readonly reste: readonly Groupe[] }[] | null;
  /** `null` where nobody strikes back. */
  readonly riposte: Riposte | null;
  readonly apparus: readonly Effectif[];
  /** Prisoners of each side, `null` where no face makes any. */
  readonly prisonniers: { readonly attaque: number; readonly defense: number } | null;
}

/** All groups of all targets. */
export function defenders(cibles: readonly Cible[]): readonly Groupe[] {
  return cibles.flatMap(({ groupes }) => groupes);
}

/** One assault on `field`: the attacker's dice, the target die, the losses, the riposte, the dead who rise. */
export function fightOnce(combat: Combat, field: Field, trace: Trace): { field: Field; assaut: Assaut } {
  const { attaque, cibles } = field;
  const { blows, ...dice } = rollAttack(combat, field, trace);
  const { index, de } = aim(cibles, trace);
  const target = cibles[index];
  const { reste, pertes, morts } = strike(target?.groupes ?? [], blows.touches, 'defense', trace);
  const back = strikeBack(combat, attaque, reste, trace);
  const left = cibles.map((cible, at) => (at === index ? { ...cible, groupes: reste } : cible));
  const debout = [...back.reste, ...defenders(left)];
  const { region, apparus } = bury(
    combat,
    field.region,
    { attaque: back.morts, defense: morts, debout, releves: field.releves },
    trace,
  );
  const assaut: Assaut = {
    ...dice,
    touches: blows.touches,
    pertes,
    morts,
    resteAttaque: back.reste,
    resteDefense: merge(defenders(left)),
    cible: de === null ? null : { de, nom: target?.nom ?? null },
    cibles: left.length > 1 ? left.map(({ nom, groupes }) => ({ nom, reste: groupes })) : null,
    riposte: back.riposte,
    apparus,
    prisonniers: countPrisoners(combat, blows, back.blows, trace),
  };
  const releves = field.releves + count(apparus);
  return { field: { attaque: back.reste, cibles: left, region, releves }, assaut };
}

/** The attacker's thresholds, which of his dice roll, and how they fall. */
function rollAttack(combat: Combat, { attaque, cibles }: Field, trace: Trace) {
  const { byType, bonusPerdu } = attackThresholds(combat, attaque, count(defenders(cibles)), trace);
  const limit = Math.min(mostDice, combat.desPossedes);
  const seuilOf = (type: TypeId) => byType.get(type) ?? plainThreshold(type);
  const { lines, desExclus } = takeDice(attaque, limit, seuilOf, trace);
  const bonusApplique = lines.some(({ type, seuil }) => seuil < plainThreshold(type));
  const blows = rollBlows('attaque', lines, combat.prisonniers, trace);
  return { des: blows.des, desExclus, bonusApplique, bonusPerdu, blows };
}

/** With the ruling `riposte`, those who are left of the target roll, on their plain thresholds. Source: `combat.14`. */
function strikeBack(combat: Combat, attaque: readonly Groupe[], left: readonly Groupe[], trace: Trace) {
  const none = { riposte: null, reste: attaque, morts: [], blows: null };
  if (left.length === 0) return none;
  const answer = answerOf(combat.rulings, 'riposte');
  const clause = answer === 'aucune' ? 'combat.2' : 'combat.14';
  trace.clause({ clause, what: 'riposte', rulings: ['riposte'] }, answer);
  if (answer === 'aucune') return none;
  const { lines, desExclus } = takeDice(left, mostDice, plainThreshold, trace);
  const blows = rollBlows('defense', lines, combat.prisonniers, trace);
  const { reste, pertes, morts } = strike(attaque, blows.touches, 'attaque', trace);
  const { des, touches } = blows;
  return { riposte: { des, desExclus, touches, pertes, morts }, reste, morts, blows };
}

function countPrisoners(
  combat: Combat,
  attack: Blows,
  back: Blows | null,
  trace: Trace,
): Assaut['prisonniers'] {
  if (combat.facesManquantes) {
    trace.clause({ clause: 'combat.18', what: 'prisonniers', rulings: ['faces-prisonniers'] }, null);
  }
  if (attack.prisonniers === null) return null;
  return { attaque: attack.prisonniers, defense: back?.prisonniers ?? 0 };
}
