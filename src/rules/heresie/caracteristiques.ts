import type { Modificateur } from '../modificateur.ts';
import type { Modifier } from '../step.ts';
import { effetsDe, effetsSur } from './effets.ts';
import { armeOf, hasImpact, hasRegle } from './regles.ts';
import type { Defi, Duel } from './state.ts';
import { type Caracteristique, other, type Side } from './terms.ts';

/** When a characteristic is asked for. */
type Etape = 'concentration' | 'frappe';

/** How a characteristic came about: `value` is `from` plus all of `by`. `rulings`: those that decided. */
interface Compte {
  readonly from: number;
  readonly by: readonly Modifier[];
  readonly value: number;
  readonly rulings: readonly string[];
}

/** One change. They are made in the order of the kinds: × then ÷, + then −, and what sets the value last. */
interface Change {
  readonly cause: string;
  readonly kind: 'fois' | 'divise' | 'plus' | 'fixe';
  readonly valeur: number;
  /** A decrease stops here, or where it started if that is lower. */
  readonly minimum?: number;
}

/** A characteristic of `side` with weapon and posture, at one step. Never below 0. Source: `defi.19`, `defi.24`, `defi.25`. */
export function caracteristique(
  defi: Defi,
  duel: Duel,
  side: Side,
  c: Caracteristique,
  etape: Etape,
): Compte {
  const lowered = provoque(defi, duel, side, c);
  const weapon = weaponChanges(defi, duel, side, c);
  const own = lowered === null ? ownChanges(defi, duel, side, c) : [];
  const from = lowered?.value ?? defi[side].profil[c];
  const changes = [...own, ...weapon, ...postureChanges(defi, duel, side, c, etape, false)];
  const statut =
    c === 'i' && suffersStatus(defi, side) ? [{ cause: 'statut', kind: 'fixe', valeur: 1 } as const] : [];
  const { by, value } = apply(from, [...changes, ...statut]);
  return { from, by, value, rulings: rulingsOf(changes) };
}

/** What Provoquer et leurrer lowers `c` to, before weapon and posture; `null` when it changes nothing. */
export function provoque(defi: Defi, duel: Duel, side: Side, c: Caracteristique): Compte | null {
  if ((c !== 'cc' && c !== 'a') || effetsDe(defi, duel, side, 'provoquer').length === 0) return null;
  const own = present(defi, duel, side, c);
  const enemy = present(defi, duel, other(side), c);
  const value = own === enemy ? Math.max(0, own - 1) : Math.min(own, enemy);
  const rulings = ['provoquer-ordre', 'provoquer-garde', ...(own < enemy ? ['provoquer-jamais-plus'] : [])];
  return { from: own, by: [{ cause: 'provoquer-et-leurrer', value: value - own }], value, rulings };
}

/** Whether a status of its unit, or its own, touches this model. */
export function suffersStatus(defi: Defi, side: Side): boolean {
  const { statut, profil } = defi[side];
  return statut !== 'aucun' && !hasRegle(profil.regles, 'insensible-aux-statuts');
}

/** What a characteristic is by itself: disgrace, Phage and what lasts, but no weapon and no posture of the round. */
function present(defi: Defi, duel: Duel, side: Side, c: Caracteristique): number {
  return apply(defi[side].profil[c], ownChanges(defi, duel, side, c)).value;
}

function ownChanges(defi: Defi, duel: Duel, side: Side, c: Caracteristique): Change[] {
  const changes: Change[] = postureChanges(defi, duel, side, c, 'frappe', true);
  const halved = c === 'cc' && defi[side].statut === 'disgrace' && suffersStatus(defi, side);
  if (halved) changes.push({ cause: 'disgrace', kind: 'divise', valeur: 2 });
  if (duel[side].phages.includes(c)) changes.push({ cause: 'phage', kind: 'plus', valeur: -1 });
  return changes;
}

function weaponChanges(defi: Defi, duel: Duel, side: Side, c: Caracteristique): Change[] {
  if (c === 'cc' || c === 'e') return [];
  const changes = changeOf(armeOf(defi, duel, side)[c]);
  const impact = hasImpact(defi, duel, side, c);
  return impact ? [...changes, { cause: 'impact', kind: 'plus', valeur: 1 }] : changes;
}

function changeOf(modificateur: Modificateur): Change[] {
  if (modificateur === null) return [];
  const cause = 'arme';
  if ('plus' in modificateur) return [{ cause, kind: 'plus', valeur: modificateur.plus }];
  if ('fois' in modificateur) return [{ cause, kind: 'fois', valeur: modificateur.fois }];
  return [{ cause, kind: 'fixe', valeur: modificateur.fixe }];
}

/** What postures change; `lasting`: those that last, or the others. */
function postureChanges(
  defi: Defi,
  duel: Duel,
  side: Side,
  c: Caracteristique,
  etape: Etape,
  lasting: boolean,
): Change[] {
  return effetsSur(defi, duel, side, 'caracteristique')
    .filter(({ effet, posture }) => effet.c === c && (posture.durable === true) === lasting)
    .filter(({ effet }) => effet.etape === 'toutes' || effet.etape === etape)
    .map(({ effet, posture, de }) => ({
      cause: posture.id,
      kind: effet.operation,
      valeur: effet.valeur === 'cc-de-base-adverse' ? defi[other(de)].profil.cc : effet.valeur,
      ...(effet.minimum !== undefined && { minimum: effet.minimum }),
    }));
}

const order = ['fois', 'divise', 'plus', 'moins', 'fixe'];

function rank({ kind, valeur }: Change): number {
  return order.indexOf(kind === 'plus' && valeur < 0 ? 'moins' : kind);
}

function apply(from: number, changes: readonly Change[]): { by: Modifier[]; value: number } {
  let value = from;
  const by = changes
    .toSorted((one, two) => rank(one) - rank(two))
    .map((change) => {
      const before = value;
      value = changed(before, change);
      return { cause: change.cause, value: value - before };
    });
  return { by: by.filter((one) => one.value !== 0), value };
}

function changed(value: number, { kind, valeur, minimum = 0 }: Change): number {
  if (kind === 'fixe') return valeur;
  if (kind === 'fois') return value * valeur;
  if (kind === 'divise') return Math.floor(value / Math.max(1, valeur));
  return valeur < 0 ? Math.min(value, Math.max(minimum, value + valeur)) : value + valeur;
}

/** What the order of the changes decided here. */
function rulingsOf(changes: readonly Change[]): string[] {
  const has = (cause: string, kind?: Change['kind']) =>
    changes.some((one) => one.cause === cause && (kind === undefined || one.kind === kind));
  return [
    ...(has('phage') && has('arme', 'fois') ? ['phage-ordre'] : []),
    ...(has('impact') && has('arme', 'fixe') ? ['impact-fixe'] : []),
  ];
}
