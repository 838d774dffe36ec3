import type { Condition, Effet, Posture } from './posture.ts';
import type { Defi, Duel } from './state.ts';
import { other, type Side } from './terms.ts';

type Kind = Effet['effet'];
type Of<K extends Kind> = Extract<Effet, { readonly effet: K }>;

/** An effect that holds now, and whose posture gives it. */
interface Actif<K extends Kind = Kind> {
  readonly effet: Of<K>;
  readonly posture: Posture;
  readonly de: Side;
}

/** The posture with this id; it was checked when it was chosen, so that a lack is a bug. */
export function postureOf({ postures }: Defi, id: string): Posture {
  const posture = postures.find((one) => one.id === id);
  if (!posture) throw new Error(`No posture ${id}`);
  return posture;
}

/** Whose posture prevails where two contradict each other. Source: `defi.6`. */
export function dominant(defi: Defi, duel: Duel): Side {
  return duel.avantage ?? defi.joueurActif;
}

/** Postures of one side that are at work: the lasting ones, then the one of this round. */
function posturesOf(defi: Defi, duel: Duel, side: Side): readonly Posture[] {
  const { choix, durables } = duel[side];
  const chosen = choix?.posture ?? null;
  const ids = chosen === null ? durables : [...durables, chosen];
  return ids.map((id) => postureOf(defi, id));
}

/** The effects of one kind that hold now; those of the posture that prevails come last. */
export function actifs<K extends Kind>(defi: Defi, duel: Duel, kind: K): Actif<K>[] {
  const last = dominant(defi, duel);
  return [other(last), last].flatMap((de) =>
    posturesOf(defi, duel, de).flatMap((posture) =>
      posture.effets
        .filter((effet): effet is Of<K> => effet.effet === kind)
        .filter(({ si }) => si === undefined || holdsNow(si, posture, defi, duel, de))
        .map((effet) => ({ effet, posture, de })),
    ),
  );
}

/** Those that `side` chose. */
export function effetsDe<K extends Kind>(defi: Defi, duel: Duel, side: Side, kind: K): Actif<K>[] {
  return actifs(defi, duel, kind).filter(({ de }) => de === side);
}

/** Those that are about `side`, whoever chose them. */
export function effetsSur<K extends 'soutien' | 'caracteristique' | 'blessure-ratee'>(
  defi: Defi,
  duel: Duel,
  side: Side,
  kind: K,
): Actif<K>[] {
  return actifs(defi, duel, kind).filter(
    ({ effet, de }) => ('qui' in effet && effet.qui === 'soi') === (de === side),
  );
}

function holdsNow(condition: Condition, posture: Posture, defi: Defi, duel: Duel, side: Side): boolean {
  const enemy = other(side);
  switch (condition) {
    case 'avec-avantage':
      return duel.avantage === side;
    case 'sans-avantage':
      return duel.avantage !== side;
    case 'blesse':
      return duel[side].pv < defi[side].profil.pv;
    case 'adverse-blesse':
      return duel[enemy].pv < defi[enemy].profil.pv;
    case 'pv-au-plus-2':
      return duel[side].pv <= 2;
    case 'charge':
      return defi[side].charge;
    case 'faction-visee': {
      const { faction } = defi[enemy].profil;
      return faction !== null && (posture.visees ?? []).includes(faction);
    }
  }
}
