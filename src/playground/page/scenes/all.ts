import { ebranlement } from './ebranlement.ts';
import { fiche } from './fiche.ts';
import { impact } from './impact.ts';
import type { Scene } from './scene.ts';

/** Every scene, in the order in which they are offered. */
export const scenes: readonly Scene[] = [ebranlement, impact, fiche];
