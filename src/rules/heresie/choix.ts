import { isRefusal, type Refusal, refuse } from '../rule.ts';
import { effetsDe, postureOf } from './effets.ts';
import type { Posture } from './posture.ts';
import type { Camp, Choix, Defi, Duel } from './state.ts';
import { other, type Side } from './terms.ts';

/** No posture. */
export const none: Choix = { posture: null, nommee: null };

/** Who chooses the first posture of this round. Source: `defi.5`. */
export function opener({ first, avantage }: Duel): Side {
  return first || avantage === null ? 'protagoniste' : avantage;
}

/** Postures that `side` may take now, in the order of the campaign's list. */
export function legalPostures(defi: Defi, duel: Duel, side: Side): readonly Posture[] {
  return defi.postures.filter((posture) => whyNot(defi, duel, side, posture) === null);
}

/** Postures that `feint`, Feinte et riposte, may forbid: any other, even one of a faction that is not there. */
export function namablePostures({ postures }: Defi, feint: string): readonly Posture[] {
  return postures.filter(({ id }) => id !== feint);
}

/**
 * The duel with the choice of `side`, none being one. Refused under `posture` or `posture-adverse`: `posture-unknown`
 * [got], `posture-not-yours` [posture], `posture-taken` [posture], `posture-forbidden` [posture], `posture-first-round`
 * [posture], `posture-opener-only` [posture], `posture-used` [posture], `feint-without-posture`, `feint-unknown` [got],
 * `out-of-turn` when it is not for `side` to choose.
 */
export function choose(defi: Defi, duel: Duel, side: Side, choix: Choix): Duel | Refusal {
  const option = side === 'protagoniste' ? 'posture' : 'posture-adverse';
  const due = duel[opener(duel)].choix === null ? opener(duel) : other(opener(duel));
  if (due !== side || duel[side].choix !== null) return refuse('out-of-turn', option, { side });
  if (choix.posture === null) return { ...duel, [side]: { ...duel[side], choix: none } };
  const posture = defi.postures.find(({ id }) => id === choix.posture);
  if (!posture) return refuse('posture-unknown', option, { got: choix.posture });
  const reason = whyNot(defi, duel, side, posture);
  if (reason !== null) return refuse(reason, option, { posture: posture.id });
  const nommee = forbids(posture) ? readNamed(defi, posture.id, choix.nommee, option) : null;
  if (isRefusal(nommee)) return nommee;
  return { ...duel, [side]: taken(duel[side], posture, nommee) };
}

function taken(camp: Camp, posture: Posture, nommee: string | null): Camp {
  const earned = posture.effets.reduce(
    (sum, effet) => sum + (effet.effet === 'prc' && effet.quand === 'chaque-choix' ? effet.valeur : 0),
    0,
  );
  return {
    ...camp,
    choix: { posture: posture.id, nommee },
    prc: camp.prc + earned,
    usees: posture.unique || posture.durable ? [...camp.usees, posture.id] : camp.usees,
  };
}

function readNamed(defi: Defi, feint: string, nommee: string | null, option: string): string | Refusal {
  if (nommee === null) return refuse('feint-without-posture', option);
  const known = namablePostures(defi, feint).some(({ id }) => id === nommee);
  return known ? nommee : refuse('feint-unknown', option, { got: nommee });
}

/** The code of the refusal, `null` when the posture may be taken. */
function whyNot(defi: Defi, duel: Duel, side: Side, posture: Posture): string | null {
  const { faction, personnage } = defi[side].profil;
  const foe = duel[other(side)].choix;
  if (posture.faction !== null && posture.faction !== faction) return 'posture-not-yours';
  if (posture.personnage !== null && posture.personnage !== personnage) return 'posture-not-yours';
  if (posture.premiere && !duel.first) return 'posture-first-round';
  if (duel[side].usees.includes(posture.id)) return 'posture-used';
  if (foe?.posture === posture.id) return 'posture-taken';
  if (foe?.nommee === posture.id) return 'posture-forbidden';
  return forbids(posture) && opener(duel) !== side ? 'posture-opener-only' : null;
}

function forbids({ effets }: Posture): boolean {
  return effets.some(({ effet }) => effet === 'interdire');
}

/** Whether `side` chose in this round a posture with this effect. */
export function chose(defi: Defi, duel: Duel, side: Side, kind: 'rompre' | 'avantage-suivant'): boolean {
  const posture = duel[side].choix?.posture ?? null;
  if (posture === null) return false;
  return effetsDe(defi, duel, side, kind).some((one) => one.posture === postureOf(defi, posture));
}
