import type { Entry } from '../../campaign/entry.ts';
import type { Decision } from '../../rules/waryaume/combat.ts';
import type { Control } from '../../slash/match/roll.ts';

/** How what the attacker may decide looks, after so many assaults. */
export function controls(move: Decision, assauts: number): Control {
  if (move === 'assaut') {
    const label = assauts === 0 ? 'Lancer l’assaut' : 'Nouvel assaut';
    return { as: 'button', label, style: 'main', rolls: true };
  }
  const label = move === 'arret' ? 'Arrêter' : 'Arrêter et finir le tour';
  return { as: 'button', label, style: 'plain', rolls: false };
}

/** What is expected of who leads the attack after so many assaults; of who is attacked nothing is. */
export function expected(assauts: number, leads: boolean): string {
  if (!leads) return 'te voilà en défense, sans rien à lancer';
  return assauts === 0 ? 'lance l’assaut' : 'attaque encore ou arrête';
}

/** Whether an entry changed a region and nothing of the ledger: it can be taken back, which its changes do not show. */
export function isRegional({ content: { outcome } }: Entry): boolean {
  const etats = outcome.result['etats'];
  const isChanged = Array.isArray(etats) && etats.length > 0;
  return isChanged && !outcome.steps.some(({ what }) => what.startsWith('trophee-'));
}
