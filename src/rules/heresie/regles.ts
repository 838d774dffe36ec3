import { actifs, effetsDe } from './effets.ts';
import type { Defi, Duel } from './state.ts';
import type { Arme, Regle, RegleSeuil, RegleValeur, Side } from './terms.ts';

/** The weapon that this side named for the round. */
export function armeOf(defi: Defi, duel: Duel, side: Side): Arme {
  const { arme: id } = duel[side];
  const arme = defi[side].armes.find((one) => one.id === id);
  if (!arme) throw new Error(`No weapon ${id}`);
  return arme;
}

/** Special rules of the model, of its weapon and of its posture. */
export function reglesOf(defi: Defi, duel: Duel, side: Side): readonly Regle[] {
  const given = effetsDe(defi, duel, side, 'regle').map(({ effet }) => effet.regle);
  return [...defi[side].profil.regles, ...armeOf(defi, duel, side).regles, ...given];
}

/** The lowest X+ of a rule, `null` without it. Critique may be bettered by a posture, down to 2+. */
export function seuilOf(defi: Defi, duel: Duel, side: Side, id: RegleSeuil): number | null {
  const all = reglesOf(defi, duel, side).flatMap((regle) => (regle.id === id ? [regle.x] : []));
  const best = all.length === 0 ? null : Math.min(...all);
  if (id !== 'critique') return best;
  const [better] = effetsDe(defi, duel, side, 'critique-ameliore');
  if (!better) return best;
  return best === null ? (better.effet.sinon ?? null) : Math.max(2, best - 1);
}

/** The highest X of a rule, 0 without it: several never add up. */
export function valeurOf(defi: Defi, duel: Duel, side: Side, id: RegleValeur): number {
  const all = reglesOf(defi, duel, side).flatMap((regle) => (regle.id === id ? [regle.x] : []));
  return Math.max(0, ...all);
}

/** Whether Impact works for `c`: the rule is there, and the model charged. */
export function hasImpact(defi: Defi, duel: Duel, side: Side, c: string): boolean {
  if (!defi[side].charge) return false;
  return reglesOf(defi, duel, side).some((regle) => regle.id === 'impact' && regle.c === c);
}

/** Whether a rule without a value is there. */
export function hasRegle(regles: readonly Regle[], id: Regle['id']): boolean {
  return regles.some((regle) => regle.id === id);
}

/** Whether Haine of `side` names the enemy's type, one of its sub-types or its faction. */
export function hates(defi: Defi, duel: Duel, side: Side, enemy: Side): boolean {
  const { type, sousTypes, faction } = defi[enemy].profil;
  const kinds = [type, ...sousTypes, ...(faction === null ? [] : [faction])];
  return reglesOf(defi, duel, side).some((regle) => regle.id === 'haine' && kinds.includes(regle.contre));
}

/** Whether a posture keeps `side` from choosing Gloire while both stand. */
export function isHeld(defi: Defi, duel: Duel, side: Side): boolean {
  return actifs(defi, duel, 'gloire-interdite').some(({ de }) => de !== side);
}
