import type { DefiStart } from '../../../src/rules/heresie/check.ts';
import type { Combattant } from '../../../src/rules/heresie/terms.ts';

/** What one round leaves: « PV of the protagonist/PV of the antagonist » → chance. */
export type Chances = Map<string, number>;

/** Chance that a die shows at least `seuil`, a 1 never being enough. */
function atLeast(seuil: number): number {
  return seuil > 6 ? 0 : (7 - Math.max(2, seuil)) / 6;
}

function toHit(a: number, d: number): number {
  if (a === d) return 4;
  if (a > d) return a >= 2 * d ? 2 : 3;
  return d >= 2 * a ? 6 : 5;
}

function toWound(gap: number): number {
  if (gap <= -4) return 7;
  return gap === -3 ? 6 : Math.max(2, 4 - gap);
}

/** Chance that one attack takes PV, for models without special rules and weapons that only have PA and D. */
function perAttack(from: Combattant, to: Combattant): number {
  const pa = from.armes[0]?.pa ?? null;
  const { svg, inv, cc, e } = to.profil;
  const armour = svg !== null && (pa === null || pa > svg) ? svg : 7;
  const save = Math.min(armour, inv ?? 7);
  const wounds = atLeast(toHit(from.profil.cc, cc)) * atLeast(toWound(from.profil.f - e));
  return wounds * (1 - atLeast(save));
}

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
}

/** PV of `to` after `attacks` → chance. */
function after(from: Combattant, to: Combattant, attacks: number): Map<number, number> {
  const p = perAttack(from, to);
  const d = from.armes[0]?.d ?? 1;
  const left = new Map<number, number>();
  for (let k = 0; k <= attacks; k += 1) {
    const pv = Math.max(0, to.pv - k * d);
    left.set(pv, (left.get(pv) ?? 0) + choose(attacks, k) * p ** k * (1 - p) ** (attacks - k));
  }
  return left;
}

/** One round without postures, by binomials: written from the rule alone, without the rule's code. */
export function naiveRound({ protagoniste: p, antagoniste: q }: DefiStart): Chances {
  const edge = p.profil.i - (p.profil.pv - p.pv) - (q.profil.i - (q.profil.pv - q.pv));
  let wins = 0;
  let loses = 0;
  for (let mine = 1; mine <= 6; mine += 1) {
    for (let yours = 1; yours <= 6; yours += 1) {
      if (mine + edge > yours) wins += 1;
      if (mine + edge < yours) loses += 1;
    }
  }
  const chances: Chances = new Map();
  const orders = [
    { part: wins / (wins + loses), first: p, second: q },
    { part: loses / (wins + loses), first: q, second: p },
  ];
  for (const { part, first, second } of orders) {
    for (const [hurt, one] of after(first, second, first.profil.a + 1)) {
      const reply = hurt === 0 ? new Map([[first.pv, 1]]) : after(second, first, second.profil.a);
      for (const [left, other] of reply) {
        const key = first === p ? `${left}/${hurt}` : `${hurt}/${left}`;
        chances.set(key, (chances.get(key) ?? 0) + part * one * other);
      }
    }
  }
  return chances;
}
