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

/** Whether an entry changed a region and nothing of the ledger: it can be taken back, which its changes do not show. */
export function isRegional({ content: { outcome } }: Entry): boolean {
  const etats = outcome.result['etats'];
  const isChanged = Array.isArray(etats) && etats.length > 0;
  return isChanged && !outcome.steps.some(({ what }) => what.startsWith('trophee-'));
}
