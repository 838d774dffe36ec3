import { battle } from './battle.ts';
import { commandPhase } from './command-phase.ts';
import { duel } from './duel.ts';
import { ebranlement } from './ebranlement.ts';
import { fiche } from './fiche.ts';
import { impact } from './impact.ts';
import type { Scene } from './scene.ts';

/** Every scene, in the order in which they are offered. */
export const scenes: readonly Scene[] = [duel, battle, commandPhase, ebranlement, impact, fiche];
