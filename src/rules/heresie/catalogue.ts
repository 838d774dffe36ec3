import { armes } from '../../../data/heresie/armes.ts';
import { postures } from '../../../data/heresie/postures.ts';
import { posturesDeFaction } from '../../../data/heresie/postures-de-faction.ts';
import { profils } from '../../../data/heresie/profils.ts';
import type { Posture } from './posture.ts';
import type { Arme, Profil } from './terms.ts';

/** Every posture of a campaign: the nine, those of factions, its own ones, which take the place of a faction's of the same id. */
export function postureCatalogue(own: readonly Posture[] = []): readonly Posture[] {
  const ids = new Set(own.map(({ id }) => id));
  return [...postures, ...posturesDeFaction.filter(({ id }) => !ids.has(id)), ...own];
}

/** A ready-made model with the weapons offered with it, `null` when there is none of that id. */
export function readyMade(id: string): { readonly profil: Profil; readonly armes: readonly Arme[] } | null {
  const found = profils.find((one) => one.id === id);
  if (!found) return null;
  const { id: _, source, armes: offered, ...profil } = found;
  return { profil, armes: offered.map(weapon) };
}

function weapon(id: string): Arme {
  const found = armes.find((one) => one.id === id);
  if (!found) throw new Error(`No weapon ${id}`);
  const { source, ...arme } = found;
  return arme;
}
